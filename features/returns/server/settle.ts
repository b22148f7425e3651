// Ending a case: settled line by line (O21), or closed without a refund (O20).
import { refuse } from '#domain/wire/errors.ts';
import { deductionMax, settleOffer, settleReturn, type ReturnSettled } from '#domain/recipes/return.ts';
import { transferOf } from '#domain/recipes/order.ts';
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { returnMachine } from '#domain/states/return-case.ts';
import { stock } from '#features/goods/server/public.ts';
import { closeHold } from '#features/ledger/server/public.ts';
import { catchUp, moves, orderRows, startRefunds, type Context } from '#features/orders/server/public.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import type { CaseRow } from './cases.sql.ts';
import { linesOfCase, returnMoney } from './money.ts';
import { caseTimers, illegalCase, step, type Order } from './steps.ts';

export type Settle = {
  readonly actor: 'supplier' | 'timer' | 'reviewer';
  readonly restock: boolean;
  /** False where what the inspection took off is given back after all. */
  readonly isWhole?: boolean;
};

/**
 * The goods came back, nothing has to, or an offer was taken: the refund is drawn from where the money is and sent at
 * once, and the order goes on with what is kept, or ends where nothing is.
 */
export async function settleCase(
  context: Context,
  order: Order,
  row: CaseRow,
  { actor, restock, isWhole = false }: Settle,
): Promise<bigint> {
  const { tx, shopId, now } = context;
  if (!returnMachine.canMove('settle', row.state, actor) || order.case_id !== row.id)
    throw illegalCase(row, 'settle');
  const { caseLines, lines, back, returned } = await linesOfCase(context, row);
  const money = await returnMoney(context, order, returned, { id: row.id, fault: row.fault, actor });
  const settled = settledOf(row, money, isWhole);
  // Before the pieces are counted as returned: an allowance is never more than what is kept is worth.
  await orderRows.changeAllowances(tx, shopId, order.id, settled.allowances);
  if (row.offer_taken_at === null) {
    const taken = await orderRows.returnUnits(tx, shopId, order.id, caseLines);
    if (taken.length !== caseLines.length)
      throw new Error(`case ${row.id} returns more than the order keeps`);
    if (restock) {
      const goods = lines.filter(({ n }) => back.has(n));
      await stock.restock(
        context,
        goods.map((line) => ({ goodsId: line.goods_id, qty: back.get(line.n) ?? 0 })),
      );
    }
  }
  const moved = await step(context, row, {
    move: 'settle',
    actor,
    ended_at: now,
    settled_units: settled.refundUnits,
  });
  await refundAndResume(context, { order, row: moved, settled, actor });
  return settled.refundUnits;
}

/** How the money of a case would be divided: the same for the settlement and for whoever asks before it. */
export function settledOf(
  row: CaseRow,
  money: Parameters<typeof settleReturn>[0],
  isWhole: boolean,
): ReturnSettled {
  if (row.offer_taken_at !== null && row.offer_units !== null) return settleOffer(money, row.offer_units);
  if (isWhole || row.deduct_units === 0n) return settleReturn(money);
  const most = deductionMax(money);
  return settleReturn(money, row.deduct_units < most ? row.deduct_units : most);
}

type Resume = { order: Order; row: CaseRow; settled: ReturnSettled; actor: Settle['actor'] };

async function refundAndResume(context: Context, { order, row, settled, actor }: Resume): Promise<void> {
  const freed = freeHold(order.id, row, { used: settled.heldUsed, actor });
  await endHold(context, row);
  const ask = { payment_id: order.payment_id, order_id: order.id, case_id: row.id };
  await startRefunds(context, [{ ...ask, units: settled.refundUnits, reason: row.reason }]);
  const commission =
    order.commission_units === null
      ? {}
      : { commission_units: order.commission_units - settled.commissionBack };
  await moves.moveOrders(context, [order], {
    move: settled.keepsNothing ? 'refundWhole' : 'refundPart',
    actor,
    reason: row.reason,
    effect: () => ({
      change: {
        clear_case: true,
        refunded_add: settled.refundUnits,
        ...commission,
        ...(freed.pending > 0n ? { net_units: (order.net_units ?? 0n) + freed.pending } : {}),
      },
      transfers: [...settled.transfers, ...freed.transfers],
    }),
  });
}

type Freed = { transfers: Transfer[]; pending: bigint };

/** What the hold did not have to give goes back to where it came from. */
function freeHold(orderId: string, row: CaseRow, { used, actor }: { used: bigint; actor: ActorKind }): Freed {
  const fromPending = used < row.held_pending_units ? used : row.held_pending_units;
  const pending = row.held_pending_units - fromPending;
  const available = row.held_available_units - (used - fromPending);
  const subject = { debit: row.id };
  return {
    pending,
    transfers: [
      transferOf(
        'case_free_pending',
        orderId,
        { units: pending, actor, onceKey: `${row.id}:free-p` },
        subject,
      ),
      transferOf(
        'case_free_available',
        orderId,
        { units: available, actor, onceKey: `${row.id}:free-a` },
        subject,
      ),
    ],
  };
}

async function endHold({ tx, shopId, now }: Context, row: CaseRow): Promise<void> {
  if (row.held_pending_units + row.held_available_units > 0n) await closeHold(tx, shopId, row.id, now);
}

export type Closing = { readonly actor: 'buyer' | 'timer' | 'reviewer' };

/** O20: the case ends without a refund; what was held is free again and the order goes on. */
export async function closeCase(
  context: Context,
  order: Order,
  row: CaseRow,
  { actor }: { actor: 'buyer' | 'timer' },
): Promise<void> {
  if (order.case_id !== row.id) throw illegalCase(row, 'withdraw');
  // Whoever takes a case back keeps the goods: those that are gone cannot be kept.
  if (row.scanned_at !== null || row.inspected_at !== null) throw illegalCase(row, 'withdraw');
  const moved = await step(context, row, { move: 'withdraw', actor, ended_at: context.now });
  await endWithoutRefund(context, order, moved, { actor });
}

/** The order goes on as if nobody had asked: the case has ended by the step before. */
export async function endWithoutRefund(
  context: Context,
  order: Order,
  row: CaseRow,
  { actor }: Closing,
): Promise<void> {
  const { tx, shopId } = context;
  if (order.case_id !== row.id) throw refuse('invalidOperation', { reason: 'case_over' });
  await clearTimers(tx, { shopId, subjects: [row.id], kinds: caseTimers });
  const freed = freeHold(order.id, row, { used: 0n, actor });
  await endHold(context, row);
  const [moved] = await moves.moveOrders(context, [order], {
    move: 'closeCase',
    actor,
    reason: row.state,
    effect: () => ({
      change: {
        clear_case: true,
        ...(freed.pending > 0n ? { net_units: (order.net_units ?? 0n) + freed.pending } : {}),
      },
      transfers: freed.transfers,
    }),
  });
  if (moved?.status === 'shipped') await catchUp(context, order.id);
}
