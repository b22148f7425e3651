// What a buyer does with a question: ask, confirm the address, read the answer, delete it.
import { emailOf, isEmail } from '#domain/contact.ts';
import { dayMs, hourMs, limits } from '#domain/limits.ts';
import type { Language } from '#domain/text/language.ts';
import { maskText } from '#domain/text/masking.ts';
import { addDays } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { askQuestion, goodsQuestions, readQuestion } from '#features/questions/contract.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';
import { keyAddress, readLink } from '#platform/http/signed-link.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './questions.sql.ts';
import { questionTimers } from './timers.ts';
import { wakeTalks } from './topics.ts';

export type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date };
type Sender = { readonly ip: string; readonly language: Language };

/** By which a buyer's questions are found again, without their address. */
function askerKeyOf(env: Pick<Environment, 'secret'>, email: string): Buffer {
  return keyAddress(env, 'question-address', email);
}

type Instance = Pick<Environment, 'baseUrl'>;

/**
 * Text as it is stored: addresses, numbers and links that lead elsewhere are dots, as in a conversation.
 *
 * @param unitsMax UTF-16 code units that there is room for.
 * @throws Refused `invalidParameter` (`text`, `empty`) where no words are left.
 */
export function cleanText(env: Instance, typed: string, unitsMax: number): string {
  const text = maskedWords(env, typed, unitsMax);
  if (text === undefined) throw refuse('invalidParameter', { field: 'text', reason: 'empty' });
  return text;
}

/** Undefined where nothing is left but what was hidden. */
function maskedWords({ baseUrl }: Instance, typed: string, unitsMax: number): string | undefined {
  const parts = maskText(typed, { hosts: [new URL(baseUrl).host] });
  if (!parts.some((part) => 'text' in part && part.text.trim() !== '')) return undefined;
  const text = parts.map((part) => ('text' in part ? part.text : '•••')).join('');
  return text.trim().slice(0, unitsMax).trim();
}

/**
 * Stores the question and has the link sent. Nobody of the shop sees it before the address is confirmed.
 *
 * @throws Refused `invalidParameter` (`email`, `shape`; `text`, `empty`).
 * @throws Refused `recordNotFound` where the shop does not sell the goods.
 * @throws Refused `tooManyRequests` after `limits.questionsPerHourOfSender`, `…OfNetwork`, or `…PerDayOfAddress`.
 */
export async function ask(
  { tx, env, now }: Context,
  { ip, language }: Sender,
  input: InputOf<typeof askQuestion>,
): Promise<Record<string, never>> {
  const email = emailOf(input.email);
  if (!isEmail(email)) throw refuse('invalidParameter', { field: 'email', reason: 'shape' });
  const body = cleanText(env, input.text, limits.questionUnitsMax);
  const name = maskedWords(env, input.name ?? '', limits.questionNameMax);
  const shop = await shopByHandle(tx, input.handle);
  const goodsId = input.goods_id;
  if (shop === undefined || !(await sql.isSold(tx, { shopId: shop.shop_id, goodsId })))
    throw refuse('recordNotFound', { field: 'goods_id' });
  const emailKey = askerKeyOf(env, email);
  await countFailure(
    env.db.aside,
    [
      { key: `question:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.questionsPerHourOfSender },
      { key: `question:network:${networkOf(ip)}`, windowMs: hourMs, max: limits.questionsPerHourOfNetwork },
      {
        key: `question:address:${emailKey.toString('base64url')}`,
        windowMs: dayMs,
        max: limits.questionsPerDayOfAddress,
      },
    ],
    now,
  );
  const row = await sql.ask(tx, {
    shopId: shop.shop_id,
    id: env.random.id(now),
    goodsId,
    ...(name === undefined ? {} : { name }),
    email,
    emailKey,
    lang: language,
    body,
    at: now,
    endsAt: addDays(now, limits.questionConfirmDays),
  });
  if (row !== undefined)
    await setTimers(tx, shop.shop_id, [{ subject: row.id, kind: questionTimers.confirm, dueAt: now }]);
  return {};
}

type Link = { readonly token: string; readonly language: Language };
type Shown = GivenOf<typeof readQuestion>;

/** @throws Refused `recordNotFound` for a link that is none, and once the question is deleted. */
export async function showOwn({ tx, env }: Context, { token, language }: Link): Promise<Shown> {
  const { shopId, id } = readLink(env, 'question-link', token);
  const row = await sql.find(tx, { shopId, id, language });
  if (row === undefined) throw refuse('recordNotFound', { field: 'token' });
  return {
    state: row.state,
    goods: { id: row.goods_id, title: row.title },
    text: row.body,
    answer: row.answer,
    is_public: row.is_public,
  };
}

/** Confirming twice is confirming once: the shop hears of it then. @throws Refused `recordNotFound` as `showOwn`. */
export async function confirm(context: Context, link: Link): Promise<Shown> {
  const { tx, env, now } = context;
  const { shopId, id } = readLink(env, 'question-link', link.token);
  const endsAt = addDays(now, limits.questionOpenDays);
  const isNew = await sql.confirm(tx, { shopId, id, at: now, endsAt });
  const shown = await showOwn(context, link);
  if (isNew) {
    await wakeTalks(tx, shopId);
    await tell(tx, shopId, {
      id: env.random.id(now),
      code: 'question_new',
      onceKey: `question_new:${id}`,
      facts: { title: shown.goods.title },
      at: now,
    });
  }
  return shown;
}

/** Deletes the question and all of its asker; of one that is deleted already it says the same. */
export async function deleteOwn({ tx, env }: Context, token: string): Promise<{ state: 'deleted' }> {
  const { shopId, id } = readLink(env, 'question-link', token);
  await sql.remove(tx, { shopId, ids: [id] });
  await wakeTalks(tx, shopId);
  return { state: 'deleted' };
}

/** @throws Refused `recordNotFound` where there is no such shop, or it does not sell the goods. */
export async function listPublic(
  { tx }: Context,
  { handle, id: goodsId }: InputOf<typeof goodsQuestions>,
): Promise<GivenOf<typeof goodsQuestions>> {
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('recordNotFound', { field: 'handle' });
  const rows = await sql.listShown(tx, { shopId: shop.shop_id, goodsId, limit: limits.questionsShown });
  if (rows.length === 0) throw refuse('recordNotFound', { field: 'id' });
  return {
    list: rows.flatMap(({ id, body: text, lang, answer, answered_at }) =>
      id === null || text === null || lang === null || answer === null || answered_at === null
        ? []
        : [{ id, text, lang, answer, answered_at }],
    ),
  };
}

/** Deletes all that a buyer asked in a shop. */
export async function eraseAsker(
  { env, tx, shopId }: Pick<Context, 'env' | 'tx'> & { readonly shopId: bigint },
  email: string,
): Promise<void> {
  await sql.eraseQuestionsOf(tx, { shopId, emailKey: askerKeyOf(env, email) });
}
