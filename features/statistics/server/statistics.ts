// The shop's figures, in the shop's own time zone.
import { creditChanges } from '#domain/shop/credit.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { localDay } from '#domain/time.ts';
import type { VisitSource } from '#domain/visits.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { countUnanswered, ratingOf } from '#features/comments/server/public.ts';
import { orderList } from '#features/orders/server/public.ts';
import { countWaiting } from '#features/returns/server/public.ts';
import { latestCreditChanges, readCredit, shopOf } from '#features/shop/server/public.ts';
import type { homeStat, homeStatLine, statMetrics } from '#features/statistics/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { assertDays, bucketsOf, dayAfter, daysBefore, spansOf, usualStart, type Bucket } from './buckets.ts';
import * as sql from './statistics.sql.ts';

/** How many visitors of a span came by a place that was paid for: those whose click counts, once a day each. */
export type PaidVisitors = (tx: Tx, shopId: bigint, span: { from: Date; to: Date }) => Promise<number>;

type Own<E extends typeof homeStat | typeof homeStatLine> = Act<E> & { readonly shopId: bigint };

/**
 * The figures of whole local days up to the last one of the range, today among them, and of as many days directly
 * before.
 *
 * - `sold`: what buyers paid, by the moment of payment, orders that were cancelled later among it.
 * - `refunded`: refunds of orders, by the moment they were entered.
 * - `net_profit`: what acceptances gave the shop less what later returns took from it, by the moment it was booked. An
 *   order that is not accepted has earned nothing yet.
 *
 * @param act Its transaction has read nothing yet.
 * @throws Refused `parameterMissing`, `invalidParameter` where a range of one's own has no days, or wrong ones.
 */
export async function presentHomeStat(
  act: Own<typeof homeStat>,
  paidVisitors: PaidVisitors,
): Promise<GivenOf<typeof homeStat>> {
  const { tx, shopId, now } = act;
  await seeOneMoment(tx);
  const shop = await shopOf(tx, shopId);
  const days = daysOf(act.input, localDay(now, shop.tz));
  const { current, previous } = spansOf(days.from, days.to, shop.tz);
  const [[figures, before], steps, sources, balances, pay, reply, cases, rating, credit, next] =
    await Promise.all([
      sql.readPeriods(tx, shopId, [current, previous]),
      sql.readFunnel(tx, shopId, current),
      sql.readSources(tx, shopId, current),
      balancesOf(tx, shopId),
      orderList.countOwed(tx, shopId),
      countUnanswered(tx, shopId),
      countWaiting(tx, shopId),
      ratingOf(tx, shopId),
      presentCredit(tx, shopId, now),
      sql.readNextRelease(tx, { shopId, now, tz: shop.tz }),
    ]);
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const [paid, paidBefore] = [
    await paidVisitors(tx, shopId, current),
    await paidVisitors(tx, shopId, previous),
  ];
  return {
    tz: shop.tz,
    as_of: now,
    from: current.from,
    to: current.to,
    currency: shop.currency,
    ...present(figures, shop.currency, paid),
    previous: present(before, shop.currency, paidBefore),
    funnel: {
      visitors: figures?.visitors ?? 0,
      views: steps.get('view') ?? 0,
      carts: steps.get('cart') ?? 0,
      checkouts: steps.get('checkout') ?? 0,
      orders: figures?.orders ?? 0,
    },
    sources: presentSources(sources),
    pending: amount(balances.shop_pending),
    pending_next: next[0]?.day ?? null,
    available: amount(balances.shop_available),
    held: amount(balances.shop_held),
    in_escrow: amount(balances.escrow),
    rating,
    credit,
    level: { code: shop.level, name: serverWords(act.call.language).level[shop.level] },
    needs_me: { pay, reply, case: cases },
  };
}

function presentSources(found: ReadonlyMap<VisitSource, number>): GivenOf<typeof homeStat>['sources'] {
  const count = (source: VisitSource) => found.get(source) ?? 0;
  return {
    direct: count('direct'),
    shared: count('shared'),
    search: count('search'),
    explore: count('explore'),
    other: count('other'),
  };
}

