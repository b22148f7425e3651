// The sum tree of a seal over any number of shops, built in shards of so many leaves: no more than one shard is in memory.
// All of a shard is in a few flat buffers, in the bytes that are hashed: a million shops are two million leaves.
import { hash, randomFillSync } from 'node:crypto';
import {
  claimBytes,
  claimBytesLength,
  formatSumNode,
  paddingLeaf,
  sumNode,
  sumNodeLength,
  type SumNode,
} from '#domain/proof/claim.ts';
import { sha256 } from './hash.ts';

/** Levels of a shard: 8,192 leaves are a megabyte of nodes and 1.5 MB of claims, for which nothing else waits long. */
export const shardHeight = 13;
export const shopsPerShard = 2 ** (shardHeight - 1);
/** Leaves whose claims lie in one piece. */
export const claimsPerPiece = 4_096;
/** The lowest levels, whose nodes are not saved: what they are made of is hashed again sooner than they are read. */
export const levelsUnsaved = 4;
/** Shops whose places lie in one piece. */
export const shopsPerPiece = 1_024;
/** Of a shop in a piece: its number, and the places of both parts. */
export const shopPlaceLength = 16;
/** Of a shop as it is read: its number, its four sums, the last row of its book with its hash, and its devices. */
export const shopRowLength = 6 * 8 + 2 * 32;

export type Shard = {
  /** What each leaf is made of, in the order of the leaves; padding has none. */
  readonly claims: Buffer;
  /** Where the shops of the shard are, in their order. */
  readonly shops: Buffer;
  /** The nodes that are saved, level after level, without the root. */
  readonly nodes: Buffer;
  readonly root: SumNode;
};

/** Levels above the leaves for so many shops. */
export function heightOf(shops: number): number {
  return Math.max(1, Math.ceil(Math.log2(shops * 2)));
}

/** Where a level begins among the nodes that are saved of a tree, of which the lowest `unsaved` are not. */
export function levelStart(height: number, level: number, unsaved: number): number {
  return (2 ** (height - unsaved + 1) - 2 ** (height - level + 1)) * sumNodeLength;
}

type ShardOf = {
  readonly no: number;
  readonly currency: string;
  readonly height: number;
  readonly index: number;
};

/**
 * A shard out of its shops as they are read, in their order. Places and shares are random.
 *
 * @throws RangeError where a sum is beyond 2^63 - 1.
 */
export function buildShard({ no, currency, height, index }: ShardOf, rows: Buffer): Shard {
  const width = 2 ** height;
  const count = rows.length / shopRowLength;
  const places = shuffle(count * 2);
  const shops = Buffer.alloc(count * shopPlaceLength);
  // All of it random at once, of which the salts stay: asking for each salt would cost more than all the rest.
  const claims = randomFillSync(Buffer.alloc(places.length * claimBytesLength));
  const shares = randomFillSync(new BigUint64Array(count * 4));
  const writeClaim = openClaims(claims, { no, currency, rows, shares });
  for (let at = 0; at < count; at += 1) {
    rows.copy(shops, at * shopPlaceLength, at * shopRowLength, at * shopRowLength + 8);
    for (const part of [0, 1] as const) {
      const place = places[at * 2 + part] ?? 0;
      writeClaim(place, at, part);
      shops.writeUInt32BE(index * width + place, at * shopPlaceLength + 8 + part * 4);
    }
  }
  return shardOf({ claims, shops, tree: growTree(claims, height, sumsMax) });
}

/** A shard of which all nodes are there. */
export function shardOf({ tree, ...rest }: Pick<Shard, 'claims' | 'shops'> & { tree: Buffer }): Shard {
  const height = Math.log2(tree.length / sumNodeLength + 1) - 1;
  const from = levelStart(height, Math.min(levelsUnsaved, height), 0);
  return { ...rest, nodes: tree.subarray(from, -sumNodeLength), root: rootOf(tree) };
}

const zeros = new Uint8Array(32);
// A claim ends with the shop's number, the part, the sums, the row, the hash of the row, the devices and the salt.
const saltAt = claimBytesLength - 32;
const seqAt = saltAt - 2 * 32 - 8;
export const claimSumsAt = seqAt - 4 * 8;
const partAt = claimSumsAt - 1;
const shopAt = partAt - 8;

type Rows = {
  readonly no: number;
  readonly currency: string;
  readonly rows: Buffer;
  /** Four a shop. */
  readonly shares: BigUint64Array;
};

