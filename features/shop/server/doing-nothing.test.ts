// A merchant who does nothing for ten days: every order is fulfilled or refunded, and nothing happens to them (T05).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRestrictions } from '#features/restriction/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('ten days of silence fulfil or refund every order, without a penalty and without a restriction', async () => {
  const shop = await app.makeShop('Silent Shop');
  const [one] = await app.makeGoods([{ code: 'N-1', cost: '4.00', stock: 50 }]);
  if (one === undefined) throw new Error('there are no goods');
  await app.list(shop, [one], '9.00');
  const sent = await app.buy(shop, [{ id: one.id, qty: 1 }]);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  const unsent = await app.buy(shop, [{ id: one.id, qty: 1 }]);
  await app.advance(10);
  expect((await app.order(sent)).delivered_at).not.toBeNull();
  expect(await app.order(unsent)).toMatchObject({ status: 'cancelled' });
  const token = await app.merchant(shop);
  expect((await app.ask(listRestrictions, {}, { token })).list).toEqual([]);
  const seen = await app.ask(wallet, {}, { token });
  expect([seen.available.startsWith('-'), seen.held, seen.frozen]).toEqual([false, '0.00', '0.00']);
});
