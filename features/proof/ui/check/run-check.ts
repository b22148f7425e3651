// One check of one shop: asks, checks, remembers. The service worker and the page run the same.
import { checkRecord, type Answers, type Finding, type Pinned } from '#domain/proof/check.ts';
import { readBookPage } from '#domain/proof/check/answers.ts';
import { findChangedRow } from '#domain/proof/check/book.ts';
import { openMandates } from '#domain/proof/check/mandates.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { NoAnswer, openCalls, type Calls } from './calls.ts';
import { addEvidence } from './evidence.ts';
import { contactsIn } from './contacts.ts';
import { fetchAnswers, fetchCard } from './fetch-answers.ts';
import { findChangedFiles, readDocument } from './files.ts';
import type { Failure, ProofStore, SavedProof, Shown } from './store.ts';

export type CheckParts = {
  readonly owner: string;
  readonly token: string;
  readonly store: ProofStore;
  readonly send: typeof fetch;
  readonly verify: VerifyEd25519;
  /** Milliseconds. */
  readonly now: () => number;
  /** Files of the app that this browser has, by address; none where it keeps none. */
  readonly files?: (() => Promise<ReadonlyMap<string, Uint8Array>>) | undefined;
};

/**
 * Checks once.
 *
 * @returns What is remembered now. Without an answer it is what it was, with the time at which one was asked for.
 */
export async function runCheck(parts: CheckParts): Promise<SavedProof> {
  const { owner, store, now } = parts;
  const before = await store.read(owner);
  const calls = openCalls(parts.token, parts.send);
  try {
    const saved = await checkOnce(parts, calls, before);
    await store.write(owner, saved);
    return saved;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const saved = { ...(before ?? nothingSaved), triedAt: now() };
    await store.write(owner, saved);
    return saved;
  }
}

const nothingSaved: SavedProof = { version: 1, pinned: null, shown: null, failure: null, triedAt: 0 };

async function checkOnce(
  { owner, store, verify, now, files }: CheckParts,
  calls: Calls,
  before: SavedProof | undefined,
): Promise<SavedProof> {
  const pinned = before?.pinned ?? undefined;
  const card = await fetchCard(calls);
  const answers = await fetchOrGiveUp(calls, card, pinned);
  const at = now();
  const verifyMandate = openMandates(crypto.subtle);
  const result = await checkRecord(pinned, answers, at, { verify, verifyMandate });
  const record = await calls.call('/v1/trust/record').catch(noAnswer);
  const changed = files === undefined || result.verdict === 'failed' ? [] : await lookAtFiles();
  const findings = [...result.findings, ...changed];
  const { seal, notaries, time, hasOtherPolicy } = result;
  const verdict = worseOf(result.verdict, changed);
  const isFailed = verdict === 'failed';
  const contacts = contactsIn(card);
  const reserve = await fetchReserve(calls, record);
  const shown: Shown = { verdict, findings, seal, notaries, time, hasOtherPolicy, at, contacts, reserve };
  const evidence = await store.readEvidence(owner);
  if (!isFailed) await store.writeEvidence(owner, addEvidence(evidence, answers));
  const known = before?.failure ?? null;
  return {
    version: 1,
    pinned: (isFailed ? before?.pinned : result.pinned) ?? null,
    shown,
    failure: isFailed ? await failureOf({ shown, answers, calls, findings, rows: evidence.rows }) : known,
    triedAt: at,
  };

  async function lookAtFiles(): Promise<Finding[]> {
    try {
      const had = (await files?.()) ?? new Map<string, Uint8Array>();
      return await findChangedFiles({
        record,
        calls,
        files: had,
        answers,
        verify,
        now: at,
        before: before?.shown?.findings ?? [],
      });
    } catch (error) {
      // The money was checked: what cannot be compared now is compared the next time.
      if (error instanceof NoAnswer || error instanceof ProofFault) return [];
      throw error;
    }
  }
}

function worseOf(verdict: Shown['verdict'], changed: readonly Finding[]): Shown['verdict'] {
  if (changed.some(({ level }) => level === 'failed')) return 'failed';
  return changed.length > 0 && verdict !== 'failed' ? 'waiting' : verdict;
}

/** A tile that is broken proves nothing for or against anybody: the phone comes back, and what it knows becomes old. */
async function fetchOrGiveUp(calls: Calls, card: unknown, pinned: Pinned | undefined): Promise<Answers> {
  try {
    return await fetchAnswers(calls, card, pinned);
  } catch (cause) {
    if (cause instanceof ProofFault) throw new NoAnswer(cause.message, { cause });
    throw cause;
  }
}

/** What is shown beside the check, and nothing of it: without an answer it is left out. */
function noAnswer(error: unknown): undefined {
  if (error instanceof NoAnswer) return undefined;
  throw error;
}

async function fetchReserve(calls: Calls, record: unknown): Promise<unknown> {
  const { sha256 } = fieldsOf(fieldsOf(record)['reserve']);
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  try {
    return await readDocument(calls, sha256);
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ProofFault || error instanceof SyntaxError) return null;
    throw error;
  }
}

type FailureParts = {
  readonly shown: Shown;
  readonly answers: Answers;
  readonly calls: Calls;
  readonly findings: readonly Finding[];
  readonly rows: readonly unknown[];
};

const bookFaults: ReadonlySet<string> = new Set([
  'row_changed',
  'row_missing',
  'book_shorter',
  'slip_contradicts',
]);

async function failureOf({ shown, answers, calls, findings, rows }: FailureParts): Promise<Failure> {
  const isBook = findings.some(({ code }) => bookFaults.has(code));
  return { ...shown, row: isBook ? await findRow(calls, rows) : null, answers };
}

/** The book is asked for again from its first row, so that the one that was changed can be named. */
async function findRow(calls: Calls, rows: readonly unknown[]): Promise<Failure['row']> {
  const shown: unknown[] = [];
  try {
    for (let after = '0'; ;) {
      const page = await calls.call(`/v1/shop/book?after=${after}`);
      const { list, next } = fieldsOf(page);
      if (Array.isArray(list)) shown.push(...list.map((row: unknown) => row));
      if (typeof next !== 'string' || shown.length > 500_000) break;
      after = next;
    }
    return changedRow(rows, shown);
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ProofFault) return null;
    throw error;
  }
}

function changedRow(seen: readonly unknown[], shown: readonly unknown[]): Failure['row'] {
  const read = (list: readonly unknown[]) =>
    readBookPage({ shop: '0', currency: '', v2_from: '0', last_seq: '0', head: '', list }).list;
  const found = findChangedRow(read(seen), read(shown));
  if (found === undefined) return null;
  const rowOf = (list: readonly unknown[]) =>
    list.find((row) => String(fieldsOf(row)['seq']) === String(found.before.seq)) ?? null;
  return { before: rowOf(seen), after: found.after === undefined ? null : rowOf(shown) };
}
