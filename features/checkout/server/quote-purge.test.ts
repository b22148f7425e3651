// Quotes that nobody took are forgotten; those that became checkouts stay, and are not walked again.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, testBuyer, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { forgetAbandoned } from './holds/holds.sql.ts';
import { purgeQuotes } from './quote.sql.ts';

let app: TestApp;
let shop: TestShop;
let goods: readonly TestGoods[];
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Many quotes');
  goods = await app.makeGoods([{ code: 'Q-1', cost: '4.00', stock: 50 }]);
  await app.list(shop, [...goods], '30.00');
});
afterAll(() => app.close());

const kept = statement<{ id: string }>('test-quotes', 'select id from quote order by id');

async function makeQuote(): Promise<string> {
  const lines = goods.map(({ id }) => ({ goods_id: id, qty: 1 }));
  return (await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' })).quote_id;
}

/** A quote's id as the database has it: what is shown begins with its shop. */
const idOf = (shown: string) => shown.slice(shown.indexOf('.') + 1);

async function listQuotes(): Promise<string[]> {
  return (await app.composed.env.db.direct.rows(kept, [])).map(({ id }) => id);
}

/** Purges a batch of two; how many it looked at. */
const purge = (before: Date) => app.composed.env.db.transaction((tx) => purgeQuotes(tx, before, 2));

test('old quotes go two at a time, one that became a checkout stays, and young ones are not looked at', async () => {
  const taken = await makeQuote();
  await app.ask(checkout, { quote_id: taken, terms: true, buyer: testBuyer }, { onceKey: randomUUID() });
  for (let left = 4; left > 0; left -= 1) await makeQuote();
  app.clock.set(new Date(app.clock.now().getTime() + 3 * dayMs));
  const young = await makeQuote();
  const before = new Date(app.clock.now().getTime() - dayMs);
  const looked = [await purge(before), await purge(before), await purge(before), await purge(before)];
  expect(looked).toEqual([2, 2, 1, 0]);
  expect(await listQuotes()).toEqual([idOf(taken), idOf(young)].toSorted());
  expect(await purge(new Date(app.clock.now().getTime() + dayMs))).toBe(1);
  expect(await listQuotes()).toEqual([idOf(taken)]);
});

const lists = statement<{ lines: number; parcels: number; sold: number }>(
  'test-quote-lists',
  `select jsonb_array_length(q.lines) as lines, jsonb_array_length(q.parcels) as parcels,
     (select count(*)::int from order_line l where l.shop_id = q.shop_id and l.order_id = q.id) as sold
   from quote q where q.id = $1`,
);

test('a quote whose order has its lines loses its own; one that waits to be paid keeps them', async () => {
  const { direct } = app.composed.env.db;
  const [paid, waiting] = [await makeQuote(), await makeQuote()];
  const open = (quoteId: string) =>
    app.ask(checkout, { quote_id: quoteId, terms: true, buyer: testBuyer }, { onceKey: randomUUID() });
  const { payment } = await open(paid);
  await app.ask(testPay, { payment_id: payment.id });
  await open(waiting);
  const whole = { lines: 1, parcels: 1 };
  expect(await direct.row(lists, [idOf(paid)])).toEqual({ ...whole, sold: 1 });
  app.clock.set(new Date(app.clock.now().getTime() + 3 * dayMs));
  const before = new Date(app.clock.now().getTime() - dayMs);
  while ((await purge(before)) > 0);
  expect(await direct.row(lists, [idOf(paid)])).toEqual({ lines: 0, parcels: 0, sold: 1 });
  expect(await direct.row(lists, [idOf(waiting)])).toEqual({ ...whole, sold: 0 });
  const again = await app.call(checkout, { quote_id: paid, terms: true, buyer: testBuyer });
  expect(again.data).toMatchObject({ reason: 'quote_expired' });
});

const buyers = statement<{ buyer: unknown; ref: string }>(
  'test-buyers',
  'select buyer, customer_ref as ref from checkout where id = $1',
);

test('who left a checkout unpaid is forgotten after 90 days, and nobody whose order there is', async () => {
  const { env, runner } = app.composed;
  const forget = () => env.db.transaction((tx) => forgetAbandoned(tx, addDays(app.clock.now(), -90), 1));
  const open = async () => {
    const quoteId = await makeQuote();
    const { payment } = await app.ask(
      checkout,
      { quote_id: quoteId, terms: true, buyer: testBuyer },
      { onceKey: randomUUID() },
    );
    return { id: idOf(quoteId), payment: payment.id };
  };
  const [left, later, paid] = [await open(), await open(), await open()];
  await app.ask(testPay, { payment_id: paid.payment });
  const find = async (id: string) => (await env.db.direct.row(buyers, [id]))?.buyer;
  app.clock.set(addDays(app.clock.now(), 89));
  await runner.runDue();
  // Those of the tests before are older.
  while ((await forget()) > 0);
  expect(await find(left.id)).toMatchObject({ name: testBuyer.name });
  app.clock.set(addDays(app.clock.now(), 2));
  expect([await forget(), await forget(), await forget()]).toEqual([1, 1, 0]);
  for (const { id } of [left, later])
    expect(await find(id)).toMatchObject({ name: '', email: '', country: testBuyer.country });
  expect(JSON.stringify(await find(left.id))).not.toContain(testBuyer.email);
  expect(await find(paid.id)).toMatchObject({ name: testBuyer.name, email: testBuyer.email });
});
