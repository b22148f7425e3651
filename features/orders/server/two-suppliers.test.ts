// An order of two suppliers: as far as its least advanced parcel, and on its way without what never came.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '#domain/ledger/accounts.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf, balancesOfAccounts } from '#features/ledger/server/public.ts';
import { listOrders } from '#features/orders/contract.ts';

let app: TestApp;
let shop: TestShop;
let second: () => Promise<string>;

beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00', policy: { taxBps: 1000 } });
  second = await app.addSupplier('SUP-2', '2.00');
  shop = await app.makeShop('Two Shelves');
});
afterAll(() => app.close());

async function buyBoth(mark: string) {
  const goods = await app.makeGoods([
    { code: `${mark}-A`, cost: '10.00', stock: 5 },
    { code: `${mark}-B`, cost: '4.00', stock: 5, supplier: 'SUP-2' },
  ]);
  await app.list(shop, goods, '20.00');
  const bought = await app.buy(
    shop,
    goods.map(({ id }) => ({ id, qty: 1 })),
  );
  await app.advance(0.1);
  return bought;
}

const book = () => balancesOf(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n);

async function escrowOf(orderId: string): Promise<bigint> {
  const { db } = app.composed.env;
  const [units = 0n] = await balancesOfAccounts(db.direct, shopIdOf(shop.shopId) ?? 0n, [
    account('escrow', orderId),
  ]);
  return units;
}

test('the order is shipped with its last parcel, and each supplier is owed at its own scan', async () => {
  const bought = await buyBoth('ONE');
  await app.ship('accepted');
  expect((await app.order(bought)).status).toBe('to_be_delivered');
  expect((await book()).supplier_payable).toBe(1300n);
  await app.shipAs(second, 'accepted', 'delivered');
  const order = await app.order(bought);
  expect(order.status).toBe('shipped');
  expect(order.parcels.map(({ state }) => state)).toEqual(['shipped', 'delivered']);
  // 20.00 + 20.00 goods, 5.00 shipping, 4.00 tax: costs, shipping and tax have left the escrow.
  expect(await book()).toMatchObject({ supplier_payable: 1900n, tax: 400n });
});

test('what is not sent in time is refunded, and the rest of the order goes on', async () => {
  const before = await book();
  const bought = await buyBoth('TWO');
  await app.ship('accepted');
  await app.advance(11);
  const order = await app.order(bought);
  expect(order.status).toBe('shipped');
  expect(order.parcels.map(({ state }) => state)).toEqual(['shipped', 'cancelled']);
  // 20.00 goods, 2.00 tax of it, 2.00 shipping of the parcel that never came.
  expect(order.refunded).toBe('24.00');
  expect(order.refunds).toMatchObject([{ amount: '24.00', state: 'paid' }]);
  const token = await app.merchant(shop);
  const { list } = await app.ask(listOrders, { id: bought.orderId }, { token });
  expect(list[0]?.events.at(-1)).toMatchObject({ move: 'ship', reason: 'part_not_scanned' });
  const after = await book();
  expect(after.supplier_payable - before.supplier_payable).toBe(1300n);
  expect(after.tax - before.tax).toBe(200n);
  expect(after.supplier_hold).toBe(0n);
  expect(await escrowOf(bought.orderId)).toBe(1000n);
});

test('one parcel comes back: its goods are refunded, the other supplier keeps its own', async () => {
  const before = await book();
  const bought = await buyBoth('THREE');
  await app.ship('accepted', 'delivered');
  await app.shipAs(second, 'accepted', 'returned_to_sender');
  await app.composed.runner.runDue();
  const order = await app.order(bought);
  expect(order.status).toBe('delivered');
  expect(order.parcels.map(({ state }) => state)).toEqual(['delivered', 'returned']);
  // 20.00 goods and 2.00 tax of it; what shipping cost stays with the supplier.
  expect(order.refunded).toBe('22.00');
  expect(order.refunds).toMatchObject([{ amount: '22.00', state: 'paid' }]);
  expect((await book()).supplier_payable - before.supplier_payable).toBe(1300n + 200n);
  await app.advance(40);
  expect(await escrowOf(bought.orderId)).toBe(0n);
  expect((await app.order(bought)).status).toBe('pending_withdrawal');
});

test('the book holds', async () => {
  expect(await checkBook(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n)).toEqual([]);
});
