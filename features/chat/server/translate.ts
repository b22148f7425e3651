// Translation of one message, when its reader asks for it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatPart } from '#domain/chat.ts';
import { hourMs, limits } from '#domain/limits.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse, type Refused } from '#domain/wire/errors.ts';
import type { translateChat } from '#features/chat/contract.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { TranslationFailed, type TranslationFailure, type Translator } from '#platform/ports/translator.ts';
import { lockRow } from './conversations.sql.ts';
import type { Where } from './messages.sql.ts';
import type { Context } from './speak.ts';
import * as sql from './translate.sql.ts';

type Shown = GivenOf<typeof translateChat>;
type Language = InputOf<typeof translateChat>['lang'];
type Key = Where & { readonly seq: number; readonly lang: Language };
/** A translation that this call sends; `sent` is the text. */
type Claim = { readonly id: string; readonly sent: string };

/** How often a call that waits for another one's translation looks for it. */
const pollMs = 100;

/**
 * The stored translation, or what the service answers now. A message is sent once for each language: of calls at the same
 * time one sends it, outside of a transaction, and the others wait for its result.
 *
 * @throws Refused `invalidOperation` with the reason: `off` where no service is named, `nothing` where the message has no
 * text, and what the service failed with. `tooManyRequests` where the shop had as many translated as it may in an hour.
 */
export async function translate(
  context: Context,
  where: Where,
  { seq, lang }: Pick<InputOf<typeof translateChat>, 'seq' | 'lang'>,
): Promise<Shown> {
  const { tx, env } = context;
  const { translator } = env;
  const key = { ...where, seq, lang };
  const row = await sql.findParts(tx, { ...where, seq });
  if (row === undefined) throw refuse('recordNotFound', { field: 'seq' });
  if (translator === undefined) throw failed('off');
  const sent = textOf(row.parts);
  const stored = present(await sql.findTranslation(tx, key), key, sent);
  if (stored !== undefined) return stored;
  const claim = await claimFor(context, key, translator);
  return claim === undefined ? waitFor(tx, key, sent) : send(context, key, { translator, claim });
}

/** Undefined where there is none, or none yet. */
function present(row: sql.TranslationRow | undefined, { lang }: Key, sent: string): Shown | undefined {
  if (row === undefined || row.body === null) return undefined;
  return { text: row.body, lang, source: row.source, sent, host: row.host, at: row.at };
}

/**
 * Undefined where another call sends it at this moment. The text is read behind the lock of the conversation, so that what
 * an erasure deletes is not sent after it.
 */
function claimFor({ env, now }: Context, key: Key, { host }: Translator): Promise<Claim | undefined> {
  return env.db.transaction(async (tx) => {
    const { shopId, id, seq } = key;
    await lockRow(tx, { shopId, id });
    const sent = textOf((await sql.findParts(tx, { shopId, id, seq }))?.parts ?? []);
    if (sent === '') throw failed('nothing');
    const claim = env.random.id(now);
    const staleAt = new Date(now.getTime() - limits.translationClaimMs);
    if (!(await sql.claimTranslation(tx, { ...key, host, at: now, claim, staleAt }))) return undefined;
    // Beyond the limit the claim is undone with the count.
    const rate = { key: `translate:${shopId}`, windowMs: hourMs, max: limits.translationsPerHour };
    await countFailure(tx, [rate], now);
    return { id: claim, sent };
  });
}

type Sending = { readonly translator: Translator; readonly claim: Claim };

async function send(context: Context, key: Key, { translator, claim }: Sending): Promise<Shown> {
  const { tx, now } = context;
  const { sent } = claim;
  const own = { ...key, claim: claim.id };
  try {
    const { text, from } = await translator.translate(sent, key.lang);
    if (await sql.storeTranslation(tx, { ...own, body: text, source: from, at: now }))
      return { text, lang: key.lang, source: from, sent, host: translator.host, at: now };
  } catch (error) {
    const failure = error instanceof TranslationFailed ? error.failure : 'unreachable';
    await sql.failTranslation(tx, { ...own, failure });
    throw error instanceof TranslationFailed ? failed(failure) : error;
  }
  // It took too long, so that another call has sent the message too; or the message was erased.
  const other = present(await sql.findTranslation(tx, key), key, sent);
  if (other === undefined) throw failed('nothing');
  return other;
}

/** What the call that sends the message gets. */
async function waitFor(tx: Context['tx'], key: Key, sent: string): Promise<Shown> {
  const endsAt = performance.now() + limits.translationClaimMs;
  while (performance.now() < endsAt) {
    const row = await sql.findTranslation(tx, key);
    const stored = present(row, key, sent);
    if (stored !== undefined) return stored;
    if (row === undefined) throw failed('nothing');
    if (row.failure !== null) throw failed(row.failure);
    await sleep(pollMs);
  }
  throw failed('unreachable');
}

/** What was hidden was never stored, so it is not sent either: a sign stands in its place. */
function textOf(parts: readonly ChatPart[]): string {
  const text = parts.map((part) => ('text' in part ? part.text : '…')).join('');
  return /[\p{L}\p{N}]/u.test(text) ? text.trim() : '';
}

function failed(reason: TranslationFailure | 'off' | 'nothing'): Refused {
  return refuse('invalidOperation', { reason });
}
