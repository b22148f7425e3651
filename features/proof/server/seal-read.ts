// Single leaves of a seal, with their ways to its root, out of the pieces that were saved of it.
import { claimBytesLength, sumNodeLength, type ClaimProof } from '#domain/proof/claim.ts';
import type { Tx } from '#platform/db/database.ts';
import { claimsPerPiece, growTree, levelsUnsaved, levelStart, shardHeight } from './seal-tree.ts';
import { readPieces } from './seal.sql.ts';

export type Seal = { readonly no: number; readonly currency: string; readonly height: number };

type Part = {
  readonly kind: 'claim' | 'node';
  readonly level: number;
  readonly piece: number;
  readonly start: number;
  readonly length: number;
};

/** Leaves that are read together, because the nodes above them are not saved. */
const leavesAtOnce = 2 ** levelsUnsaved;

/** Claims of these places, in their order: all of them by one statement. */
export async function readClaims(tx: Tx, seal: Seal, places: readonly number[]): Promise<ClaimProof[]> {
  const { no, currency, height } = seal;
  const parts = places.flatMap((index) => [leavesOf(height, index), ...nodesOf(height, index)]);
  const rows = await readPieces(tx, {
    no,
    currency,
    kinds: parts.map(({ kind }) => kind),
    levels: parts.map(({ level }) => level),
    pieces: parts.map(({ piece }) => piece),
    // PostgreSQL counts bytes from one.
    starts: parts.map(({ start }) => start + 1),
    lengths: parts.map(({ length }) => length),
  });
  const each = parts.length / places.length;
  return places.map((index, at) => {
    const own = rows.slice(at * each, (at + 1) * each);
    const [leaves = Buffer.alloc(0), ...nodes] = own.map(({ bytes }) => bytes ?? Buffer.alloc(0));
    const { preimage, path } = lowestOf(leaves, index, Math.min(height, levelsUnsaved));
    return { preimage, index, path: [...path, ...nodes.map((node) => new Uint8Array(node))] };
  });
}

/** A leaf with those beside it. Claims are counted within their shard. */
function leavesOf(height: number, index: number): Part {
  const perShard = 2 ** Math.min(height, shardHeight);
  const shard = Math.floor(index / perShard);
  const place = index % perShard;
  const piece = (shard * 2 ** shardHeight) / claimsPerPiece + Math.floor(place / claimsPerPiece);
  const first = (place % claimsPerPiece) - (place % leavesAtOnce);
  const [start, length] = [first * claimBytesLength, leavesAtOnce * claimBytesLength];
  return { kind: 'claim', level: 0, piece, start, length };
}

/** The nodes beside the way from the leaves that are read up to the root. */
function nodesOf(height: number, index: number): Part[] {
  const parts: Part[] = [];
  const own = Math.min(height, shardHeight);
  for (let level = levelsUnsaved; level < height; level += 1) {
    const sibling = Math.floor(index / 2 ** level) ^ 1;
    const isInShard = level < own;
    const perPiece = isInShard ? 2 ** (own - level) : 2 ** (height - level);
    const from = isInShard ? levelStart(own, level, levelsUnsaved) : levelStart(height, level, shardHeight);
    const start = from + (sibling % perPiece) * sumNodeLength;
    const piece = isInShard ? Math.floor(sibling / perPiece) : 0;
    parts.push({ kind: 'node', level: isInShard ? 0 : shardHeight, piece, start, length: sumNodeLength });
  }
  return parts;
}

/** A claim among those beside it, and the nodes beside its way through so many levels; padding has no claims. */
function lowestOf(leaves: Buffer, index: number, height: number) {
  const at = index % leavesAtOnce;
  const tree = growTree(leaves, height, undefined);
  const preimage = new Uint8Array(leaves.subarray(at * claimBytesLength, (at + 1) * claimBytesLength));
  const path = Array.from({ length: height }, (_none, level) => {
    const node = levelStart(height, level, 0) + (Math.floor(at / 2 ** level) ^ 1) * sumNodeLength;
    return new Uint8Array(tree.subarray(node, node + sumNodeLength));
  });
  return { preimage, path };
}
