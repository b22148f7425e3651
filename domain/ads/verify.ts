// A day computed again: from its log, its revealed seed and the offers that somebody may open. Says what it looked at,
// or the first thing that is not as it was written.
import { isAsset } from '#domain/money/money.ts';
import { auctionIdOf, readAuctionId } from './auction-id.ts';
import { openPool, runAuction, type OpenPool } from './auction.ts';
import { canonical, hashOf } from './canonical.ts';
import { ads } from './parameters.ts';
import { compareCandidates, moneyBarOf, poolHash, priceOf, reserveOf, scoreOf, stepOf } from './pool.ts';
import { bodyHash, headAfter } from './record.ts';
import { commitOf, firstHead, isSeed } from './seed.ts';
import type {
  AuctionRecord,
  Bill,
  Candidate,
  DayExport,
  DayRoot,
  Hash,
  LogEntry,
  Offer,
  Pool,
} from './types.ts';

/** What is not as it should be. */
export type Fault =
  /** Computed by other rules than those known here. */
  | 'version'
  /** The seed is not the one whose hash was published. */
  | 'seed'
  /** An entry is missing, doubled or out of place. */
  | 'number'
  /** An entry does not have the hash that the log has for it. */
  | 'entry'
  /** The hashes do not lead from one entry to the next. */
  | 'chain'
  /** The log does not end where its root says. */
  | 'end'
  /** A pool's candidates are not in their order, or doubled. */
  | 'pool_order'
  /** An auction was run over a pool that the log does not have before it. */
  | 'pool'
  /** An auction has another name's entry before it. */
  | 'twice'
  /** An auction is not the next one of its process: one before it was left out, or its id was chosen. */
  | 'gap'
  /** The places went to others than the computation says. */
  | 'result'
  /** An opened offer is nobody's in the log: its bid, or another of its numbers, was changed. */
  | 'offer'
  /** A candidate's score or bar is not what its opened offer makes it. */
  | 'score'
  /** A bill is not what the place cost by the log. */
  | 'price';

export type Verdict =
  | {
      readonly ok: true;
      /** Entries whose body was given are read, of the others only the hash. */
      readonly entries: number;
      readonly pools: number;
      readonly auctions: number;
      readonly places: number;
      readonly offers: number;
      readonly bills: number;
      readonly head: Hash;
    }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** The entry's number, where it is about one. */
      readonly n: number | null;
      /** The name of the auction, campaign or pool that it is about. */
      readonly subject: string;
      readonly expected: string;
      readonly found: string;
    };

type Failed = Extract<Verdict, { ok: false }>;

type Reading = {
  readonly seed: string;
  readonly offers: ReadonlyMap<Hash, Offer>;
  readonly seen: Set<Hash>;
  readonly pools: Map<Hash, { readonly pool: Pool; readonly open: OpenPool }>;
  readonly auctions: Map<string, AuctionRecord>;
  readonly numbers: Numbers | undefined;
  places: number;
};

/** Of a day whose auctions are numbered: the last one of each process. Where entries are hidden, gaps are not seen. */
type Numbers = { readonly day: string; readonly isWhole: boolean; readonly last: Map<number, number> };

/** Entries that follow each other, with what is needed to compute them: a day, or a part of one that begins with its pools. */
export type LogPart = Pick<DayExport, 'log' | 'offers' | 'bills'> & {
  /** The number and head of the log before it. */
  readonly after: { readonly n: number; readonly head: Hash };
  /** The revealed seed of the day. */
  readonly seed: string;
  /** The day, where these are all of its entries and its auctions are numbered. */
  readonly numberedDay?: string;
};

/** Holds a day against itself. The caller holds `root.commit` and `root.head` against what was published. */
export function verifyDay({ root, log, offers, bills }: DayExport): Verdict {
  const early = verifyRoot(root);
  if (early !== undefined) return early;
  const after = { n: 0, head: firstHead(root.day, root.version, root.commit) };
  const numbered = root.numbered ? { numberedDay: root.day } : {};
  const part = { log, offers, bills, after, seed: root.seed ?? '', ...numbered };
  const reading = openReading(part);
  // How the log ends comes before the bills: where entries are missing, their bills are too.
  return readLog(reading, part) ?? verifyEnd(root, log, endOf(part)) ?? tellPart(reading, part);
}

