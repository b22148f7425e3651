// What both sides do with a conversation besides saying something: open, read, mark, close, rate, report.
import { createHash } from 'node:crypto';
import { refuse } from '#domain/wire/errors.ts';
import { dayMs, limits, minuteMs } from '#domain/limits.ts';
import { conversationMachine, type ChatSide } from '#domain/states/conversation.ts';
import type { Language } from '#domain/text/language.ts';
import { orderRows } from '#features/orders/server/public.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { pass } from '#platform/live/live.sql.ts';
import * as sql from './conversations.sql.ts';
import { insertReport, type Where } from './messages.sql.ts';
import { presentConversation, seenOf, otherSide, type ShownConversation } from './present.ts';
import type { Context } from './speak.ts';
import { chatTopic, wakeAll } from './topics.ts';

/** @throws Refused `recordNotFound` where this shop has no such conversation. */
export async function viewFor(context: Pick<Context, 'tx'>, where: Where, side: ChatSide): Promise<sql.View> {
  const view = await sql.findView(context.tx, { side, shopId: where.shopId, id: where.id });
  if (view === undefined) throw refuse('recordNotFound', { field: 'id' });
  return view;
}

/** @throws Refused `recordNotFound` where it is no conversation of an order. */
export async function assertWithBuyer(context: Pick<Context, 'tx'>, { shopId, id }: Where): Promise<void> {
  const row = await sql.findRow(context.tx, { shopId, id });
  if (row?.kind !== 'order') throw refuse('recordNotFound', { field: 'id' });
}

export async function shownFor(
  context: Pick<Context, 'tx'>,
  where: Where,
  side: ChatSide,
): Promise<ShownConversation> {
  return presentConversation(await viewFor(context, where, side), side);
}

/**
 * The shop's open conversation with the desk, begun where there is none.
 *
 * @throws Refused `tooManyRequests` where a shop has begun as many as it may in a day.
 */
export async function openService(context: Context, shopId: bigint, lang: Language): Promise<string> {
  const { tx, env, now } = context;
  const found = await sql.findOpen(tx, shopId);
  if (found !== undefined) return found;
  const rate = { key: `chat-open:${shopId}`, windowMs: dayMs, max: limits.chatOpeningsPerDay };
  await countFailure(tx, [rate], now);
  const id = env.random.id(now);
  if (await sql.insertRow(tx, { shopId, id, order: undefined, lang, at: now })) return id;
  const other = await sql.findOpen(tx, shopId);
  if (other === undefined) throw refuse('operationBusy');
  return other;
}

/**
 * The conversation of an order, which has its name; begun where there is none.
 *
 * @throws Refused `recordNotFound` where the shop has no such order.
 */
export async function openOfOrder(context: Context, { shopId, id }: Where, lang: Language): Promise<string> {
  const { tx, now } = context;
  if ((await sql.findRow(tx, { shopId, id })) !== undefined) return id;
  const [order] = await orderRows.findOrders(tx, shopId, [id]);
  if (order === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  await sql.insertRow(tx, { shopId, id, order: { id, number: order.number }, lang, at: now });
  return id;
}

/** Reads up to a number. What was marked before stays marked. */
export async function mark({ tx }: Context, where: Where, side: ChatSide, seen: number) {
  const { shopId, id } = where;
  if (await sql.setMark(tx, { ...where, side, seen })) {
    const row = await viewFor({ tx }, where, side);
    await wakeAll(tx, row);
  }
  const view = await sql.findView(tx, { side, shopId, id });
  if (view === undefined) throw refuse('recordNotFound', { field: 'id' });
  return { mine: seenOf(view, side), theirs: seenOf(view, otherSide(view, side)), unread: view.unread };
}

/** Tells the other side that somebody types; of too many signs the last are left out. */
export async function typing({ tx, now }: Context, where: Where, side: ChatSide): Promise<object> {
  const row = await sql.findRow(tx, { shopId: where.shopId, id: where.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const rate = { key: `chat-typing:${row.id}:${side}`, windowMs: minuteMs, max: limits.chatTypingPerMinute };
  await countFailure(tx, [rate], now);
  await pass(tx, chatTopic(where.shopId, where.id), { name: 'typing', data: { by: side } });
  return {};
}

/** @throws Refused `invalidOperation` where it is closed already, or one between a buyer and a shop. */
export async function close({ tx, now }: Context, where: Where): Promise<void> {
  const row = await sql.lockRow(tx, { shopId: where.shopId, id: where.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (row.kind !== 'service') throw refuse('invalidOperation', { reason: 'kind' });
  const { from, to } = conversationMachine.moves.close;
  if (!(await sql.setClosed(tx, { ...where, from, to, at: now })))
    throw refuse('invalidOperation', { reason: 'state', from: row.state });
  await wakeAll(tx, row);
}

/** @throws Refused `invalidOperation` where it is open, not with the desk, or rated before. */
export async function rate(
  { tx, now }: Context,
  where: Where,
  { stars, text }: { readonly stars: number; readonly text?: string | undefined },
): Promise<void> {
  const row = await viewFor({ tx }, where, 'merchant');
  if (!(await sql.setRating(tx, { ...where, stars, text: text ?? null, at: now }))) {
    const reason = row.stars === null ? 'not_closed' : 'already';
    throw refuse('invalidOperation', { reason });
  }
  await wakeAll(tx, row);
}

/** @throws Refused `invalidOperation` where it was reported before, or is one with the desk itself. */
export async function report(
  { tx, now }: Context,
  where: Where,
  said: { readonly side: 'merchant' | 'buyer'; readonly reason: string },
): Promise<void> {
  const row = await sql.lockRow(tx, { shopId: where.shopId, id: where.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (row.kind !== 'order') throw refuse('invalidOperation', { reason: 'kind' });
  if (!(await insertReport(tx, { ...where, ...said, at: now })))
    throw refuse('invalidOperation', { reason: 'already' });
  await sql.touchRow(tx, where);
  await wakeAll(tx, row);
}

/** Whose streams are counted together: of a secret link, those of the order. */
export function personOf(kind: string, id: string): string {
  return createHash('sha256').update(`${kind}|${id}`).digest('base64url').slice(0, 22);
}
