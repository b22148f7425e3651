// A shop's credit: a published sum of what really happened, between 0 and 1,000. Nobody sets it by hand.

/** What counts, and by how much. Each order, return and cancellation is one change; all of them can be looked up. */
export const creditChanges = {
  delivered: 2,
  cancelled_by_shop: -10,
  return_by_shop: -20,
} as const;

export type CreditChange = keyof typeof creditChanges;
export const creditChangeCodes = ['delivered', 'cancelled_by_shop', 'return_by_shop'] as const;

export const creditStart = 200;
export const creditMax = 1_000;
/** Only these last days count: what was long ago is over. */
export const creditDays = 180;

/** The credit of a shop with so many changes of each kind. */
export function creditOf(counts: Readonly<Record<CreditChange, number>>): number {
  const sum = creditChangeCodes.reduce(
    (total, code) => total + counts[code] * creditChanges[code],
    creditStart,
  );
  return Math.min(Math.max(sum, 0), creditMax);
}
