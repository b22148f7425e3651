// Withdrawing from the contract: a declaration that needs nobody's yes, kept with its time, and carried out.
import { createHash } from 'node:crypto';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { orderMoves } from '#domain/states/order.ts';
import { addHours } from '#domain/time.ts';
import { cancelByBuyer } from '#features/checkout/server/public.ts';
import { orderList, orderRows, type Context } from '#features/orders/server/public.ts';
import type { readWithdrawal, withdrawContract } from '#features/returns/withdrawal.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { allLeft, assertInWindow, openWithdrawal, readBack } from './open.ts';
import { writeReceipt } from './emails.ts';
import type { Order } from './steps.ts';
import * as sql from './withdrawal.sql.ts';

export const withdrawalTimer = 'withdrawal.apply';

type Receipt = GivenOf<typeof readWithdrawal>;
type Declared = Pick<sql.WithdrawalRow, 'id' | 'declared_at' | 'statement'>;
type Done = { outcome: sql.Outcome; caseId: string | null };

/** Statuses in which goods can be returned at once. */
const returnable: readonly string[] = orderMoves.openCase.from;

/**
 * Takes a declaration in and carries it out as far as it can be now: what is not sent is cancelled, what was delivered
 * is a return that is granted, what is on its way waits for its delivery.
 *
 * @throws Refused `invalidOperation` `window_ended` after the window, `nothing_left` where nothing of it is kept.
 */
export async function declare(
  context: Context,
  order: Order,
  input: InputOf<typeof withdrawContract>,
): Promise<Receipt> {
  const { tx, shopId, now, env } = context;
  const [lines, listed] = await Promise.all([
    orderRows.readLines(tx, shopId, [order.id]),
    orderList.findOrderRow(tx, shopId, order.id),
  ]);
  assertInWindow(order, 'withdrawal', now);
  const back = input.lines === undefined ? allLeft(lines) : readBack(input.lines, lines);
  const stated = lines
    .map(({ n, code, title }) => ({ id: String(n), code, title, qty: back.get(n) ?? 0 }))
    .filter(({ qty }) => qty > 0);
  if (stated.length === 0 || order.status === 'cancelled')
    throw refuse('invalidOperation', { reason: 'nothing_left' });
  const earlier = await sql.withdrawalsOf(tx, { shopId, orderId: order.id });
  const same = earlier.find((one) => isWaiting(one.outcome) && covers(one, stated));
  // Said again while it waits, it is the same declaration, with the time of the first.
  if (same !== undefined) return present(context, order.number, same);
  if (earlier.length >= limits.withdrawalsMax) throw refuse('invalidOperation', { reason: 'too_many' });
  const known = listed?.buyer['email'];
  const said = {
    id: env.random.id(now),
    order_id: order.id,
    name: input.name,
    email: input.email ?? (typeof known === 'string' ? known : ''),
    statement: { lines: stated },
    declared_at: now,
  };
  const done = await carryOut(context, order, said);
  const digest = digestOf(orderNumberOf(shopId, order.number), said);
  const row = { ...said, digest, outcome: done.outcome, case_id: done.caseId };
  await sql.insertWithdrawal(tx, shopId, row);
  await writeReceipt(context, row);
  if (isWaiting(done.outcome)) await lookLater(context, [said.id]);
  return present(context, order.number, row);
}

/** What the receipt says, in an order that is always the same, so that anybody can hash it again. */
function digestOf(number: string, said: Omit<sql.WithdrawalRow, 'digest' | 'outcome' | 'case_id'>): Buffer {
  const { id, name, email, statement, declared_at: at } = said;
  const lines = statement.lines.map(({ code, qty }) => `${qty} x ${code}`).join(', ');
  const text = [id, number, name, email, lines, at.toISOString()].join('\n');
  return createHash('sha256').update(text).digest();
}

/** True where an earlier declaration names all of these pieces. */
function covers({ statement }: sql.WithdrawalRow, stated: readonly sql.StatedLine[]): boolean {
  const said = new Map(statement.lines.map(({ id, qty }) => [id, qty]));
  return stated.every(({ id, qty }) => (said.get(id) ?? 0) >= qty);
}

