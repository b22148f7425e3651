// A merchant who does nothing for ten days: every order is fulfilled or refunded, and nothing happens to them (T05).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRestrictions } from '#features/restriction/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { openTestTown, type TestTown } from '#testing/test-app.ts';

let town: TestTown;
beforeAll(async () => {
  town = await openTestTown();
});
afterAll(() => town.close());

test('ten days of silence fulfil or refund every order, without a penalty and without a restriction', async () => {
  const shop = await town.makeShop('Silent Shop');
  const [one] = await town.makeGoods([{ code: 'N-1', cost: '4.00', stock: 50 }]);
  if (one === undefined) throw new Error('there are no goods');
  await town.list(shop, [one], '9.00');
  const sent = await town.buy(shop, [{ id: one.id, qty: 1 }]);
  await town.advance(0.1);
  await town.ship('accepted', 'delivered');
  const unsent = await town.buy(shop, [{ id: one.id, qty: 1 }]);
  await town.advance(10);
  expect((await town.order(sent)).delivered_at).not.toBeNull();
  expect(await town.order(unsent)).toMatchObject({ status: 'cancelled' });
  const token = await town.merchant(shop);
  expect((await town.ask(listRestrictions, {}, { token })).list).toEqual([]);
  const seen = await town.ask(wallet, {}, { token });
  expect([seen.available.startsWith('-'), seen.held, seen.frozen]).toEqual([false, '0.00', '0.00']);
});
