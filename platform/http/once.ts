// Doing a call once, however often it is sent under its key.
import { createHash, createHmac } from 'node:crypto';
import { refuse, type RefusalKey } from '#domain/wire/errors.ts';
import { sendWithCommit, type Database, type Role, type Tx } from '#platform/db/database.ts';
import type { Answer } from './answer.ts';
import {
  claimKey,
  findAnswer,
  freeKey,
  storeAnswer,
  storeOwnAnswer,
  takeOverClaim,
  type OnceKey,
} from './idempotency.sql.ts';
import type { CallFile } from './multipart.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

type Asked = {
  readonly db: Database;
  /** Of the instance. */
  readonly secret: string;
  readonly key: OnceKey;
  readonly role: Role | undefined;
  /** Sends reads of the act with the claim. */
  readonly ahead?: (tx: Tx) => void;
};

type Work = (tx: Tx) => Promise<Answer>;

/**
 * Claims the key, acts and stores the answer in one transaction; a refusal is stored by one of its own.
 *
 * @param refusalOf The answer of an error that is a verdict about what was asked; undefined for any other.
 */
export async function actOnce(
  { db, key, role, ahead }: Asked,
  work: Work,
  refusalOf: (error: unknown) => Answer | undefined,
): Promise<Answer> {
  const first = (act: Work) => async (tx: Tx) => {
    const claimed = claimKey(tx, key);
    ahead?.(tx);
    if (!(await claimed)) return given(await findAnswer(tx, key), key);
    const answer = await act(tx);
    await sendWithCommit(tx, () => storeAnswer(tx, key, answer.status, answer.text));
    return answer;
  };
  try {
    return await db.transaction(first(work), role);
  } catch (error) {
    const answer = refusalOf(error);
    if (answer === undefined) throw error;
    // Nothing was applied. If a twin came first in the meantime, its answer counts for both.
    return db.transaction(first(() => Promise.resolve(answer)));
  }
}

/**
 * The same for calls that may be sent without a key, some of which open transactions of their own (`isDirect`): the key
 * is claimed before and given back where nothing came of it. A process that dies in between leaves a claim without an
 * answer. Where the act is one transaction, which has the answer too, nothing was done under it, and after a minute the
 * next caller takes it over. Of the others nobody knows, and their key says that it is busy for a day. Answers lie sealed:
 * some show a secret once.
 */
export async function actOnceAside(
  { db, secret, key, role, isDirect }: Asked & { readonly isDirect: boolean },
  work: Work,
): Promise<Answer> {
  if (!(await claimKey(db.direct, key))) {
    const stored = await findAnswer(db.direct, key);
    if (isDirect || !(await isTakenOver(db.direct, stored, key))) {
      const { status, text } = given(stored, key);
      return { status, text: openAnswer(secret, key, text) };
    }
  }
  const act = async (tx: Tx): Promise<Answer> => {
    const answer = await work(tx);
    const isOurs = await storeOwnAnswer(tx, key, answer.status, sealAnswer(secret, key, answer.text));
    if (!isOurs) throw refuse('operationBusy');
    return answer;
  };
  try {
    return await (isDirect ? act(db.direct) : db.transaction(act, role));
  } catch (error) {
    await freeKey(db.direct, key);
    throw error;
  }
}

/** Said of the moment and not of what was asked: the same ask under the same key may be done the next time. */
export const passingRefusals: readonly RefusalKey[] = [
  'idempotencyConflict',
  'operationBusy',
  'systemBusy',
  'tooManyRequests',
  // The same ask comes again at once, with its signature.
  'signatureNeeded',
];

type Stored = Awaited<ReturnType<typeof findAnswer>>;

function isTakenOver(tx: Tx, stored: Stored, key: OnceKey): Promise<boolean> {
  const isOpen = stored !== undefined && stored.answer === null && stored.body_hash.equals(key.bodyHash);
  return isOpen ? takeOverClaim(tx, key, stored.created_at) : Promise.resolve(false);
}

function given(stored: Stored, key: OnceKey): Answer {
  if (stored === undefined) throw refuse('operationBusy');
  if (!stored.body_hash.equals(key.bodyHash)) throw refuse('idempotencyConflict', { reason: 'other_body' });
  if (stored.answer === null || stored.status === null) throw refuse('operationBusy');
  // Done, and so long ago that what was answered is not kept (`shortenAnswers`).
  if (stored.answer === '') throw refuse('idempotencyConflict', { reason: 'answer_gone' });
  return { status: stored.status, text: stored.answer };
}

/** @throws Refused `parameterMissing` where a call that must have one effect has no key that can be one. */
export function readKey(key = ''): string {
  if (/^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw refuse('parameterMissing', { field: 'Idempotency-Key', reason: 'idempotency_key' });
}

/**
 * Two bodies are the same where their input is, and every file to the byte. Keyed: an input may hold a few secret
 * digits, and whoever reads the stored hash must not be able to try them all.
 */
export function bodyHash(secret: string, input: unknown, files: readonly CallFile[]): Buffer {
  const hash = createHmac('sha256', secret).update(JSON.stringify(unsigned(input)));
  for (const { field, bytes } of files) {
    hash.update(`\0${field}\0`).update(createHash('sha256').update(bytes).digest());
  }
  return hash.digest();
}

/** A signature is about what is asked, and no part of it: it is made anew whenever the same is sent again. */
function unsigned(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('mandate' in input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'mandate'));
}
