// What others say they hold for us. The platform asks each of them on its own: one that is silent hides no other.
import type { Asset } from '#domain/money/money.ts';
import type { SealRow } from './items.sql.ts';

/** One figure of the outside beside what the books make of it; all in units of `asset`. */
export type Balance = {
  /** Names the place for ever: `psp:card`, `bank:3000`, `deposits:tron`. */
  readonly place: string;
  readonly asset: Asset;
  readonly expected: bigint;
  /** Null where the outside does not say: then nothing differs, and the place is shown without a figure. */
  readonly actual: bigint | null;
  /** On its way at this moment: what one side has and the other one is to hear of yet. */
  readonly transit?: bigint;
  /** Received, listed one by one, and nobody's yet. */
  readonly unmatched?: bigint;
  /** The sum of the items that differ, where the place is compared item by item; they are told as faults. */
  readonly difference?: bigint;
};

export type FaultKind =
  | 'statement'
  | 'order'
  | 'books'
  | 'evidence'
  | 'capture'
  /** Both sides have the item, with other amounts. */
  | 'differs'
  /** The books have it, and the place does not know of it. */
  | 'missing_outside'
  /** The place has it, and the books do not. */
  | 'missing_inside';

/** What is wrong in the books, beside them, or with one item of a place; nothing of it is in transit. */
export type Fault = {
  readonly place: string;
  readonly kind: FaultKind;
  readonly subject: string;
  readonly asset: Asset;
  readonly units: bigint;
};

/** Sums of a place up to the end of a day: written once each of `needed`, what differs in it, is explained. */
export type Sealing = {
  readonly place: string;
  readonly sums: readonly SealRow[];
  readonly needed: readonly Fault[];
};

export type SourceReport = {
  readonly balances: readonly Balance[];
  readonly faults?: readonly Fault[];
  readonly sealing?: Sealing | undefined;
};

export type Source = { readonly name: string; read(now: Date): Promise<SourceReport> };

/** What stands open at a place; sums are compared only where it has no items. */
export function differenceOf({ expected, actual, unmatched, difference }: Balance): bigint {
  if (difference !== undefined) return difference;
  return actual === null ? 0n : actual - expected - (unmatched ?? 0n);
}
