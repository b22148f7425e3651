// Figures of days that are over: summed up when they are first asked for, and added to from then on. Only the days that
// may still be written are counted at each look.
import { limits } from '#domain/limits.ts';
import { addMinutes, localDay, startOfDay } from '#domain/time.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { dayAfter, daysBetween } from './buckets.ts';
import * as sql from './days.sql.ts';

type Shop = Pick<ShopRow, 'shop_id' | 'tz' | 'created_at'>;
type Days = { readonly from: string; readonly to: string };

/** Days that have their sums, by the calendar and by moments; `to` is the first moment after the last of them. */
export type KeptDays = {
  readonly first: string;
  readonly last: string;
  readonly from: Date;
  readonly to: Date;
};

/** Buckets of days: the first day of each and its first moment, in order. */
export type DayBuckets = { readonly firsts: readonly string[]; readonly starts: readonly Date[] };

export type Sums = Record<Exclude<keyof sql.KeptRow, 'bucket'>, bigint>;

export const noSums: Sums = {
  orders: 0n,
  quantity: 0n,
  sold: 0n,
  refunds: 0n,
  profit: 0n,
  direct: 0n,
  shared: 0n,
  search: 0n,
  explore: 0n,
  other: 0n,
  views: 0n,
  carts: 0n,
  checkouts: 0n,
};

/**
 * Sums up those of the days that are over and have no sums yet, as many as one question may. What is written for them from now on says of itself that
 * it is late (`lateSums`). Before a shop was opened there is nothing.
 *
 * @param direct No transaction: a sum is kept whatever becomes of the question.
 * @returns The days from the first on that have sums now; undefined where there are none.
 */
export async function keepPastDays(
  direct: Tx,
  shop: Shop,
  { from, to }: Days,
  now: Date,
): Promise<KeptDays | undefined> {
  const { shop_id: shopId, tz } = shop;
  const lastOver = dayAfter(localDay(addMinutes(now, -limits.dayClosesMinutes), tz), -1);
  const last = to < lastOver ? to : lastOver;
  if (last < from) return undefined;
  const opened = localDay(shop.created_at, tz);
  const first = from < opened ? opened : from;
  const open = await keepDays(direct, { shopId, tz, first, last });
  const kept = open === undefined ? last : dayAfter(open, -1);
  if (kept < from) return undefined;
  return { first: from, last: kept, from: startOfDay(from, tz), to: startOfDay(dayAfter(kept), tz) };
}

type Range = { readonly shopId: bigint; readonly tz: string; readonly first: string; readonly last: string };

/** Sums up days, the earliest first, as many as one question may; gives the first that has no sums yet. */
async function keepDays(direct: Tx, range: Range): Promise<string | undefined> {
  const { shopId, tz, first, last } = range;
  if (last < first) return undefined;
  const missing = daysBetween(first, last) + 1 - (await sql.countKeptDays(direct, range));
  if (missing === 0) return undefined;
  const open = await sql.listOpenDays(direct, { ...range, limit: limits.daysSummedPerAsk + 1 });
  const days = open.slice(0, limits.daysSummedPerAsk).map(({ day }) => day);
  for (let done = 0; done < days.length; done += limits.daysSummedAtOnce) {
    const some = days.slice(done, done + limits.daysSummedAtOnce);
    await sql.keepDays(direct, {
      shopId,
      tz,
      days: some,
    });
  }
  return open[limits.daysSummedPerAsk]?.day;
}

/** The figures of days that have sums, by the number of their bucket, from 1; buckets without any are left out. */
export async function sumKeptDays(
  tx: Tx,
  { shop_id: shopId, tz }: Shop,
  { first, last, from, to }: KeptDays,
  { firsts, starts }: DayBuckets,
): Promise<ReadonlyMap<number, Sums>> {
  const [kept, late] = await Promise.all([
    sql.keptSums(tx, { shopId, tz, firsts, first, last }),
    sql.lateSums(tx, { shopId, starts, from, to }),
  ]);
  const sums = new Map<number, Sums>(kept.map(({ bucket, ...row }) => [bucket, row]));
  for (const { bucket, fact, count, quantity, sold } of late) {
    const before = sums.get(bucket) ?? noSums;
    const more = { quantity: before.quantity + quantity, sold: before.sold + sold };
    sums.set(bucket, { ...before, ...more, [fact]: before[fact] + count });
  }
  return sums;
}

/** Visitors wherever they came from. */
export function visitorsOf({ direct, shared, search, explore, other }: Sums): bigint {
  return direct + shared + search + explore + other;
}
