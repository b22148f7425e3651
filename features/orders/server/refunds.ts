// Money on its way back: the row first, then the provider, then the books (docs/product.md 2.3).
import { assetOf } from '#domain/money/money.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { refundPaidRecipe } from '#domain/recipes/order.ts';
import { addMinutes } from '#domain/time.ts';
import { post } from '#features/ledger/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { providerNamed, RefundRefused } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { writeOfRefunds } from './emails.ts';
import type { Context } from './moves.ts';
import * as sql from './payments.sql.ts';

export const refundTimer = 'refund.send';

export type RefundRequest = Omit<sql.NewRefund, 'id'>;

/**
 * Enters refunds and sets the timer that sends them at once. The caller posts the money that they are made of
 * to `refund_payable` in the same transaction. Amounts of zero are left out. Gives the ids of those that were entered.
 */
export async function startRefunds(context: Context, asks: readonly RefundRequest[]): Promise<string[]> {
  const { tx, shopId, now, env } = context;
  const list = asks.filter(({ units }) => units > 0n).map((ask) => ({ id: env.random.id(now), ...ask }));
  if (list.length === 0) return [];
  await sql.insertRefunds(tx, shopId, now, list);
  const timers = list.map(({ id }) => ({ subject: id, kind: refundTimer, dueAt: now }));
  await setTimers(tx, shopId, timers);
  return list.map(({ id }) => id);
}

/** Told of refunds of cases, in the same transaction. */
export type RefundPaid = (context: Context, caseIds: readonly string[]) => Promise<void>;

/** Who is told that refunds were paid, and that their provider refused them for good reason. */
export type RefundTold = { readonly paid: RefundPaid; readonly refused: RefundPaid };

/** Sends what is due: one call to the provider a refund, under the refund's own id, so a repeat moves nothing. */
export function sendRefunds(told: RefundTold): NetworkHandler {
  return async ({ env, shopId, due }) => {
    const rows = await sql.findRefunds(env.db.direct, { shopId, ids: due.map(({ subject }) => subject) });
    const paid: string[] = [];
    const waiting: string[] = [];
    const refused: string[] = [];
    let failure: unknown;
    for (const row of rows) {
      try {
        const isPaid = row.pay_units === 0n || (await giveBack(env, shopId, row)) === 'paid';
        (isPaid ? paid : waiting).push(row.id);
      } catch (error) {
        // One that the provider does not take must not keep those from the books that it has paid.
        failure = error;
        if (error instanceof RefundRefused && row.case_id !== null) refused.push(row.case_id);
      }
    }
    await env.db.transaction((tx) => settle({ env, tx, shopId, paid, waiting, refused }, told));
    if (failure !== undefined)
      throw new Error('the provider has not yet taken every refund', { cause: failure });
  };
}

/** Money goes back by the way it came, in the money it came in. */
function giveBack(env: Environment, shopId: bigint, row: sql.RefundRow): Promise<'paid' | 'pending'> {
  const asset = assetOf(row.pay_currency);
  const paymentId = routedIdOf(shopId, row.payment_id);
  return providerNamed(env.payments, row.provider).refund({
    refundId: row.id,
    payment: { paymentId, ref: row.provider_ref, asset, units: row.charged_units },
    providerPayment: row.provider_payment,
    asset,
    units: row.pay_units,
    to: row.refund_to,
  });
}

type Settling = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly shopId: bigint;
  readonly paid: readonly string[];
  readonly waiting: readonly string[];
  /** Cases. */
  readonly refused: readonly string[];
};

async function settle(settling: Settling, told: RefundTold): Promise<void> {
  const { env, tx, shopId, paid, waiting, refused } = settling;
  const now = env.clock.now();
  const dueAt = addMinutes(now, limits.refundAskMinutes);
  await setTimers(
    tx,
    shopId,
    waiting.map((subject) => ({ subject, kind: refundTimer, dueAt })),
  );
  const marked = await sql.markPaid(tx, shopId, paid, now);
  await clearTimers(tx, { shopId, subjects: paid, kinds: [refundTimer] });
  const rows = (await sql.findRefunds(tx, { shopId, ids: [...marked] })).filter(({ id }) => marked.has(id));
  const caseIds = rows.flatMap(({ case_id }) => (case_id === null ? [] : [case_id]));
  await writeOfRefunds({ env, tx, shopId, now }, rows);
  if (caseIds.length > 0) await told.paid({ env, tx, shopId, now }, caseIds);
  if (refused.length > 0) await told.refused({ env, tx, shopId, now }, refused);
  const transfers = rows.flatMap((row) =>
    refundPaidRecipe(row.id, row.order_id ?? row.payment_id, { units: row.units, provider: row.provider }),
  );
  if (transfers.length > 0) await post(tx, shopId, now, transfers);
}
