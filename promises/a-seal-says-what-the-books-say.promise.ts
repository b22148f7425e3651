// Whatever happens to however many shops: each seal owes exactly what the books owe, counts exactly the acts that the record
// has, and names every shop.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestrictions, type Rig } from '#testing/restrictions.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { devicesDigest } from '#domain/proof/claim.ts';
import { parseEntry, type Sums } from '#domain/proof/entry.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { recordPlatform } from '#features/audit/server/public.ts';
import { post } from '#features/ledger/server/public.ts';
import { inspectRecord, inspectSeals, newestSealOf } from '#testing/proof/inspect.ts';
import { entryBodies } from '#features/proof/server/log.sql.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { statement } from '#platform/db/database.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { Book } from './rigs/book.ts';
import { life, liveThrough } from './rigs/scenarios.ts';
import { liveInWallet, walletLife } from './rigs/wallet-scenarios.ts';

let app: TestApp;
let rig: Rig;
let owner: Client;
beforeAll(async () => {
  app = await openTestApp();
  // Lives of orders on paper: the documents of real ones are another promise.
  await waiveEvidence(app.database);
  rig = await openRestrictions(app);
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  for (let made = 0; made < 3; made += 1) await openShop();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

type Known = {
  readonly shop: TestShop;
  readonly id: bigint;
  readonly book: Book;
  /** How many of the book's transfers are posted: what is not yet is on its way. */
  posted: number;
  readonly keys: Buffer[];
};

const known: Known[] = [];

async function openShop(): Promise<void> {
  const shop = await app.makeShop(`Sealed ${known.length}`);
  known.push({ shop, id: shopIdOf(shop.shopId) ?? 0n, book: new Book(), posted: 0, keys: [] });
}

const env = () => app.composed.env;
const of = fc.nat(99);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('trade' as const), of, life }) },
  // Deposits, withdrawals, holds, goodwill, claims and campaigns.
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wallet' as const), of, life: walletLife }) },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('move' as const), of, count: fc.integer({ min: 1, max: 30 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('acts' as const), of, count: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('look' as const), of }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restrict' as const), of }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('device' as const), of, isRemoved: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('open' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('add' as const) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('seal' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let lives = 0;

async function take(asked: Step): Promise<void> {
  if (asked.what === 'open') return openShop();
  if (asked.what === 'seal') return sealAndLook();
  if (asked.what === 'add') {
    await addWaiting(env());
    return undefined;
  }
  const one = known[asked.of % known.length];
  if (one === undefined) throw new Error('no shops');
  lives += 1;
  switch (asked.what) {
    case 'trade':
      return liveThrough(one.book, `order-${lives}`, asked.life);
    case 'wallet':
      return liveInWallet(one.book, `wallet-${lives}`, asked.life);
    case 'move':
      return move(one, asked.count);
    case 'device':
      return addDevice(one, asked.isRemoved);
    default:
      return act(one, asked);
  }
}

/** Posts what comes next of what the shop has on its way. */
async function move(one: Known, count: number): Promise<void> {
  const list = one.book.transfers.slice(one.posted, one.posted + count);
  if (list.length === 0) return;
  await env().db.transaction((tx) => post(tx, one.id, app.clock.now(), list));
  one.posted += list.length;
}

async function act({ shop, id }: Known, asked: Step): Promise<void> {
  if (asked.what === 'look')
    await app.ask(shopOverview, { id: shop.shopId }, { token: await rig.by.first() });
  if (asked.what === 'restrict') await rig.place(shop, { level: 'warned' });
  if (asked.what !== 'acts') return;
  await env().db.transaction(async (tx) => {
    for (let n = 0; n < asked.count; n += 1) {
      // Every third one is the platform's own.
      const note = { shopId: n % 3 === 2 ? 0n : id, subject: `case ${n}` };
      await recordPlatform(tx, { at: app.clock.now(), act: 'decideCase', note });
    }
  });
}

async function addDevice(one: Known, isRemoved: boolean): Promise<void> {
  const key = Buffer.from(`a public key of a device that a test made up: ${lives}`);
  await owner.query(
    `insert into merchant_device (shop_id, id, person_id, kind, name, algorithm, public_key, added_at, active_from, removed_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), 'device', 'Phone', 'EdDSA', $2, $3, $3, $4)`,
    [one.id, key, app.clock.now(), isRemoved ? app.clock.now() : null],
  );
  if (!isRemoved) one.keys.push(key);
}

const owed = statement<{ shop: bigint; m: bigint; b: bigint; s: bigint; seq: bigint; head: Buffer }>(
  'promise-owed',
  `select k.shop_id as shop, k.last_seq as seq, k.head_hash as head,
     coalesce(sum(a.credits - a.debits) filter (where a.kind in ('shop_pending', 'shop_available', 'shop_held',
       'withdrawing', 'shop_promo', 'ad_budget', 'deposit_suspense')), 0)::bigint as m,
     coalesce(sum(a.credits - a.debits) filter (where a.kind in ('escrow', 'supplier_hold', 'refund_payable')),
       0)::bigint as b,
     coalesce(sum(a.credits - a.debits) filter (where a.kind in ('supplier_payable', 'tax')), 0)::bigint as s
   from book k left join account a on a.shop_id = k.shop_id
   group by k.shop_id, k.last_seq, k.head_hash order by k.shop_id`,
);
const actsOf = statement<{ shop: bigint; n: bigint }>(
  'promise-acts',
  "select act_shop as shop, count(*) as n from log_entry where kind = 'act' and idx < $1 group by act_shop",
);

let sealed = 0;

async function sealAndLook(): Promise<void> {
  const { direct } = env().db;
  expect(await sealAll(env())).toBe(sealed + 1);
  sealed += 1;
  const { entry, shops } = await newestSealOf(direct, app.policy.currency);
  const books = new Map((await direct.rows(owed, [])).map((row) => [row.shop, row]));
  const acts = new Map((await direct.rows(actsOf, [BigInt(entry.upto)])).map(({ shop, n }) => [shop, n]));
  const total: bigint[] = [0n, 0n, 0n, 0n];
  for (const [shop, claim] of shops) {
    const book = books.get(shop);
    const own: Sums = [book?.m ?? 0n, book?.b ?? 0n, book?.s ?? 0n, acts.get(shop) ?? 0n];
    expect({ shop, sums: claim.sums, seq: claim.seq }).toEqual({ shop, sums: own, seq: book?.seq ?? 0n });
    expect(Buffer.from(claim.head)).toEqual(book?.head ?? Buffer.alloc(32));
    for (const [at, sum] of own.entries()) total[at] = (total[at] ?? 0n) + sum;
  }
  expect(entry.sums).toEqual(total);
  // Every shop there is, and the platform itself.
  expect([...shops.keys()]).toEqual([
    0n,
    ...known.map(({ id }) => id).toSorted((left, right) => (left < right ? -1 : 1)),
  ]);
  for (const { id, keys } of known) expect(shops.get(id)?.devices).toEqual(devicesDigest(keys));
  const entries = (await entryBodies(direct, { from: 0, until: entry.upto })).map(({ body }) =>
    parseEntry(body),
  );
  const counted = entries.filter(({ kind }) => kind === 'act').length;
  expect(entry.sums[3]).toBe(BigInt(counted));
  const opened = entries.filter((one) => one.kind === 'act' && one.name === 'shop.opened').length;
  expect(entry.shops).toBe(opened + 1);
}

test('what is sealed of any history is what the books and the record say', async () => {
  const steps = fc.array(step, { minLength: 15, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      for (const one of list) await take(one);
      await sealAndLook();
    }),
    { numRuns: 12, endOnFailure: true },
  );
  // Money was on every side, and acts were about every shop.
  const { entry, shops } = await newestSealOf(env().db.direct, app.policy.currency);
  expect(entry.sums.map((sum) => sum > 0n)).toEqual([true, true, true, true]);
  expect([...shops.values()].filter(({ sums }) => sums[3] === 0n)).toEqual([]);
  expect(known.reduce((sum, { keys }) => sum + keys.length, 0)).toBeGreaterThan(0);
  await addWaiting(env());
  expect(await inspectRecord(env().db.direct, env().recordKeys)).toEqual([]);
  expect(await inspectSeals(env().db.direct)).toEqual([]);
});
