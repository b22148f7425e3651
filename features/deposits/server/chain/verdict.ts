// What two nodes that may be wrong, slow or taken over say together of one transfer.

/**
 * `behind`: one of them has not come so far. `missing`: it has, and shows nothing. `differs`: both show it, not alike.
 * `gone`: neither shows it any more.
 */
export type Verdict = 'agree' | 'behind' | 'missing' | 'differs' | 'gone';

export type Word = {
  readonly source: 0 | 1;
  readonly address: string;
  readonly units: bigint;
  readonly block: bigint;
  readonly block_hash: string | null;
  readonly is_there: boolean;
};

/** @param readUpTo Up to which final block each of the two was read for the address. */
export function judge(words: readonly Word[], readUpTo: readonly [bigint, bigint]): Verdict {
  const [first, second] = words.filter((word) => word.is_there);
  if (first === undefined) return 'gone';
  if (second === undefined) return readUpTo[first.source === 0 ? 1 : 0] >= first.block ? 'missing' : 'behind';
  const isSameBlock =
    first.block === second.block &&
    (first.block_hash === null || second.block_hash === null || first.block_hash === second.block_hash);
  return isSameBlock && first.units === second.units && first.address === second.address
    ? 'agree'
    : 'differs';
}

/**
 * True where the money may be credited: both agree, or only one has been heard and the amount is not above what a single
 * node is believed for. Where the two say different things, no amount is small enough.
 */
export function isBelieved(verdict: Verdict, units: bigint, aloneMax: bigint): boolean {
  return verdict === 'agree' || (verdict === 'behind' && units <= aloneMax);
}
