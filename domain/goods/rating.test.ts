import { expect, test } from 'vitest';
import { countOf, meanOf, noStars, ratingOf } from './rating.ts';

test('without a vote there is no rating', () => {
  expect([meanOf(noStars), ratingOf(noStars)]).toEqual([null, null]);
});

test('the rating is the mean of what was given, to one decimal: one vote of five is 5', () => {
  expect(meanOf([1, 0, 0, 0, 1])).toBe(3);
  expect(meanOf([0, 0, 0, 1, 2])).toBe(4.7);
  expect(ratingOf([0, 0, 0, 0, 1])).toEqual({ avg: 5, count: 1 });
  expect(ratingOf([0, 0, 0, 20, 80])).toEqual({ avg: 4.8, count: 100 });
  expect(meanOf([9_000, 0, 0, 0, 0])).toBe(1);
  expect(countOf([1, 2, 3, 4, 5])).toBe(15);
});
