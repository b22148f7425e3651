// What the shop does with questions: read them, answer each once, show the answer to everybody, delete one.
import { limits } from '#domain/limits.ts';
import type { Language } from '#domain/text/language.ts';
import { addDays } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { toPage } from '#domain/wire/page.ts';
import type { answerQuestion, listQuestions, showQuestion } from '#features/questions/contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { cleanText, type Context } from './ask.ts';
import * as sql from './questions.sql.ts';
import { questionTimers } from './timers.ts';
import { wakeTalks } from './topics.ts';

type Own = Context & { readonly shopId: bigint };
type Shown = GivenOf<typeof answerQuestion>;

export async function listAll(
  { tx, shopId }: Own,
  language: Language,
  input: InputOf<typeof listQuestions>,
): Promise<GivenOf<typeof listQuestions>> {
  const { state, id, page, page_size: size } = input;
  const window = { limit: size + 1, offset: (page - 1) * size };
  const [rows, count] = await Promise.all([
    sql.list(tx, { shopId, language, ...(state === 'all' ? {} : { state }), id, ...window }),
    sql.countOpen(tx, { shopId }),
  ]);
  if (id !== undefined && rows.length === 0) throw refuse('recordNotFound', { field: 'id' });
  return { ...toPage(rows.map(present), input, null), open: count?.open ?? 0 };
}

/**
 * Stores the answer and has it sent. The address is deleted once it was.
 *
 * @throws Refused `recordNotFound`, or `invalidOperation` (`already`) where it has an answer.
 * @throws Refused `invalidParameter` (`text`, `empty`) where nothing but what is hidden was typed.
 */
export async function answer(
  own: Own,
  language: Language,
  input: InputOf<typeof answerQuestion>,
): Promise<Shown> {
  const { tx, env, shopId, now } = own;
  const { id } = input;
  const isNew = await sql.answer(tx, {
    shopId,
    id,
    answer: cleanText(env, input.text, limits.questionAnswerUnitsMax),
    isPublic: input.is_public,
    at: now,
    endsAt: addDays(now, limits.questionAnswerDays),
  });
  const row = await findRow(own, language, id);
  if (!isNew) throw refuse('invalidOperation', { reason: 'already' });
  await setTimers(tx, shopId, [{ subject: id, kind: questionTimers.answer, dueAt: now }]);
  await wakeTalks(tx, shopId);
  return present(row);
}

/** @throws Refused `recordNotFound`, or `invalidOperation` (`no_answer`). */
export async function show(
  own: Own,
  language: Language,
  { id, is_public: isPublic }: InputOf<typeof showQuestion>,
): Promise<Shown> {
  const { tx, shopId } = own;
  const isShown = await sql.show(tx, { shopId, id, isPublic });
  const row = await findRow(own, language, id);
  if (!isShown) throw refuse('invalidOperation', { reason: 'no_answer' });
  return present(row);
}

/** Deletes it with its answer. @throws Refused `recordNotFound`, also for one that is gone. */
export async function remove({ tx, shopId }: Own, id: string): Promise<Record<string, never>> {
  // One that is not confirmed is not the shop's yet.
  const isGone = await sql.removeConfirmed(tx, { shopId, id });
  if (!isGone) throw refuse('recordNotFound', { field: 'id' });
  await wakeTalks(tx, shopId);
  return {};
}

async function findRow({ tx, shopId }: Own, language: Language, id: string): Promise<sql.QuestionRow> {
  const row = await sql.find(tx, { shopId, id, language });
  if (row === undefined || row.state === 'unconfirmed') throw refuse('recordNotFound', { field: 'id' });
  return row;
}

function present(row: sql.QuestionRow): Shown {
  return {
    id: row.id,
    state: row.state === 'answered' ? 'answered' : 'open',
    goods: { id: row.goods_id, title: row.title },
    name: row.name,
    text: row.body,
    lang: row.lang,
    answer: row.answer,
    is_public: row.is_public,
    asked_at: row.confirmed_at ?? row.created_at,
    answered_at: row.answered_at,
  };
}
