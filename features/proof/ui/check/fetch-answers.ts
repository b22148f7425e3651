// Everything that a check needs, asked in the order in which it can be compared: the wallet before the book, the head of the
// record before what leads to it, and acts after the seal that counts them.
import type { Answers, Pinned } from '#domain/proof/check.ts';
import type { PublicEntry } from '#domain/proof/check/answers.ts';
import { sizesOf } from '#domain/proof/check/head.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { entriesPath, nodeReaderOfTiles, parseEntries, tilePath, tileWidth } from '#domain/proof/tiles.ts';
import { parseTlogProof } from '#domain/proof/tlog-proof.ts';
import { proveConsistency, proveInclusion, type NodeReader } from '#domain/proof/tree.ts';
import { pausesIn } from '#domain/proof/check/reasons.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { NoAnswer, type Calls } from './calls.ts';

/** Where a list ends though more is there: a server that never ends must not fill a phone. */
const pagesMax = 400;
const listPagesMax = 20;
/** So many bundles of new entries are looked through for a seal that was not told of. */
const bundlesMax = 8;
/** And so many for a pause: a longer record is left to who reads all of it. */
const pauseBundlesMax = 64;

/** @param card Of `fetchCard`. */
export async function fetchAnswers(
  calls: Calls,
  card: unknown,
  pinned: Pinned | undefined,
): Promise<Answers> {
  const keys = keysIn(card);
  const policy = await calls.text('/log/policy');
  const [pauses, restrictions, withdrawals] = await Promise.all([
    calls.call('/v1/trust/pauses'),
    fetchList(calls, '/v1/restriction/list', { standing: true }),
    fetchList(calls, '/v1/user/withdraw/list', {}),
  ]);
  const wallet = await calls.call('/v1/user/wallet', {});
  // What was signed for a row of the wallet is there by now, and what was added is in the record that comes after.
  const [devices, mandates] = await Promise.all([fetchList(calls, '/v1/shop/devices'), fetchMandates(calls)]);
  const checkpoint = await fetchCheckpoint(calls, pinned);
  const proof = await calls.call('/v1/shop/proof');
  const record = await fetchPages(calls, '/v1/shop/record', afterAct(pinned));
  const book = await fetchPages(calls, '/v1/shop/book', pinned?.book?.seq ?? '0');
  const cases = await fetchCases(calls, book);
  const notes = [pinned?.checkpoint ?? null, ...notesIn({ checkpoint, proof, record })];
  const tree = openTree(calls, notes);
  const pause = fieldsOf(pauses)['open'] ?? null;
  return {
    keys,
    policy,
    checkpoint,
    consistency: tree === undefined ? {} : await proveAll(tree, sizesOf(notes)),
    proof,
    record,
    book,
    wallet,
    restrictions,
    withdrawals,
    cases,
    devices,
    mandates,
    pause,
    ...(await fetchEntries(calls, tree, { checkpoint, proof, pause, withdrawals })),
  };
}

/** Who this is, and its keys. */
export async function fetchCard(calls: Calls): Promise<unknown> {
  return readJson(await calls.text('/.well-known/stockless-trust.json'));
}

function keysIn(card: unknown): Answers['keys'] {
  const { origin, vkey, slip_vkey: slip } = fieldsOf(fieldsOf(card)['log']);
  if (typeof origin !== 'string' || typeof vkey !== 'string' || typeof slip !== 'string') {
    throw new NoAnswer('the trust card names no keys');
  }
  return { origin, log: vkey, slip };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NoAnswer('this is no JSON', { cause });
  }
}

/** There is none before the first entry; at first sight that is asked for, so that nothing is asked that is not there. */
async function fetchCheckpoint(calls: Calls, pinned: Pinned | undefined): Promise<string | null> {
  if ((pinned?.checkpoint ?? null) === null) {
    const { checkpoint } = fieldsOf(await calls.call('/v1/shop/proof'));
    if (typeof checkpoint !== 'string') return null;
  }
  try {
    return await calls.text('/log/checkpoint');
  } catch (error) {
    if (error instanceof NoAnswer && error.message.endsWith(' 404')) return null;
    throw error;
  }
}