/** Computes entries again. That an auction stands twice is seen within the part alone. */
export function verifyPart(part: LogPart): Verdict {
  const reading = openReading(part);
  return readLog(reading, part) ?? tellPart(reading, part);
}

const openReading = ({ offers, seed, log, numberedDay: day }: LogPart): Reading => ({
  seed,
  offers: new Map(offers.map((offer) => [hashOf(offer), offer])),
  seen: new Set(),
  pools: new Map(),
  auctions: new Map(),
  numbers:
    day === undefined ? undefined : { day, isWhole: log.every(({ body }) => body !== null), last: new Map() },
  places: 0,
});

const endOf = ({ log, after }: LogPart): Hash => log.at(-1)?.head ?? after.head;

function readLog(reading: Reading, { log, after }: LogPart): Failed | undefined {
  let { head } = after;
  for (const [index, entry] of log.entries()) {
    const failed = verifyLink(entry, after.n + index + 1, head) ?? verifyBody(reading, entry);
    if (failed !== undefined) return failed;
    head = entry.head;
  }
  return undefined;
}

function tellPart(reading: Reading, part: LogPart): Verdict {
  const { pools, auctions, places } = reading;
  return (
    verifyOffers(reading) ??
    verifyBills(reading, part.bills) ?? {
      ok: true,
      entries: part.log.length,
      pools: pools.size,
      auctions: auctions.size,
      places,
      offers: part.offers.length,
      bills: part.bills.length,
      head: endOf(part),
    }
  );
}

function fail(
  fault: Fault,
  n: number | null,
  subject: string,
  is: { expected: string; found: string },
): Failed {
  return { ok: false, fault, n, subject, ...is };
}

function verifyRoot({ version, seed, commit, day }: DayRoot): Failed | undefined {
  if (version !== ads.version) {
    return fail('version', null, day, { expected: String(ads.version), found: String(version) });
  }
  const found = seed !== null && isSeed(seed) ? commitOf(seed) : 'no seed';
  return found === commit ? undefined : fail('seed', null, day, { expected: commit, found });
}

function verifyLink(entry: LogEntry, n: number, before: Hash): Failed | undefined {
  const subject = nameOf(entry);
  if (entry.n !== n) return fail('number', n, subject, { expected: String(n), found: String(entry.n) });
  const hash = entry.body === null ? entry.hash : bodyHash(entry.body);
  if (hash !== entry.hash) return fail('entry', n, subject, { expected: entry.hash, found: hash });
  const head = headAfter(before, entry.hash);
  return head === entry.head ? undefined : fail('chain', n, subject, { expected: head, found: entry.head });
}

function nameOf({ body, n }: LogEntry): string {
  if (body === null) return String(n);
  return body.kind === 'auction' ? body.auction.id : `${body.pool.surface} ${body.pool.at}`;
}

function verifyBody(reading: Reading, entry: LogEntry): Failed | undefined {
  const { body } = entry;
  if (body === null) return undefined;
  return body.kind === 'pool'
    ? verifyPool(reading, entry, body.pool)
    : verifyAuction(reading, entry, body.auction);
}

function verifyPool(reading: Reading, entry: LogEntry, pool: Pool): Failed | undefined {
  for (const [index, candidate] of pool.candidates.entries()) {
    const before = pool.candidates[index - 1];
    if (before !== undefined && compareCandidates(before, candidate) >= 0) {
      const is = { expected: 'rising names', found: `${before.campaign}, ${candidate.campaign}` };
      return fail('pool_order', entry.n, candidate.campaign, is);
    }
    const offer = reading.offers.get(candidate.offer);
    if (offer === undefined) continue;
    reading.seen.add(candidate.offer);
    const failed = verifyOffer(candidate, offer, entry.n);
    if (failed !== undefined) return failed;
  }
  reading.pools.set(poolHash(pool), { pool, open: openPool(pool) });
  return undefined;
}

