// Translation of one message, when its reader asks for it.
import type { ChatPart } from '#domain/chat.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { translateChat } from '#features/chat/contract.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { TranslationFailed } from '#platform/ports/translator.ts';
import type { Where } from './messages.sql.ts';
import type { Context } from './speak.ts';
import * as sql from './translate.sql.ts';

type Shown = GivenOf<typeof translateChat>;

/**
 * What was kept, or what the service says now. It is asked outside of a transaction: it may take some seconds.
 *
 * @throws Refused `invalidOperation` with the reason: `off` where no service is named, `nothing` where the message has no
 * text, and what the service failed with. `tooManyRequests` where the shop had as many translated as it may in an hour.
 */
export async function translate(
  { tx, env, now }: Context,
  where: Where,
  { seq, lang }: Pick<InputOf<typeof translateChat>, 'seq' | 'lang'>,
): Promise<Shown> {
  const { translator } = env;
  const row = await sql.findParts(tx, { ...where, seq });
  if (row === undefined) throw refuse('recordNotFound', { field: 'seq' });
  if (translator === undefined) throw refuse('invalidOperation', { reason: 'off' });
  const sent = textOf(row.parts);
  if (sent === '') throw refuse('invalidOperation', { reason: 'nothing' });
  const kept = await sql.findTranslation(tx, { ...where, seq, lang });
  if (kept !== undefined)
    return { text: kept.body, lang, source: kept.source, sent, host: kept.host, at: kept.at };
  const rate = { key: `translate:${where.shopId}`, windowMs: hourMs, max: limits.translationsPerHour };
  await countFailure(env.db.aside, [rate], now);
  const made = await translator.translate(sent, lang).catch(named);
  const { host } = translator;
  await sql.keepTranslation(tx, { ...where, seq, lang, body: made.text, source: made.from, host, at: now });
  return { text: made.text, lang, source: made.from, sent, host, at: now };
}

/** What was hidden was never kept, so it is not sent either: a sign stands in its place. */
function textOf(parts: readonly ChatPart[]): string {
  const text = parts.map((part) => ('text' in part ? part.text : '…')).join('');
  return /[\p{L}\p{N}]/u.test(text) ? text.trim() : '';
}

function named(error: unknown): never {
  if (error instanceof TranslationFailed) throw refuse('invalidOperation', { reason: error.failure });
  throw error;
}