/** The first act that had no number yet, or what comes after all. */
function afterAct(pinned: Pinned | undefined): string {
  const acts = pinned?.acts ?? [];
  const waiting = acts.find(({ index }) => index === null);
  return String(waiting === undefined ? acts.length : waiting.seq - 1);
}

/** Pages that name the next one by a number in `next`. */
async function fetchPages(calls: Calls, path: string, after: string): Promise<unknown[]> {
  const pages: unknown[] = [];
  for (let next: string | undefined = after; next !== undefined && pages.length < pagesMax;) {
    const page = await calls.call(`${path}?after=${next}`);
    pages.push(page);
    next = nextOf(page, next);
  }
  return pages;
}

/** Only ever forwards. */
function nextOf(page: unknown, before: string): string | undefined {
  const { next } = fieldsOf(page);
  const text = typeof next === 'number' || typeof next === 'string' ? String(next) : '';
  return /^\d{1,18}$/.test(text) && BigInt(text) > BigInt(before) ? text : undefined;
}

async function fetchList(calls: Calls, path: string, input?: object): Promise<unknown[]> {
  if (input === undefined) return listOf(await calls.call(path));
  const rows: unknown[] = [];
  for (let page = 1; page <= listPagesMax; page += 1) {
    const answer = await calls.call(path, { ...input, page, page_size: 100 });
    rows.push(...listOf(answer));
    if (fieldsOf(answer)['has_more'] !== true) break;
  }
  return rows;
}

function listOf(answer: unknown): unknown[] {
  const { list } = fieldsOf(answer);
  return Array.isArray(list) ? list : [];
}

async function fetchMandates(calls: Calls): Promise<unknown[]> {
  const pages = await fetchPages(calls, '/v1/shop/mandates', '0');
  return pages.flatMap(listOf);
}

const caseKind = /^(?:return_|case_)/;

/** Of each order whose money went back or is held, its cases. */
async function fetchCases(calls: Calls, book: readonly unknown[]): Promise<unknown[]> {
  const orders = new Set(
    book.flatMap(listOf).flatMap((row) => {
      const { kind, document } = fieldsOf(row);
      return typeof kind === 'string' && caseKind.test(kind) && typeof document === 'string'
        ? [document]
        : [];
    }),
  );
  const all = orders.size > listPagesMax;
  if (all) return await fetchList(calls, '/v1/case/list', {});
  const found: unknown[] = [];
  for (const order of orders) found.push(...(await fetchList(calls, '/v1/case/list', { order_id: order })));
  return found;
}

type NoteParts = Pick<Answers, 'checkpoint' | 'proof' | 'record'>;

/** Every head that an answer names. What cannot be read is left to the check. */
function notesIn({ checkpoint, proof, record }: NoteParts): string[] {
  const seal = fieldsOf(fieldsOf(proof)['seal']);
  const told = [checkpoint, tlogOf(seal)?.checkpoint, ...record.map((page) => fieldsOf(page)['checkpoint'])];
  return told.filter((note) => typeof note === 'string');
}

function tlogOf({ tlog_proof: text }: Record<string, unknown>) {
  try {
    return typeof text === 'string' ? parseTlogProof(text) : undefined;
  } catch (error) {
    if (error instanceof ProofFault) return undefined;
    throw error;
  }
}

type Tree = { readonly size: number; readonly nodes: NodeReader };

/** The tree of the largest head, out of its tiles. */
function openTree(calls: Calls, notes: readonly (string | null)[]): Tree | undefined {
  const size = sizesOf(notes).at(-1);
  return size === undefined || size === 0 ? undefined : { size, nodes: nodesOf(calls, size) };
}

export const nodesOf = (calls: Calls, size: number): NodeReader =>
  nodeReaderOfTiles((level, n, width) => calls.bytes(`/log/${tilePath(level, n, width)}`), size);

async function proveAll({ size, nodes }: Tree, sizes: readonly number[]): Promise<Answers['consistency']> {
  const proofs: Record<string, Uint8Array[]> = {};
  for (const old of sizes) {
    if (old < size) proofs[String(old)] = await proveConsistency(old, size, nodes);
  }
  return proofs;
}