/** Writes claims at their places, all but their salts. The first part has a random share of each sum, the second the rest. */
function openClaims(claims: Buffer, { no, currency, rows, shares }: Rows) {
  const facts = { no, currency, shop: 0n, part: 0, sums: [0n, 0n, 0n, 0n], seq: 0n } as const;
  const begin = Buffer.from(
    claimBytes({ ...facts, head: zeros, devices: zeros, salt: zeros }).subarray(0, shopAt),
  );
  const [from, to] = [viewOf(rows), viewOf(claims)];
  return (place: number, shop: number, part: 0 | 1): void => {
    const [row, claim] = [shop * shopRowLength, place * claimBytesLength];
    claims.set(begin, claim);
    rows.copy(claims, claim + shopAt, row, row + 8);
    claims[claim + partAt] = part;
    for (let sum = 0; sum < 4; sum += 1) {
      const whole = from.getBigUint64(row + 8 + sum * 8);
      const share = (shares[shop * 4 + sum] ?? 0n) % (whole + 1n);
      to.setBigUint64(claim + claimSumsAt + sum * 8, part === 0 ? share : whole - share);
    }
    rows.copy(claims, claim + seqAt, row + 5 * 8, row + shopRowLength);
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) => new DataView(buffer, byteOffset, byteLength);

const sumsMax = 2n ** 63n - 1n;

/**
 * The whole tree over claims, padded up to its width, level after level from the leaves to the root.
 *
 * @param most What no sum may be above; undefined where a tree is read that was built.
 * @throws RangeError where a sum is.
 */
export function growTree(claims: Buffer, height: number, most: bigint | undefined): Buffer {
  const width = 2 ** height;
  const tree = Buffer.alloc((2 * width - 1) * sumNodeLength, formatSumNode(paddingLeaf));
  // 00 and the claim.
  const input = Buffer.alloc(1 + claimBytesLength);
  for (let leaf = 0; leaf * claimBytesLength < claims.length; leaf += 1) {
    const [at, node] = [leaf * claimBytesLength, leaf * sumNodeLength];
    claims.copy(input, 1, at, at + claimBytesLength);
    claims.copy(tree, node, at + claimSumsAt, at + seqAt);
    tree.write(hash('sha256', input, 'binary'), node + 32, 32, 'binary');
  }
  raise(tree, width, most);
  return tree;
}

/**
 * All nodes above a row of nodes, level after level behind it: the parent of the nodes 2n and 2n + 1 is node width + n. The
 * same as `sumNode`, on flat bytes.
 */
function raise(tree: Buffer, width: number, most: bigint | undefined): void {
  const view = viewOf(tree);
  const pairLength = 2 * sumNodeLength;
  // 01 and both children, which lie side by side.
  const input = Buffer.alloc(1 + pairLength);
  input[0] = 1;
  for (let pair = 0; pair < width - 1; pair += 1) {
    const [at, parent] = [pair * pairLength, (width + pair) * sumNodeLength];
    tree.copy(input, 1, at, at + pairLength);
    for (let sum = 0; sum < 32; sum += 8) {
      const total = view.getBigUint64(at + sum) + view.getBigUint64(at + sumNodeLength + sum);
      if (most !== undefined && total > most) throw new RangeError('the sums of a seal are beyond 2^63 - 1');
      view.setBigUint64(parent + sum, total);
    }
    tree.write(hash('sha256', input, 'binary'), parent + 32, 32, 'binary');
  }
}

/** The levels from the roots of shards on, padded with empty shards up to a power of two. */
export function joinShards(roots: readonly SumNode[], height: number): Pick<Shard, 'nodes' | 'root'> {
  let empty = paddingLeaf;
  for (let level = 0; level < shardHeight; level += 1) empty = sumNode(empty, empty, sha256);
  const width = 2 ** (height - shardHeight);
  const tree = Buffer.alloc((2 * width - 1) * sumNodeLength, formatSumNode(empty));
  for (const [at, root] of roots.entries()) tree.set(formatSumNode(root), at * sumNodeLength);
  raise(tree, width, sumsMax);
  return { nodes: tree.subarray(0, -sumNodeLength), root: rootOf(tree) };
}

/** A copy of the last node: it is needed for longer than the tree. */
function rootOf(tree: Buffer): SumNode {
  const node = tree.subarray(-sumNodeLength);
  const [m, b, s, a] = [0, 8, 16, 24].map((at) => node.readBigUInt64BE(at));
  return { sums: [m ?? 0n, b ?? 0n, s ?? 0n, a ?? 0n], hash: new Uint8Array(node.subarray(32)) };
}

/** The numbers below `count` in random order (Fisher and Yates). */
function shuffle(count: number): Uint32Array {
  const places = Uint32Array.from({ length: count }, (_none, at) => at);
  const random = new Uint32Array(count);
  randomFillSync(random);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = (random[at] ?? 0) % (at + 1);
    const place = places[at] ?? 0;
    places[at] = places[other] ?? 0;
    places[other] = place;
  }
  return places;
}
