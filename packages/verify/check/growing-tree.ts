// A tree of RFC 6962 that grows leaf by leaf and remembers no more than its open tiles: memory does not grow with the log.
import { concat } from '#domain/proof/bytes.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import { emptyRoot, nodeHash, rootOf } from '#domain/proof/tree.ts';

const tileWidth = 256;

/** A tile as it must be served: full, or the last of its level. */
export type Tile = {
  readonly level: number;
  readonly n: number;
  readonly width: number;
  readonly bytes: Uint8Array;
};

export type GrowingTree = {
  push(leaf: Uint8Array): void;
  readonly size: number;
  /** The root of the leaves so far. */
  root(): Uint8Array;
  /** The tiles that are not full, from the lowest level. */
  partialTiles(): Tile[];
};

/** @param onTile Is given every full tile when its last hash is known. */
export function growTree(hash: Sha256, onTile: (tile: Tile) => void): GrowingTree {
  const levels: { hashes: Uint8Array[]; n: number }[] = [];
  let size = 0;
  const push = (level: number, node: Uint8Array): void => {
    const open = (levels[level] ??= { hashes: [], n: 0 });
    open.hashes.push(node);
    if (open.hashes.length < tileWidth) return;
    onTile({ level, n: open.n, width: tileWidth, bytes: concat(...open.hashes) });
    const parent = rootOf(open.hashes, hash);
    levels[level] = { hashes: [], n: open.n + 1 };
    push(level + 1, parent);
  };
  return {
    push: (leaf) => {
      push(0, leaf);
      size += 1;
    },
    get size() {
      return size;
    },
    root: () =>
      foldPeaks(
        levels.toReversed().flatMap(({ hashes }) => peaksOf(hashes, hash)),
        hash,
      ),
    partialTiles: () =>
      levels.flatMap(({ hashes, n }, level) =>
        hashes.length === 0 ? [] : [{ level, n, width: hashes.length, bytes: concat(...hashes) }],
      ),
  };
}

/** The complete subtrees that hashes beside each other make, the largest first. */
function peaksOf(hashes: readonly Uint8Array[], hash: Sha256): Uint8Array[] {
  const peaks: Uint8Array[] = [];
  for (let at = 0; at < hashes.length;) {
    const width = 2 ** Math.floor(Math.log2(hashes.length - at));
    peaks.push(rootOf(hashes.slice(at, at + width), hash));
    at += width;
  }
  return peaks;
}

function foldPeaks(peaks: readonly Uint8Array[], hash: Sha256): Uint8Array {
  const [last, ...lefts] = peaks.toReversed();
  return last === undefined
    ? emptyRoot(hash)
    : lefts.reduce((right, left) => nodeHash(left, right, hash), last);
}
