// A supplier's list of parcels: each state is looked up by itself, and together they are in one order.
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
