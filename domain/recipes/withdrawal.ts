// How money leaves (docs/product.md 2.5): held when it is asked for, gone when the bank or network has it, whole and back
// on every other path.
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from './order.ts';

/** The merchant asks: the amount is on its way and cannot be spent or asked for again. */
export function askRecipe(withdrawalId: string, units: bigint): Transfer {
  const named = { units, actor: 'merchant', onceKey: `${withdrawalId}:ask` } as const;
  return transferOf('withdraw', withdrawalId, named, { credit: withdrawalId });
}

/**
 * Cancelled, rejected or failed: what was not sent is free again.
 *
 * @param by A whole withdrawal comes back once; what a failed sending leaves comes back once for that sending.
 */
export function backRecipe(
  withdrawalId: string,
  units: bigint,
  by: { readonly actor: ActorKind; readonly payoutId?: string },
): Transfer {
  const { actor, payoutId } = by;
  const onceKey = payoutId === undefined ? `${withdrawalId}:back` : `${payoutId}:unsent`;
  return transferOf('withdraw_back', withdrawalId, { units, actor, onceKey }, { debit: withdrawalId });
}

/** One sending of a withdrawal. */
export type Payout = {
  readonly withdrawalId: string;
  readonly payoutId: string;
  readonly channel: string;
  /** What leaves the wallet, the fee within it. */
  readonly units: bigint;
  readonly feeUnits: bigint;
};

/** The bank or network confirms; the fee is what was quoted. */
export function sentRecipe({ withdrawalId, payoutId, channel, units, feeUnits }: Payout): Transfer[] {
  const actor = 'provider';
  const sent = { units: units - feeUnits, actor, onceKey: `${payoutId}:sent` } as const;
  const fee = { units: feeUnits, actor, onceKey: `${payoutId}:fee` } as const;
  return [
    transferOf('withdraw_sent', withdrawalId, sent, { debit: withdrawalId, credit: channel }),
    transferOf('withdraw_fee', withdrawalId, fee, { debit: withdrawalId }),
  ];
}

/** The bank sent it back: amount and fee are free again. */
export function bouncedRecipe({ withdrawalId, payoutId, channel, units, feeUnits }: Payout): Transfer[] {
  const actor = 'provider';
  const back = { units: units - feeUnits, actor, onceKey: `${payoutId}:bounced` } as const;
  const fee = { units: feeUnits, actor, onceKey: `${payoutId}:fee-back` } as const;
  return [
    transferOf('withdraw_bounced', withdrawalId, back, { debit: channel }),
    transferOf('withdraw_fee_back', withdrawalId, fee),
  ];
}

/**
 * A late approval pays at most the day's limit a day, and is over within `slicesMax` days: the parts sum to the whole.
 *
 * @throws RangeError for a limit of zero: a bug of the caller.
 */
export function sliceUnits(units: bigint, dayUnits: bigint, slicesMax: number): bigint[] {
  if (dayUnits <= 0n || slicesMax < 1) throw new RangeError('a day has no limit of zero');
  const least = (units + BigInt(slicesMax) - 1n) / BigInt(slicesMax);
  const most = dayUnits > least ? dayUnits : least;
  const slices: bigint[] = [];
  for (let left = units; left > 0n; left -= most) slices.push(left < most ? left : most);
  return slices;
}
