// An email that an item is there again: asked for, confirmed, sent once, and the address deleted.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { saveListing } from '#features/showcase/listing.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { inShop, acrossShops } from '#platform/db/scope.ts';
import { askRestock, confirmRestock, readRestock, stopRestock } from '#features/restock/contract.ts';
import { MailRefused, type Email } from '#platform/ports/mail.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { eraseRestocks, forgetRestocks } from './restock.sql.ts';

let app: TestApp;
let shop: TestShop;
let sent: Email[] = [];
let take: (message: Email) => Promise<void> = async () => undefined;
beforeAll(async () => {
  const send = (message: Email) => {
    sent.push(message);
    return take(message);
  };
  app = await openTestApp({ mail: { send } });
  shop = await app.makeShop('Restocked');
});
afterAll(() => app.close());
beforeEach(() => {
  sent = [];
  take = async () => undefined;
});

let place = 0;
const ip = () => `198.51.${(place += 1)}.7`;
const anybody = (more: object = {}) => ({ ip: ip(), onceKey: randomUUID(), ...more });
const run = () => app.composed.runner.runDue();
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const address = () => `wait-${randomUUID().slice(0, 8)}@shop.example`;
const codeOf = () => `R-${randomUUID().slice(0, 6)}`;

/** Goods that are sold in the shop and sold out. */
async function soldOut(code: string): Promise<TestGoods> {
  const goods = await app.makeGoods([{ code, cost: '4.00', stock: 0 }]);
  await app.list(shop, goods, '9.00');
  const [one] = goods;
  if (one === undefined) throw new Error('no goods');
  return one;
}
const fill = (code: string, stock = 5) => app.makeGoods([{ code, cost: '4.00', stock }]);
const wish = (goodsId: string, email: string, more: object = {}) =>
  app.ask(askRestock, { handle: shop.handle, goods_id: goodsId, email }, anybody(more));
const tokenIn = (email: Email | undefined) => /\/restock\/([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';
/** Asks, has the link sent and confirms it. */
async function confirmed(goodsId: string, email: string): Promise<string> {
  await wish(goodsId, email);
  await run();
  const token = tokenIn(sent.find(({ to }) => to === email));
  await app.ask(confirmRestock, { token }, anybody());
  return token;
}
async function countRows(email: string): Promise<number> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int n from restock_notice where email = $1',
    [email],
  );
  await client.end();
  return rows[0]?.n ?? -1;
}

test('nothing is sent before the address is confirmed; then one email, and the address is deleted', async () => {
  const code = codeOf();
  const { id } = await soldOut(code);
  const email = address();
  await wish(id, email);
  await run();
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const token = tokenIn(sent[0]);
  expect(await app.ask(readRestock, { token })).toMatchObject({ state: 'unconfirmed', goods: { id } });
  // It is there again, but nobody has confirmed.
  await fill(code);
  later(30);
  await run();
  expect(sent).toHaveLength(1);
  await app.makeGoods([{ code, cost: '4.00', stock: 0 }]);
  expect(await app.ask(confirmRestock, { token }, anybody())).toMatchObject({ state: 'waiting' });
  expect(await app.ask(confirmRestock, { token }, anybody())).toMatchObject({ state: 'waiting' });
  later(30);
  await run();
  expect(sent).toHaveLength(1);
  await fill(code);
  later(limits.restockCheckMinutes + 1);
  await run();
  await run();
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  expect(sent[1]?.text).toContain(`/s/${shop.handle}/goods/${id}`);
  expect(await countRows(email)).toBe(0);
  later(60);
  await run();
  expect(sent).toHaveLength(2);
  expect((await app.call(readRestock, { token })).code).toBe(404);
});

test('a shop on holiday writes to nobody until it is open, and then calls the item what it calls it itself', async () => {
  const code = codeOf();
  const { id } = await soldOut(code);
  const token = await app.merchant(shop);
  const texts = [{ lang: 'en' as const, title: 'Our own lamp', description: null }];
  await app.ask(saveListing, { id, version: 0, texts }, { token });
  const email = address();
  await confirmed(id, email);
  const today = app.clock.now().toISOString().slice(0, 10);
  await app.ask(storeInfo, { patch: { holiday: { from: today, to: today, message: '' } } }, { token });
  await fill(code);
  sent = [];
  later(limits.restockCheckMinutes + 1);
  await run();
  expect(sent).toEqual([]);
  await app.ask(storeInfo, { patch: { holiday: null } }, { token });
  later(limits.restockCheckMinutes + 1);
  await run();
  await run();
  expect(sent.map(({ to }) => to)).toEqual([email]);
  expect(sent[0]?.text).toContain('Our own lamp');
});

