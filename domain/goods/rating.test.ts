import { expect, test } from 'vitest';
import { countOf, meanOf, noStars, ratingOf } from './rating.ts';

test('without a comment there is no rating, plain or Bayesian', () => {
  expect([meanOf(noStars), ratingOf(noStars)]).toEqual([null, null]);
});

test('the plain mean is that of what was given', () => {
  expect(meanOf([1, 0, 0, 0, 1])).toBe(3);
  expect(meanOf([0, 0, 0, 1, 2])).toBe(4.67);
  expect(countOf([1, 2, 3, 4, 5])).toBe(15);
});

test('one rating of five weighs less than a hundred of nearly five', () => {
  const one = ratingOf([0, 0, 0, 0, 1]);
  const hundred = ratingOf([0, 0, 0, 20, 80]);
  expect(one).toEqual({ avg: 3.75, count: 1 });
  expect(hundred).toEqual({ avg: 4.74, count: 100 });
});

test('with many ratings the Bayesian mean comes near to the plain one, and it stays between 1 and 5', () => {
  for (const stars of [
    [9_000, 0, 0, 0, 0],
    [0, 0, 0, 0, 9_000],
    [10, 20, 3_000, 40, 5],
  ]) {
    const rating = ratingOf(stars);
    expect(Math.abs((rating?.avg ?? 0) - (meanOf(stars) ?? 9))).toBeLessThanOrEqual(0.01);
    expect(rating?.avg).toBeGreaterThanOrEqual(1);
    expect(rating?.avg).toBeLessThanOrEqual(5);
  }
});
