// What the entries of a log must be together: times, seals, the count of acts and of shops, versions of documents.
import type { ActName } from '#domain/proof/act-names.ts';
import type { ActEntry, DocEntry, Entry, SealEntry } from '#domain/proof/entry.ts';
import { sumMax } from '#domain/proof/entry.ts';
import { Failure } from './failure.ts';
import { dayOf, hoursOf, momentOf } from './say.ts';

/**
 * An act is on record a minute after it was done. So far may its time be before that of a seal, or of a checkpoint that was
 * seen, that does not have it yet; in seconds.
 */
export const backMax = 120;
/** The next seal is written after an hour; two are the limit. */
export const sealAgeMax = 2 * 3_600;
/** New terms and fees are announced so far ahead. */
export const noticeDays = 15;
const daySeconds = 86_400;
/** What is published may wait for its place in the record. */
const noticeSlack = 3_600;

export type PlacedDoc = DocEntry & { readonly index: number };

/** The acts that public figures and lists tell; of the others only the number is remembered. */
const figureActs: ReadonlySet<ActName> = new Set(['restriction.placed', 'appeal.decided', 'payout.paused']);

export type Summary = {
  /** How many acts there are of each name. */
  readonly counts: ReadonlyMap<ActName, number>;
  /** The times of those acts that public figures are about. */
  readonly times: ReadonlyMap<ActName, readonly number[]>;
  readonly seals: readonly SealEntry[];
  readonly docs: readonly PlacedDoc[];
  /** From when everything is on record, in seconds: an instance that is older than its record brought old acts with it. */
  readonly completeFrom: number;
  readonly newestSeal: SealEntry | undefined;
  /** Honest, and still worth a line: an instance that was down for a night. */
  readonly notes: readonly string[];
};

export type EntryReader = {
  /** Takes the next entry. @throws Failure `time`, `seal`, `acts`, `shops`, `notice`. */
  take(entry: Entry): void;
  /** To be called when there are no more. */
  finish(): Summary;
};

type Counts = { readonly acts: number[]; readonly opened: number[]; readonly closed: number[] };

export function readEntries({ now, pinned }: Omit<Dates, 'sealed'>): EntryReader {
  /** Before entry i there were so many acts, and so many shops had been opened and closed. */
  const before: Counts = { acts: [0], opened: [0], closed: [0] };
  const counts = new Map<ActName, number>();
  const times = new Map<ActName, number[]>();
  const seals: SealEntry[] = [];
  const docs: PlacedDoc[] = [];
  const notes: string[] = [];
  let group: SealEntry[] = [];
  let sealed = 0;
  let firstTime: number | undefined;
  let begun = 0;
  let index = 0;

  const closeGroup = (): void => {
    if (group.length === 0) return;
    checkGroup(group, before);
    notes.push(...noteGap(seals.at(-1), group[0]));
    seals.push(...group);
    group = [];
  };
  return {
    take(entry) {
      firstTime ??= entry.time;
      checkTime(entry, index, { sealed, pinned, now });
      if (entry.kind === 'act') {
        counts.set(entry.name, (counts.get(entry.name) ?? 0) + 1);
        if (figureActs.has(entry.name)) addTo(times, entry);
        if (entry.name === 'record.begun') begun = Math.max(begun, entry.time);
      }
      if (entry.kind === 'doc') docs.push(checkDoc({ ...entry, index }, docs));
      if (entry.kind === 'seal') {
        if (group[0] !== undefined && group[0].no !== entry.no) closeGroup();
        checkSeal(entry, { index, group, last: seals.at(-1) });
        group.push(entry);
        sealed = Math.max(sealed, entry.time);
      }
      countEntry(before, entry, index);
      index += 1;
    },
    finish() {
      closeGroup();
      const completeFrom = Math.max(begun, firstTime ?? now);
      return { counts, times, seals, docs, completeFrom, newestSeal: seals.at(-1), notes };
    },
  };
}

function countEntry({ acts, opened, closed }: Counts, entry: Entry, index: number): void {
  const name = entry.kind === 'act' ? entry.name : undefined;
  acts.push((acts[index] ?? 0) + (name === undefined ? 0 : 1));
  opened.push((opened[index] ?? 0) + (name === 'shop.opened' ? 1 : 0));
  closed.push((closed[index] ?? 0) + (name === 'shop.closed' ? 1 : 0));
}

function addTo(times: Map<ActName, number[]>, { name, time }: ActEntry): void {
  const list = times.get(name);
  if (list === undefined) times.set(name, [time]);
  else list.push(time);
}

/**
 * Acts stand in the order in which they came, and what an instance brought with it when its record began has older dates.
 * But nothing is dated before a seal, or a checkpoint that was seen, and comes after it.
 */
