import { describe, expect, test } from 'vitest';
import { rankingDocument } from './ranking-document.ts';
import { matchRank, ranking, rankingMatches, rankingScore } from './ranking.ts';

const published: unknown = JSON.parse(JSON.stringify(rankingDocument()));

/** The formula as a stranger writes it from the published words and numbers alone. */
function scoreByHand(inputs: ReturnType<typeof rankingDocument>['inputs'], facts: Record<string, number>) {
  const fact = (name: string) => facts[name] ?? Number.NaN;
  const near = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);
  const { availability, price, rating, delivery, refunds } = inputs;
  const mean =
    (fact('voteSum') + rating.prior_stars * rating.prior_votes) / (fact('votes') + rating.prior_votes);
  const rate =
    (fact('faultyPieces') + refunds.prior_rate * refunds.prior_pieces) /
    (fact('pieces') + refunds.prior_pieces);
  return Math.round(
    availability.weight * near(fact('available') / availability.full_pieces) +
      price.weight * near(0.5 + (fact('reference') - fact('price')) / fact('reference')) +
      rating.weight * near((mean - 1) / 4) +
      delivery.weight *
        near((delivery.worst_days - fact('days')) / (delivery.worst_days - delivery.best_days)) +
      refunds.weight * near(1 - rate / refunds.worst_rate),
  );
}

describe('the published ranking', () => {
  test('is JSON, and its examples can be computed again from its own numbers', () => {
    const document = rankingDocument();
    expect(published).toEqual(document);
    expect(document.examples).toHaveLength(3);
    for (const { facts, score, inputs } of document.examples) {
      expect(scoreByHand(document.inputs, facts)).toBe(score);
      expect(rankingScore(facts)).toBe(score);
      expect(Object.values(inputs).every((input) => input >= 0 && input <= 1)).toBe(true);
    }
    const scores = document.examples.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  });

  test('weighs to a thousand, and its best and worst goods have a thousand and nothing', () => {
    expect(Object.values(ranking.weights).reduce((sum, weight) => sum + weight, 0)).toBe(1_000);
    const best = {
      available: 9,
      price: 1,
      reference: 100,
      votes: 1e9,
      voteSum: 5e9,
      days: 1,
      pieces: 1e12,
      faultyPieces: 0,
    };
    const worst = {
      available: 0,
      price: 300,
      reference: 100,
      votes: 1e9,
      voteSum: 1e9,
      days: 60,
      pieces: 50,
      faultyPieces: 50,
    };
    expect(rankingScore(best)).toBe(1_000);
    expect(rankingScore(worst)).toBe(0);
  });

  test('gets no worse where a fact gets better', () => {
    const facts = {
      available: 3,
      price: 90,
      reference: 100,
      votes: 4,
      voteSum: 14,
      days: 12,
      pieces: 40,
      faultyPieces: 3,
    };
    const score = rankingScore(facts);
    for (const better of [
      { available: 4 },
      { price: 80 },
      { voteSum: 18 },
      { days: 8 },
      { faultyPieces: 0 },
    ]) {
      expect(rankingScore({ ...facts, ...better })).toBeGreaterThan(score);
    }
  });

  test('counts matches from the best to the last', () => {
    expect(rankingMatches.map(matchRank)).toEqual([5, 4, 3, 2, 1]);
  });
});
