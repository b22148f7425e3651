// Ratings as figures: how many gave one to five stars, and what that says of a shop or of goods.
import { limits } from '#domain/limits.ts';

/** How many gave one, two, three, four and five stars. */
export type Stars = readonly number[];

export type Rating = { readonly avg: number; readonly count: number };

/** What sorts goods by rating begins with so many votes and the stars that they sum to: one vote weighs less than many. */
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

/** The mean of what was given, to one decimal: the only rating that is shown or compared. Null without a vote. */
export function meanOf(stars: Stars): number | null {
  const count = countOf(stars);
  return count === 0 ? null : Math.round((sumOf(stars) * 10) / count) / 10;
}

/** The mean with the number of votes that it is of; null without a vote. */
export function ratingOf(stars: Stars): Rating | null {
  const avg = meanOf(stars);
  return avg === null ? null : { avg, count: countOf(stars) };
}
