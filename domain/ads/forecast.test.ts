import { describe, expect, test } from 'vitest';
import { sampleFacts, samplePool } from './ads.samples.ts';
import { forecastOf, type ForecastRequest, type PastPage } from './forecast.ts';
import { ads } from './parameters.ts';
import { scoreOf } from './pool.ts';
import type { Offer } from './types.ts';

function offerOf(bid: bigint, able = 1_000n, pays: 'click' | 'order' = 'click'): Offer {
  const [offer] = samplePool([sampleFacts({ campaign: 'mine', bid, able, pays, chance: 20_000 })]).offers;
  if (offer === undefined) throw new Error('no offer');
  return offer;
}

/** A thousand pages a day for a week, each with two places; the first was won with a score of 15 cents. */
const rival = scoreOf(offerOf(15n));
const pages: PastPage[] = Array.from({ length: 7_000 }, (_none, n) => ({
  day: n % 7,
  places: [
    { score: rival, weightPpm: 800_000 },
    { score: 0n, weightPpm: 500_000 },
  ],
}));
const ask: ForecastRequest = {
  offer: offerOf(20n),
  budget: 2_000n,
  dayBudget: 1_000n,
  days: 30,
  pages,
  pagesPerSample: 1,
  historyDays: 7,
  seenPpm: 1_000_000,
};

describe('a forecast', () => {
  test('replays the past: 16 clicks a day at 16 cents, until the budget is over', () => {
    const { clicks, days, cost, basis } = forecastOf(ask);
    expect(basis).toEqual({ kind: 'history', days: 7, pages: 7_000, won: 7_000 });
    // 20.00 pays 125 clicks at 0.16; a day brings about 16.
    expect(clicks).toEqual({ p10: 125, p50: 125, p90: 125 });
    expect(cost).toEqual({ p10: 2_000n, p50: 2_000n, p90: 2_000n });
    expect(days.p10).toBeLessThanOrEqual(days.p50);
    expect(days.p50).toBeGreaterThanOrEqual(7);
    expect(days.p50).toBeLessThanOrEqual(9);
    expect(days.p90).toBeLessThan(12);
  });

  test('says how far it may be off, when time ends before the money', () => {
    const { clicks, cost, days } = forecastOf({ ...ask, days: 3 });
    expect(days).toEqual({ p10: 3, p50: 3, p90: 3 });
    expect(clicks.p10).toBeLessThan(clicks.p50);
    expect(clicks.p50).toBeLessThan(clicks.p90);
    expect(clicks.p50).toBeGreaterThan(40);
    expect(clicks.p50).toBeLessThan(56);
    expect(cost.p90).toBeLessThanOrEqual(2_000n);
  });

  test('of a lower bid takes the place below, at the least price', () => {
    const { clicks, cost, basis } = forecastOf({ ...ask, offer: offerOf(10n), days: 3 });
    expect(basis.won).toBe(7_000);
    expect(clicks.p50).toBeGreaterThan(22);
    expect(clicks.p50).toBeLessThan(38);
    expect(cost.p50).toBe(BigInt(clicks.p50) * 3n);
  });

  test('never costs more than a day or the budget has', () => {
    const { cost, clicks } = forecastOf({ ...ask, dayBudget: 100n, days: 2, offer: offerOf(20n, 100n) });
    expect(cost.p90).toBeLessThanOrEqual(200n);
    expect(clicks.p90).toBeLessThanOrEqual(12);
  });

  test('with little history is wide, and says that it is supposed', () => {
    const { basis, clicks, cost } = forecastOf({
      ...ask,
      pages: pages.slice(0, ads.forecast.auctionsMin - 1),
    });
    expect(basis).toMatchObject({ kind: 'prior', pages: ads.forecast.auctionsMin - 1 });
    expect(clicks.p10 * 5).toBeLessThan(clicks.p90);
    expect(cost.p90).toBeLessThanOrEqual(2_000n);
  });

  test('of a campaign that pays by the order costs nothing for clicks', () => {
    const free = forecastOf({ ...ask, offer: offerOf(20n, 1_000n, 'order') });
    expect(free.cost.p90).toBe(0n);
    expect(free.clicks.p50).toBeGreaterThan(400);
    expect(forecastOf({ ...ask, offer: offerOf(20n, 1_000n, 'order'), pages: [] }).cost.p90).toBe(0n);
  });

  test('is the same when it is asked again', () => {
    expect(forecastOf(ask)).toEqual(forecastOf(ask));
  });
});
