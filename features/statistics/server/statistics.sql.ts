// The figures of a shop, counted from its orders, refunds and book: what is asked of days that are not summed up yet
// (`days.sql.ts`). Times are compared, never rounded: which day a moment belongs to is decided by the bounds given. Visits
// whose rows are gone are counts of quarters of an hour, which `visit_day_facts` gives.
import { eventKinds, visitSources, type EventKind, type VisitSource } from '#domain/visits.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** Literally as the index `transfer_wallet_at` names its rows, so that it can be used. */
const isOfWallet = `(debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
       or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'))`;

/** What a sale gave the shop and what later returns took from it. */
export const isProfit = `${isOfWallet} and kind in ('accept_shop', 'return_held', 'return_available', 'return_advance',
  'refund_pending', 'refund_available')`;

export type Span = { readonly from: Date; readonly to: Date };

export type PeriodRow = RowOf<typeof periods>;

const periods = sql.rows('stat-periods')<{
  n: number;
  sold: bigint;
  quantity: bigint;
  refunded: bigint;
  profit: bigint;
}>`
  with span as (
    select n::int, from_at, to_at
    from unnest(:froms::timestamptz[], :tos::timestamptz[]) with ordinality as s (from_at, to_at, n)
  ), bought as (
    select s.n, sum(o.total_units) as sold, count(*) as orders, sum(o.quantity) as quantity
    from span s join shop_order o on o.shop_id = :shopId and o.paid_at >= s.from_at and o.paid_at < s.to_at
    group by s.n
  ), given as (
    select s.n, sum(r.units) as refunded
    from span s join refund r on r.shop_id = :shopId and r.created_at >= s.from_at and r.created_at < s.to_at
    where r.order_id is not null
    group by s.n
  ), earned as (
    select s.n, sum(case when t.kind = 'accept_shop' then t.units else -t.units end) as profit
    from span s join transfer t on t.shop_id = :shopId and t.at >= s.from_at and t.at < s.to_at
    where ${isProfit}
    group by s.n
  ), seen as (
    select c.n, sum(c.visitors) as visitors from (
      select s.n, count(*) as visitors
      from span s join visit v on v.shop_id = :shopId and v.at >= s.from_at and v.at < s.to_at
      group by s.n
      union all
      select s.n, p.count from span s cross join lateral visit_day_facts(:shopId, s.from_at, s.to_at) p
      where p.fact = any(:sources::text[])
    ) c
    group by c.n
  )
  select s.n, coalesce(b.sold, 0)::bigint as sold, coalesce(b.orders, 0)::int as orders,
    coalesce(b.quantity, 0)::bigint as quantity, coalesce(g.refunded, 0)::bigint as refunded,
    coalesce(e.profit, 0)::bigint as profit, coalesce(v.visitors, 0)::int as visitors
  from span s
  left join bought b on b.n = s.n
  left join given g on g.n = s.n
  left join earned e on e.n = s.n
  left join seen v on v.n = s.n
  order by s.n`;

/** The figures of each span, in their order. A span begins with its `from` and ends before its `to`. */
export function readPeriods(tx: Tx, shopId: bigint, spans: readonly Span[]): Promise<PeriodRow[]> {
  const [froms, tos] = [spans.map(({ from }) => from), spans.map(({ to }) => to)];
  return periods(tx, { shopId, froms, tos, sources: visitSources });
}

const funnel = sql.rows('stat-funnel')<{ kind: EventKind; visitors: number }>`
  select kind, sum(visitors)::int as visitors from (
    select kind, count(distinct (day, visitor)) as visitors from goods_event
    where shop_id = :shopId and kind = any(:eventKinds::text[]) and at >= :from and at < :to group by kind
    union all
    select fact, count from visit_day_facts(:shopId, :from, :to) where fact = any(:eventKinds::text[])
  ) c group by kind`;

/** Visitors of each day that did something with any goods, by what it was. */
export async function readFunnel(
  tx: Tx,
  shopId: bigint,
  { from, to }: Span,
): Promise<ReadonlyMap<EventKind, number>> {
  const rows = await funnel(tx, { shopId, eventKinds, from, to });
  return new Map(rows.map(({ kind, visitors }) => [kind, visitors]));
}

