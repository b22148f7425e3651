// What a phone brings to a comparison, out of what it has saved.
import { firstBookHash, nextBookHash } from '#domain/proof/book-row.ts';
import { readBookPage } from '#domain/proof/check/answers.ts';
import {
  compareShared,
  formatShared,
  parseShared,
  type Compared,
  type ProveBeginning,
} from '#domain/proof/compare.ts';
import { verifyConsistency, proveConsistency } from '#domain/proof/tree.ts';
import type { Pinned } from '#domain/proof/check.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import { NoAnswer, openCalls } from './calls.ts';
import { nodesOf } from './fetch-answers.ts';
import type { SavedEvidence } from './store.ts';

/** The code that this phone shows the other one; undefined before its first check. */
export function codeOf({ checkpoint, slips, logKey }: Pinned): string | undefined {
  if (checkpoint === null) return undefined;
  return formatShared({ checkpoint, slip: slips.at(-1)?.note ?? null }, logKey);
}

type CompareParts = {
  readonly pinned: Pinned;
  readonly evidence: SavedEvidence;
  readonly verify: VerifyEd25519;
  readonly send: typeof fetch;
};

/** @throws ProofFault for a text that is no code of this platform. */
export async function compareText(text: string, parts: CompareParts): Promise<Compared> {
  const { pinned, evidence, verify, send } = parts;
  const newest = pinned.checkpoint === null ? [] : [pinned.checkpoint];
  return await compareShared(
    {
      origin: pinned.origin,
      logKey: pinned.logKey,
      slipKey: pinned.slipKey,
      shop: pinned.shop,
      heads: [...evidence.heads, ...newest],
      slips: pinned.slips.map(({ note }) => note),
      headAfter: (seq) => headAfter(pinned, evidence.rows, seq),
    },
    parseShared(text),
    { verify, prove: proveByTiles(send) },
  );
}

export function headAfter({ book }: Pinned, saved: readonly unknown[], seq: bigint): Uint8Array | undefined {
  if (book === null) return undefined;
  const { shop, currency, hashedByLengthFrom } = book;
  const page = { shop, currency, v2_from: hashedByLengthFrom, last_seq: '0', head: '', list: saved };
  const rows = readBookPage(page).list.filter((row) => row.seq <= seq);
  if (BigInt(rows.length) !== seq) return undefined;
  const whose = { shopId: BigInt(shop), currency, hashedByLengthFrom: BigInt(hashedByLengthFrom) };
  return rows.reduce((head, row) => nextBookHash(whose, head, row), firstBookHash(whose));
}

/** The record itself says whether one head leads to another; without a connection nothing does. */
function proveByTiles(send: typeof fetch): ProveBeginning {
  return async (older, newer) => {
    try {
      const nodes = nodesOf(openCalls('', send), newer.size);
      const proof = await proveConsistency(older.size, newer.size, nodes);
      return verifyConsistency({
        oldSize: older.size,
        oldRoot: older.root,
        size: newer.size,
        root: newer.root,
        proof,
      });
    } catch (error) {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    }
  };
}
