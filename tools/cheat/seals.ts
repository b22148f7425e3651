// Seals that do not say what the books say, logged as if they did.
import { claimBytesLength } from '#domain/proof/claim.ts';
import { encodeEntry, type Sums } from '#domain/proof/entry.ts';
import { readSize } from '#features/proof/server/log.sql.ts';
import {
  buildShard,
  claimSumsAt,
  growTree,
  heightOf,
  shardOf,
  shopPlaceLength,
  shopRowLength,
  type Shard,
} from '#features/proof/server/seal-tree.ts';
import { refreshClaims, saveShard } from '#features/proof/server/seal.ts';
import * as sql from '#features/proof/server/seal.sql.ts';
import { addEntries, addWaiting } from '#features/proof/server/sequencer.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Owner } from './owner.ts';

export type SealLie = {
  /** What is summed: a row of `shopRowLength` bytes for each shop. */
  readonly rows?: (rows: Buffer) => Buffer;
  /** What the tree is made of, after it was made. */
  readonly tree?: (shard: Shard, height: number) => Shard;
  /** What the record is told of it. */
  readonly sums?: (sums: Sums) => Sums;
};

/** The demo has a handful of shops: one shard holds them. */
const shopsAtOnce = 8_000;

/** Seals all shops of the platform's currency, with a lie. */
export function sealFalsely({ env }: Owner, lie: SealLie): Promise<number> {
  return acrossShops('tools', async () => {
    await addWaiting(env);
    await refreshClaims(env.db);
    const { direct } = env.db;
    const currency = env.policy.currency;
    const no = (await sql.readLastNo(direct)) + 1;
    const at = env.clock.now();
    const read = await sql.readShops(direct, {
      currency,
      own: currency,
      after: -1n,
      now: at,
      limit: shopsAtOnce,
    });
    if (read === undefined) throw new Error('there is no shop');
    const upto = await readSize(direct);
    const rows = lie.rows?.(Buffer.from(read.bytes)) ?? read.bytes;
    const shops = rows.length / shopRowLength;
    const height = heightOf(shops);
    const shard = buildLie(lie, { no, currency, height }, rows);
    const sums = lie.sums?.(shard.root.sums) ?? shard.root.sums;
    const root = shard.root.hash;
    const time = Math.floor(at.getTime() / 1_000);
    const body = encodeEntry({ kind: 'seal', no, time, currency, height, shops, root, sums, upto });
    const entry = { kind: 'seal', name: 'seal', shopId: null, seq: null, body } as const;
    await env.db.transaction(async (tx) => {
      await saveShard(tx, { no, currency, index: 0 }, shard);
      const idx = await readSize(tx);
      await addEntries(env, tx, { size: idx, entries: [entry] });
      const [merchants, buyers, suppliers, acts] = sums;
      const told = { no, currency, at, height, shops, root: Buffer.from(root), upto, tookMs: 1, idx };
      await sql.insertSeal(tx, { ...told, merchants, buyers, suppliers, acts });
    });
    return no;
  });
}

/** Where a shop's row is; below zero where it has none. */
function rowOf(rows: Buffer, shopId: bigint): number {
  for (let at = 0; at < rows.length; at += shopRowLength) {
    if (rows.readBigUInt64BE(at) === shopId) return at;
  }
  throw new Error('this shop is in no seal');
}

/** All but one shop. */
export const dropShop = (shopId: bigint): SealLie => ({
  rows: (rows) => {
    const at = rowOf(rows, shopId);
    return Buffer.concat([rows.subarray(0, at), rows.subarray(at + shopRowLength)]);
  },
});

/** One shop a cent less than its book says, of whatever it is owed. */
export const lessOf = (shopId: bigint): SealLie => ({
  rows: (rows) => {
    const at = rowOf(rows, shopId);
    const sum = [8, 16, 24].find((one) => rows.readBigUInt64BE(at + one) > 0n);
    if (sum === undefined) throw new Error('this shop is owed nothing');
    rows.writeBigUInt64BE(rows.readBigUInt64BE(at + sum) - 1n, at + sum);
    return rows;
  },
});

/** The record is told that less is owed than the tree says. */
export const smallerTotal: SealLie = {
  sums: ([merchants, buyers, suppliers, acts]) => [merchants / 2n, buyers / 2n, suppliers, acts],
};

/** One claim for two: the shop is shown the place of another. */
export const twice = (shopId: bigint): SealLie => ({
  tree: (shard) => {
    const shops = Buffer.from(shard.shops);
    const count = shops.length / shopPlaceLength;
    const own = Array.from({ length: count }, (_none, n) => n).find(
      (n) => shops.readBigUInt64BE(n * shopPlaceLength) === shopId,
    );
    if (own === undefined || count < 2) throw new Error('it takes two shops');
    const from = (own === 0 ? 1 : own - 1) * shopPlaceLength + 8;
    shops.copy(shops, own * shopPlaceLength + 8, from, from + 8);
    return { ...shard, shops };
  },
});

class NobodyBeside extends Error {}

/** How often a tree is made anew whose chance places leave a lie no room. */
const triesMax = 50;

/** The tree of all shops, with the lie in it. Places are drawn by chance: where a shop's two lie side by side, they are drawn again. */
function buildLie(
  lie: SealLie,
  { no, currency, height }: Pick<Parameters<typeof buildShard>[0], 'no' | 'currency' | 'height'>,
  rows: Buffer,
) {
  for (let tried = 1; ; tried += 1) {
    const made = buildShard({ no, currency, height, index: 0 }, rows);
    try {
      return lie.tree?.(made, height) ?? made;
    } catch (error) {
      if (!(error instanceof NobodyBeside) || tried === triesMax) throw error;
    }
  }
}

/** The leaf beside the shop's is far below zero: all sums above it are smaller than what is owed. */
export const belowZero = (shopId: bigint): SealLie => ({
  tree: ({ claims: made, shops }, height) => {
    const claims = Buffer.from(made);
    const places = placesOf(shops, shopId);
    const count = claims.length / claimBytesLength;
    const beside = places.map((place) => place ^ 1).find((one) => one < count && !places.includes(one));
    if (beside === undefined) throw new NobodyBeside('nobody is beside this shop');
    claims.writeBigUInt64BE(2n ** 64n - 5_000n, beside * claimBytesLength + claimSumsAt);
    const shard = shardOf({ claims, shops, tree: growTree(claims, height, undefined) });
    const [merchants, ...rest] = shard.root.sums;
    const sums: Sums = [merchants % 2n ** 63n, ...rest];
    return { ...shard, root: { ...shard.root, sums } };
  },
});

function placesOf(shops: Buffer, shopId: bigint): number[] {
  const at = Array.from({ length: shops.length / shopPlaceLength }, (_none, n) => n * shopPlaceLength).find(
    (one) => shops.readBigUInt64BE(one) === shopId,
  );
  if (at === undefined) throw new Error('this shop is in no seal');
  return [shops.readUInt32BE(at + 8), shops.readUInt32BE(at + 12)];
}