const sources = sql.rows('stat-sources')<{ source: VisitSource; visitors: number }>`
  select source, sum(visitors)::int as visitors from (
    select source, count(*) as visitors from visit
    where shop_id = :shopId and at >= :from and at < :to group by source
    union all
    select fact, count from visit_day_facts(:shopId, :from, :to) where fact = any(:visitSources::text[])
  ) c group by source`;

export async function readSources(
  tx: Tx,
  shopId: bigint,
  { from, to }: Span,
): Promise<ReadonlyMap<VisitSource, number>> {
  const rows = await sources(tx, { shopId, visitSources, from, to });
  return new Map(rows.map(({ source, visitors }) => [source, visitors]));
}

/** A visitor counts where they first did it on a day, so that the points sum to the figure of the days. */
const lineOf = (kind: EventKind) =>
  `select width_bucket(f.at, $2::timestamptz[]) as bucket, sum(f.count)::bigint as value
   from (
     (select min(at) as at, 1 as count from goods_event
      where shop_id = $1 and kind = '${kind}' and at >= $3 and at < $4 group by day, visitor)
     union all
     select at, count from visit_day_facts($1, $3, $4) where fact = '${kind}'
   ) f
   group by 1`;

export type PointRow = { bucket: number; value: bigint };

/** Buckets are numbered from 1 by the place of their first moment in $2, which is sorted. */
const lines = {
  sold: statement<PointRow>(
    'stat-line-sold',
    `select width_bucket(paid_at, $2::timestamptz[]) as bucket, sum(total_units)::bigint as value
     from shop_order where shop_id = $1 and paid_at >= $3 and paid_at < $4 group by 1`,
  ),
  orders: statement<PointRow>(
    'stat-line-orders',
    `select width_bucket(paid_at, $2::timestamptz[]) as bucket, count(*)::bigint as value
     from shop_order where shop_id = $1 and paid_at >= $3 and paid_at < $4 group by 1`,
  ),
  refunds: statement<PointRow>(
    'stat-line-refunds',
    `select width_bucket(created_at, $2::timestamptz[]) as bucket, sum(units)::bigint as value
     from refund
     where shop_id = $1 and created_at >= $3 and created_at < $4 and order_id is not null group by 1`,
  ),
  visitors: statement<PointRow>(
    'stat-line-visitors',
    `select width_bucket(c.at, $2::timestamptz[]) as bucket, sum(c.count)::bigint as value
     from (
       select at, 1 as count from visit where shop_id = $1 and at >= $3 and at < $4
       union all
       select at, count from visit_day_facts($1, $3, $4) where fact in ('direct', 'shared', 'search', 'explore', 'other')
     ) c
     group by 1`,
  ),
  views: statement<PointRow>('stat-line-views', lineOf('view')),
  carts: statement<PointRow>('stat-line-carts', lineOf('cart')),
  checkouts: statement<PointRow>('stat-line-checkouts', lineOf('checkout')),
  profit: statement<PointRow>(
    'stat-line-profit',
    `select width_bucket(at, $2::timestamptz[]) as bucket,
       sum(case when kind = 'accept_shop' then units else -units end)::bigint as value
     from transfer
     where shop_id = $1 and ${isProfit} and at >= $3 and at < $4 group by 1`,
  ),
};

export type LineMetric = keyof typeof lines;

/**
 * One figure in each bucket that has any, of what happened from a moment on.
 *
 * @param starts The first moments of the buckets, in order; `end` is the first moment after the last.
 */
export function readLine(
  tx: Tx,
  shopId: bigint,
  metric: LineMetric,
  { starts, from, end }: { starts: readonly Date[]; from: Date; end: Date },
): Promise<PointRow[]> {
  return tx.rows(lines[metric], [shopId, starts, from, end]);
}

/** The local day on which the first pending money becomes free. What is late because a case is open is shown today. */
export const readNextRelease = sql.rows('stat-next-release')<{ day: string }>`
  select (greatest(min(release_at), :now) at time zone :tz)::date::text as day
  from shop_order
  where shop_id = :shopId and status in ('accepted', 'pending_settlement', 'refund_return')
    and accepted_at is not null and released_at is null and net_units > 0
  having count(*) > 0`;
