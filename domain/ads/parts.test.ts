import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingDocument } from '#domain/goods/ranking-document.ts';
import { chanceOf, slotWeights, supposedWeights, weigh } from './chance.ts';
import { promotionDocument } from './document.ts';
import { ads, adSurfaces } from './parameters.ts';
import { qualityOf, type QualityFacts } from './quality.ts';

const plain: QualityFacts = {
  parcels: 0,
  onTime: 0,
  orders: 0,
  faulty: 0,
  votes: 0,
  stars: 0,
  pictures: 0,
  descriptionCharacters: 0,
  languages: 1,
  hasSafety: false,
};
const best: QualityFacts = {
  parcels: 1e6,
  onTime: 1e6,
  orders: 1e6,
  faulty: 0,
  votes: 1e6,
  stars: 5e6,
  pictures: 9,
  descriptionCharacters: 900,
  languages: 10,
  hasSafety: true,
};
const worst: QualityFacts = { ...plain, parcels: 1e6, orders: 1e6, faulty: 1e6, votes: 1e6, stars: 1e6 };

describe('quality', () => {
  test('goes from a half to one and a half, and weighs its parts to the whole', () => {
    expect(qualityOf(best).score).toBeGreaterThanOrEqual(1_498);
    expect(qualityOf(worst).score).toBe(500);
    expect(Object.values(ads.quality.weights).reduce((sum, weight) => sum + weight, 0)).toBe(1_000);
  });

  test('of who did nothing yet is in the middle, not at the end', () => {
    const { score, parts } = qualityOf({
      ...plain,
      pictures: 3,
      descriptionCharacters: 200,
      languages: 2,
      hasSafety: true,
    });
    expect(parts).toEqual({ onTime: 666, refunds: 900, rating: 625, listing: 1_000 });
    expect(score).toBe(1_264);
  });

  test('never falls for the better and never leaves its bounds', () => {
    const count = fc.nat({ max: 5_000 });
    fc.assert(
      fc.property(count, count, count, count, count, (good, late, fine, faulty, votes) => {
        const facts = {
          ...plain,
          parcels: good + late,
          onTime: good,
          orders: fine + faulty,
          faulty,
          votes,
          stars: votes * 3,
        };
        const { score, parts } = qualityOf(facts);
        expect(score).toBeGreaterThanOrEqual(500);
        expect(score).toBeLessThanOrEqual(1_500);
        expect(
          Object.values(parts).every((part) => Number.isInteger(part) && part >= 0 && part <= 1_000),
        ).toBe(true);
        expect(
          qualityOf({ ...facts, parcels: facts.parcels + 1, onTime: good + 1 }).score,
        ).toBeGreaterThanOrEqual(score);
        expect(
          qualityOf({ ...facts, faulty: faulty + 1, orders: facts.orders + 1 }).score,
        ).toBeLessThanOrEqual(score);
      }),
    );
  });
});

describe('the chance of a click', () => {
  const none = { clicks: 0, weightedMicro: 0n };
  const views = (clicks: number, count: number) => ({ clicks, weightedMicro: BigInt(count) * 1_000_000n });

  test('is that of nobody known, then of the category, then of the goods themselves', () => {
    expect(chanceOf(none, none)).toBe(ads.chance.basePpm);
    expect(chanceOf(none, views(5_000, 100_000))).toBeCloseTo(50_000, -3);
    expect(chanceOf(views(2_000, 100_000), views(5_000, 100_000))).toBeCloseTo(20_000, -3);
  });

  test('has bounds, so that no history makes goods unbeatable or invisible', () => {
    expect(chanceOf(views(0, 1e9), none)).toBe(ads.chance.leastPpm);
    expect(chanceOf(views(1e6, 1e6), none)).toBe(ads.chance.mostPpm);
  });

  test('counts a view by what its place does', () => {
    const weights = supposedWeights('explore');
    const counted = weigh(
      [
        { slot: 3, views: 10, clicks: 2 },
        { slot: 15, views: 10, clicks: 1 },
      ],
      weights,
    );
    expect(counted).toEqual({ clicks: 3, weightedMicro: 11_000_000n });
  });

  test('what a place does is learned from shuffled pages, slowly at first', () => {
    const counts = (views: number, shares: readonly number[]) =>
      [3, 8, 15].map((slot, at) => ({ slot, views, clicks: Math.round(views * (shares[at] ?? 0)) }));
    expect(slotWeights('explore', [])).toEqual(supposedWeights('explore'));
    // As supposed: nothing changes.
    const same = slotWeights('explore', counts(1e6, [0.016, 0.01, 0.006]));
    expect([...same.values()]).toEqual([800_000, 500_000, 300_000]);
    // The third place is looked at as often as the second.
    const learned = slotWeights('explore', counts(1e6, [0.016, 0.01, 0.01]));
    expect((learned.get(15) ?? 0) / (learned.get(8) ?? 1)).toBeCloseTo(1, 2);
    const few = slotWeights('explore', counts(100, [0.02, 0.02, 0.02]));
    expect(few.get(15)).toBeGreaterThan(300_000);
    expect(few.get(15)).toBeLessThan(400_000);
  });

  test('every place has a weight', () => {
    for (const surface of adSurfaces) {
      expect([...supposedWeights(surface).keys()]).toEqual([
        ...slotWeights(surface, [{ slot: 3, views: 9, clicks: 1 }]).keys(),
      ]);
    }
  });
});

test('the whole of it is published, in words and numbers', () => {
  const { promotion } = rankingDocument();
  expect(JSON.parse(JSON.stringify(promotion))).toEqual(promotionDocument());
  expect(promotion.version).toBe(ads.version);
  expect(promotion.parameters.pacing).toBe(ads.pacing);
  expect(promotion.not_shown.every(({ means }) => means.length > 10)).toBe(true);
  expect(promotion.not_counted.every(({ means }) => means.length > 10)).toBe(true);
});
