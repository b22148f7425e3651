// The shop's figures, in the shop's own time zone.
import { creditChanges } from '#domain/shop/credit.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { localDay } from '#domain/time.ts';
import { balancesOf, sumBook } from '#features/ledger/server/public.ts';
import { countUnanswered, ratingOf } from '#features/comments/server/public.ts';
import { orderList } from '#features/orders/server/public.ts';
import { countWaiting } from '#features/returns/server/public.ts';
import { latestCreditChanges, readCredit, shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { homeStat, homeStatLine, statMetrics } from '#features/statistics/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { assertDays, bucketsOf, dayAfter, daysBefore, spansOf, usualStart, type Bucket } from './buckets.ts';
import { keepPastDays } from './days.ts';
import { readFigures, readValues, type Period } from './figures.ts';
import { readNextRelease } from './statistics.sql.ts';

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
 * @throws Refused `parameterMissing`, `invalidParameter` where a range of one's own has no days, or wrong ones.
 */
export async function presentHomeStat(
  act: Own<typeof homeStat>,
  paidVisitors: PaidVisitors,
): Promise<GivenOf<typeof homeStat>> {
  const { env, tx: direct, shopId, now } = act;
  const shop = await shopOf(direct, shopId);
  const days = daysOf(act.input, localDay(now, shop.tz));
  const spans = spansOf(days.from, days.to, shop.tz);
  const kept = await keepPastDays(direct, shop, { from: spans.firsts[0], to: days.to }, now);
  await sumBook(direct, shopId, { saves: true });
  // In one transaction, so that the figures agree with each other.
  return env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    const [{ current, previous, steps, sources }, standing] = await Promise.all([
      readFigures({ tx, shop, kept }, spans),
      presentStanding(act, tx, shop),
    ]);
    const paid = await paidVisitors(tx, shopId, spans.current);
    const paidBefore = await paidVisitors(tx, shopId, spans.previous);
    return {
      tz: shop.tz,
      as_of: now,
      from: spans.current.from,
      to: spans.current.to,
      currency: shop.currency,
      ...present(current, shop.currency, paid),
      previous: present(previous, shop.currency, paidBefore),
      funnel: { visitors: current.visitors, ...steps, orders: current.orders },
      sources,
      ...standing,
    };
  });
}

/** What the shop has and what waits for its merchant, at this moment. */
async function presentStanding(act: Own<typeof homeStat>, tx: Tx, shop: ShopRow) {
  const { shopId, now } = act;
  const [balances, pay, reply, cases, rating, credit, next] = await Promise.all([
    balancesOf(tx, shopId),
    orderList.countOwed(tx, shopId),
    countUnanswered(tx, shopId),
    countWaiting(tx, shopId),
    ratingOf(tx, shopId),
    presentCredit(tx, shopId, now),
    readNextRelease(tx, { shopId, now, tz: shop.tz }),
  ]);
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  return {
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
  { sold, orders, quantity, refunded, profit, visitors }: Period,
  currency: Asset,
  clicked: number,
): GivenOf<typeof homeStat>['previous'] {
  // A click is counted by the page's own evidence, a visit by the page: who is known by the one alone is no visitor.
  const paid = Math.min(clicked, visitors);
  return {
    sold: formatUnits(sold, currency),
    orders,
    units: Number(quantity),
    refunded: formatUnits(refunded, currency),
    net_profit: formatUnits(profit, currency),
    visitors: { organic: visitors - paid, paid },
    conversion_bps: shareOf(orders, visitors),
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
  const { metric, grain } = input;
  const shop = await shopOf(tx, shopId);
  const to = input.to ?? localDay(now, shop.tz);
  const from = input.from ?? usualStart(to, input.grain);
  assertDays(from, to, lineDaysMax);
  const range = { from, to, grain: input.grain };
  const { buckets, end } = bucketsOf(range, shop.tz);
  const { buckets: before } = bucketsOf(daysBefore(range), shop.tz);
  const all = [...before, ...buckets];
  // Hours are counted: there are few of them, and a day has one sum.
  const kept = grain === 'hour' ? undefined : await keepPastDays(tx, shop, wholeDays(all, end, shop.tz), now);
  const values = await readValues({ tx, shop, kept, metric, buckets: all, end });
  const isMoney = unitOf(input.metric) === 'currency';
  const points = all.map(({ label }, index) => {
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

/** The days of buckets of days: a week or a month may end after the day that was asked for. */
function wholeDays(buckets: readonly Bucket[], end: Date, tz: string): { from: string; to: string } {
  const next = localDay(end, tz);
  return { from: buckets[0]?.label ?? next, to: dayAfter(next, -1) };
}

function unitOf(metric: Metric): Line['unit'] {
  return metric === 'sold' || metric === 'profit' || metric === 'refunds' ? 'currency' : 'count';
}
