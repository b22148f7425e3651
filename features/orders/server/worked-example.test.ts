// The worked example of docs/product.md 2.0, walked through the front doors and read from the book.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '#domain/ledger/accounts.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf, balancesOfAccounts } from '#features/ledger/server/public.ts';
import { answerCase, inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { randomUUID } from 'node:crypto';
import { listOrders } from '#features/orders/contract.ts';

let app: TestApp;
let shop: TestShop;

beforeAll(async () => {
  app = await openTestApp({
    shipFee: '3.00',
    policy: { taxBps: 800, commissionBps: 500, restockBps: 1000 },
  });
  shop = await app.makeShop('Worked Example');
});
afterAll(() => app.close());

const idOf = (one: TestShop) => shopIdOf(one.shopId) ?? 0n;

async function sellOne(code: string) {
  const goods = await app.makeGoods([{ code, cost: '11.00', stock: 10 }]);
  await app.list(shop, goods, '20.00');
  const [one] = goods;
  const bought = await app.buy(shop, [{ id: one?.id ?? '', qty: 1 }]);
  const books = async () => {
    const { db } = app.composed.env;
    const [escrow] = await balancesOfAccounts(db.direct, idOf(shop), [account('escrow', bought.orderId)]);
    const all = await balancesOf(db.direct, idOf(shop));
    return {
      escrow,
      pending: all.shop_pending,
      available: all.shop_available,
      payable: all.supplier_payable,
      tax: all.tax,
    };
  };
  return { bought, books };
}

test('the money of one sale goes where the worked example says, step by step', async () => {
  const { bought, books } = await sellOne('WE-1');
  expect(await books()).toMatchObject({ escrow: 2460n, pending: 0n, available: 0n });

  await app.advance(0.1);
  expect(await books()).toMatchObject({ escrow: 1060n });
  expect((await app.order(bought)).status).toBe('to_be_delivered');

  await app.ship('accepted');
  expect(await books()).toMatchObject({ escrow: 900n, payable: 1400n, tax: 160n });

  await app.ship();
  const { list } = await app.ask(listOrders, { id: bought.orderId }, { token: await app.merchant(shop) });
  expect(list[0]).toMatchObject({
    status: 'shipped',
    amount: '24.60',
    settlement_amount: '8.00',
    commission: '1.00',
  });
});

test("settled, then a late full refund by the supplier's fault costs the shop nothing it had before", async () => {
  const { bought, books } = await sellOne('WE-2');
  const before = await books();
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await app.advance(30);
  expect((await app.order(bought)).status).toBe('pending_withdrawal');
  expect(await books()).toMatchObject({
    escrow: 0n,
    pending: before.pending,
    available: before.available + 800n,
  });

  await refund(bought.orderToken, 'damaged');
  expect(await books()).toMatchObject({ escrow: 0n, available: before.available, payable: before.payable });
  const order = await app.order(bought);
  expect(order).toMatchObject({ status: 'cancelled', refunded: '24.60' });
  expect(order.refunds).toMatchObject([{ amount: '24.60', state: 'paid' }]);
});

test('a change of mind inside the window is refunded whole; the supplier keeps restocking and shipping', async () => {
  const { bought, books } = await sellOne('WE-3');
  const before = await books();
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await refund(bought.orderToken, 'change_of_mind');
  const after = await books();
  expect(after.escrow).toBe(0n);
  expect(after.payable - before.payable).toBe(1400n - 990n);
  expect((await app.order(bought)).refunded).toBe('24.60');
  const { shop_receivable } = await balancesOf(app.composed.env.db.direct, idOf(shop));
  expect(shop_receivable + before.available - after.available).toBe(410n);
});

test('the book of the shop holds: no gap, no broken hash, nothing below zero', async () => {
  expect(await checkBook(app.composed.env.db.direct, idOf(shop))).toEqual([]);
});

async function refund(token: string, reason: 'damaged' | 'change_of_mind') {
  const asked = { token, reason, lines: [{ id: '1', qty: 1 }] };
  const opened = await app.ask(requestReturn, asked, { onceKey: randomUUID() });
  expect(opened.amount).toBe('24.60');
  const answer = { case_id: opened.case_id, approve: true };
  await app.ask(answerCase, answer, { token: await app.merchant(shop), onceKey: randomUUID() });
  const inspected = { case_id: routedIdOf(idOf(shop), opened.case_id) };
  await app.ask(inspectReturn, inspected, { token: await app.supplier(), onceKey: randomUUID() });
  await app.composed.runner.runDue();
}
