// A program that pages through what changed ends with the showcase as it is, whatever is written meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { listShowcaseChanges } from '#features/showcase/changes.contract.ts';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  removeFromShowcase,
  undoShowcase,
} from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

const secondMs = 1_000;
const settleSeconds = limits.changesSettleMs / secondMs;
const goodsCount = 6;
/** The sum of stock that lists show is written within so much of real time after a sale. */
const listsMs = 350;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

function pass(seconds: number): void {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * secondMs));
}

type Page = OutputOf<typeof listShowcaseChanges>;
type Item = Page['list'][number]['item'];

/** A program's copy: each of the goods as it was told last, and where it goes on. */
type Copy = { readonly known: Map<string, Item>; cursor?: string };
type Rig = { readonly shop: TestShop; readonly goods: readonly TestGoods[] };

async function takePage({ shop }: Rig, copy: Copy, limit: number): Promise<Page> {
  const token = await app.merchant(shop);
  const from = copy.cursor === undefined ? {} : { cursor: copy.cursor };
  const page = await app.ask(listShowcaseChanges, { limit, ...from }, { token });
  copy.cursor = page.next;
  const places = page.list.map(({ id, updated_at: at }) => `${at} ${id}`);
  expect(places).toEqual([...new Set(places)].toSorted());
  for (const { id, item } of page.list) copy.known.set(id, item);
  return page;
}

async function takeAll(rig: Rig, copy: Copy, limit: number): Promise<void> {
  while ((await takePage(rig, copy, limit)).has_more);
}

/** What a copy must say: of each of the goods its price, state and whether there are any. */
async function expectEqual({ shop }: Rig, { known }: Copy): Promise<void> {
  const token = await app.merchant(shop);
  const { list } = await app.ask(listShowcase, { page_size: 50 }, { token });
  const present = [...known].flatMap(([id, item]) => (item === null ? [] : [{ id, ...item }]));
  const short = (rows: readonly { id: string; sale_price: string; status: string; version: number }[]) =>
    rows.map((row) => `${row.id} ${row.sale_price} ${row.status} ${row.version}`).toSorted();
  expect(short(present)).toEqual(short(list));
  const inStock = new Map(present.map((row) => [row.id, row.in_stock]));
  expect(inStock).toEqual(new Map(list.map((row) => [row.id, row.stock > 0])));
}

let made = 0;
async function makeRig(): Promise<Rig> {
  made += 1;
  const name = `S${made}`;
  const shop = await app.makeShop(name);
  const rows = Array.from({ length: goodsCount }, (_row, n) => ({
    code: `${name}-${n}`,
    cost: '4.00',
    stock: 2,
  }));
  return { shop, goods: await app.makeGoods(rows) };
}

const pick = fc.nat(goodsCount - 1);
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('add', 'remove', 'delist', 'undo', 'buy'), pick }),
  fc.record({ act: fc.constant('price' as const), pick, cents: fc.integer({ min: 900, max: 990 }) }),
  fc.record({
    act: fc.constant('supply' as const),
    pick,
    cost: fc.constantFrom('3.00', '4.00'),
    stock: fc.constantFrom(0, 1, 5),
  }),
  fc.record({ act: fc.constant('pass' as const), seconds: fc.nat(2 * settleSeconds) }),
  fc.record({ act: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Does a step; what the shop's rules refuse changes nothing. */
async function perform(rig: Rig, copy: Copy, one: Step, undoTokens: string[]): Promise<void> {
  if (one.act === 'pass') return pass(one.seconds);
  if (one.act === 'read') {
    await takePage(rig, copy, one.limit);
    return;
  }
  const { id = '', code = '' } = rig.goods[one.pick] ?? {};
  if (one.act === 'supply') {
    await app.makeGoods([{ code, cost: one.cost, stock: one.stock }]).catch(() => []);
    await app.composed.runner.runDue();
    return;
  }
  if (one.act === 'buy') {
    await app.buy(rig.shop, [{ id, qty: 1 }]).catch(() => undefined);
    await sleep(listsMs);
    return;
  }
  const token = await app.merchant(rig.shop);
  const undo = async () => {
    const last = undoTokens.pop();
    if (last !== undefined) await app.call(undoShowcase, { undo_token: last }, { token });
  };
  if (one.act === 'undo') return undo();
  if (one.act === 'add') {
    await app.call(addToShowcase, { items: [{ goods_id: id, sale_price: '9.00' }] }, { token });
    return;
  }
  if ('cents' in one) {
    const price = (one.cents / 100).toFixed(2);
    await app.call(changePrices, { items: [{ id, sale_price: price }] }, { token });
    return;
  }
  const mode = one.act === 'remove' ? 'remove' : 'delist';
  const { undo_token: undoToken } = await app.ask(removeFromShowcase, { ids: [id], mode }, { token });
  if (undoToken !== null) undoTokens.push(undoToken);
}

test('no change is missed: goods that are added, priced, sold out, removed and put back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const rig = await makeRig();
      const copy: Copy = { known: new Map() };
      const undoTokens: string[] = [];
      await app.list(rig.shop, rig.goods.slice(0, 3), '9.00');
      for (const one of steps) await perform(rig, copy, one, undoTokens);
      pass(settleSeconds + 1);
      await takeAll(rig, copy, 2);
      await expectEqual(rig, copy);
      expect(await takePage(rig, copy, 2)).toMatchObject({ list: [], has_more: false });
      const anew: Copy = { known: new Map() };
      await takeAll(rig, anew, 100);
      await expectEqual(rig, anew);
    }),
    { numRuns: 12 },
  );
}, 180_000);

