// Ending a case: settled line by line (O21), or closed without a refund (O20).
import { refuse } from '#domain/errors.ts';
import { settleReturn, type ReturnSettled } from '#domain/recipes/return.ts';
import { transferOf } from '#domain/recipes/order.ts';
import type { ActorKind, Transfer } from '#domain/postings.ts';
import { canMoveCase } from '#domain/states/return-case.ts';
import { restock as restockGoods } from '#features/goods/server/public.ts';
import { closeHold } from '#features/ledger/server/public.ts';
import { catchUp, moves, orderRows, startRefunds, type Ground } from '#features/orders/server/public.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import { moveCases, readCaseLines, type CaseRow } from './cases.sql.ts';
import { caseTimers, returnedLines, returnMoney } from './open.ts';

type Order = orderRows.OrderRow;

/** Finds the order of a case and locks it: orders are locked before cases, everywhere. */
export async function lockOrder(ground: Ground, orderId: string): Promise<Order> {
  const [order] = await orderRows.lockOrders(ground.tx, ground.shopId, [orderId]);
  if (order === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  return order;
}

export function illegalCase(row: CaseRow, move: string) {
  return refuse('invalidOperation', { reason: 'case_state', state: row.state, move });
}

export type Settle = { readonly actor: 'supplier' | 'timer' | 'reviewer'; readonly restock: boolean };

/**
 * The goods came back, or nothing has to: the refund is drawn from where the money is and sent at once, and the
 * order goes on with what is kept, or ends where nothing is.
 */
export async function settleCase(
  ground: Ground,
  order: Order,
  row: CaseRow,
  { actor, restock }: Settle,
): Promise<bigint> {
  const { tx, shopId, now } = ground;
  if (!canMoveCase('settle', row.state, actor) || order.case_id !== row.id) throw illegalCase(row, 'settle');
  const [caseLines, lines] = await Promise.all([
    readCaseLines(tx, shopId, [row.id]),
    orderRows.readLines(tx, shopId, [order.id]),
  ]);
  const back = new Map(caseLines.map(({ n, qty }) => [n, qty]));
  const taken = await orderRows.returnUnits(tx, shopId, order.id, caseLines);
  if (taken.length !== caseLines.length) throw new Error(`case ${row.id} returns more than the order keeps`);
  if (restock) {
    const goods = lines.filter(({ n }) => back.has(n));
    await restockGoods(
      tx,
      goods.map((line) => ({ goodsId: line.goods_id, qty: back.get(line.n) ?? 0 })),
    );
  }
  await moveCases(tx, shopId, [row.id], { from: row.state, to: 'refunding', endedAt: now });
  await clearTimers(tx, shopId, [row.id], caseTimers);
  const money = await returnMoney(ground, order, returnedLines(lines, back), {
    id: row.id,
    fault: row.fault,
    actor,
  });
  const settled = settleReturn(money);
  await refundAndResume(ground, { order, row, settled, actor });
  return settled.refundUnits;
}

type Resume = { order: Order; row: CaseRow; settled: ReturnSettled; actor: Settle['actor'] };

async function refundAndResume(ground: Ground, { order, row, settled, actor }: Resume): Promise<void> {
  const freed = freeHold(order.id, row, { used: settled.heldUsed, actor });
  await endHold(ground, row);
  const ask = { payment_id: order.payment_id, order_id: order.id, case_id: row.id };
  await startRefunds(ground, [{ ...ask, units: settled.refundUnits, reason: row.reason }]);
  const commission =
    order.commission_units === null
      ? {}
      : { commission_units: order.commission_units - settled.commissionBack };
  await moves.moveOrders(ground, [order], {
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

async function endHold({ tx, shopId, now }: Ground, row: CaseRow): Promise<void> {
  if (row.held_pending_units + row.held_available_units > 0n) await closeHold(tx, shopId, row.id, now);
}

/** O20: the case ends without a refund; what was held is free again and the order goes on. */
export async function closeCase(
  ground: Ground,
  order: Order,
  row: CaseRow,
  { actor, to, text }: { actor: 'buyer' | 'timer' | 'reviewer'; to: 'withdrawn'; text?: string },
): Promise<void> {
  const { tx, shopId, now } = ground;
  if (!canMoveCase('withdraw', row.state, actor) || order.case_id !== row.id)
    throw illegalCase(row, 'withdraw');
  await moveCases(tx, shopId, [row.id], {
    from: row.state,
    to,
    endedAt: now,
    ...(text === undefined ? {} : { text }),
  });
  await clearTimers(tx, shopId, [row.id], caseTimers);
  const freed = freeHold(order.id, row, { used: 0n, actor });
  await endHold(ground, row);
  const [moved] = await moves.moveOrders(ground, [order], {
    move: 'closeCase',
    actor,
    reason: to,
    effect: () => ({
      change: {
        clear_case: true,
        ...(freed.pending > 0n ? { net_units: (order.net_units ?? 0n) + freed.pending } : {}),
      },
      transfers: freed.transfers,
    }),
  });
  if (moved?.status === 'shipped') await catchUp(ground, order.id);
}
