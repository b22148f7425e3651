// A supplier's list of parcels: each state is looked up by itself, and together they are in one order.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { labelParcels, listParcels } from '#features/shipping/contract.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('Listed');
  const goods = await app.makeGoods([{ code: 'LIST-1', cost: '5.00', stock: 20 }]);
  await app.list(shop, goods, '9.00');
  // Some of one moment, some later.
  for (let order = 0; order < 7; order += 1) {
    await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
    if (order % 3 === 2) await app.advance(0.1);
  }
  await app.advance(0.1);
  token = await app.supplier();
});
afterAll(() => app.close());

const ask = (input: {
  state?: 'all' | 'to_ship' | 'labelled';
  page?: number;
  page_size?: number;
  q?: string;
}) => app.ask(listParcels, input, { token });

test('pages of every state are one list, the oldest first, and each parcel is in it once', async () => {
  const before = (await ask({ page_size: 100 })).list;
  expect(before).toHaveLength(7);
  const some = before.filter((_one, index) => [0, 2, 5].includes(index));
  const rows = some.map(({ id }, index) => ({ id, carrier: 'test-post', tracking: `LIST${index}` }));
  await app.ask(labelParcels, { parcels: rows }, { token });
  const numbers = before.map(({ number }) => number);
  const whole = (await ask({ state: 'all', page_size: 100 })).list;
  expect(whole.map(({ number }) => number)).toEqual(numbers);
  for (const size of [1, 2, 3]) {
    const pages = [];
    for (let page = 1, more = true; more; page += 1) {
      const next = await ask({ state: 'all', page, page_size: size });
      expect(next.total).toBe(7);
      pages.push(...next.list);
      more = next.has_more;
    }
    expect(pages).toEqual(whole);
  }
  expect((await ask({ state: 'labelled' })).list.map(({ tracking }) => tracking)).toEqual([
    'LIST0',
    'LIST1',
    'LIST2',
  ]);
  expect((await ask({ state: 'all', q: 'list1' })).list.map(({ number }) => number)).toEqual([numbers[2]]);
  expect((await ask({ state: 'to_ship', q: 'list1' })).list).toEqual([]);
});

test('finished parcels of a state are counted up to 1,000, those under way all', async () => {
  const before = await ask({ state: 'all' });
  expect(before.floors).toBeUndefined();
  const { host, database, user } = app.database;
  const owner = new Client({ host, database, user });
  await owner.connect();
  try {
    const add = (state: string, first: number, count: number) =>
      owner.query(
        `insert into parcel (shop_id, order_id, n, supplier_id, state, cost_units, ship_fee_units, days_p50, days_p90,
           carrier, tracking, created_at)
         select shop_id, order_id, $1::int + more, supplier_id, $2, cost_units, ship_fee_units, days_p50, days_p90,
           'test-post', 'COUNT' || $1::int + more, created_at
         from (select * from parcel where n = 1 order by created_at limit 1) p, generate_series(1, $3::int) more`,
        [first, state, count],
      );
    await add('delivered', 10, 1_000);
    const whole = await ask({ state: 'all' });
    expect(whole).toMatchObject({ counts: { delivered: 1_000, all: 1_007 }, total: 1_007 });
    await add('delivered', 2_000, 1);
    await add('shipped', 3_000, 1_001);
    const more = await ask({ state: 'all' });
    expect(more.counts).toMatchObject({ delivered: 1_000, shipped: 1_001, all: 2_008 });
    expect(more.floors).toEqual(['delivered', 'all']);
    expect(more).toMatchObject({ total: null, has_more: true });
    expect(await ask({ state: 'to_ship' })).toMatchObject({ total: before.counts['to_ship'] });
  } finally {
    await owner.end();
  }
});
