// An order by its number and address: found by who bought it, and told to nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { openTestApp, testBuyer, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { findOrder } from '#features/checkout/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { readByLink } from './buyer.ts';
import { readOrderToken } from './links.ts';

let app: TestApp;
let shop: TestShop;
let bought: Bought;
let number: string;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Lookup');
  const goods = await app.makeGoods([{ code: 'FIND-1', cost: '1.00', stock: 50 }]);
  await app.list(shop, goods, '9.00');
  bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  number = (await app.order(bought)).number;
});
afterAll(() => app.close());

let sender = 0;
const find = (ask: { number: string; email: string }, ip = `10.1.0.${(sender += 1)}`) =>
  app.textOf(findOrder, ask, { ip });
const plain = (text: string) => text.replace(/"request_id":"[^"]*"/, '');

test('number and address lead to the link, however they are typed', async () => {
  for (const ask of [
    { number, email: testBuyer.email },
    { number: ` ${number.toLowerCase()} `, email: testBuyer.email.toUpperCase() },
  ]) {
    const found = await app.ask(findOrder, ask, { ip: `10.2.0.${(sender += 1)}` });
    expect(found).toEqual({ order_token: bought.orderToken, handle: shop.handle });
  }
});

test('a wrong address and an unknown number get the same answer to the byte', async () => {
  const answers = await Promise.all([
    find({ number, email: 'somebody@else.example' }),
    find({ number: number.replace(/\d+$/, '99999'), email: testBuyer.email }),
    find({ number: 'nonsense', email: testBuyer.email }),
    find({ number: '0-0', email: 'x@y' }),
  ]);
  const [first] = answers;
  expect(plain(first)).toContain('"code":404');
  for (const answer of answers) expect(plain(answer)).toBe(plain(first));
});

test('one sender has a number of wrong tries in an hour, thirty at once too; right ones are not counted', async () => {
  const ip = '10.9.9.9';
  for (let n = 0; n < 5; n += 1) await find({ number, email: testBuyer.email }, ip);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => find({ number: `${number}${n}`, email: 'a@b.example' }, ip)),
  );
  const wrong = answers.filter((text) => text.includes('"code":404'));
  expect(wrong).toHaveLength(limits.orderTriesPerHour);
  expect(answers.filter((text) => text.includes('"code":459'))).toHaveLength(30 - wrong.length);
  app.clock.set(new Date(app.clock.now().getTime() + 3_600_000));
  expect(await find({ number, email: testBuyer.email }, ip)).toContain('"code":200');
});

test('one number has a number of wrong tries in an hour, from wherever they come', async () => {
  const ask = { number: number.replace(/\d+$/, '4711'), email: 'a@b.example' };
  const answers = [];
  for (let n = 0; n < limits.orderNumberTriesPerHour + 3; n += 1) answers.push(await find(ask));
  expect(answers.filter((text) => text.includes('"code":459'))).toHaveLength(3);
});

test('an order that comes between two reads of its page is read again, with its lines', async () => {
  const { env } = app.composed;
  const { direct } = env.db;
  const { id, shopId } = readOrderToken(bought.orderToken, env.secret);
  let asked = 0;
  const tx: Tx = {
    ...direct,
    rows(statement, values) {
      if (statement.name !== 'order-lines') return direct.rows(statement, values);
      asked += 1;
      return asked === 1 ? Promise.resolve([]) : direct.rows(statement, values);
    },
  };
  const casesOf = () => Promise.resolve({ cases: [], withdrawals: [] });
  const ask = { env, tx, shopId, now: env.clock.now(), call: { language: 'en' as const }, casesOf };
  const order = await inShop(shopId, () => readByLink(ask, id));
  expect([asked, order.lines.length]).toEqual([2, 1]);
});
