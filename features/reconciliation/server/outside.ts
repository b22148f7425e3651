// What others say they hold for us. The house asks each of them on its own: one that is silent hides no other.
import type { Asset } from '#domain/money.ts';

/** One figure of the outside beside what the books make of it; all in units of `asset`. */
export type Balance = {
  /** Names the place for ever: `psp:card`, `bank:3000`, `deposits:tron`. */
  readonly place: string;
  readonly asset: Asset;
  readonly expected: bigint;
  /** Null where the outside does not say: then nothing differs, and the place is shown without a figure. */
  readonly actual: bigint | null;
  /** On its way at this moment: what the outside has and we have not heard of yet, and the other way round. */
  readonly transitIn?: bigint;
  readonly transitOut?: bigint;
  /** Received, listed one by one, and nobody's yet. */
  readonly unmatched?: bigint;
};

/** What is wrong in the books themselves or beside them; nothing of it is ever in transit. */
export type Fault = {
  readonly place: string;
  readonly kind: 'statement' | 'order' | 'books' | 'evidence' | 'capture';
  readonly subject: string;
  readonly asset: Asset;
  readonly units: bigint;
};

export type Source = {
  readonly name: string;
  read(now: Date): Promise<{ readonly balances: readonly Balance[]; readonly faults?: readonly Fault[] }>;
};

/** What is left of a difference once everything that is on its way has been taken off. */
export function differenceOf({ expected, actual, transitIn, transitOut, unmatched }: Balance): bigint {
  if (actual === null) return 0n;
  const plain = actual - expected - (unmatched ?? 0n);
  const [coming, going] = [transitIn ?? 0n, transitOut ?? 0n];
  if (plain > 0n) return plain > coming ? plain - coming : 0n;
  return -plain > going ? plain + going : 0n;
}
