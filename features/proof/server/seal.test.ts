// A seal of more shops than one shard holds: every part leads to its root, whatever shard it is in, and nothing is too large.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBase64 } from '#domain/proof/bytes.ts';
import { devicesDigest, verifyClaim } from '#domain/proof/claim.ts';
import { parseEntry } from '#domain/proof/entry.ts';
import { defaultPolicy } from '#domain/policy.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { sha256 } from './hash.ts';
import { entryBodies } from './log.sql.ts';
import { claimsOf } from './proofs.ts';
import { heightOf, shardHeight, shopsPerShard } from './seal-tree.ts';
import { sealAll } from './seal.ts';
import { newestSeal } from './seal.sql.ts';

let pipeline: TestPipeline;
let owner: Client;
beforeAll(async () => {
  pipeline = await openTestPipeline();
  const { host, database, user } = pipeline.database;
  owner = new Client({ host, database, user });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await pipeline.close();
});

const currency = defaultPolicy.currency;
const env = () => pipeline.env;
const zeros = Buffer.alloc(32);

/** Shops of these numbers, each owed its own number. */
async function putShops(first: number, last: number): Promise<void> {
  await owner.query(
    `insert into book (shop_id, currency, head_hash) select n, $3, sha256(int8send(n)) from generate_series($1::bigint, $2::bigint) n`,
    [first, last, currency],
  );
  await owner.query(
    `insert into shop_claim (shop_id, currency, merchants, buyers, suppliers, seq, head)
     select n, $3, n, 2 * n, 0, 0, sha256(int8send(n)) from generate_series($1::bigint, $2::bigint) n`,
    [first, last, currency],
  );
  // The record knows of their opening.
  await owner.query(
    'insert into act_total (shop_id, acts) select n, 1 from generate_series($1::bigint, $2::bigint) n',
    [first, last],
  );
}

async function sealed() {
  const { direct } = env().db;
  const seal = await newestSeal(direct, { currency, size: Number.MAX_SAFE_INTEGER });
  if (seal === undefined) throw new Error('no seal');
  const index = Number(seal.idx);
  const [row] = await entryBodies(direct, { from: index, until: index + 1 });
  const entry = parseEntry(row?.body ?? zeros);
  if (entry.kind !== 'seal') throw new Error(entry.kind);
  const open = async (shop: bigint) =>
    (await claimsOf(direct, seal, shop)).map(({ preimage, index: place, path }) => ({
      place,
      ...verifyClaim(
        { preimage: fromBase64(preimage), index: place, path: path.map(fromBase64) },
        entry,
        sha256,
      ),
    }));
  return { entry, open };
}

test.each([
  ['one shop', 1],
  ['three shops', 3],
  ['a shard that is full', shopsPerShard - 1],
  ['one shop more', shopsPerShard],
  ['two shards and a bit', 2 * shopsPerShard + 77],
])('%s: the parts of all that are looked at lead to the root', { timeout: 60_000 }, async (_name, count) => {
  const there = Number((await owner.query<{ n: string }>('select count(*) as n from book')).rows[0]?.n);
  await putShops(there + 1, count);
  await sealAll(env());
  const { entry, open } = await sealed();
  // The platform has no book, and is counted with its acts.
  expect(entry.shops).toBe(count + 1);
  expect(entry.height).toBe(heightOf(count + 1));
  expect(entry.height > shardHeight).toBe(count >= shopsPerShard);
  const sum = (BigInt(count) * BigInt(count + 1)) / 2n;
  expect(entry.sums.slice(0, 3)).toEqual([sum, 2n * sum, 0n]);
  const border = [1, shopsPerShard - 1, shopsPerShard, shopsPerShard + 1, 2 * shopsPerShard, count];
  const looked = [0, ...border, ...Array.from({ length: 20 }, () => 1 + Math.floor(Math.random() * count))];
  for (const shop of looked.filter((one) => one <= count)) {
    const [first, second] = await open(BigInt(shop));
    if (first === undefined || second === undefined) throw new Error(`no parts of ${shop}`);
    expect([first.shop, second.shop]).toEqual([BigInt(shop), BigInt(shop)]);
    expect([first.part, second.part]).toEqual([0, 1]);
    expect(first.place).not.toBe(second.place);
    expect(first.sums[0] + second.sums[0]).toBe(BigInt(shop));
    expect(first.sums[1] + second.sums[1]).toBe(BigInt(2 * shop));
    expect(first.devices).toEqual(new Uint8Array(zeros));
    expect(Buffer.from(first.salt)).not.toEqual(Buffer.from(second.salt));
    expect(Buffer.from(first.salt)).not.toEqual(zeros);
  }
  expect(await open(BigInt(count + 1))).toEqual([]);
});

test('the keys that are active at this moment are in a claim, whatever their order', async () => {
  const now = pipeline.clock.now();
  const keyOf = (name: string) =>
    Buffer.from(`the public key of ${name}, which is long enough for the table`);
  const add = (name: string, from: Date, removed: Date | null) =>
    owner.query(
      `insert into merchant_device (shop_id, id, person_id, kind, name, algorithm, public_key, added_at, active_from, removed_at)
       values (2, gen_random_uuid(), gen_random_uuid(), 'device', $1, 'EdDSA', $2, '2020-01-01', $3, $4)`,
      [name, keyOf(name), from, removed],
    );
  await owner.query('set session_replication_role = replica');
  await add('a phone', now, null);
  await add('a tablet', new Date(now.getTime() - 1_000), null);
  await add('a phone of tomorrow', new Date(now.getTime() + 1_000), null);
  await add('a lost phone', new Date(now.getTime() - 1_000), now);
  await sealAll(env());
  const { open } = await sealed();
  const digest = devicesDigest([keyOf('a tablet'), keyOf('a phone')]);
  expect((await open(2n)).map(({ devices }) => devices)).toEqual([digest, digest]);
  expect((await open(3n)).map(({ devices }) => devices)).toEqual([
    new Uint8Array(zeros),
    new Uint8Array(zeros),
  ]);
});

test('sums beyond 2^63 - 1 are sealed by nobody, and the next seal leaves nothing of it', async () => {
  const most = (2n ** 63n - 1n).toString();
  const set = 'update shop_claim set suppliers = $1 where shop_id = any($2)';
  await owner.query(set, [most, [5]]);
  const no = await sealAll(env());
  expect((await sealed()).entry.sums[2]).toBe(2n ** 63n - 1n);
  await owner.query(set, ['1', [6]]);
  await expect(sealAll(env())).rejects.toThrow(RangeError);
  await owner.query(set, ['0', [5]]);
  expect(await sealAll(env())).toBe((no ?? 0) + 1);
  const { entry, open } = await sealed();
  expect(entry.sums[2]).toBe(1n);
  expect((await open(6n)).reduce((sum, { sums }) => sum + sums[2], 0n)).toBe(1n);
});
