// A provider that answers for one payment and not for another: nobody waits for somebody else's.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { cancelOrder, checkout, quoteCart } from '#features/checkout/contract.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { orderJobs } from '#features/orders/server/jobs.ts';
import { makeRunner } from '#platform/jobs/runner.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import { statement } from '#platform/db/database.ts';
import { checkoutJobs } from './jobs.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Two buyers');
  const [made] = await app.makeGoods([{ code: 'J-1', cost: '4.00', stock: 50 }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await app.list(shop, [goods], '30.00');
});
afterAll(() => app.close());

const silent = () => Promise.reject(new Error('no answer'));

/** The platform's timers with a provider that is told what to do in one call. */
function runnerWith(over: Partial<PaymentProvider>) {
  const { env } = app.composed;
  const kinds = {
    ...orderJobs({
      paid: () => Promise.resolve(),
      refused: () => Promise.resolve(),
      released: () => Promise.resolve(),
    }),
    ...checkoutJobs,
  };
  return makeRunner({ ...env, payments: [{ ...app.composed.provider, ...over }] }, kinds);
}

async function reserve(): Promise<string> {
  const lines = [{ goods_id: goods.id, qty: 1 }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const input = { quote_id, terms: true, buyer: testBuyer } as const;
  return (await app.ask(checkout, input, { onceKey: randomUUID() })).checkout_id;
}

async function reserved(): Promise<number> {
  const open = statement<{ n: number }>(
    'test-open-checkouts',
    `select count(*)::int as n from checkout where shop_id = $1 and state = 'open'`,
  );
  return (await app.composed.env.db.direct.row(open, [shopIdOf(shop.shopId) ?? 0n]))?.n ?? -1;
}

test('a payment that the provider is silent about keeps only its own stock', async () => {
  const first = await reserve();
  await reserve();
  const { provider } = app.composed;
  const runner = runnerWith({ fetch: (one) => (one.paymentId === first ? silent() : provider.fetch(one)) });
  app.clock.set(new Date(app.clock.now().getTime() + 31 * 60_000));
  await runner.runDue();
  expect(await reserved()).toBe(1);
  app.clock.set(new Date(app.clock.now().getTime() + 61 * 60_000));
  await app.composed.runner.runDue();
  expect(await reserved()).toBe(0);
});

test('a refund that the provider does not take keeps no other one from the books', async () => {
  const orders = [
    await app.buy(shop, [{ id: goods.id, qty: 1 }]),
    await app.buy(shop, [{ id: goods.id, qty: 1 }]),
  ];
  for (const { orderToken } of orders)
    await app.ask(cancelOrder, { token: orderToken }, { onceKey: randomUUID() });
  const owed = async () => {
    const found = await balancesOf(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n);
    return found.refund_payable;
  };
  const both = await owed();
  expect(both).toBeGreaterThan(0n);
  const { provider } = app.composed;
  let asked = 0;
  const runner = runnerWith({
    refund: (one) => {
      asked += 1;
      return asked === 1 ? silent() : provider.refund(one);
    },
  });
  await runner.runDue();
  expect(await owed()).toBe(both / 2n);
  app.clock.set(new Date(app.clock.now().getTime() + 61 * 60_000));
  await app.composed.runner.runDue();
  expect(await owed()).toBe(0n);
});
