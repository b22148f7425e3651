// One step of a case along its table, with the timer of the state that it leads to.
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { returnMachine } from '#domain/states/return-case.ts';
import { addDays } from '#domain/time.ts';
import { recordLast } from '#features/audit/server/public.ts';
import { orderRows, type Context } from '#features/orders/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { lockCases, moveCases, type CaseChange, type CaseRow, type Moving } from './cases.sql.ts';
import { makeLabels } from './labels.ts';
import { writeOfCase } from './emails.ts';

export type Order = orderRows.OrderRow;

/** What ends a state by itself. `case.ship` is also what older cases wait for after a rejection. */
export const caseTimers = [
  'case.answer',
  'case.offer',
  'case.settle',
  'case.ship',
  'case.inspect',
  'case.object',
  'case.pursue',
  'case.decide',
] as const;
export type CaseTimer = (typeof caseTimers)[number];

/** Finds the order of a case and locks it: orders are locked before cases, everywhere. */
export async function lockOrder(context: Context, orderId: string): Promise<Order> {
  const [order] = await orderRows.lockOrders(context.tx, context.shopId, [orderId]);
  if (order === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  return order;
}

/** Locks a case; the order must be locked. */
export async function lockCase(context: Context, id: string): Promise<CaseRow> {
  const [row] = await lockCases(context.tx, { shopId: context.shopId, ids: [id] });
  if (row === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  return row;
}

export function illegalCase(row: Pick<CaseRow, 'state'>, move: string) {
  return refuse('invalidOperation', { reason: 'case_state', state: row.state, move });
}

type Step = Omit<Moving, 'at'> & CaseChange & { readonly timer?: CaseTimer };

/**
 * Moves one locked case; its other timers rest from then on.
 *
 * @throws Refused `invalidOperation` `case_state` where the table has no such move from where it stands.
 */
export async function step(context: Context, row: CaseRow, { timer, ...change }: Step): Promise<CaseRow> {
  const { tx, shopId, now } = context;
  if (!returnMachine.canMove(change.move, row.state, change.actor)) throw illegalCase(row, change.move);
  const [moved] = await moveCases(tx, shopId, [row.id], { ...change, at: now });
  if (moved === undefined) throw illegalCase(row, change.move);
  await recordCase(context, moved, change.move);
  await clearTimers(tx, { shopId, subjects: [row.id], kinds: caseTimers });
  const dueAt = change.due_at;
  if (timer !== undefined && dueAt !== undefined)
    await setTimers(tx, shopId, [{ subject: row.id, kind: timer, dueAt }]);
  await writeOfCase(context, moved, change);
  return moved;
}

/** Each step of a case is an act of the record: what was asked back, and what was decided. */
export async function recordCase(
  { tx, shopId, now }: Context,
  { id, order_id: order, units, state }: CaseRow,
  move: Moving['move'] | 'open',
): Promise<void> {
  const act = move === 'open' ? 'case.opened' : 'case.moved';
  const note = { shopId, subject: id, after: { order, move, state, units } };
  await recordLast(tx, { at: now, act, note });
}

/**
 * What a granted case waits for: the goods, with labels to send them back by; or, where nothing has to come back, its
 * own settlement, which a timer makes at once.
 */
export async function goOn(context: Context, row: CaseRow, actor: Moving['actor']): Promise<CaseRow> {
  const { tx, shopId, now, env } = context;
  if (!row.needs_return || row.offer_taken_at !== null) {
    await setTimers(tx, shopId, [{ subject: row.id, kind: 'case.settle', dueAt: now }]);
    return row;
  }
  await makeLabels(context, row);
  const { returnShipDays, inspectDays } = env.policy;
  return step(context, row, {
    move: 'expectGoods',
    actor,
    due_at: addDays(now, returnShipDays),
    inspect_by: addDays(now, returnShipDays + inspectDays),
    timer: 'case.ship',
  });
}

/** Tells the merchant of a step; said once a case and code. */
export async function tellCase(
  { tx, shopId, now, env }: Context,
  row: Pick<CaseRow, 'id'>,
  order: Pick<Order, 'id' | 'number'>,
  code: NoticeCode,
): Promise<void> {
  await tell(tx, shopId, {
    id: env.random.id(now),
    code,
    onceKey: `return:${row.id}:${code}`,
    facts: { order_id: order.id, no: orderNumberOf(shopId, order.number) },
    at: now,
  });
}
