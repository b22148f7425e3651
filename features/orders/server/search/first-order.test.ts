// Whether an order is its buyer's first in the shop: said with the payment's evidence, and found without reading all orders.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderMoney } from '#features/orders/money.contract.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let goods: TestGoods[];
let shop: TestShop;
let other: TestShop;

beforeAll(async () => {
  app = await openTestApp();
  goods = await app.makeGoods([{ code: 'F-1', cost: '5.00', stock: 500 }]);
  shop = await app.makeShop('First shop');
  other = await app.makeShop('Other shop');
  for (const one of [shop, other]) await app.list(one, goods, '20.00');
});
afterAll(() => app.close());

async function buyIn(place: TestShop): Promise<boolean | undefined> {
  const { orderId } = await app.buy(place, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const money = await app.ask(orderMoney, { order_id: orderId }, { token: await app.merchant(place) });
  return money.evidence?.is_first_order;
}

test('the first order of a buyer is first, the next is not, and another shop knows nothing of it', async () => {
  expect(await buyIn(shop)).toBe(true);
  expect(await buyIn(shop)).toBe(false);
  expect(await buyIn(other)).toBe(true);
});
