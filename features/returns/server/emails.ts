// What buyers are written when their case moves, or when they withdraw from the contract.
import type { EmailKind } from '#domain/notifications/emails.ts';
import type { ActorKind } from '#domain/ledger/postings.ts';
import type { ReturnMove } from '#domain/states/return-case.ts';
import type { Context } from '#features/orders/server/public.ts';
import { sendEmails } from '#platform/db/emails.sql.ts';
import type { CaseRow } from './cases.sql.ts';

type Case = Pick<CaseRow, 'id' | 'order_id' | 'version' | 'needs_return' | 'offer_taken_at' | 'reason'>;

/** The email of a move; undefined where the buyer made it, or where another one says the same. */
function emailOf(row: Case, move: ReturnMove, actor: ActorKind): EmailKind | undefined {
  switch (move) {
    case 'open':
      // A withdrawal has its own receipt.
      return row.reason === 'withdrawal' ? undefined : 'case_received';
    case 'approve':
      return row.needs_return ? undefined : 'case_approved';
    case 'expectGoods':
      return 'case_approved';
    case 'counter':
      return 'case_offer';
    case 'reject':
      return 'case_rejected';
    case 'object':
    case 'escalate':
    case 'doubt':
      return 'case_escalated';
    case 'inspect':
      return 'case_inspected';
    case 'decide':
      return 'case_decided';
    case 'withdraw':
      return actor === 'buyer' ? undefined : 'case_closed';
    default:
      // What follows is a refund, which has an email of its own.
      return undefined;
  }
}

/** Writes to the buyer of a case that made this move; `row` is the case after it. */
export async function writeOfCase(
  { tx, shopId, now, env }: Context,
  row: Case,
  { move, actor }: { readonly move: ReturnMove; readonly actor: ActorKind },
): Promise<void> {
  const kind = emailOf(row, move, actor);
  if (kind === undefined) return;
  await sendEmails(tx, shopId, [
    {
      id: env.random.id(now),
      kind,
      checkoutId: row.order_id,
      onceKey: `case:${row.id}:${row.version}`,
      facts: { case_id: row.id },
      at: now,
    },
  ]);
}

/** Writes the receipt of a declaration to the address that it names. */
export async function writeReceipt(
  { tx, shopId, now, env }: Context,
  said: { readonly id: string; readonly order_id: string; readonly email: string },
): Promise<void> {
  await sendEmails(tx, shopId, [
    {
      id: env.random.id(now),
      kind: 'withdrawal_received',
      checkoutId: said.order_id,
      onceKey: `withdrawal:${said.id}`,
      facts: { withdrawal_id: said.id },
      to: said.email,
      at: now,
    },
  ]);
}