test('addresses go with the shop that is erased', async () => {
  const { id } = await soldOut(codeOf());
  const email = address();
  await confirmed(id, email);
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  await inShop(shopId, () => eraseRestocks(app.composed.env.db.direct, { shopId }));
  expect(await countRows(email)).toBe(0);
});

test('an address that asks again, or at the same moment many times, waits once', async () => {
  const code = codeOf();
  const { id } = await soldOut(code);
  const email = address();
  const asked = await Promise.all(
    Array.from({ length: 4 }, (_none, n) =>
      app.call(
        askRestock,
        { handle: shop.handle, goods_id: id, email: n % 2 === 0 ? email : email.toUpperCase() },
        anybody(),
      ),
    ),
  );
  expect(new Set(asked.map(({ code: answered }) => answered))).toEqual(new Set([200]));
  await run();
  const token = tokenIn(sent[0]);
  await Promise.all([1, 2, 3].map(() => app.call(confirmRestock, { token }, anybody())));
  // Of one that is confirmed the answer is the same, and nothing is sent.
  const before = sent.length;
  await wish(id, email);
  await run();
  expect(sent).toHaveLength(before);
  await fill(code);
  later(limits.restockCheckMinutes + 1);
  await run();
  await run();
  expect(sent).toHaveLength(before + 1);
});

test('its link deletes the address at once, also before it was confirmed; a made-up link is none', async () => {
  const code = codeOf();
  const { id } = await soldOut(code);
  const email = address();
  const token = await confirmed(id, email);
  expect(await app.ask(stopRestock, { token }, anybody())).toEqual({ state: 'stopped' });
  expect(await app.ask(stopRestock, { token }, anybody())).toEqual({ state: 'stopped' });
  expect(await countRows(email)).toBe(0);
  sent = [];
  await fill(code);
  later(limits.restockCheckMinutes + 1);
  await run();
  expect(sent).toEqual([]);
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [forged, 'x'.repeat(60)])
    expect((await app.call(stopRestock, { token: wrong }, anybody())).code, wrong).toBe(404);
});

test('what is there, not sold here or no address is refused; senders and addresses have limits', async () => {
  const code = codeOf();
  const { id } = await soldOut(code);
  const handle = shop.handle;
  for (const email of ['', 'nobody', 'a@b', `${'x'.repeat(260)}@shop.example`])
    expect((await app.call(askRestock, { handle, goods_id: id, email }, anybody())).code, email).toBe(405);
  const ask = { handle, goods_id: id, email: address() };
  for (const other of [{ goods_id: randomUUID() }, { handle: 'nobody-here' }])
    expect((await app.call(askRestock, { ...ask, ...other }, anybody())).code).toBe(404);
  const one = ip();
  const answers: number[] = [];
  for (let n = 0; n <= limits.restocksPerHourOfSender; n += 1)
    answers.push((await app.call(askRestock, { ...ask, email: address() }, anybody({ ip: one }))).code);
  expect(answers.filter((answered) => answered === 459)).toHaveLength(1);
  const many: number[] = [];
  const email = address();
  for (let n = 0; n <= limits.restocksPerDayOfAddress; n += 1)
    many.push((await app.call(askRestock, { ...ask, email }, anybody())).code);
  expect(many.at(-1)).toBe(459);
  await fill(code);
  expect((await app.call(askRestock, { ...ask, email: address() }, anybody())).code).toBe(404);
});

test('an address that no server takes is deleted, and one whose time is over as well', async () => {
  const { id } = await soldOut(codeOf());
  const refused = address();
  take = async () => {
    throw new MailRefused('550 no such user', 550);
  };
  await wish(id, refused);
  await run();
  expect(await countRows(refused)).toBe(0);
  take = async () => undefined;
  const silent = address();
  await wish(id, silent);
  await run();
  expect(await countRows(silent)).toBe(1);
  const { db, clock } = app.composed.env;
  const at = new Date(clock.now().getTime() + (limits.restockConfirmDays + 1) * 86_400_000);
  await acrossShops('stock', () => db.transaction((tx) => forgetRestocks(tx, at, 100)));
  expect(await countRows(silent)).toBe(0);
});
