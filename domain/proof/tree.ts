// The Merkle tree of the record: RFC 6962, section 2.1. Checks follow RFC 9162, 2.1.3.2 and 2.1.4.2. Sizes are safe integers,
// which go beyond 32 bits: halving is arithmetic here, because the bit operators of JavaScript would cut them off.
import { equalBytes } from './bytes.ts';
import { ProofFault } from './fault.ts';
import { sha256, type Sha256 } from './hash.ts';

export const hashBytes = 32;

/** Gives the hash of a complete subtree: 2^level leaves, beginning at leaf index * 2^level. */
export type NodeReader = (level: number, index: number) => Uint8Array | Promise<Uint8Array>;

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

export function leafHash(entry: Uint8Array, hash: Sha256 = sha256): Uint8Array {
  return hash(leafPrefix, entry);
}

export function nodeHash(left: Uint8Array, right: Uint8Array, hash: Sha256 = sha256): Uint8Array {
  return hash(nodePrefix, left, right);
}

/** The root of a tree without leaves: the hash of nothing. */
export function emptyRoot(hash: Sha256 = sha256): Uint8Array {
  return hash();
}

/** The root over all leaves of a tree. */
export function rootOf(leafHashes: readonly Uint8Array[], hash: Sha256 = sha256): Uint8Array {
  // One complete subtree for each bit of the number of leaves so far, the largest first.
  const peaks: Uint8Array[] = [];
  leafHashes.forEach((leaf, index) => {
    let node = leaf;
    for (let left = index; left % 2 === 1; left = (left - 1) / 2) node = nodeHash(last(peaks), node, hash);
    peaks.push(node);
  });
  return joinPeaks(peaks, hash);

  function last(from: Uint8Array[]): Uint8Array {
    const peak = from.pop();
    if (!peak) throw new RangeError('a tree has a peak for each bit of its size');
    return peak;
  }
}

/** The root of the first `size` leaves, out of the hashes of its complete subtrees. */
export async function rootFromNodes(
  size: number,
  nodes: NodeReader,
  hash: Sha256 = sha256,
): Promise<Uint8Array> {
  requireSize(size);
  return size === 0 ? emptyRoot(hash) : await hashOfRange({ start: 0, end: size }, nodes, hash);
}

/**
 * The proof that leaf `index` is in the tree of `size` leaves, from the leaf's sibling upwards.
 * @throws ProofFault `not_included` where there is no such leaf.
 */
export async function proveInclusion(
  index: number,
  size: number,
  nodes: NodeReader,
  hash: Sha256 = sha256,
): Promise<Uint8Array[]> {
  requireSize(size);
  if (!isSize(index) || index >= size)
    throw new ProofFault('not_included', { size: String(size), index: String(index) });
  const siblings: Range[] = [];
  let { start, end } = { start: 0, end: size };
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      siblings.push({ start: middle, end });
      end = middle;
    } else {
      siblings.push({ start, end: middle });
      start = middle;
    }
  }
  return await hashesOf(siblings.toReversed(), nodes, hash);
}

/**
 * The proof that the tree of `size` leaves begins with that of `oldSize`. Empty where one of them is empty or both are one.
 * @throws ProofFault `smaller_than_before` where `oldSize` is the larger.
 */
export async function proveConsistency(
  oldSize: number,
  size: number,
  nodes: NodeReader,
  hash: Sha256 = sha256,
): Promise<Uint8Array[]> {
  requireSize(size);
  if (!isSize(oldSize) || oldSize > size)
    throw new ProofFault('smaller_than_before', { size: String(size), before: String(oldSize) });
  if (oldSize === 0 || oldSize === size) return [];
  const parts: Range[] = [];
  let { start, end } = { start: 0, end: size };
  while (end !== oldSize) {
    const middle = start + splitOf(end - start);
    if (oldSize <= middle) {
      parts.push({ start: middle, end });
      end = middle;
    } else {
      parts.push({ start, end: middle });
      start = middle;
    }
  }
  // Where the old tree is this subtree itself, its root is known to whoever checks.
  if (start !== 0) parts.push({ start, end });
  return await hashesOf(parts.toReversed(), nodes, hash);
}

export type Inclusion = {
  readonly index: number;
  readonly size: number;
  readonly leaf: Uint8Array;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
};

