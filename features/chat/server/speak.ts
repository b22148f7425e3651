// Saying something: numbered, masked, and kept once however often it is sent.
import { isDeepStrictEqual } from 'node:util';
import type { ChatPart } from '#domain/chat.ts';
import { refuse } from '#domain/wire/errors.ts';
import { countCharacters } from '#domain/text/graphemes.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { maskText, numbersIn } from '#domain/text/masking.ts';
import { cleanText } from '#domain/text/masking-fold.ts';
import { conversationMachine, moveOf, type ChatSide } from '#domain/states/conversation.ts';
import { filesOf } from '#features/files/server/public.ts';
import { parcelViews } from '#features/orders/server/public.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './conversations.sql.ts';
import { promiseOf } from './hours.ts';
import * as messages from './messages.sql.ts';
import { setChatTimers } from './timers.ts';
import { wakeAll } from './topics.ts';

export type Context = { readonly env: Environment; readonly tx: Tx; readonly now: Date };

export type Speaker = {
  readonly side: ChatSide;
  /** The person; of a buyer, the order. */
  readonly byId: string;
  /** Shown of a person of the desk alone. */
  readonly name: string | null;
  readonly language: Language;
};

export type Sending = {
  readonly client_id: string;
  readonly text: string;
  readonly files: readonly string[];
};

/**
 * Keeps a message under the conversation's next number. Sent again under its `client_id` it is the one that was kept.
 *
 * @throws Refused `recordNotFound` where there is no such conversation.
 * @throws Refused `invalidParameter` with `limit` for a text that is too long, or none and no picture, or a picture that
 * is not the sender's own or in another message.
 * @throws Refused `tooManyRequests` with `retry_at`: what was accepted before stays.
 * @throws Refused `idempotencyConflict` where another text came under the same `client_id`.
 * @throws Refused `invalidOperation` `other_open` where the shop has another open conversation with the desk.
 */