function isWaiting(outcome: sql.Outcome): boolean {
  return outcome === 'waiting' || outcome === 'cancel_asked';
}

async function lookLater({ tx, shopId, now }: Context, ids: readonly string[]): Promise<void> {
  const dueAt = addHours(now, limits.withdrawalLookHours);
  await setTimers(
    tx,
    shopId,
    ids.map((subject) => ({ subject, kind: withdrawalTimer, dueAt })),
  );
}

async function carryOut(context: Context, order: Order, said: Declared): Promise<Done> {
  const { status } = order;
  if (status === 'cancelled') return { outcome: 'cancelled', caseId: null };
  if (status === 'pending_payment' || status === 'to_be_delivered') {
    // Nothing is sent yet, so all of it is cancelled. A part is returned once it is there.
    if (!(await isAllOf(context, order, said))) return { outcome: 'waiting', caseId: null };
    const done = await cancelByBuyer(context, order, 'withdrawal');
    if (done === 'shipped') return { outcome: 'waiting', caseId: null };
    return { outcome: done === 'cancelled' ? 'cancelled' : 'cancel_asked', caseId: null };
  }
  if (!returnable.includes(status)) return { outcome: 'waiting', caseId: null };
  const lines = await orderRows.readLines(context.tx, context.shopId, [order.id]);
  const left = allLeft(lines);
  const back = new Map(
    said.statement.lines.map(({ id, qty }) => [Number(id), Math.min(qty, left.get(Number(id)) ?? 0)]),
  );
  if (![...back.values()].some((qty) => qty > 0)) return { outcome: 'nothing_left', caseId: null };
  const { caseId } = await openWithdrawal(context, order, { back, declaredAt: said.declared_at });
  return { outcome: 'case', caseId };
}

async function isAllOf({ tx, shopId }: Context, order: Order, { statement }: Declared): Promise<boolean> {
  const left = allLeft(await orderRows.readLines(tx, shopId, [order.id]));
  const stated = new Map(statement.lines.map(({ id, qty }) => [Number(id), qty]));
  return [...left].every(([n, qty]) => (stated.get(n) ?? 0) >= qty);
}

/** The order of a withdrawal that still waits. */
export async function orderOfWithdrawal(tx: Tx, shopId: bigint, id: string): Promise<string | undefined> {
  const row = await sql.findWithdrawal(tx, { shopId, id });
  return row !== undefined && isWaiting(row.outcome) ? row.order_id : undefined;
}

/** A withdrawal that waited for its parcel: once it is there it becomes a return, whatever the window says by then. */
export async function applyWithdrawal(context: Context, order: Order, id: string): Promise<void> {
  const { tx, shopId } = context;
  const row = await sql.findWithdrawal(tx, { shopId, id });
  if (row === undefined || !isWaiting(row.outcome)) return;
  const done = await carryOut(context, order, row);
  if (done.outcome !== row.outcome) await sql.noteOutcome(tx, { shopId, id: row.id, ...done });
  if (isWaiting(done.outcome)) await lookLater(context, [row.id]);
}

/** A receipt of this order. */
export async function readReceipt(context: Context, orderId: string, id: string): Promise<Receipt> {
  const { tx, shopId } = context;
  const row = await sql.findWithdrawal(tx, { shopId, id });
  const order = await orderList.findOrderRow(tx, shopId, orderId);
  if (row === undefined || row.order_id !== orderId || order === undefined)
    throw refuse('recordNotFound', { field: 'id', reason: 'withdrawal' });
  return present(context, order.number, row);
}

async function present(
  { tx, shopId }: Pick<Context, 'tx' | 'shopId'>,
  number: number,
  row: sql.WithdrawalRow,
): Promise<Receipt> {
  const shop = await shopOf(tx, shopId);
  return {
    id: row.id,
    order_no: orderNumberOf(shopId, number),
    shop: {
      handle: shop.handle,
      name: shop.name,
      legal_name: shop.legal_name ?? (shop.seller_name || shop.name),
    },
    name: row.name,
    email: row.email,
    lines: row.statement.lines,
    declared_at: row.declared_at,
    digest: row.digest.toString('hex'),
    outcome: row.outcome,
    case_id: row.case_id,
  };
}