function verifyOffer(candidate: Candidate, offer: Offer, n: number): Failed | undefined {
  const { currency } = offer;
  const hasRules =
    isAsset(currency) &&
    offer.reserve === reserveOf(currency).toString() &&
    offer.step === stepOf(currency).toString();
  const bar = moneyBarOf(offer);
  const isScored = candidate.score === scoreOf(offer).toString();
  if (hasRules && isScored && (bar === null || candidate.bar !== null)) return undefined;
  const expected = hasRules
    ? `${scoreOf(offer)} ${bar ?? 'shown'}`
    : 'the least price and step of its currency';
  const found = hasRules
    ? `${candidate.score} ${candidate.bar ?? 'shown'}`
    : `${offer.reserve}, ${offer.step}`;
  return fail('score', n, offer.campaign, { expected, found });
}

function verifyAuction(reading: Reading, { n }: LogEntry, record: AuctionRecord): Failed | undefined {
  if (reading.auctions.has(record.id)) {
    return fail('twice', n, record.id, { expected: 'one entry', found: 'two entries' });
  }
  const gap = reading.numbers === undefined ? undefined : verifyNumber(reading.numbers, record.id, n);
  if (gap !== undefined) return gap;
  const known = reading.pools.get(record.pool);
  if (known === undefined) {
    return fail('pool', n, record.id, { expected: 'a pool of this log', found: record.pool });
  }
  const { wins, shuffled } = runAuction(known.open, reading.seed, record);
  const expected = canonical({ wins, shuffled });
  const found = canonical({ wins: record.wins, shuffled: record.shuffled });
  if (expected !== found) return fail('result', n, record.id, { expected, found });
  reading.auctions.set(record.id, record);
  reading.places += wins.length;
  return undefined;
}

/** The auctions of each process follow each other without gaps. */
function verifyNumber({ day, isWhole, last }: Numbers, id: string, n: number): Failed | undefined {
  const read = readAuctionId(id);
  if (read === undefined || read.day !== day || read.lane < 1) {
    return fail('gap', n, id, { expected: `an auction of ${day} with its number`, found: id });
  }
  const before = last.get(read.lane) ?? 0;
  last.set(read.lane, read.number);
  if (isWhole ? read.number === before + 1 : read.number > before) return undefined;
  const expected = auctionIdOf({ day, lane: read.lane, number: before + 1 });
  return fail('gap', n, id, { expected, found: id });
}

function verifyEnd(root: DayRoot, log: readonly LogEntry[], head: Hash): Failed | undefined {
  if (log.length === root.entries && head === root.head) return undefined;
  const is = { expected: `${root.entries} entries, ${root.head}`, found: `${log.length} entries, ${head}` };
  return fail('end', null, root.day, is);
}

function verifyOffers({ offers, seen }: Reading): Failed | undefined {
  for (const [hash, offer] of offers) {
    if (seen.has(hash)) continue;
    return fail('offer', null, offer.campaign, { expected: 'an offer of this log', found: hash });
  }
  return undefined;
}

function verifyBills(reading: Reading, bills: readonly Bill[]): Failed | undefined {
  for (const bill of bills) {
    const record = reading.auctions.get(bill.auction);
    const win = record?.wins.find(({ slot }) => slot === bill.slot);
    const pool = record === undefined ? undefined : reading.pools.get(record.pool)?.pool;
    const candidate = win === undefined ? undefined : pool?.candidates[win.index];
    const offer = candidate === undefined ? undefined : reading.offers.get(candidate.offer);
    const expected =
      win === undefined || offer === undefined ? 'no opened place' : priceOf(offer, win.next).toString();
    if (expected === bill.price) continue;
    return fail('price', null, `${bill.auction} place ${bill.slot}`, { expected, found: bill.price });
  }
  return undefined;
}
