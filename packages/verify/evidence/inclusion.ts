// That an entry is in the record, out of nothing but what is in a file.
import { ProofFault } from '#domain/proof/fault.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import { parseEntry, type Entry } from '#domain/proof/entry.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import type { Policy } from '#domain/proof/policy.ts';
import { parseTlogProof } from '#domain/proof/tlog-proof.ts';
import { leafHash, verifyInclusion } from '#domain/proof/tree.ts';
import { checkNote, parseWith } from '../check/head.ts';
import { Failure } from '../check/failure.ts';

export type ProofTools = {
  /** Of the log whose key is believed. */
  readonly policy: Policy;
  readonly verify: VerifyEd25519;
  readonly hash: Sha256;
  /** In seconds. */
  readonly now: number;
};

export type Included = { readonly index: number; readonly size: number; readonly entry: Entry };

/**
 * @param bytes The entry that the proof is about.
 * @throws Failure `signature`, `quorum`, `evidence`
 */
export async function checkTlogProof(
  text: string,
  bytes: Uint8Array,
  { what, policy, verify, hash, now }: ProofTools & { readonly what: string },
): Promise<Included> {
  const { index, proof, checkpoint } = parseWith('evidence', what, () => parseTlogProof(text));
  const head = await checkNote(checkpoint, policy, { verify, now, what: `The checkpoint of ${what}` });
  if (!head.hasQuorum)
    throw new Failure('quorum', `The checkpoint of ${what} is not cosigned by enough notaries.`);
  const leaf = leafHash(bytes, hash);
  if (!verifyInclusion({ index, size: head.size, leaf, proof, root: head.root }, hash)) {
    throw new Failure(
      'evidence',
      `${what} does not lead from its entry to the signed root: one of them was changed.`,
    );
  }
  return { index, size: head.size, entry: readEntry(bytes, what) };
}

export function readEntry(bytes: Uint8Array, what: string): Entry {
  try {
    return parseEntry(bytes);
  } catch (error) {
    if (error instanceof ProofFault) throw new Failure('evidence', `The entry of ${what} is malformed.`);
    throw error;
  }
}