function checkTime(entry: Entry, index: number, { sealed, pinned, now }: Dates): void {
  const seen = pinned !== undefined && index >= pinned.size ? pinned.time : 0;
  const floor = Math.max(sealed, seen);
  if (entry.time < floor - backMax) {
    const what = sealed >= seen ? 'a seal' : 'a checkpoint that was seen here';
    throw new Failure(
      'time',
      `Entry ${index} says ${momentOf(entry.time)}, and was not there at ${momentOf(floor)}, the time of ${what}: it was dated back.`,
    );
  }
  if (entry.time > now + backMax) {
    throw new Failure('time', `Entry ${index} says ${momentOf(entry.time)}, which is in the future.`);
  }
}

/** In seconds: of the newest seal so far, of the checkpoint that was seen before with the size that it had, and now. */
type Dates = {
  readonly sealed: number;
  readonly pinned: { readonly size: number; readonly time: number } | undefined;
  readonly now: number;
};

type SealPlace = {
  readonly index: number;
  readonly group: readonly SealEntry[];
  readonly last: SealEntry | undefined;
};

function checkSeal(seal: SealEntry, { index, group, last }: SealPlace): void {
  const name = `Seal ${seal.no} in ${seal.currency} (entry ${index})`;
  const [first] = group;
  const expected = first?.no ?? (last === undefined ? seal.no : last.no + 1);
  if (seal.no !== expected) throw new Failure('seal', `${name} should have the number ${expected}.`);
  if (first !== undefined && first.upto !== seal.upto) {
    throw new Failure('seal', `${name} counts acts up to ${seal.upto}, its neighbour up to ${first.upto}.`);
  }
  if (group.some(({ currency }) => currency === seal.currency)) {
    throw new Failure('seal', `${name} is there twice.`);
  }
  if (seal.upto > index) {
    throw new Failure('seal', `${name} counts acts up to ${seal.upto}, which did not stand in the record.`);
  }
  if (last !== undefined && seal.upto < last.upto) {
    throw new Failure(
      'seal',
      `${name} counts acts up to ${seal.upto}, the seal before it up to ${last.upto}.`,
    );
  }
  if (seal.sums.some((sum) => sum < 0n || sum > sumMax)) {
    throw new Failure('seal', `${name} has a sum that is out of range.`);
  }
  if (seal.shops > 2 ** seal.height) {
    throw new Failure('seal', `${name} has ${seal.shops} shops in a tree of height ${seal.height}.`);
  }
}

/** The acts that all shops were told of are those of the record; and each shop that was opened is counted. */
function checkGroup(group: readonly SealEntry[], before: Counts): void {
  const [first] = group;
  if (first === undefined) return;
  const { no, upto } = first;
  const counted = group.reduce((sum, { sums }) => sum + sums[3], 0n);
  const logged = BigInt(before.acts[upto] ?? 0);
  if (counted !== logged) {
    throw new Failure(
      'acts',
      `Seal ${no} counts ${counted} acts of all shops, and the record has ${logged} up to entry ${upto}: ` +
        (counted > logged
          ? 'acts were not put on record.'
          : 'acts on record are those of no shop, or a shop was left out.'),
    );
  }
  const shops = group.reduce((sum, seal) => sum + seal.shops, 0);
  const opened = before.opened[upto] ?? 0;
  const open = opened - (before.closed[upto] ?? 0);
  // A shop that is closed may still be owed something, and is counted as long as it has a book.
  if (shops >= open + platformShops && shops <= opened + platformShops) return;
  throw new Failure(
    'shops',
    `Seal ${no} has ${shops} shops, and the record says that ${open} and the platform are there at entry ${upto}: ` +
      (shops < open + platformShops ? 'shops were left out.' : 'shops were made up.'),
  );
}

/** The platform itself is counted as a shop: acts that are about no other are its own. */
const platformShops = 1;

function noteGap(last: SealEntry | undefined, next: SealEntry | undefined): string[] {
  if (last === undefined || next === undefined || next.time - last.time <= sealAgeMax) return [];
  const hours = hoursOf(next.time - last.time);
  return [`There was no seal for ${hours} before seal ${next.no} of ${momentOf(next.time)}.`];
}

/** New terms and fees are known before they count; the first ones of an instance are there from the start. */
function checkDoc(doc: PlacedDoc, docs: readonly PlacedDoc[]): PlacedDoc {
  if (doc.name !== 'terms' && doc.name !== 'fees') return doc;
  const earlier = docs.filter(({ name }) => name === doc.name);
  const isKnown = earlier.some(({ sha256 }) => sha256 === doc.sha256);
  if (earlier.length === 0 || isKnown || doc.from >= doc.time + noticeDays * daySeconds - noticeSlack)
    return doc;
  throw new Failure(
    'notice',
    `New ${doc.name} (version ${doc.version}) were put on record on ${dayOf(doc.time)} and count from ${dayOf(doc.from)}: ` +
      `that is less than ${noticeDays} days ahead.`,
  );
}

/** Of the documents of one name the one that counts at a moment. */
export function docAt(
  docs: readonly PlacedDoc[],
  name: DocEntry['name'],
  now: number,
): PlacedDoc | undefined {
  return docs.findLast((doc) => doc.name === name && doc.from <= now);
}