async function presentCredit(tx: Tx, shopId: bigint, now: Date): Promise<GivenOf<typeof homeStat>['credit']> {
  const score = await readCredit(tx, shopId, now);
  const changes = await latestCreditChanges(tx, shopId, now, limits.creditChangesShown);
  return {
    score,
    changes: changes.map(({ why, at, ref }) => ({
      at: at.toISOString(),
      delta: creditChanges[why],
      why,
      order_id: ref,
    })),
  };
}

function daysOf({ range, from, to }: InputOf<typeof homeStat>, today: string): { from: string; to: string } {
  if (range === 'today') return { from: today, to: today };
  if (range === '7d') return { from: dayAfter(today, -6), to: today };
  if (range === '30d') return { from: dayAfter(today, -29), to: today };
  if (from === undefined) throw refuse('parameterMissing', { field: 'from', reason: 'missing' });
  if (to === undefined) throw refuse('parameterMissing', { field: 'to', reason: 'missing' });
  assertDays(from, to, limits.statisticPointsMax);
  return { from, to };
}

function present(
  row: sql.PeriodRow | undefined,
  currency: Asset,
  clicked: number,
): GivenOf<typeof homeStat>['previous'] {
  const visitors = row?.visitors ?? 0;
  // A click is counted by the page's own evidence, a visit by the page: who is known by the one alone is no visitor.
  const paid = Math.min(clicked, visitors);
  return {
    sold: formatUnits(row?.sold ?? 0n, currency),
    orders: row?.orders ?? 0,
    units: Number(row?.quantity ?? 0n),
    refunded: formatUnits(row?.refunded ?? 0n, currency),
    net_profit: formatUnits(row?.profit ?? 0n, currency),
    visitors: { organic: visitors - paid, paid },
    conversion_bps: shareOf(row?.orders ?? 0, visitors),
  };
}

/**
 * A part of the visitors, in hundredths of a percent. Null where it would say nothing: of few visitors, and where orders
 * came without a visit that counts (on another day, by a robot, through a link).
 */
function shareOf(count: number, visitors: number): number | null {
  if (visitors < limits.shareVisitorsMin || count > visitors) return null;
  return Math.round((count * 10_000) / visitors);
}

/** The most days a line may span before its points are counted: 400 months. */
const lineDaysMax = limits.statisticPointsMax * 31;

type Metric = (typeof statMetrics)[number];
type Line = GivenOf<typeof homeStatLine>;

/**
 * One figure over time with every bucket present, as `presentHomeStat` counts it. Buckets at both ends are whole.
 *
 * @throws Refused `invalidParameter` for wrong days and for more than `limits.statisticPointsMax` points.
 */
export async function presentLine(act: Own<typeof homeStatLine>): Promise<Line> {
  const { tx, shopId, input, now } = act;
  const shop = await shopOf(tx, shopId);
  const to = input.to ?? localDay(now, shop.tz);
  const from = input.from ?? usualStart(to, input.grain);
  assertDays(from, to, lineDaysMax);
  const range = { from, to, grain: input.grain };
  const { buckets, end } = bucketsOf(range, shop.tz);
  const { buckets: before } = bucketsOf(daysBefore(range), shop.tz);
  const values = await readValues(act, [...before, ...buckets], end);
  const isMoney = unitOf(input.metric) === 'currency';
  const points = [...before, ...buckets].map(({ label }, index) => {
    const value = values.get(index + 1) ?? 0n;
    return { t: label, v: isMoney ? formatUnits(value, shop.currency) : value.toString() };
  });
  return {
    tz: shop.tz,
    points: points.slice(before.length),
    previous: points.slice(0, before.length),
    unit: unitOf(input.metric),
    currency: shop.currency,
    incomplete_from: now < end ? (buckets.findLast(({ start }) => start <= now)?.label ?? null) : null,
  };
}

function unitOf(metric: Metric): Line['unit'] {
  return metric === 'sold' || metric === 'profit' || metric === 'refunds' ? 'currency' : 'count';
}

/** Values by the number of their bucket, from 1; buckets without one are left out. */
async function readValues(
  { tx, shopId, input }: Own<typeof homeStatLine>,
  buckets: readonly Bucket[],
  end: Date,
): Promise<ReadonlyMap<number, bigint>> {
  const rows = await sql.readLine(tx, shopId, input.metric, {
    starts: buckets.map(({ start }) => start),
    end,
  });
  return new Map(rows.map(({ bucket, value }) => [bucket, value]));
}
