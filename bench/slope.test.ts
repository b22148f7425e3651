import { expect, test } from 'vitest';
import { fitSlope, isGrowing } from './slope.ts';

const pointsOf = (values: readonly number[]) => values.map((y, x) => ({ x, y }));

test('points on a line have its slope, without an error', () => {
  expect(fitSlope(pointsOf([5, 7, 9, 11]))).toEqual({ slope: 2, stderr: 0 });
  expect(fitSlope(pointsOf([5, 5, 5]))).toEqual({ slope: 0, stderr: 0 });
});

test('the standard error is that of the textbook', () => {
  // y = 1/2 + x/2 misses the points by -1/2, 1 and -1/2: s² = 1.5 / (3 - 2), and Σ(x - x̄)² = 2.
  const { slope, stderr } = fitSlope(pointsOf([0, 2, 1]));
  expect(slope).toBeCloseTo(0.5, 10);
  expect(stderr).toBeCloseTo(Math.sqrt(1.5 / 2), 10);
});

test('of too few points, or all at one time, nothing is said', () => {
  expect(fitSlope([])).toEqual({ slope: 0, stderr: Infinity });
  expect(fitSlope(pointsOf([1, 9]))).toEqual({ slope: 0, stderr: Infinity });
  expect(fitSlope([1, 2, 3].map((y) => ({ x: 4, y })))).toEqual({ slope: 0, stderr: Infinity });
  expect(isGrowing(fitSlope(pointsOf([1, 9])), 0)).toBe(false);
});

test('growth is called so only where it is surely above the limit', () => {
  const steady = fitSlope(pointsOf([300, 304, 299, 303, 300, 302, 301, 300]));
  const leaking = fitSlope(pointsOf([300, 306, 308, 315, 319, 326, 329, 336]));
  expect(isGrowing(steady, 0.3)).toBe(false);
  expect(isGrowing(leaking, 0.3)).toBe(true);
  expect(isGrowing(leaking, 10)).toBe(false);
  expect(isGrowing({ slope: 1, stderr: 0.4 }, 0.3)).toBe(false);
});
