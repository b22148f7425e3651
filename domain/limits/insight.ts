// What bounds a merchant's insights; part of `limits`.

export const insightLimits = {
  /** Days of a period of one's own: a year, and the year before beside it. */
  insightDaysMax: 366,
  /** Orders of one period whose lines are summed: seconds on a small machine. */
  insightOrdersMax: 100_000,
  /** Entries of the book that one statement sums by order, and statements of one question. */
  insightEntriesAtOnce: 20_000,
  insightSavesPerAsk: 15,
  /** Sites, links and searches that are listed; a file has as many rows as there are. */
  insightRowsShown: 50,
} as const;
