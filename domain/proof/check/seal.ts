// Part 2 of the check: the newest seal is in the record, and the shop stands in it twice, with all that it is owed.
import { equalBytes, toBase64 } from '../bytes.ts';
import { verifyClaim, type Claim } from '../claim.ts';
import { parseEntry, type SealEntry, type Sums } from '../entry.ts';
import { ProofFault } from '../fault.ts';
import { leafHash, verifyInclusion } from '../tree.ts';
import type { SealAnswer } from './answers.ts';
import type { Heads } from './head.ts';
import type { Pinned } from './state.ts';

export type Sealed = {
  readonly entry: SealEntry;
  readonly index: number;
  /** As in the record. */
  readonly bytes: Uint8Array;
  /** The checkpoint that its proof leads to. */
  readonly checkpoint: string;
  /** Empty where the shop has no part in it. */
  readonly claims: readonly Claim[];
};

/**
 * @throws ProofFault `not_included`, `malformed_entry`; `history_rewritten` where a seal of this number was another one
 * before; and what a claim is refused for: `sum_out_of_range`, `claim_off_root`, `total_differs`, `claim_twice`,
 * `claim_foreign`, `claim_missing` where only one of the two parts is there.
 */
export function checkSeal(answer: SealAnswer, heads: Heads, pinned: Pinned): Sealed {
  const { index, proof, checkpoint } = answer.place;
  const { size, root } = heads.find(checkpoint);
  if (!verifyInclusion({ index, size, leaf: leafHash(answer.entry), proof, root })) {
    throw new ProofFault('not_included', { index: String(index) });
  }
  const entry = parseEntry(answer.entry);
  if (entry.kind !== 'seal') throw new ProofFault('malformed_entry', { index: String(index) });
  const before = pinned.seal;
  if (before?.no === entry.no && (before.index !== index || before.entry !== toBase64(answer.entry))) {
    throw new ProofFault('history_rewritten', { seal: String(entry.no) });
  }
  const claims = answer.claims.map((claim) => verifyClaim(claim, entry));
  requireParts(entry, claims);
  return { entry, index, bytes: answer.entry, checkpoint, claims };
}

/** Both parts once, of one shop, of this seal, of one state of the book. */
function requireParts(entry: SealEntry, claims: readonly Claim[]): void {
  const [first, second, ...more] = claims;
  if (first === undefined) return;
  if (second === undefined) throw new ProofFault('claim_missing', { seal: String(entry.no) });
  if (more.length > 0 || first.part === second.part)
    throw new ProofFault('claim_twice', { seal: String(entry.no) });
  for (const claim of claims) {
    const isOfSeal = claim.no === entry.no && claim.currency === entry.currency;
    if (!isOfSeal || claim.shop !== first.shop) {
      throw new ProofFault('claim_foreign', { shop: String(claim.shop), seal: String(entry.no) });
    }
  }
  const isOneState =
    first.seq === second.seq &&
    equalBytes(first.head, second.head) &&
    equalBytes(first.devices, second.devices);
  if (!isOneState) throw new ProofFault('amount_differs', { seal: String(entry.no) });
}

/** What both parts say of the shop together. */
export function ownSums(claims: readonly Claim[]): Sums {
  const [first, second] = claims;
  if (first === undefined || second === undefined) return [0n, 0n, 0n, 0n];
  const [m, b, s, a] = first.sums;
  const [m2, b2, s2, a2] = second.sums;
  return [m + m2, b + b2, s + s2, a + a2];
}
