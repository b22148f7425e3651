import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  paceAfter,
  paceAtFirst,
  paceAtStart,
  targetAt,
  targetCurve,
  ticksOfDay,
  timesExp,
} from './pacing.ts';
import { ads } from './parameters.ts';
import { drawPpm, drawsOf } from './seed.ts';

describe('the target of a day', () => {
  test('is even without history, and follows the visitors with it', () => {
    const even = targetCurve([]);
    expect([even[0], even[144], even[ticksOfDay]]).toEqual([0, 500_000, 1_000_000]);
    const evening = targetCurve(Array.from({ length: ticksOfDay }, (_none, tick) => (tick < 144 ? 1 : 3)));
    expect(evening[144]).toBe(325_000);
  });

  test('rises to the whole, whatever the visitors were', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e6 }), { maxLength: ticksOfDay }), (history) => {
        const curve = targetCurve(history);
        expect(curve).toHaveLength(ticksOfDay + 1);
        expect(curve.every((share, tick) => tick === 0 || share >= (curve[tick - 1] ?? 0))).toBe(true);
        expect(curve.at(-1)).toBe(1_000_000);
      }),
    );
  });

  test('of a campaign that began at noon is the whole budget by midnight', () => {
    const curve = targetCurve([]);
    const budget = 1_000n;
    expect(targetAt(curve, { budget, from: 144, tick: 144 })).toBe(0n);
    expect(targetAt(curve, { budget, from: 144, tick: 216 })).toBe(500n);
    expect(targetAt(curve, { budget, from: 144, tick: ticksOfDay })).toBe(1_000n);
    expect(targetAt(curve, { budget, from: 144, tick: 3 })).toBe(0n);
  });
});

describe('participation', () => {
  const budget = 10_000n;
  const after = (spent: bigint) => paceAfter(500_000, { spent, target: 5_000n, budget });

  test('is left alone near the target, falls ahead of it and rises behind it', () => {
    expect(after(5_000n)).toEqual({ participation: 500_000, error: 0 });
    expect(after(5_200n)).toEqual({ participation: 500_000, error: 20_000 });
    expect(after(5_201n).participation).toBeLessThan(500_000);
    expect(after(4_799n).participation).toBeGreaterThan(500_000);
  });

  test('falls more the further it is ahead, and stays within its bounds', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 20_000n }),
        fc.bigInt({ min: 0n, max: 20_000n }),
        (one, other) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          const [first, second] = [after(less).participation, after(more).participation];
          expect(second).toBeLessThanOrEqual(first);
          expect(first).toBeLessThanOrEqual(ads.pacing.mostPpm);
          expect(second).toBeGreaterThanOrEqual(ads.pacing.leastPpm);
        },
      ),
    );
  });

  test('begins where the day before ended', () => {
    expect(paceAtStart(333_333)).toBe(333_333);
    expect(paceAtStart(3)).toBe(ads.pacing.leastPpm);
  });

  test('begins at first with what the last day’s pages would take, and with all of them where few came', () => {
    // A click on every hundredth of 10,000 pages at 10 costs 1,000: a budget of 200 needs a fifth.
    expect(paceAtFirst({ budget: 200n, bid: 10n, views: 10_000 })).toBe(200_000);
    expect(paceAtFirst({ budget: 200n, bid: 10n, views: 300 })).toBe(ads.pacing.mostPpm);
    expect(paceAtFirst({ budget: 200n, bid: 10n, views: 0 })).toBe(ads.pacing.mostPpm);
    expect(paceAtFirst({ budget: 1n, bid: 1_000n, views: 10_000_000 })).toBe(ads.pacing.leastPpm);
  });
});

test('the exponential is exact to the digit, and near that of others', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8_000_000_000, max: 8_000_000_000 }), (exponent) => {
      const mine = Number(timesExp(10n ** 15n, BigInt(exponent))) / 1e15;
      expect(Math.abs(mine / Math.exp(exponent / 1e9) - 1)).toBeLessThan(1e-9);
    }),
  );
  expect(timesExp(1_000_000n, -200_000_000n)).toBe(818_730n);
  expect(timesExp(7n, 0n)).toBe(7n);
});

describe('over two simulated days', () => {
  /** Draws out of the engine's own, so that the days are the same on every machine. */
  const draws = drawsOf('ab'.repeat(32), 'pacing');
  const chance = (n: number) => drawPpm(draws, 0, n) / 1_000_000;
  const visitors = Array.from(
    { length: ticksOfDay },
    (_none, tick) => 1_000 + (tick > 200 ? 2_000 : 0) - tick,
  );
  const curve = targetCurve(visitors);

  /** So many clicks of 10 are a day's budget; at full participation `demand` times as many would come. */
  function errorsOf(clicks: number, demand: number): { errors: number[]; most: bigint; left: bigint } {
    const budget = BigInt(clicks) * 10n;
    const sum = visitors.reduce((whole, count) => whole + count, 0);
    const errors: number[] = [];
    let participation = paceAtStart(100_000);
    let [most, left, n] = [0n, 0n, 0];
    for (let day = 0; day < 2; day += 1) {
      let spent = 0n;
      for (let tick = 1; tick <= ticksOfDay; tick += 1) {
        const mean = (demand * clicks * (visitors[tick - 1] ?? 0) * participation) / (sum * 1_000_000);
        // Twenty visitors of whom each may click: that is how clicks bunch.
        const meant = Array.from({ length: 20 }, (_none, visitor) => chance(n + visitor) < mean / 20);
        n += meant.length;
        const wanted = spent + BigInt(meant.filter(Boolean).length) * 10n;
        spent = wanted < budget ? wanted : budget;
        const target = targetAt(curve, { budget, from: 0, tick });
        const pace = paceAfter(participation, { spent, target, budget });
        participation = pace.participation;
        errors.push(Math.abs(pace.error));
      }
      if (spent > most) most = spent;
      left = budget - spent;
    }
    return { errors: errors.toSorted((one, other) => one - other), most, left };
  }

  test.each([
    [20, 2],
    [40, 3],
    [40, 15],
    [150, 1.5],
  ])('%d clicks a day are spread to five hundredths, where %d times as many would come', (clicks, demand) => {
    const { errors, most, left } = errorsOf(clicks, demand);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(50_000);
    expect(most).toBeLessThanOrEqual(BigInt(clicks) * 10n);
    // By midnight nearly all of it has been spent.
    expect(left).toBeLessThanOrEqual(BigInt(clicks));
  });
});
