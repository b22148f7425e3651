// A tree over the heads of all chains, as RFC 9162 builds it: its root says all of them in 32 bytes.
import { createHash } from 'node:crypto';

const leafMark = Buffer.from([0]);
const nodeMark = Buffer.from([1]);

function hashOf(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export function leafHash(text: string): Buffer {
  return hashOf(leafMark, Buffer.from(text));
}

/** The root of leaf hashes; of none it is the hash of nothing. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return hashOf();
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return only;
  const split = splitOf(leaves.length);
  return hashOf(nodeMark, rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

/** The hashes beside a leaf's way to the root, from the leaf up. */
export function pathOf(leaves: readonly Buffer[], index: number): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...pathOf(left, index), rootOf(right)]
    : [...pathOf(right, index - split), rootOf(left)];
}

/** The root that a leaf and its path lead to, in a tree of so many leaves. */
export function rootBy(leaf: Buffer, index: number, count: number, path: readonly Buffer[]): Buffer {
  if (count <= 1) return leaf;
  const beside = path.at(-1) ?? Buffer.alloc(0);
  const split = splitOf(count);
  return index < split
    ? hashOf(nodeMark, rootBy(leaf, index, split, path.slice(0, -1)), beside)
    : hashOf(nodeMark, beside, rootBy(leaf, index - split, count - split, path.slice(0, -1)));
}

/** The largest power of two below a number of leaves. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}