type NamedIn = Pick<Answers, 'checkpoint' | 'proof' | 'pause' | 'withdrawals'>;

/** A seal after the one in which the shop is shown its part, and acts that pause payouts. */
async function fetchEntries(
  calls: Calls,
  tree: Tree | undefined,
  named: NamedIn,
): Promise<Pick<Answers, 'entries' | 'isSearched'>> {
  if (tree === undefined) return { entries: [], isSearched: false };
  const readEntry = makeEntryReader(calls, tree.size);
  // A seal that was made after the head was asked for may rightly not be told of yet.
  const [told = 0] = sizesOf([named.checkpoint]);
  const later = await findLaterSeal(readEntry, told, named.proof);
  const { indexes, isSearched } = await findPauses(readEntry, tree.size, earliestPause(named));
  const entries: PublicEntry[] = [];
  for (const index of new Set([...indexes, ...(later === undefined ? [] : [later])])) {
    const proof = await proveInclusion(index, tree.size, tree.nodes);
    entries.push({ index, entry: await readEntry(index), proof });
  }
  return { entries, isSearched };
}

/** Seconds; undefined while payouts are sent. */
function earliestPause(named: NamedIn): number | undefined {
  try {
    const begins = pausesIn(named);
    return begins.length === 0 ? undefined : Math.min(...begins);
  } catch (error) {
    // The check says that it cannot be read.
    if (error instanceof ProofFault) return undefined;
    throw error;
  }
}

/** Backwards, until entries are an hour older than the pause. */
async function findPauses(read: EntryReader, size: number, since: number | undefined) {
  const indexes: number[] = [];
  if (since === undefined) return { indexes, isSearched: true };
  const last = Math.max(0, size - pauseBundlesMax * tileWidth);
  for (let index = size - 1; index >= last; index -= 1) {
    const { n, t } = fieldsIn(await read(index));
    if (n === 'payout.paused') indexes.push(index);
    if (typeof t === 'number' && t < since - 3600) return { indexes, isSearched: true };
  }
  return { indexes, isSearched: last === 0 };
}

type EntryReader = (index: number) => Promise<Uint8Array>;

function makeEntryReader(calls: Calls, size: number): EntryReader {
  const bundles = new Map<number, Promise<Uint8Array[]>>();
  const readBundle = async (n: number): Promise<Uint8Array[]> => {
    const width = Math.min(tileWidth, size - n * tileWidth);
    return parseEntries(await calls.bytes(`/log/${entriesPath(n, width)}`), width);
  };
  return async (index) => {
    const n = Math.floor(index / tileWidth);
    const bundle = bundles.get(n) ?? readBundle(n);
    bundles.set(n, bundle);
    const entry = (await bundle)[index - n * tileWidth];
    if (entry === undefined) throw new NoAnswer(`entry ${index} is not there`);
    return entry;
  };
}

/** The newest one, so that nobody is shown an old seal while others are in a new one. */
async function findLaterSeal(read: EntryReader, size: number, proof: unknown): Promise<number | undefined> {
  const place = tlogOf(fieldsOf(fieldsOf(proof)['seal']));
  if (place === undefined || place.index >= size) return undefined;
  // Each currency has seals of its own.
  const { currency } = fieldsIn(await read(place.index));
  const first = Math.max(place.index + 1, size - bundlesMax * tileWidth);
  for (let index = size - 1; index >= first; index -= 1) {
    const entry = fieldsIn(await read(index));
    if (entry['k'] === 'seal' && entry['currency'] === currency) return index;
  }
  return undefined;
}

function fieldsIn(entry: Uint8Array): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(new TextDecoder().decode(entry)));
  } catch {
    return {};
  }
}

/** One entry with its proof, out of the tiles. */
export async function fetchEntry(calls: Calls, index: number, size: number): Promise<PublicEntry> {
  const nodes = nodesOf(calls, size);
  const entry = await makeEntryReader(calls, size)(index);
  return { index, entry, proof: await proveInclusion(index, size, nodes) };
}
