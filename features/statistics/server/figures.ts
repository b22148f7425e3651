// The figures of a span of days and of the one before it: kept sums of days that are over, and what happened since.
import { earliest, latest } from '#domain/time.ts';
import type { VisitSource } from '#domain/visits.ts';
import type { ShopRow } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Bucket, Spans } from './buckets.ts';
import { noSums, sumKeptDays, visitorsOf, type KeptDays, type Sums } from './days.ts';
import * as sql from './statistics.sql.ts';

type Asked = { readonly tx: Tx; readonly shop: ShopRow; readonly kept: KeptDays | undefined };

export type Period = Pick<sql.PeriodRow, 'sold' | 'quantity' | 'refunded' | 'profit'> & {
  readonly orders: number;
  readonly visitors: number;
};
export type Figures = {
  readonly current: Period;
  readonly previous: Period;
  readonly steps: Record<'views' | 'carts' | 'checkouts', number>;
  readonly sources: Record<VisitSource, number>;
};

export async function readFigures({ tx, shop, kept }: Asked, spans: Spans): Promise<Figures> {
  const { current, previous, firsts } = spans;
  const shopId = shop.shop_id;
  const [now, before] = [sinceKept(current, kept), sinceKept(previous, kept)];
  const buckets = { firsts, starts: [previous.from, current.from] };
  const [sums, [live, liveBefore], steps, sources] = await Promise.all([
    readKept({ tx, shop, kept }, buckets),
    sql.readPeriods(tx, shopId, [now, before]),
    sql.readFunnel(tx, shopId, now),
    sql.readSources(tx, shopId, now),
  ]);
  const over = sums.get(2) ?? noSums;
  const countOf = (source: VisitSource) => Number(over[source]) + (sources.get(source) ?? 0);
  return {
    current: addLive(over, live),
    previous: addLive(sums.get(1) ?? noSums, liveBefore),
    steps: {
      views: Number(over.views) + (steps.get('view') ?? 0),
      carts: Number(over.carts) + (steps.get('cart') ?? 0),
      checkouts: Number(over.checkouts) + (steps.get('checkout') ?? 0),
    },
    sources: {
      direct: countOf('direct'),
      shared: countOf('shared'),
      search: countOf('search'),
      explore: countOf('explore'),
      other: countOf('other'),
    },
  };
}

async function readKept(
  { tx, shop, kept }: Asked,
  buckets: { readonly firsts: readonly string[]; readonly starts: readonly Date[] },
): Promise<ReadonlyMap<number, Sums>> {
  return kept === undefined ? new Map() : sumKeptDays(tx, shop, kept, buckets);
}

/** What of a span has no sums: an empty one where all of it has. */
function sinceKept({ from, to }: sql.Span, kept: KeptDays | undefined): sql.Span {
  return { from: kept === undefined ? from : earliest(latest(from, kept.to), to), to };
}

function addLive(sums: Sums, live: sql.PeriodRow | undefined): Period {
  return {
    sold: sums.sold + (live?.sold ?? 0n),
    orders: Number(sums.orders) + (live?.orders ?? 0),
    quantity: sums.quantity + (live?.quantity ?? 0n),
    refunded: sums.refunds + (live?.refunded ?? 0n),
    profit: sums.profit + (live?.profit ?? 0n),
    visitors: Number(visitorsOf(sums)) + (live?.visitors ?? 0),
  };
}

type LineAsked = Asked & {
  readonly metric: sql.LineMetric;
  readonly buckets: readonly Bucket[];
  readonly end: Date;
};

/** Values of a line by the number of their bucket, from 1; buckets without one are left out. */
export async function readValues(asked: LineAsked): Promise<ReadonlyMap<number, bigint>> {
  const { tx, shop, kept, metric, buckets, end } = asked;
  const starts = buckets.map(({ start }) => start);
  const { from } = sinceKept({ from: starts[0] ?? end, to: end }, kept);
  const [sums, live] = await Promise.all([
    readKept(asked, { firsts: kept === undefined ? [] : buckets.map(({ label }) => label), starts }),
    from < end ? sql.readLine(tx, shop.shop_id, metric, { starts, from, end }) : [],
  ]);
  const values = new Map<number, bigint>();
  for (const [bucket, sum] of sums) values.set(bucket, metric === 'visitors' ? visitorsOf(sum) : sum[metric]);
  for (const { bucket, value } of live) values.set(bucket, (values.get(bucket) ?? 0n) + value);
  return values;
}
