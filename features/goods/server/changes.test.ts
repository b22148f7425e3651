// A program that pages through what changed ends with the warehouse as merchants see it.
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { addGoods, moveGoods } from '#features/goods/catalogue.contract.ts';
import { listGoodsChanges } from '#features/goods/changes.contract.ts';
import { listGoods } from '#features/goods/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

const secondMs = 1_000;
const settleSeconds = limits.changesSettleMs / secondMs;
const goodsCount = 6;
/** The sum of stock that lists show is written within so much of real time after a sale. */
const listsMs = 350;

let app: TestApp;
let shop: TestShop;
let goods: readonly TestGoods[];
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Reader');
  goods = await app.makeGoods(
    Array.from({ length: goodsCount }, (_row, n) => ({ code: `W-${n}`, cost: '4.00', stock: 2 })),
  );
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

function pass(seconds: number): void {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * secondMs));
}

type Page = OutputOf<typeof listGoodsChanges>;
type Copy = { readonly known: Map<string, Page['list'][number]['goods']>; cursor?: string };

async function takePage(copy: Copy, limit: number): Promise<Page> {
  const from = copy.cursor === undefined ? {} : { cursor: copy.cursor };
  const page = await app.ask(listGoodsChanges, { limit, ...from }, { token: await app.merchant(shop) });
  copy.cursor = page.next;
  for (const one of page.list) copy.known.set(one.id, one.goods);
  return page;
}

async function takeAll(copy: Copy, limit: number): Promise<void> {
  while ((await takePage(copy, limit)).has_more);
}

async function expectEqual({ known }: Copy): Promise<void> {
  const { list } = await app.ask(listGoods, { page_size: 50 }, { token: await app.merchant(shop) });
  const present = [...known].flatMap(([id, one]) => (one === null ? [] : [{ id, ...one }]));
  const short = (rows: readonly { id: string; cost: string; version: number; stock: number }[]) =>
    rows.map(({ id, cost, version, stock }) => `${id} ${cost} ${version} ${stock > 0}`).toSorted();
  expect(short(present)).toEqual(short(list));
}

const step = fc.oneof(
  fc.record({
    act: fc.constant('supply' as const),
    pick: fc.nat(goodsCount - 1),
    cost: fc.constantFrom('3.00', '4.00'),
    stock: fc.constantFrom(0, 1, 5),
  }),
  fc.record({ act: fc.constant('buy' as const), pick: fc.nat(goodsCount - 1) }),
  fc.record({
    act: fc.constant('move' as const),
    pick: fc.nat(goodsCount - 1),
    to: fc.constantFrom('suspended' as const, 'active' as const),
  }),
  fc.record({ act: fc.constant('pass' as const), seconds: fc.nat(2 * settleSeconds) }),
  fc.record({ act: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function perform(copy: Copy, one: Step): Promise<void> {
  if (one.act === 'pass') return pass(one.seconds);
  if (one.act === 'read') {
    await takePage(copy, one.limit);
    return;
  }
  const { id = '', code = '' } = goods[one.pick] ?? {};
  if (one.act === 'supply') {
    await app.makeGoods([{ code, cost: one.cost, stock: one.stock }]).catch(() => []);
    await app.composed.runner.runDue();
  } else if (one.act === 'buy') {
    await app.buy(shop, [{ id, qty: 1 }]).catch(() => undefined);
    await sleep(listsMs);
  } else {
    const reason = 'A test looks at what programs are told of it.';
    await app.call(moveGoods, { ids: [id], to: one.to, reason }, { token: await app.operator() });
    await app.composed.runner.runDue();
  }
}

test('no change is missed: costs, goods that run out and come back, and what is suspended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const copy: Copy = { known: new Map() };
      for (const one of steps) await perform(copy, one);
      pass(settleSeconds + 1);
      await takeAll(copy, 2);
      await expectEqual(copy);
      expect(await takePage(copy, 2)).toMatchObject({ list: [], has_more: false });
    }),
    { numRuns: 12 },
  );
}, 180_000);

const touch = statement<never>(
  'test-touch-goods',
  'update goods set version = version + 1, updated_at = $2 where id = $1',
);

test('of two transactions that commit out of order both are read', async () => {
  pass(settleSeconds + 1);
  const copy: Copy = { known: new Map() };
  await takeAll(copy, 10);
  const [first = '', second = ''] = goods.map(({ id }) => id);
  const { db } = app.composed.env;
  const written = Promise.withResolvers<undefined>();
  const mayCommit = Promise.withResolvers<undefined>();
  const slow = db.transaction(async (tx) => {
    await tx.rows(touch, [first, app.clock.now()]);
    written.resolve(undefined);
    await mayCommit.promise;
  });
  await written.promise;
  pass(1);
  await db.transaction((tx) => tx.rows(touch, [second, app.clock.now()]));
  pass(settleSeconds - 2);
  expect((await takePage(copy, 10)).list).toEqual([]);
  mayCommit.resolve(undefined);
  await slow;
  pass(3);
  expect((await takePage(copy, 10)).list.map(({ id }) => id)).toEqual([first, second]);
});

test('a draft is told to nobody, and one piece less is no change until it was the last', async () => {
  const [sold] = await app.makeGoods([{ code: 'LAST', cost: '4.00', stock: 2 }]);
  await app.list(shop, sold === undefined ? [] : [sold], '9.00');
  pass(settleSeconds + 1);
  const copy: Copy = { known: new Map() };
  await takeAll(copy, 100);
  const [known] = [...copy.known.values()].flatMap((one) => one ?? []);
  const place = { type_id: known?.category_id ?? '', supplier_id: known?.supplier_id ?? '' };
  const draft = { title: 'A draft', ...place };
  const prices = { code: 'DRAFT-1', cost: '4.00', suggested_price: '9.00' };
  await app.ask(addGoods, { ...draft, ...prices }, { token: await app.operator() });
  const line = [{ id: sold?.id ?? '', qty: 1 }];
  await app.buy(shop, line);
  pass(settleSeconds + 1);
  expect((await takePage(copy, 10)).list).toEqual([]);
  await app.buy(shop, line);
  await sleep(listsMs);
  pass(settleSeconds + 1);
  const { list } = await takePage(copy, 10);
  expect(list.map(({ id, goods: one }) => [id, one?.in_stock, one?.stock])).toEqual([[sold?.id, false, 0]]);
});
