// One shop, as its phone checks it: its part of the sums, its book, what was done about it.
import { checkRecord, type Finding, type Pinned as PinnedShop } from '#domain/proof/check.ts';
import { openMandates } from '#domain/proof/check/mandates.ts';
import { parseNote, type VerifyEd25519 } from '#domain/proof/note.ts';
import { parseSlip } from '#domain/proof/slip.ts';
import { NoAnswer, type Calls } from '#features/proof/ui/check/calls.ts';
import { fetchAnswers, fetchCard } from '#features/proof/ui/check/fetch-answers.ts';
import { Failure } from '../check/failure.ts';
import { bytesMax, type Reader, type ReadLimits } from '../check/fetching.ts';
import type { Log } from '../check/report.ts';
import { parseWith } from '../check/head.ts';
import { fieldsOf, openEnvelope, parseJson, textOf } from '../check/shape.ts';
import { sayFinding } from './findings.ts';

type ShopInput = {
  readonly base: string;
  readonly reader: Reader;
  /** Of a merchant, or of a program of theirs that may read the wallet. */
  readonly token: string;
  readonly verify: VerifyEd25519;
  /** In seconds. */
  readonly now: number;
  readonly memory?: ShopState | undefined;
};

/** What is remembered of a shop from one check to the next, as its phone does: a book that is rewritten later is found by it. */
export type ShopState = {
  readonly read: (shop: string) => Promise<PinnedShop | undefined>;
  readonly write: (shop: string, pinned: PinnedShop) => Promise<void>;
};

export async function checkShop(log: Log, input: ShopInput): Promise<void> {
  const { base, reader, token, verify, now, memory } = input;
  await log.check('shop', async () => {
    const calls = openCalls(base, reader, token);
    const shop = await readCode(calls);
    const before = await memory?.read(shop);
    const answers = await orFailure(async () => fetchAnswers(calls, await fetchCard(calls), before));
    const tools = { verify, verifyMandate: openMandates(globalThis.crypto.subtle) };
    const { verdict, findings, seal, pinned } = await checkRecord(before, answers, now * 1_000, tools);
    log.notes.push(...findings.filter(({ level }) => level === 'waiting').map(sayFinding));
    const wrong = findings.find(({ level }) => level === 'failed');
    if (verdict === 'failed' || wrong !== undefined) throw failureOf(wrong);
    if (pinned !== undefined) await memory?.write(shop, pinned);
    const place = seal === undefined ? 'no seal counts it yet' : `its part is in seal ${seal.no}`;
    return `The book, slips, acts and reasons of the shop ${shop} are right; ${place}.`;
  });
}

/** Of whom the token is, by the slip of its wallet. Whether that is signed is part of the check. */
async function readCode(calls: Calls): Promise<string> {
  const what = 'The slip of the wallet';
  const wallet = await orFailure(() => calls.call('/v1/user/wallet', {}));
  const slip = textOf(fieldsOf(wallet, 'The wallet')['slip'], what);
  return parseWith('unreadable', what, () => parseSlip(parseNote(slip).text)).shop;
}

async function orFailure<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NoAnswer)
      throw new Failure('missing', `The shop could not be read: ${error.message}.`);
    throw error;
  }
}

function failureOf(wrong: Finding | undefined): Failure {
  return new Failure('shop', wrong === undefined ? 'The check of the shop failed.' : sayFinding(wrong));
}

function openCalls(base: string, reader: Reader, token: string): Calls {
  const read = (path: string, limits: Omit<ReadLimits, 'what'>) =>
    withNoAnswer(path, () => reader.bytes(`${base}${path}`, { ...limits, what: `The answer of ${path}` }));
  const text = async (path: string, limits: Omit<ReadLimits, 'what'>) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await read(path, limits));
  return {
    bytes: (path) => read(path, { max: bytesMax.call }),
    text: (path) => text(path, { max: bytesMax.call }),
    call: async (path, input) => {
      const headers = { authorization: token, 'content-type': 'application/json' };
      const body = input === undefined ? undefined : JSON.stringify(input);
      const answer = await text(`/api${path}`, { max: bytesMax.call, headers, body });
      return openEnvelope(parseJson(answer, `The answer of ${path}`), `The call ${path}`);
    },
  };
}

/** What is not there yet, such as the head of an empty record, is told by its status. */
async function withNoAnswer<Value>(path: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Failure && error.message.endsWith(' answers 404.'))
      throw new NoAnswer(`${path} 404`);
    throw error;
  }
}
