// The seal: every hour, one sum tree a currency over all shops, whose root and sums are an entry of the record.
import { claimBytesLength, type SumNode } from '#domain/proof/claim.ts';
import { encodeEntry, type SealEntry } from '#domain/proof/entry.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { readSize } from './log.sql.ts';
import * as sql from './seal.sql.ts';
import {
  buildShard,
  claimsPerPiece,
  heightOf,
  joinShards,
  shardHeight,
  shopPlaceLength,
  shopRowLength,
  shopsPerPiece,
  shopsPerShard,
  type Shard,
} from './seal-tree.ts';
import { addEntries, addWaiting } from './sequencer.ts';

/** Seals whose proofs are saved: a week of them. Phones save their own. */
export const sealsSaved = 168;

type Sealing = Pick<Environment, 'db' | 'clock' | 'recordKeys' | 'policy'>;

type Tree = Pick<SealEntry, 'currency' | 'height' | 'shops' | 'root' | 'sums' | 'upto'> & {
  readonly tookMs: number;
};

/**
 * Sums all shops as they are, and adds the seals to the record. Gives their number; nothing is done where no shop has a book,
 * or where another node seals at this moment.
 *
 * @throws RangeError where a sum is beyond 2^63 - 1.
 */
export function sealAll(env: Sealing): Promise<number | undefined> {
  return acrossShops('jobs', async () => {
    // What was done until now is counted.
    await addWaiting(env);
    await refreshClaims(env.db);
    return env.db.transaction(async (tx) => {
      await seeOneMoment(tx);
      return (await sql.lockSeals(tx)) ? sealAsOne(env, tx) : undefined;
    });
  });
}

/** Books that one statement brings up to date. */
const booksAtOnce = 10_000;

/** Sums what came into the books since the last seal. */
export async function refreshClaims(db: Database): Promise<void> {
  let last: bigint | undefined = -1n;
  while (last !== undefined) {
    const after: bigint = last;
    last = await db.transaction((tx) => sql.refreshClaims(tx, { after, limit: booksAtOnce }));
  }
}

/**
 * All of one moment: the books, the acts and how long the record was. What is written is written beside it, and stays the
 * work of this node alone for as long as its transaction holds the lock: a piece of another seal never stands among its own.
 */
async function sealAsOne(env: Sealing, tx: Tx): Promise<number | undefined> {
  const { db, clock, policy } = env;
  const no = (await sql.readLastNo(db.direct)) + 1;
  await db.transaction((beside) => sql.forgetPieces(beside, { before: no - sealsSaved }));
  const upto = await readSize(tx);
  const [now, own] = [clock.now(), policy.currency];
  const trees: Tree[] = [];
  for (const { currency, shops } of await sql.countClaims(tx, { own })) {
    const startedAt = performance.now();
    const read = (after: bigint) => sql.readShops(tx, { currency, after, now, own, limit: shopsPerShard });
    const tree = await buildTree(db, { no, currency, height: heightOf(shops), read });
    trees.push({ ...tree, currency, upto, tookMs: Math.round(performance.now() - startedAt) });
  }
  // Fails where the connection was lost meanwhile, and the lock with it.
  await sql.lockSeals(tx);
  if (trees.length === 0) return undefined;
  await db.transaction((beside) => finish(env, beside, no, trees));
  return no;
}

type Building = {
  readonly no: number;
  readonly currency: string;
  readonly height: number;
  readonly read: (after: bigint) => ReturnType<typeof sql.readShops>;
};

async function buildTree(db: Database, { no, currency, height, read }: Building) {
  const roots: SumNode[] = [];
  let shops = 0;
  for (let rows = await read(-1n); rows !== undefined; rows = await read(rows.last)) {
    const index = roots.length;
    const shard = buildShard({ no, currency, height: Math.min(height, shardHeight), index }, rows.bytes);
    await db.transaction((tx) => saveShard(tx, { no, currency, index }, shard));
    roots.push(shard.root);
    shops += rows.bytes.length / shopRowLength;
  }
  const treeOf = ({ hash, sums }: SumNode) => ({ height, shops, root: hash, sums });
  const [only] = roots;
  if (only === undefined) throw new Error('a tree without shops');
  if (height <= shardHeight) return treeOf(only);
  const { nodes, root } = joinShards(roots, height);
  const piece = { no, currency, kind: 'node', level: shardHeight, piece: 0, firstShop: null } as const;
  await db.transaction((tx) => sql.insertPiece(tx, { ...piece, bytes: nodes }));
  return treeOf(root);
}

/** Pieces without a seal are forgotten by the next one. */
export async function saveShard(
  tx: Tx,
  { no, currency, index }: { no: number; currency: string; index: number },
  { claims, shops, nodes }: Shard,
): Promise<void> {
  const save = (kind: 'claim' | 'node' | 'shop', piece: number, bytes: Buffer) => {
    const firstShop = kind === 'shop' ? bytes.readBigUInt64BE(0) : null;
    return sql.insertPiece(tx, { no, currency, kind, level: 0, piece, firstShop, bytes });
  };
  const placesEach = shopsPerPiece * shopPlaceLength;
  for (const [at, bytes] of divide(shops, placesEach).entries()) {
    await save('shop', (index * shopsPerShard) / shopsPerPiece + at, bytes);
  }
  for (const [at, bytes] of divide(claims, claimsPerPiece * claimBytesLength).entries()) {
    await save('claim', (index * 2 ** shardHeight) / claimsPerPiece + at, bytes);
  }
  await save('node', index, nodes);
}

function divide(bytes: Buffer, length: number): Buffer[] {
  const count = Math.ceil(bytes.length / length);
  return Array.from({ length: count }, (_none, at) => bytes.subarray(at * length, (at + 1) * length));
}

async function finish(env: Sealing, tx: Tx, no: number, trees: readonly Tree[]): Promise<void> {
  const at = env.clock.now();
  const time = Math.floor(at.getTime() / 1_000);
  const entries = trees.map(({ currency, height, shops, root, sums, upto }) => ({
    kind: 'seal' as const,
    name: 'seal',
    shopId: null,
    seq: null,
    body: encodeEntry({ kind: 'seal', no, time, currency, height, shops, root, sums, upto }),
  }));
  const size = await readSize(tx);
  await addEntries(env, tx, { size, entries });
  for (const [index, { currency, height, shops, root, sums, upto, tookMs }] of trees.entries()) {
    const [merchants, buyers, suppliers, acts] = sums;
    const told = { no, currency, at, height, shops, root: Buffer.from(root), upto, tookMs };
    await sql.insertSeal(tx, { ...told, merchants, buyers, suppliers, acts, idx: size + index });
  }
}