/** True where the proof leads from the leaf's hash at `index` to the root of the tree of `size` leaves. */
export function verifyInclusion(
  { index, size, leaf, proof, root }: Inclusion,
  hash: Sha256 = sha256,
): boolean {
  if (!isSize(size) || !isSize(index) || index >= size) return false;
  if (![leaf, root, ...proof].every(isHash)) return false;
  let node = leaf;
  let place = { own: index, last: size - 1 };
  for (const sibling of proof) {
    if (place.last === 0) return false;
    if (isRight(place)) {
      node = nodeHash(sibling, node, hash);
      place = skipLone(place);
    } else {
      node = nodeHash(node, sibling, hash);
    }
    place = parentOf(place);
  }
  return place.last === 0 && equalBytes(node, root);
}

export type Consistency = {
  readonly oldSize: number;
  readonly oldRoot: Uint8Array;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
};

/** True where the proof shows that the newer tree begins with all leaves of the older one, in their order. */
export function verifyConsistency(
  { oldSize, oldRoot, size, root, proof }: Consistency,
  hash: Sha256 = sha256,
): boolean {
  if (!isSize(oldSize) || !isSize(size) || oldSize > size) return false;
  if (![oldRoot, root, ...proof].every(isHash)) return false;
  if (size === 0 && !equalBytes(root, emptyRoot(hash))) return false;
  if (oldSize === size) return proof.length === 0 && equalBytes(oldRoot, root);
  if (oldSize === 0) return proof.length === 0 && equalBytes(oldRoot, emptyRoot(hash));

  let place = skipRights({ own: oldSize - 1, last: size - 1 });
  // An old tree of a power of two is a node of the new one: the proof leaves its root out.
  const [first, ...rest] = place.own === 0 ? [oldRoot, ...proof] : proof;
  if (!first || proof.length === 0) return false;
  let [before, after] = [first, first];
  for (const node of rest) {
    if (place.last === 0) return false;
    if (isRight(place)) {
      before = nodeHash(node, before, hash);
      after = nodeHash(node, after, hash);
      place = skipLone(place);
    } else {
      after = nodeHash(after, node, hash);
    }
    place = parentOf(place);
  }
  return place.last === 0 && equalBytes(before, oldRoot) && equalBytes(after, root);
}

/** Where a node is in its level, and where the level's last node is. */
type Place = { readonly own: number; readonly last: number };

function parentOf({ own, last }: Place): Place {
  return { own: Math.floor(own / 2), last: Math.floor(last / 2) };
}

/** True for a node whose sibling in the proof is on its left. */
function isRight({ own, last }: Place): boolean {
  return own % 2 === 1 || own === last;
}

/** Goes up from the last node of a level over the levels in which it has no sibling. */
function skipLone(place: Place): Place {
  let up = place;
  while (up.own % 2 === 0 && up.own !== 0) up = parentOf(up);
  return up;
}

function skipRights(place: Place): Place {
  let up = place;
  while (up.own % 2 === 1) up = parentOf(up);
  return up;
}

/** Leaves from `start` to before `end`. Every range here is a subtree of RFC 6962, so its start is a multiple of its split. */
type Range = { readonly start: number; readonly end: number };

async function hashesOf(ranges: readonly Range[], nodes: NodeReader, hash: Sha256): Promise<Uint8Array[]> {
  const hashes: Uint8Array[] = [];
  for (const range of ranges) hashes.push(await hashOfRange(range, nodes, hash));
  return hashes;
}

async function hashOfRange({ start, end }: Range, nodes: NodeReader, hash: Sha256): Promise<Uint8Array> {
  const peaks: Uint8Array[] = [];
  for (let at = start; at < end;) {
    const level = levelOf(end - at);
    peaks.push(await nodes(level, at / 2 ** level));
    at += 2 ** level;
  }
  return joinPeaks(peaks, hash);
}

/** The root over complete subtrees beside each other, the largest first. */
function joinPeaks(peaks: readonly Uint8Array[], hash: Sha256): Uint8Array {
  const [root, ...lefts] = peaks.toReversed();
  if (!root) return emptyRoot(hash);
  return lefts.reduce((right, left) => nodeHash(left, right, hash), root);
}

/** The height of the largest complete subtree that `leaves` begin with. */
function levelOf(leaves: number): number {
  let level = 0;
  while (2 ** (level + 1) <= leaves) level += 1;
  return level;
}

/** The largest power of two below `leaves`, which are two at least: so many are in the left half. */
function splitOf(leaves: number): number {
  const level = levelOf(leaves);
  return 2 ** level === leaves ? leaves / 2 : 2 ** level;
}

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function requireSize(size: number): void {
  if (!isSize(size)) throw new ProofFault('malformed_proof', { size: String(size) });
}

function isHash(bytes: Uint8Array): boolean {
  return bytes.length === hashBytes;
}
