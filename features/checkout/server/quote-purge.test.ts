// Quotes that nobody took are forgotten; those that became checkouts stay, and are not walked again.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/limits.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, testBuyer, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
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
