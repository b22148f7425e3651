// A shop's goods by how often they were bought.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShowcase } from '#features/showcase/contract.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Best Sellers');
});
afterAll(() => app.close());

async function best(page: number) {
  const token = await app.merchant(shop);
  const { list } = await app.ask(listShowcase, { sort: 'orders', page, page_size: 2 }, { token });
  return list.map(({ code, orders_30d: orders }) => [code, orders]);
}

test('what most orders of thirty days hold comes first, however long the list, and old orders do not count', async () => {
  const goods = await app.makeGoods(
    ['BEST-1', 'BEST-2', 'BEST-3'].map((code) => ({ code, cost: '5.00', stock: 50 })),
  );
  await app.list(shop, goods, '10.00');
  const [one = '', two = '', three = ''] = goods.map(({ id }) => id);
  // Many pieces are one order.
  await app.buy(shop, [{ id: one, qty: 9 }]);
  await app.buy(shop, [{ id: two, qty: 1 }]);
  await app.buy(shop, [
    { id: two, qty: 1 },
    { id: three, qty: 1 },
  ]);
  await app.buy(shop, [{ id: three, qty: 1 }]);
  await app.buy(shop, [{ id: three, qty: 1 }]);
  expect(await best(1)).toEqual([
    ['BEST-3', 3],
    ['BEST-2', 2],
  ]);
  expect(await best(2)).toEqual([['BEST-1', 1]]);

  await app.advance(31);
  await app.buy(shop, [{ id: one, qty: 1 }]);
  expect((await best(1))[0]).toEqual(['BEST-1', 1]);
});
