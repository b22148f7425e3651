// An order whose steps, emails and scans have become lists in one row reads as before.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { checkout, confirmReceipt, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { listOrders, orderLogistics } from '#features/orders/contract.ts';
import { consoleOrder, resendEmail } from '#features/orders/desk.contract.ts';
import { eraseBuyer } from '#features/privacy/contract.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { testAddress } from '#testing/address.ts';
import {
  openTestApp,
  testBuyer,
  type Bought,
  type TestApp,
  type TestGoods,
  type TestShop,
} from '#testing/test-app.ts';
import { archiveOrders, closeOrders } from './archive.sql.ts';
import { archiveTimer } from '../jobs.ts';
import { addTracking } from '../parcels.sql.ts';

/** So long ago that the database calls it old too, whose clock is the machine's. */
const begun = addDays(new Date(), -8 * 365);

let app: TestApp;
let owner: Client;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  app = await openTestApp({ now: begun });
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  shop = await app.makeShop('Archive');
  goods = await app.makeGoods([{ code: 'AR-1', cost: '5.00', stock: 100 }]);
  await app.list(shop, goods, '12.00');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const tables = ['order_event', 'letter', 'tracking_event', 'order_archive'] as const;

async function rowsOf({ orderId }: Bought): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const column = table === 'letter' ? 'checkout_id' : 'order_id';
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column} = $1`,
      [orderId],
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** All that people see of an order, as the merchant, the console and the buyer are told. */
async function seen({ orderId, orderToken }: Bought): Promise<unknown> {
  const token = await app.merchant(shop);
  const id = routedIdOf(shopIdOf(shop.shopId) ?? 0n, orderId);
  return {
    listed: await app.ask(listOrders, { id: orderId }, { token }),
    logistics: await app.ask(orderLogistics, { order_id: orderId }, { token }),
    console: await app.ask(consoleOrder, { id }, { token: await app.operator() }),
    buyer: await app.ask(orderByLink, { token: orderToken }),
  };
}

async function archive(): Promise<number> {
  const before = addDays(app.clock.now(), -limits.orderRowDays);
  return app.composed.env.db.transaction((tx) =>
    acrossShops('tools', async () => {
      await closeOrders(tx, addDays(app.clock.now(), -limits.orderCloseDays), 10_000);
      return archiveOrders(tx, before, limits.ordersArchivedAtOnce);
    }),
  );
}

async function sell(): Promise<Bought> {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
  await app.advance(0.2);
  return bought;
}

test('an order that is over since long reads the same from its archive, and its rows are gone', async () => {
  const bought = await sell();
  await app.ship('accepted', 'delivered');
  await app.advance(200);
  const young = await sell();
  const full = await rowsOf(bought);
  expect(full).toMatchObject({ tracking_event: 2, order_archive: 0 });
  expect(full['order_event']).toBeGreaterThan(8);
  expect(full['letter']).toBeGreaterThan(2);
  expect(await archive()).toBe(0);
  await app.advance(limits.orderRowDays);
  const before = await seen(bought);
  expect(await archive()).toBe(1);
  expect(await rowsOf(bought)).toMatchObject({
    order_event: 0,
    letter: 0,
    tracking_event: 0,
    order_archive: 1,
  });
  expect(await seen(bought)).toEqual(before);
  // One that was cancelled later is younger, and the walk begins anew.
  expect((await rowsOf(young))['order_archive']).toBe(0);
  expect(await archive()).toBe(0);
  await app.advance(60);
  expect(await archive()).toBe(1);
  expect((await rowsOf(young))['order_event']).toBe(0);
});

test('the same scan again is no new one, an email of it can be sent again, and its buyer can be erased', async () => {
  const bought = await sell();
  await app.ship('accepted', 'delivered');
  await app.ask(confirmReceipt, { token: bought.orderToken }, { onceKey: randomUUID() });
  await app.advance(200);
  await owner.query(`update order_event set reason = 'said by ' || actor where order_id = $1`, [
    bought.orderId,
  ]);
  const { rows: scans } = await owner.query<{ event_id: string }>(
    'select event_id from tracking_event where order_id = $1',
    [bought.orderId],
  );
  await app.advance(limits.orderRowDays);
  expect(await archive()).toBe(1);
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const repeated = scans.map(({ event_id }) => ({
    order_id: bought.orderId,
    n: 1,
    event_id,
    code: 'delivered' as const,
    at: app.clock.now(),
    place: '',
    raw: '',
  }));
  const added = await app.composed.env.db.transaction((tx) =>
    inShop(shopId, () => addTracking(tx, shopId, { carrier: 'test-post', now: app.clock.now() }, repeated)),
  );
  expect(added).toEqual(new Set());
  const id = routedIdOf(shopId, bought.orderId);
  const look = async () => app.ask(consoleOrder, { id }, { token: await app.operator() });
  const sent = (await look()).emails.find(({ kind }) => kind === 'order_shipped');
  const why = 'Asked for it by telephone.';
  await app.ask(resendEmail, { id, message_id: sent?.id ?? '', why }, { token: await app.operator() });
  expect((await look()).emails.filter(({ kind }) => kind === 'order_shipped')).toHaveLength(2);
  await app.ask(eraseBuyer, { id, why }, { token: await app.operator() });
  const { rows } = await owner.query<{ reasons: string }>(
    'select step_reasons::text as reasons from order_archive where order_id = $1',
    [bought.orderId],
  );
  expect(rows[0]?.reasons).toContain('said by timer');
  expect(rows[0]?.reasons).not.toContain('said by buyer');
});

test('the key of a checkout buys once for ever, also when its answer is not kept any more', async () => {
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const ip = testAddress();
  const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, { ip });
  const input = { quote_id: quote.quote_id, buyer: testBuyer, terms: true } as const;
  const onceKey = randomUUID();
  const first = await app.ask(checkout, input, { onceKey, ip });
  expect(await app.ask(checkout, input, { onceKey, ip })).toEqual(first);
  await app.advance(limits.orderRowDays + 1);
  await acrossShops('tools', () =>
    setTimers(app.composed.env.db.direct, 0n, [
      { subject: randomUUID(), kind: archiveTimer, dueAt: app.clock.now() },
    ]),
  );
  await app.composed.runner.runDue();
  const again = await app.call(checkout, input, { onceKey, ip });
  expect(again.data).toMatchObject({ reason: 'answer_gone' });
  const { rows } = await owner.query('select answer from idempotency where key = $1', [onceKey]);
  expect(rows).toEqual([{ answer: '' }]);
});