export async function speak(
  context: Context,
  where: messages.Where,
  speaker: Speaker,
  sending: Sending,
): Promise<messages.MessageRow> {
  assertLength(sending);
  const { tx, now } = context;
  const row = await sql.lockRow(tx, { shopId: where.shopId, id: where.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const earlier = await messages.findOfClient(tx, {
    ...where,
    side: speaker.side,
    clientId: sending.client_id,
  });
  const before = await messages.findBefore(tx, where, speaker.side, earlier?.seq ?? row.last_seq + 1);
  const links = await linksOf(context, row, speaker, sending.text);
  const parts = await masked(context, row, { text: sending.text, before, links });
  if (earlier !== undefined) return sameAs(earlier, parts, sending);
  await countMessage(tx, row, speaker, now);
  if (parts.length === 0 && sending.files.length === 0) throw empty();
  const message = {
    seq: row.last_seq + 1,
    by_side: speaker.side,
    by_id: speaker.byId,
    name: speaker.name,
    client_id: sending.client_id,
    parts,
    file_ids: [...new Set(sending.files)],
    at: now,
  };
  await move(context, row, speaker, message.seq);
  await messages.insertMessage(tx, where, message);
  await takePictures(tx, where, speaker, message);
  await setChatTimers(context, row, speaker.side);
  await wakeAll(tx, row);
  return message;
}

/** Counted as a person counts; beyond the limit nothing of it is read any further. */
function assertLength({ text, files }: Sending): void {
  const limit = limits.chatCharactersMax;
  if (countCharacters(text, limit) > limit)
    throw refuse('invalidParameter', { field: 'text', reason: 'too_long', limit });
  if (files.length === 0 && countCharacters(cleanText(text), limit) === 0) throw empty();
}

function empty() {
  return refuse('invalidParameter', { field: 'text', reason: 'empty', limit: limits.chatCharactersMax });
}

type Masking = {
  readonly text: string;
  readonly before: readonly ChatPart[] | undefined;
  readonly links: readonly string[];
};

/** Where carriers show the parcels of the order, which a shop may point its buyer to. Asked only where a link is written. */
async function linksOf(
  { env, tx }: Context,
  { shop_id: shopId, order_id: orderId }: sql.Row,
  { side, language }: Speaker,
  text: string,
): Promise<string[]> {
  if (side !== 'merchant' || orderId === null || !text.includes('://')) return [];
  const { views } = await parcelViews.parcelViews({ env, tx, shopId, language }, orderId);
  return views.flatMap(({ carrier }) => carrier?.url ?? []);
}

async function masked(
  { env, tx }: Context,
  row: sql.Row,
  { text, before, links }: Masking,
): Promise<ChatPart[]> {
  const { shop_id: shopId } = row;
  return maskText(text, {
    hosts: [new URL(env.baseUrl).host],
    known: await messages.listKnown(tx, shopId, numbersIn(text)),
    links,
    shopCode: shopCodeOf(shopId),
    // What was hidden parts what stands on its two sides.
    earlier: (before ?? []).map((part) => ('text' in part ? part.text : ' … ')).join(''),
  });
}

function sameAs(
  earlier: messages.MessageRow,
  parts: readonly ChatPart[],
  { files }: Sending,
): messages.MessageRow {
  // What was said before an erasure is empty by now: it is still the same message.
  const isSame =
    isDeepStrictEqual(earlier.parts, parts) && isDeepStrictEqual(earlier.file_ids, [...new Set(files)]);
  if (!isSame && earlier.parts.length > 0)
    throw refuse('idempotencyConflict', { field: 'client_id', reason: 'other_body' });
  return earlier;
}

/** Part of the message's own transaction and behind the conversation's lock: what is refused counts nothing. */
async function countMessage(tx: Tx, { id }: sql.Row, { side }: Speaker, now: Date): Promise<void> {
  const max = side === 'desk' ? limits.chatDeskMessagesPerMinute : limits.chatMessagesPerMinute;
  await countFailure(tx, [{ key: `chat:${id}:${side}`, windowMs: minuteMs, max }], now);
}

async function move({ env, tx, now }: Context, row: sql.Row, speaker: Speaker, seq: number): Promise<void> {
  const { side, byId, language } = speaker;
  const name = moveOf(row.kind, side);
  const isAsking = name === 'ask';
  const wasWaiting = row.state === 'waiting';
  if (row.kind === 'service' && row.state === 'closed') await assertNoOther(tx, row);
  const promise = row.kind === 'service' ? promiseOf(env.policy.serviceHours, now) : null;
  try {
    await sql.setSpoken(tx, row, {
      seq,
      state: conversationMachine.moves[name].to,
      lang: isAsking ? language : undefined,
      waitingSince: isAsking ? (wasWaiting ? row.waiting_since : now) : null,
      promiseAt: isAsking ? (wasWaiting ? row.promise_at : promise) : null,
      at: now,
      holder: side === 'desk' && row.kind === 'service' ? byId : null,
      side,
    });
  } catch (error) {
    // Another one was opened at this very moment.
    if (sqlState(error) === '23505') throw refuse('operationBusy');
    throw error;
  }
}

async function assertNoOther(tx: Tx, { shop_id: shopId }: sql.Row): Promise<void> {
  const other = await sql.findOpen(tx, shopId);
  if (other !== undefined) throw refuse('invalidOperation', { reason: 'other_open', id: other });
}

type Said = { readonly seq: number; readonly file_ids: readonly string[]; readonly at: Date };

/** A merchant's pictures were uploaded by themselves; the others' wait beside their conversation. */
async function takePictures(
  tx: Tx,
  where: messages.Where,
  { side, byId }: Speaker,
  { seq, file_ids: fileIds, at }: Said,
): Promise<void> {
  if (fileIds.length === 0) return;
  const claim = { side, byId, seq, at, fileIds };
  if (side === 'merchant') {
    const own = (await filesOf(tx, where.shopId, fileIds)).filter(
      (file) => file.kind === 'chat' && file.made_by === byId,
    );
    if (own.length !== fileIds.length) throw foreign();
    if ((await messages.takeFiles(tx, where, claim)) !== fileIds.length) throw foreign();
  } else if ((await messages.claimFiles(tx, { ...where, ...claim })) !== fileIds.length) throw foreign();
}

function foreign() {
  return refuse('invalidParameter', { field: 'files', reason: 'not_yours' });
}
