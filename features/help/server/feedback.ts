// Feedback: numbered, counted against the shop's day, and answered within the promised time.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { countCharacters } from '#domain/text/graphemes.ts';
import { orderNumberOf, readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { toPage } from '#domain/wire/page.ts';
import { feedbackMachine } from '#domain/states/feedback.ts';
import { addHours, localDay, nextMidnight } from '#domain/time.ts';
import type {
  answerFeedback,
  deskFeedback,
  listFeedback,
  sendFeedback,
} from '#features/help/feedback.contract.ts';
import { filesOf, presentFile } from '#features/files/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './feedback.sql.ts';

export type Writer = { readonly shopId: bigint; readonly personId: string; readonly language: Language };

/**
 * Keeps what a merchant wrote under a number, and promises when it is answered.
 *
 * @throws Refused `feedbackLength` for fewer than 5 or more than 300 characters as a person counts them.
 * @throws Refused `recordNotFound` for a file that is not the shop's own picture.
 * @throws Refused `tooManyRequests` with `retry_at` when the shop has written its tickets of the day.
 */
export async function writeFeedback(
  tx: Tx,
  env: Environment,
  writer: Writer,
  ask: InputOf<typeof sendFeedback>,
): Promise<GivenOf<typeof sendFeedback>> {
  const { feedbackCharactersMin: min, feedbackCharactersMax: max } = limits;
  const length = countCharacters(ask.content, max);
  if (length < min || length > max) {
    const reason = length < min ? 'too_short' : 'too_long';
    throw refuse('feedbackLength', { field: 'content', reason, min, max });
  }
  const fileIds = await ownPictures(tx, writer.shopId, ask.files ?? []);
  const now = env.clock.now();
  const { tz } = await shopOf(tx, writer.shopId);
  const number = await sql.takeNumber(tx, writer.shopId, localDay(now, tz), limits.feedbackPerDay);
  if (number === undefined) {
    const retryAt = nextMidnight(now, tz).toISOString();
    throw refuse('tooManyRequests', {
      reason: 'feedback_day',
      max: limits.feedbackPerDay,
      retry_at: retryAt,
    });
  }
  const id = env.random.id(now);
  const promiseAt = addHours(now, limits.feedbackAnswerHours);
  await sql.insertFeedback(tx, {
    shopId: writer.shopId,
    id,
    personId: writer.personId,
    number,
    content: ask.content.trim(),
    contact: ask.contact,
    page: ask.page,
    lang: writer.language,
    fileIds,
    promiseAt,
    at: now,
  });
  const ticketNo = ticketNoOf(writer.shopId, number);
  return { id, ticket_no: ticketNo, status: 'received', promise_at: promiseAt };
}

/** The shop's own tickets. Another's id finds nothing. */
export async function presentOwn(
  tx: Tx,
  env: Environment,
  shopId: bigint,
  ask: InputOf<typeof listFeedback>,
): Promise<GivenOf<typeof listFeedback>> {
  const now = env.clock.now();
  const { tz } = await shopOf(tx, shopId);
  const part = { limit: ask.page_size + 1, offset: (ask.page - 1) * ask.page_size };
  const rows = await sql.listOwnRows(tx, { shopId, id: ask.id, ...part });
  const used = await sql.usedOn(tx, shopId, localDay(now, tz));
  const resetsAt = nextMidnight(now, tz).toISOString();
  return {
    ...toPage(await presentAll(tx, env, rows), ask, null),
    quota: { per_day: limits.feedbackPerDay, used, resets_at: resetsAt },
  };
}

/** The same ids, once each. */
async function ownPictures(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const found = await filesOf(tx, shopId, wanted);
  if (found.filter(({ kind }) => kind === 'chat').length !== wanted.length) {
    throw refuse('recordNotFound', { field: 'files' });
  }
  return wanted;
}

/** Rows of the console's list. */
export function presentDesk(
  rows: readonly sql.DeskRow[],
  { now }: { readonly now: Date },
): GivenOf<typeof deskFeedback>['list'] {
  return rows.map((row) => ({
    id: routedIdOf(row.shop_id, row.id),
    shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
    ticket_no: ticketNoOf(row.shop_id, row.number),
    content: row.content,
    page: row.page,
    pictures: row.file_ids.length,
    lang: row.lang,
    status: row.status,
    promise_at: row.promise_at.toISOString(),
    is_late: row.answered_at === null && row.promise_at <= now,
    created_at: row.created_at.toISOString(),
  }));
}

type DeskTicket = GivenOf<typeof answerFeedback>;

/** Says that somebody read it. What was read or answered before stays as it is. */
export async function markRead(tx: Tx, env: Environment, routedId: string): Promise<DeskTicket> {
  const where = routeOf(routedId);
  const at = env.clock.now();
  const row = await sql.setFeedbackRead(tx, { ...where, from: feedbackMachine.moves.read.from, at });
  return presentForDesk(tx, env, row ?? (await foundOr404(tx, where)));
}

/**
 * Answers a ticket and tells its merchant.
 *
 * @throws Refused `invalidOperation` when it is done already.
 */
export async function answerTicket(
  tx: Tx,
  env: Environment,
  ask: InputOf<typeof answerFeedback>,
  operatorId: string,
): Promise<DeskTicket> {
  const where = routeOf(ask.id);
  const at = env.clock.now();
  const move = { ...where, from: feedbackMachine.moves.answer.from, at };
  const row = await sql.setFeedbackAnswer(tx, { ...move, text: ask.answer, by: operatorId });
  if (row === undefined) throw await whyNot(tx, where);
  await tellAbout(tx, env, { code: 'feedback_answered', row, at });
  return presentForDesk(tx, env, row);
}

/** @throws Refused `invalidOperation` when nobody has answered it, or it is done already. */
export async function finishTicket(tx: Tx, env: Environment, routedId: string): Promise<DeskTicket> {
  const where = routeOf(routedId);
  const at = env.clock.now();
  const row = await sql.setFeedbackDone(tx, { ...where, from: feedbackMachine.moves.finish.from, at });
  if (row === undefined) throw await whyNot(tx, where);
  await tellAbout(tx, env, { code: 'feedback_done', row, at });
  return presentForDesk(tx, env, row);
}

type Told = {
  readonly code: 'feedback_answered' | 'feedback_done';
  readonly row: sql.FeedbackRow;
  readonly at: Date;
};

/** A corrected answer is told again: its moment is part of what it is. */
async function tellAbout(tx: Tx, env: Environment, { code, row, at }: Told): Promise<void> {
  await tell(tx, row.shop_id, {
    id: env.random.id(at),
    code,
    onceKey: `feedback:${row.id}:${code}:${at.getTime()}`,
    facts: { no: ticketNoOf(row.shop_id, row.number), ticket: row.id },
    at,
  });
}

type Where = { readonly shopId: bigint; readonly id: string };

function routeOf(routedId: string): Where {
  const routed = readRoutedId(routedId);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id' });
  return routed;
}

async function foundOr404(tx: Tx, { shopId, id }: Where): Promise<sql.FeedbackRow> {
  const row = await sql.findFeedback(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  return row;
}

async function whyNot(tx: Tx, where: Where) {
  const { status } = await foundOr404(tx, where);
  return refuse('invalidOperation', { reason: 'state', from: status });
}

/** `9GX2K-F12`: the shop's twelfth ticket. The letter keeps it apart from an order's number. */
function ticketNoOf(shopId: bigint, number: number): string {
  return orderNumberOf(shopId, number).replace('-', '-F');
}

type Refs = GivenOf<typeof listFeedback>['list'][number]['files'];

function present(row: sql.FeedbackRow, files: Refs) {
  return {
    id: row.id,
    ticket_no: ticketNoOf(row.shop_id, row.number),
    content: row.content,
    contact: row.contact,
    page: row.page,
    files,
    status: row.status,
    promise_at: row.promise_at.toISOString(),
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
  };
}

/** Tickets of one shop, their pictures read in one statement. */
async function presentAll(tx: Tx, env: Environment, rows: readonly sql.FeedbackRow[]) {
  const shopId = rows[0]?.shop_id ?? 0n;
  const ids = rows.flatMap(({ file_ids: own }) => own);
  const refs = new Map((await filesOf(tx, shopId, ids)).map((file) => [file.id, presentFile(env, file)]));
  return rows.map((row) =>
    present(
      row,
      row.file_ids.flatMap((id) => refs.get(id) ?? []),
    ),
  );
}

async function presentForDesk(tx: Tx, env: Environment, row: sql.FeedbackRow): Promise<DeskTicket> {
  const files = (await filesOf(tx, row.shop_id, row.file_ids)).map((file) => presentFile(env, file));
  return { ...present(row, files), id: routedIdOf(row.shop_id, row.id), lang: row.lang };
}
