// Ratings as figures: how many gave one to five stars, and what that says of a shop or of goods.
import { limits } from '#domain/limits.ts';

/** How many gave one, two, three, four and five stars. */
export type Stars = readonly number[];

export type Rating = { readonly avg: number; readonly count: number };

/** What every rating begins with: so many votes, and the stars that they sum to. */
export const ratingPrior = {
  count: limits.ratingPriorCount,
  sum: limits.ratingPrior * limits.ratingPriorCount,
} as const;

export const noStars: Stars = [0, 0, 0, 0, 0];

export function countOf(stars: Stars): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

function sumOf(stars: Stars): number {
  return stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** The plain mean of what was given, in hundredths; null where nobody has given anything. */
export function meanOf(stars: Stars): number | null {
  const count = countOf(stars);
  return count === 0 ? null : toHundredths(sumOf(stars) / count);
}

/**
 * The Bayesian mean: as if `ratingPriorCount` more had given `ratingPrior`, so that one rating does not weigh as much as
 * a hundred. Null where nobody has given anything.
 */
export function ratingOf(stars: Stars): Rating | null {
  const count = countOf(stars);
  if (count === 0) return null;
  const avg = (sumOf(stars) + ratingPrior.sum) / (count + ratingPrior.count);
  return { avg: toHundredths(avg), count };
}
