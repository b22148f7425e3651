// The books against themselves and against what was published of them: sums in every run, each book once a day.
import { shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { checkBook, sumBook } from '#features/ledger/server/public.ts';
import { findRewritten, isRecordTrue } from '#features/proof/server/public.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './books.sql.ts';
import type { Fault } from './outside.ts';
import { getBooksCheckedUntil, type ItemRow } from './run.sql.ts';

/** Books against what was sealed of them; the record against its signed head in the first minute of a day. */
const publishedPlace = 'books:published';
const publishedMinute = 0;
const publishedRoot = 'root';

const minuteMs = 60_000;
const dayMinutes = 1_440;

export type BooksCheck = {
  readonly faults: readonly Fault[];
  /** What of the books this run has really looked at: a difference of another book is still what it was. */
  isChecked(item: Pick<ItemRow, 'kind' | 'place' | 'subject'>): boolean;
  /** Books whose minute is up to this one have been checked, now or before. */
  readonly until: Date;
};

/** What does not hold: sums of all books, and each book whose minute has come since the last run. */
export async function checkBooks(env: Environment, now: Date): Promise<BooksCheck> {
  const asset = env.policy.currency;
  const late = addMinutes(now, -limits.reconTransitMinutes);
  const sums = await env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    return sql.findBookFaults(tx, late);
  });
  const faults: Fault[] = sums.map((row) => ({ ...row, asset }));
  const checked = new Set<string>();
  const due = await dueBooks(env, now);
  if (due.hasRoot) {
    checked.add(publishedRoot);
    if (!(await isRootTrue(env)))
      faults.push({ place: publishedPlace, kind: 'books', subject: publishedRoot, asset, units: 1n });
  }
  for (const shopId of due.books) {
    faults.push(...(await faultsOfBook(env, shopId)));
    for (const subject of [shopCodeOf(shopId), ...sql.sidesOfBook(shopId)]) checked.add(subject);
  }
  return {
    faults,
    isChecked: ({ kind, place, subject }) =>
      kind !== 'books' || sql.placesOfAllBooks.has(place) || checked.has(subject),
    until: due.until,
  };
}

/**
 * The books of all minutes since the last run, a day of them at most: runs are further apart than a minute, and a minute
 * that was skipped would be a day without a look. After a long silence they are caught up in several runs.
 */
async function dueBooks({ db }: Environment, now: Date) {
  const current = Math.floor(now.getTime() / minuteMs);
  const before = await getBooksCheckedUntil(db.direct);
  const after = before === undefined ? -Infinity : Math.floor(before.getTime() / minuteMs);
  const first = Math.min(current, Math.max(after + 1, current - dayMinutes + 1));
  const minutes = Array.from({ length: current - first + 1 }, (_, index) => (first + index) % dayMinutes);
  const rows = await sql.booksOfMinutes(db.direct, { minutes });
  const books: bigint[] = [];
  let done = 0;
  let hasRoot = false;
  for (const minute of minutes) {
    const turn = rows.filter((row) => row.minute === minute);
    // A minute is looked at as a whole, so that the next run goes on after it.
    if (done > 0 && books.length + turn.length > limits.reconBooksAtOnce) break;
    books.push(...turn.map((row) => row.shop_id));
    hasRoot ||= minute === publishedMinute;
    done += 1;
  }
  return { books, hasRoot, until: new Date((first + done - 1) * minuteMs) };
}

async function isRootTrue(env: Environment): Promise<boolean> {
  return env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    return isRecordTrue(env, tx);
  });
}

/** Its chain from the first transfer, what was published of it, and its evidence, all of one moment. */
async function faultsOfBook({ db, policy }: Environment, shopId: bigint): Promise<Fault[]> {
  const asset = policy.currency;
  // A shop whose merchant never looks has its sums kept all the same.
  await sumBook(db.direct, shopId, { saves: true });
  const { problems, rewritten, sides } = await db.transaction(async (tx) => {
    await seeOneMoment(tx);
    return {
      problems: await checkBook(tx, shopId),
      rewritten: await findRewritten(tx, shopId),
      sides: await sql.findUnprovedSides(tx, { shopId }),
    };
  });
  const fault = { kind: 'books', subject: shopCodeOf(shopId), asset, units: 1n } as const;
  const faults: Fault[] = sides.map((row) => ({ ...row, kind: 'books', asset }));
  if (problems.length > 0) faults.push({ ...fault, place: 'books:verify' });
  if (rewritten !== undefined) faults.push({ ...fault, place: publishedPlace });
  return faults;
}
