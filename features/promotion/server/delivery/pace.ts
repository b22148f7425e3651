// Every five minutes: how much of the draws each campaign takes part in from here on, what its goods are rated, and the
// days of the log promised and closed.
import { adSurfaces, ads, type Surface } from '#domain/ads/parameters.ts';
import { chanceOf, slotWeights, weigh, type SlotCount } from '#domain/ads/chance.ts';
import {
  paceAfter,
  paceAtFirst,
  paceAtStart,
  targetAt,
  targetCurve,
  ticksOfDay,
} from '#domain/ads/pacing.ts';
import { qualityOf } from '#domain/ads/quality.ts';
import { dayMs, limits, minuteMs } from '#domain/limits.ts';
import { addDays, localDay, zoneOffsetMs } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { closeOldDays, dayOf, openDays } from './days.ts';
import * as sql from './pace.sql.ts';

/** Work of the platform: it has no end. */
export const paceTimer = 'house.ad_pace';

const tickMs = ads.pacing.tickMinutes * minuteMs;

const beat: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  await beatOnce(tx, now);
  const dueAt = new Date(now.getTime() + limits.adPaceMs);
  await setTimers(
    tx,
    shopId,
    due.map(({ subject }) => ({ subject, kind: paceTimer, dueAt })),
  );
};

export const paceJobs: TimerKinds = { [paceTimer]: { run: beat } };

/** Does what the beat does, once: for those who cannot wait for it. */
export function beatNow({ db, clock }: Pick<Environment, 'db' | 'clock'>): Promise<void> {
  return acrossShops('promotion', () => db.transaction((tx) => beatOnce(tx, clock.now())));
}

async function beatOnce(tx: Tx, now: Date): Promise<void> {
  await rate(tx, now);
  await pace(tx, now);
  await sql.saveBaseline(tx, { day: dayOf(now), historyDays: ads.evidence.surgeHistoryDays });
  // Last: a day that begins or ends is written into the audit.
  await openDays(tx, now);
  await closeOldDays(tx, now);
}

async function pace(tx: Tx, now: Date): Promise<void> {
  const rows = await sql.listPaced(tx, { now });
  if (rows.length === 0) return;
  const traffic = await sql.readTraffic(tx, { since: addDays(now, -7 * ads.pacing.historyWeeks - 1) });
  const views = viewsSince(traffic, addDays(now, -1));
  const curves = new Map<string, readonly number[]>();
  const paces = rows.map((row) => {
    const curve = curves.get(row.tz) ?? curveOf(traffic, row.tz, now);
    curves.set(row.tz, curve);
    return paceOf(row, { curve, views }, now);
  });
  await sql.putPaces(tx, paces, now);
}

type Traffic = readonly { readonly at: Date; readonly views: number }[];

/** Pages with sponsored places since a moment. */
export function viewsSince(traffic: Traffic, since: Date): number {
  return traffic.reduce((sum, { at, views }) => (at > since ? sum + views : sum), 0);
}

type Site = { readonly curve: readonly number[]; readonly views: number };

function paceOf(row: sql.PacedRow, { curve, views }: Site, now: Date): sql.NewPace {
  const startedToday = localDay(row.starts_at, row.tz) === row.day;
  const target = targetAt(curve, {
    budget: row.day_budget_units,
    from: startedToday ? tickIn(row.starts_at, row.tz) : 0,
    tick: tickIn(now, row.tz),
  });
  const budget = row.day_budget_units;
  const first = paceAtFirst({ budget, bid: row.max_bid_units, views });
  const before = row.participation === null ? first : paceAtStart(row.participation);
  const { participation } = paceAfter(before, { spent: row.spent_units, target, budget });
  return { ...row, target, participation: paceAtStart(participation) };
}

/** Whole ticks since midnight of the shop's clock. */
function tickIn(at: Date, tz: string): number {
  const local = at.getTime() + zoneOffsetMs(at, tz);
  return Math.floor((((local % dayMs) + dayMs) % dayMs) / tickMs);
}

/** The same weekday of the last weeks, by the clock of a place. */
function curveOf(traffic: Traffic, tz: string, now: Date): readonly number[] {
  const today = localDay(now, tz);
  const days = Array.from({ length: ads.pacing.historyWeeks }, (_none, week) =>
    localDay(addDays(now, -7 * (week + 1)), tz),
  ).filter((day) => day !== today);
  const history = Array.from({ length: ticksOfDay }, () => 0);
  let seen = 0;
  for (const { at, views } of traffic) {
    if (!days.includes(localDay(at, tz))) continue;
    const tick = tickIn(at, tz);
    history[tick] = (history[tick] ?? 0) + views;
    seen += views;
  }
  return targetCurve(seen === 0 ? [] : history);
}

/** Quality and chance of the goods of every campaign that runs. */
async function rate(tx: Tx, now: Date): Promise<void> {
  const facts = await sql.readFacts(tx, { since: addDays(now, -ads.quality.factsDays) });
  if (facts.length === 0) return;
  const counts = await sql.readCounts(tx, { since: addDays(now, -ads.chance.factsDays) });
  const weights = new Map(adSurfaces.map((surface) => [surface, weightsOf(surface, counts)]));
  const sumOf = (some: readonly sql.CountRow[]) =>
    adSurfaces
      .map((surface) => weigh(slotsOf(some, surface), weights.get(surface) ?? new Map<number, number>()))
      .reduce((sum, one) => ({
        clicks: sum.clicks + one.clicks,
        weightedMicro: sum.weightedMicro + one.weightedMicro,
      }));
  await sql.putFacts(
    tx,
    facts.map((row) => {
      const quality = qualityOf({
        parcels: row.parcels,
        onTime: row.on_time,
        orders: row.orders,
        faulty: row.faulty,
        votes: row.votes,
        stars: row.stars,
        pictures: row.pictures,
        descriptionCharacters: row.characters,
        languages: row.languages,
        hasSafety: row.has_safety,
      });
      const own = sumOf(counts.filter((one) => one.goods_id === row.goods_id));
      const category = sumOf(counts.filter((one) => one.type_id === row.type_id));
      const basis = { onTime: row.parcels, refunds: row.orders, rating: row.votes, listing: 4 };
      return {
        shopId: row.shop_id,
        campaignId: row.campaign_id,
        goodsId: row.goods_id,
        chance: chanceOf(own, category),
        quality: quality.score,
        parts: JSON.stringify({ parts: quality.parts, basis }),
      };
    }),
    now,
  );
}

function weightsOf(surface: Surface, counts: readonly sql.CountRow[]) {
  return slotWeights(
    surface,
    slotsOf(
      counts.filter(({ shuffled }) => shuffled),
      surface,
    ),
  );
}

function slotsOf(counts: readonly sql.CountRow[], surface: Surface): SlotCount[] {
  return counts
    .filter((one) => one.surface === surface)
    .map(({ slot, views, clicks }) => ({ slot, views, clicks }));
}
