/**
 * The values by which a file of invoices is traded through the product. They are printed with every report,
 * so that two reports can be compared without asking which rules made them.
 */
export const replayRules = {
  currency: 'GBP',
  /** A supplier charges this part of the lowest price ever asked for the goods, at least one penny. */
  costPercent: 60,
  costPenceMin: 1,
  /** The parcel leaves a day after payment, arrives at day 4, and timer O15 receives the order at day 11. */
  shippedDays: 1,
  deliveredDays: 4,
  receivedDays: 11,
  /** Counted from the moment of receipt, its last instant included. */
  returnWindowDays: 60,
  commissionBps: 500,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** The instant at which an order paid at `at` counts as received. */
export function receivedAt(at: Date): Date {
  return new Date(at.getTime() + replayRules.receivedDays * dayMs);
}

/** The last instant at which units of an order paid at `at` may still be sent back. */
export function windowEndsAt(at: Date): Date {
  return new Date(receivedAt(at).getTime() + replayRules.returnWindowDays * dayMs);
}

/** What the supplier asks for goods whose lowest price in the file is `lowestPence`. */
export function costOf(lowestPence: number): number {
  return Math.max(
    replayRules.costPenceMin,
    Number((BigInt(lowestPence) * BigInt(replayRules.costPercent)) / 100n),
  );
}
