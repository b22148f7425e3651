// The sums of a shop's days that are over, each counted once and kept, and what was written too late to be among them.
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** The event of a payment that was heard of late, literally as the index `order_event_late` names its rows. */
const isLatePayment = `e.version = 1 and e.recorded_at - e.at > interval '${limits.factLateMinutes} minutes'`;

type Clock = { readonly shopId: bigint; readonly tz: string };
type Range = Clock & { readonly first: string; readonly last: string };

const kept = sql.row('stat-days-kept')<{ days: number }>`
  select count(*)::int as days from shop_day
  where shop_id = :shopId and tz = :tz and day >= :first and day <= :last`;

/** How many of these days have their sums. */
export async function countKeptDays(tx: Tx, range: Range): Promise<number> {
  return (await kept(tx, range))?.days ?? 0;
}

/** The first of these days that have no sums yet. */
export const listOpenDays = sql.rows('stat-days-open')<{ day: string }>`
  select d.at::date::text as day
  from generate_series(:first::date::timestamp, :last::date::timestamp, interval '1 day') as d (at)
  where not exists (select from shop_day s where s.shop_id = :shopId and s.tz = :tz and s.day = d.at::date)
  order by d.at limit :limit`;

/**
 * Sums up days and keeps them; the database counts them (`shop_day_save`). Nothing may be written for them any more but
 * what says of itself that it is late. A day that has its sums keeps them.
 */
export const keepDays = sql.run('stat-days-keep')`select shop_day_save(:shopId, :tz, :days::date[])`;

export type KeptRow = RowOf<typeof keptSums>;

/** The kept sums of buckets of days; `bucket` is the place of the bucket's first day in `firsts`, from 1. */
export const keptSums = sql.rows('stat-days-sums')<{
  bucket: number;
  orders: bigint;
  quantity: bigint;
  sold: bigint;
  refunds: bigint;
  profit: bigint;
  direct: bigint;
  shared: bigint;
  search: bigint;
  explore: bigint;
  other: bigint;
  views: bigint;
  carts: bigint;
  checkouts: bigint;
}>`
  select width_bucket(day, :firsts::date[]) as bucket, sum(orders)::bigint as orders,
    sum(quantity)::bigint as quantity, sum(sold_units)::bigint as sold, sum(refunded_units)::bigint as refunds,
    sum(profit_units)::bigint as profit, sum(from_direct)::bigint as direct, sum(from_shared)::bigint as shared,
    sum(from_search)::bigint as search, sum(from_explore)::bigint as explore, sum(from_other)::bigint as other,
    sum(views)::bigint as views, sum(carts)::bigint as carts, sum(checkouts)::bigint as checkouts
  from shop_day where shop_id = :shopId and tz = :tz and day >= :first and day <= :last group by 1`;

export type LateRow = RowOf<typeof lateSums>;

/**
 * What the kept sums of these moments lack. A visitor who did the same in time that day is counted already; who did it
 * late only counts where they first did.
 */
export const lateSums = sql.rows('stat-days-late')<{
  bucket: number;
  fact: 'orders' | 'direct' | 'shared' | 'search' | 'explore' | 'other' | 'views' | 'carts' | 'checkouts';
  count: bigint;
  quantity: bigint;
  sold: bigint;
}>`
  select width_bucket(e.at, :starts::timestamptz[]) as bucket, 'orders' as fact, count(*)::bigint as count,
    sum(o.quantity)::bigint as quantity, sum(o.total_units)::bigint as sold
  from order_event e join shop_order o on o.shop_id = :shopId and o.id = e.order_id
  where e.shop_id = :shopId and ${isLatePayment} and e.at >= :from and e.at < :to
  group by 1
  union all
  select width_bucket(v.at, :starts::timestamptz[]), v.source, count(*)::bigint, 0, 0
  from visit v where v.shop_id = :shopId and v.late and v.at >= :from and v.at < :to
  group by 1, 2
  union all
  select width_bucket(f.at, :starts::timestamptz[]), f.kind || 's', count(*)::bigint, 0, 0
  from (
    select g.kind, min(g.at) as at from goods_event g
    where g.shop_id = :shopId and g.late and g.kind = any('{view,cart,checkout}'::text[])
      and g.at >= :from and g.at < :to
      and not exists (select from goods_event n where n.shop_id = :shopId and n.day = g.day
        and n.visitor = g.visitor and n.kind = g.kind and not n.late)
    group by g.day, g.visitor, g.kind
  ) f
  group by 1, 2
  union all
  select width_bucket(p.at, :starts::timestamptz[]),
    case when p.fact in ('view', 'cart', 'checkout') then p.fact || 's' else p.fact end, sum(p.count)::bigint, 0, 0
  from visit_day_facts(:shopId, :from, :to) p where p.is_late
  group by 1, 2`;
