// The empty accounts of orders that are over leave, and no balance, sum or check says anything else because of it.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transferOf } from '#domain/recipes/order.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf, post } from '#features/ledger/server/public.ts';
import { listOrders } from '#features/orders/contract.ts';
import { findBookFaults } from '#features/reconciliation/server/books.sql.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { openTestApp, type Bought, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { closeOrders } from './archive.sql.ts';

let app: TestApp;
let owner: Client;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  app = await openTestApp();
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  shop = await app.makeShop('Leaving');
  goods = await app.makeGoods([{ code: 'LV-1', cost: '5.00', stock: 100 }]);
  await app.list(shop, goods, '12.00');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const shopId = () => shopIdOf(shop.shopId) ?? 0n;
const direct = () => app.composed.env.db.direct;
const buy = () => app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);

async function accountsOf({ orderId }: Bought): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    'select count(*)::int as n from account where subject = $1',
    [orderId],
  );
  return rows[0]?.n ?? 0;
}

async function leave(limit = 5_000): Promise<number> {
  const before = addDays(app.clock.now(), -limits.orderCloseDays);
  return app.composed.env.db.transaction((tx) => acrossShops('tools', () => closeOrders(tx, before, limit)));
}

/** All that is said about the books, and what is wrong with them. */
async function said(): Promise<unknown> {
  const token = await app.operator();
  const now = app.clock.now();
  return {
    orders: await app.ask(listOrders, {}, { token: await app.merchant(shop) }),
    trial: await app.ask(trialBalance, { verify: true }, { token }),
    statements: await app.ask(statements, {}, { token }),
    balances: await balancesOf(direct(), shopId()),
    faults: await acrossShops('tools', () => findBookFaults(direct(), now)),
  };
}

test('accounts of orders that are over leave in batches, those of others stay, and all sums say the same', async () => {
  const done = [await buy(), await buy()];
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  await app.advance(200);
  const called = await buy();
  await app.ask(cancelOrder, { token: called.orderToken, reason: 'Too late' }, { onceKey: randomUUID() });
  await app.advance(limits.orderCloseDays + 1);
  const open = await buy();
  const before = await said();
  expect(before).toMatchObject({ trial: { sum: '0.00', problems: [] }, faults: [] });
  while ((await leave(3)) === 3);
  const { rows: sums } = await owner.query('select cancelled, up_to, quantity::int from order_sum');
  expect(sums).toEqual([{ cancelled: 1, up_to: 4, quantity: 4 }]);
  for (const one of [...done, called]) expect(await accountsOf(one)).toBe(0);
  expect(await accountsOf(open)).toBe(1);
  expect(await said()).toEqual(before);
  const { rows } = await owner.query('select kind, accounts::int from account_past order by kind');
  expect(rows).toEqual([
    { kind: 'escrow', accounts: 3 },
    { kind: 'supplier_hold', accounts: 2 },
  ]);
  // A sum that was changed is found.
  await owner.query(
    `update account_past set debits = debits + 1, credits = credits + 1 where kind = 'escrow'`,
  );
  expect(await inShop(shopId(), () => checkBook(direct(), shopId()))).toEqual([
    'the accounts of escrow that left are not the sum of their transfers',
  ]);
  await owner.query(
    `update account_past set debits = debits - 1, credits = credits - 1 where kind = 'escrow'`,
  );
});

test('an order whose account has left cannot be paid for again, also not by an account that has just begun', async () => {
  const bought = await buy();
  await app.ask(cancelOrder, { token: bought.orderToken, reason: 'Too late' }, { onceKey: randomUUID() });
  await app.advance(limits.orderCloseDays + 1);
  await leave();
  expect(await accountsOf(bought)).toBe(0);
  const named = { units: 100n, actor: 'provider', onceKey: `${bought.orderId}:again` } as const;
  const capture = transferOf('capture', bought.orderId, named, { debit: 'test', credit: bought.orderId });
  const twice = { ...capture, onceKey: `${bought.orderId}:more` };
  for (const list of [[capture], [capture, twice]]) {
    const posted = app.composed.env.db.transaction((tx) => post(tx, shopId(), app.clock.now(), list));
    await expect(posted).rejects.toMatchObject({ code: 'SL001' });
  }
  expect(await inShop(shopId(), () => checkBook(direct(), shopId()))).toEqual([]);
});
