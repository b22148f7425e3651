// Part 1 of the check: the newest checkpoint, its witnesses, and that every other one that was shown is its beginning.
import { checkCheckpoint, parseCheckpoint, type CheckedCheckpoint } from '../checkpoint.ts';
import { equalBytes } from '../bytes.ts';
import { ProofFault } from '../fault.ts';
import { parseNote, type VerifyEd25519 } from '../note.ts';
import type { Policy } from '../policy.ts';
import { verifyConsistency } from '../tree.ts';

export type Head = CheckedCheckpoint & { readonly note: string };

type HeadParts = {
  /** The newest one that was proved before; null at the first time. */
  readonly pinned: string | null;
  /** All that the answers name, in any order. */
  readonly shown: readonly string[];
  readonly consistency: Readonly<Record<string, readonly Uint8Array[]>>;
  readonly policy: Policy;
  readonly verify: VerifyEd25519;
  /** Seconds. */
  readonly now: number;
};

/** A clock of a witness may be ahead of this phone's by so much, in seconds. */
const clockSlackSeconds = 600;

/** All checkpoints that a check uses: the largest, and how to find one that a proof leads to. */
export type Heads = { readonly newest: Head; readonly find: (note: string) => Head };

/**
 * @returns undefined where there is no checkpoint yet.
 * @throws ProofFault `history_rewritten` where two of them contradict each other, `no_quorum`, and what `checkCheckpoint`
 * throws.
 */
export async function checkHeads(parts: HeadParts): Promise<Heads | undefined> {
  const heads = new Map<string, Head>();
  for (const note of [parts.pinned, ...parts.shown]) {
    if (note === null || heads.has(note)) continue;
    const latest = parts.now + clockSlackSeconds;
    heads.set(note, { ...(await checkCheckpoint(note, parts.policy, parts.verify, latest)), note });
  }
  const newest = newestOf([...heads.values()]);
  if (newest === undefined) return undefined;
  if (!newest.hasQuorum) throw new ProofFault('no_quorum', { size: String(newest.size) });
  for (const head of heads.values()) requireBeginning(head, newest, parts.consistency);
  return {
    newest,
    find: (note) => {
      const head = heads.get(note);
      if (head === undefined) throw new ProofFault('unknown_key');
      return head;
    },
  };
}

/** The largest; of several with one size, the one that was seen last. */
function newestOf(heads: readonly Head[]): Head | undefined {
  const timeOf = ({ hasQuorum, newestTime = 0 }: Head) => (hasQuorum ? newestTime : -1);
  return heads.toSorted((left, right) => right.size - left.size || timeOf(right) - timeOf(left))[0];
}

function requireBeginning(old: Head, newest: Head, consistency: HeadParts['consistency']): void {
  const isSame = old.size === newest.size;
  const proof = isSame ? [] : (consistency[String(old.size)] ?? []);
  const isBeginning =
    old.origin === newest.origin &&
    (isSame
      ? equalBytes(old.root, newest.root)
      : verifyConsistency({
          oldSize: old.size,
          oldRoot: old.root,
          size: newest.size,
          root: newest.root,
          proof,
        }));
  if (!isBeginning) {
    throw new ProofFault('history_rewritten', { old: String(old.size), size: String(newest.size) });
  }
}

/** Sizes from which consistency with the largest has to be proved, for whoever reads the tiles. Broken notes are passed over. */
export function sizesOf(notes: readonly (string | null)[]): number[] {
  const sizes = notes.flatMap((note) => {
    try {
      return note === null ? [] : [parseCheckpoint(parseNote(note).text).size];
    } catch (error) {
      if (error instanceof ProofFault) return [];
      throw error;
    }
  });
  return [...new Set(sizes)].toSorted((left, right) => left - right);
}
