// How a merchant's own money comes in (docs/product.md 2.4): only what was received makes a credit.
import type { Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from './order.ts';

/** One arrival of money for a deposit, valued in the shop's currency. */
export type Arrival = {
  readonly depositId: string;
  /** Each arrival is booked once in its life, and cleared or returned once. */
  readonly receiptId: string;
  /** The treasury account it came to. */
  readonly channel: string;
  readonly actor: 'provider' | 'reviewer';
};

/** Received: what can be credited is free at once; the rest is kept apart for this deposit. */
export function arriveRecipe(arrival: Arrival, creditUnits: bigint, unclearUnits: bigint): Transfer[] {
  const { depositId, receiptId, channel, actor } = arrival;
  const credited = { units: creditUnits, actor, onceKey: `${receiptId}:in` } as const;
  const unclear = { units: unclearUnits, actor, onceKey: `${receiptId}:unclear` } as const;
  return [
    transferOf('deposit', depositId, credited, { debit: channel }),
    transferOf('deposit_unclear', depositId, unclear, { debit: channel, credit: depositId }),
  ];
}

/** What was kept apart is the shop's. */
export function clearRecipe(
  { depositId, receiptId, actor }: Omit<Arrival, 'channel'>,
  units: bigint,
): Transfer {
  const named = { units, actor, onceKey: `${receiptId}:cleared` } as const;
  return transferOf('deposit_cleared', depositId, named, { debit: depositId });
}

/** What was kept apart has gone back to its sender. */
export function returnRecipe({ depositId, receiptId, channel, actor }: Arrival, units: bigint): Transfer {
  const named = { units, actor, onceKey: `${receiptId}:returned` } as const;
  return transferOf('deposit_returned', depositId, named, { debit: depositId, credit: channel });
}
