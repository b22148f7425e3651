// A program that pages through what changed ends with every order as it is, whatever is written meanwhile.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { listOrderChanges } from '#features/orders/changes.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';

const ordersCount = 7;
const secondMs = 1_000;
const settleSeconds = limits.changesSettleMs / secondMs;

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let ids: string[];
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  [shop, other] = [await app.makeShop('Paged'), await app.makeShop('Other')];
  const goods = await app.makeGoods([{ code: 'P-1', cost: '4.00', stock: 100 }]);
  await app.list(shop, goods, '9.00');
  const [good] = goods;
  for (let n = 0; n < ordersCount; n += 1) await app.buy(shop, [{ id: good?.id ?? '', qty: 1 }]);
  token = await app.merchant(shop);
  const rows = await readVersions();
  ids = [...rows.keys()];
});
afterAll(() => app.close());

const versions = statement<{ id: string; version: number }>(
  'test-order-versions',
  'select id, version from shop_order where shop_id = $1 order by id',
);
const touch = statement<never>(
  'test-order-touch',
  'update shop_order set version = version + 1, updated_at = $3 where shop_id = $1 and id = $2',
);

async function readVersions(): Promise<Map<string, number>> {
  const rows = await app.composed.env.db.direct.rows(versions, [shopIdOf(shop.shopId) ?? 0n]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

function pass(seconds: number): void {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * secondMs));
}

type Page = OutputOf<typeof listOrderChanges>;

const read = (cursor: string | undefined, limit: number): Promise<Page> =>
  app.ask(listOrderChanges, { limit, ...(cursor === undefined ? {} : { cursor }) }, { token });

/** A program's copy: the version of each order that it was given last, and where it goes on. */
type Copy = { readonly known: Map<string, number>; cursor?: string };

async function takePage(copy: Copy, limit: number): Promise<boolean> {
  const { list, next, has_more: hasMore } = await read(copy.cursor, limit);
  copy.cursor = next;
  expect(list.length).toBeLessThanOrEqual(limit);
  expect(hasMore && list.length < limit).toBe(false);
  const places = list.map(({ id, updated_at: at }) => `${at} ${id}`);
  expect(places).toEqual([...new Set(places)].toSorted());
  for (const { id, version } of list) copy.known.set(id, version);
  return hasMore;
}

type Step =
  /** A transaction that began so many seconds ago commits its change of an order. */
  | { readonly act: 'write'; readonly order: number; readonly late: number }
  | { readonly act: 'pass'; readonly seconds: number }
  | { readonly act: 'read'; readonly limit: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant('write' as const),
    order: fc.nat(ordersCount - 1),
    late: fc.nat(settleSeconds - 1),
  }),
  fc.record({ act: fc.constant('pass' as const), seconds: fc.nat(2 * settleSeconds) }),
  fc.record({ act: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 4 }) }),
);

async function take(copy: Copy, one: Step): Promise<void> {
  if (one.act === 'pass') pass(one.seconds);
  else if (one.act === 'read') await takePage(copy, one.limit);
  else {
    const at = new Date(app.clock.now().getTime() - one.late * secondMs);
    const { direct } = app.composed.env.db;
    await direct.rows(touch, [shopIdOf(shop.shopId) ?? 0n, ids[one.order] ?? '', at]);
  }
}

test('no change is missed: what is written late, at one moment, or between two pages comes all the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const copy: Copy = { known: new Map() };
      for (const one of steps) await take(copy, one);
      pass(settleSeconds + 1);
      while (await takePage(copy, 3));
      expect(copy.known).toEqual(await readVersions());
      // Whoever has everything is given nothing, and goes on from there.
      expect(await read(copy.cursor, 3)).toMatchObject({ list: [], has_more: false });
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('what changed at the moment that is named is known already; a cursor counts more than a moment', async () => {
  pass(settleSeconds + 1);
  const whole = await read(undefined, 100);
  const [first, second] = whole.list;
  const after = { updated_after: first?.updated_at ?? '' };
  const rest = await app.ask(listOrderChanges, after, { token });
  const later = whole.list.filter(({ updated_at: at }) => at > after.updated_after);
  expect(rest.list.map(({ id }) => id)).toEqual(later.map(({ id }) => id));
  const page = await read(undefined, 1);
  const next = await app.ask(listOrderChanges, { cursor: page.next, limit: 1, ...after }, { token });
  expect(next.list.map(({ id }) => id)).toEqual([second?.id]);
});

test('a cursor is of its shop and its list, and nobody can bend it', async () => {
  const { next } = await read(undefined, 2);
  const broken = { code: 405, data: { field: 'cursor', reason: 'cursor' } };
  const strangers = await app.merchant(other);
  expect(await app.call(listOrderChanges, { cursor: next }, { token: strangers })).toMatchObject(broken);
  for (const bent of ['x', '.', `${next}.x`, next.replace('.', ''), `A${next}`, `${next.slice(0, -2)}AA`])
    expect(await app.call(listOrderChanges, { cursor: bent }, { token })).toMatchObject(broken);
  expect((await app.ask(listOrderChanges, { cursor: next }, { token })).list).toHaveLength(ordersCount - 2);
});