const setPrice = statement<never>(
  'test-set-price',
  `update showcase_item set price_units = $3, version = version + 1, updated_at = $4
   where shop_id = $1 and goods_id = $2`,
);

test('of two transactions that commit out of order both are read', async () => {
  const rig = await makeRig();
  const { shop, goods } = rig;
  await app.list(shop, goods.slice(0, 2), '9.00');
  pass(settleSeconds + 1);
  const copy: Copy = { known: new Map() };
  await takeAll(rig, copy, 10);
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const [first, second] = goods;
  const { db } = app.composed.env;
  const change = (id: string | undefined, units: bigint, at: Date) => [shopId, id ?? '', units, at] as const;
  const written = Promise.withResolvers<undefined>();
  const mayCommit = Promise.withResolvers<undefined>();
  // The first one is dated before the second one, and commits after everybody has read the second one's time.
  const slow = db.transaction(async (tx) => {
    await tx.rows(setPrice, change(first?.id, 911n, app.clock.now()));
    written.resolve(undefined);
    await mayCommit.promise;
  });
  await written.promise;
  pass(1);
  await db.transaction((tx) => tx.rows(setPrice, change(second?.id, 922n, app.clock.now())));
  pass(settleSeconds - 2);
  expect((await takePage(rig, copy, 10)).list).toEqual([]);
  mayCommit.resolve(undefined);
  await slow;
  pass(3);
  expect((await takePage(rig, copy, 10)).list.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  expect([first, second].map((one) => copy.known.get(one?.id ?? '')?.sale_price)).toEqual(['9.11', '9.22']);
});

test('what was removed comes once, without its facts, and not where it is there again', async () => {
  const rig = await makeRig();
  const { shop, goods } = rig;
  await app.list(shop, goods.slice(0, 2), '9.00');
  const token = await app.merchant(shop);
  const [gone, back] = goods.map(({ id }) => id);
  await app.ask(removeFromShowcase, { ids: [gone ?? '', back ?? ''] }, { token });
  pass(10);
  await app.list(shop, goods.slice(1, 2), '9.50');
  pass(settleSeconds + 1);
  const { list } = await takePage(rig, { known: new Map() }, 10);
  expect(list.map(({ id, item }) => [id, item?.sale_price ?? null])).toEqual([
    [gone, null],
    [back, '9.50'],
  ]);
});

test('a cursor of another shop, and of the list of the warehouse, means nothing here', async () => {
  const [mine, theirs] = [await makeRig(), await makeRig()];
  await app.list(mine.shop, mine.goods, '9.00');
  const { next: cursor } = await takePage(mine, { known: new Map() }, 2);
  const token = await app.merchant(theirs.shop);
  expect(await app.call(listShowcaseChanges, { cursor }, { token })).toMatchObject({
    code: 405,
    data: { field: 'cursor', reason: 'cursor' },
  });
});

test('goods whose last piece another shop sells are told as sold out, and again when some are there', async () => {
  const [rig, other] = [await makeRig(), await makeRig()];
  const [one = { id: '', code: '' }] = rig.goods;
  await app.list(rig.shop, [one], '9.00');
  await app.list(other.shop, [one], '9.00');
  pass(settleSeconds + 1);
  const copy: Copy = { known: new Map() };
  await takeAll(rig, copy, 10);
  const told = () => [copy.known.get(one.id)?.in_stock, copy.known.get(one.id)?.status];
  expect(told()).toEqual([true, 'listed']);
  await app.buy(other.shop, [{ id: one.id, qty: 2 }]);
  await sleep(listsMs);
  pass(settleSeconds + 1);
  await takeAll(rig, copy, 10);
  expect(told()).toEqual([false, 'listed']);
  await app.makeGoods([{ code: one.code, cost: '4.00', stock: 3 }]);
  pass(settleSeconds + 1);
  await takeAll(rig, copy, 10);
  expect(told()).toEqual([true, 'listed']);
});
