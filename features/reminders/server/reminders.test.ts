// An email about a cart that was left unpaid: asked for at the checkout, sent once, counted by real orders, ended by a click.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addHours } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import {
  askReminder,
  countReminder,
  listReminders,
  readReminder,
  reminderOffer,
  setReminders,
  stopReminder,
} from '#features/reminders/contract.ts';
import { changePrices, listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import type { Email } from '#platform/ports/mail.ts';
import { testAddress } from '#testing/address.ts';
import { openTestApp, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';
import { eraseReminded } from './ask.ts';
import { forgetReminders } from './reminders.sql.ts';

let app: TestApp;
let shop: TestShop;
let goods: string[] = [];
let sent: Email[] = [];
beforeAll(async () => {
  app = await openTestApp({
    mail: {
      send: async (message: Email) => {
        sent.push(message);
      },
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await app.makeShop(`Cart ${randomUUID().slice(0, 6)}`);
  const codes = [1, 2].map((n) => ({ code: `C${n}-${randomUUID().slice(0, 6)}`, cost: '4.00', stock: 50 }));
  const made = await app.makeGoods(codes);
  await app.list(shop, made, '9.00');
  goods = made.map(({ id }) => id);
  sent = [];
});

const anybody = () => ({ ip: testAddress(), onceKey: randomUUID() });
const address = () => `cart-${randomUUID().slice(0, 8)}@shop.example`;
const run = () => app.composed.runner.runDue();
/** Emails about orders and to merchants are sent as well: these are the ones about carts. */
const mails = () => sent.filter(({ text }) => text.includes('/reminder/'));
const tokenIn = (email: Email | undefined) => /\/reminder\/([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';
const merchant = async () => ({ token: await app.merchant(shop), onceKey: randomUUID() });

async function open(email: string): Promise<{ token: string; paymentId: string }> {
  const lines = [{ goods_id: goods[0] ?? '', qty: 2 }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, anybody());
  const buyer = { ...testBuyer, email };
  const made = await app.ask(checkout, { quote_id, buyer, terms: true, method: 'test' }, anybody());
  return { token: made.order_token, paymentId: made.payment.id };
}
const pay = (paymentId: string) => app.ask(testPay, { payment_id: paymentId }, anybody());
async function left(email: string): Promise<string> {
  const { token } = await open(email);
  await app.ask(askReminder, { token }, anybody());
  return token;
}
async function later(hours: number): Promise<void> {
  app.clock.set(addHours(app.clock.now(), hours));
  await run();
  await run();
}
async function rows(): Promise<Record<string, unknown>[]> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const found = await client.query<Record<string, unknown>>(
    'select * from cart_reminder where shop_id = $1',
    [String(shopIdOf(shop.shopId) ?? 0n)],
  );
  await client.end();
  return found.rows;
}

test('a cart that was left is written about once, with the address gone and one click to end it', async () => {
  const email = address();
  await left(email);
  await later(limits.reminderHours - 1);
  expect(mails()).toEqual([]);
  await later(2);
  await later(30);
  expect(mails().map(({ to }) => to)).toEqual([email]);
  const [mail] = mails();
  expect(mail?.text).toContain('2 × ');
  expect(mail?.text).not.toContain('it was');
  expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http.*\/reminder\/.*\/unsubscribe>$/);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await rows()).toMatchObject([{ state: 'sent', email: null }]);
  const token = tokenIn(mail);
  expect(await app.ask(readReminder, { token })).toEqual({
    lines: [{ goods_id: goods[0], qty: 2, seen: '9.00' }],
  });
  // The address is written to no more in these days, however often it is ticked.
  await left(email);
  await later(limits.reminderHours + 1);
  expect(mails()).toHaveLength(1);
});

test('prices of today are said where they differ, and what is not sold any more', async () => {
  const [first = '', second = ''] = goods;
  const email = address();
  const lines = [
    { goods_id: first, qty: 2 },
    { goods_id: second, qty: 1 },
  ];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, anybody());
  const asked = { quote_id, buyer: { ...testBuyer, email }, terms: true as const };
  const { order_token: token } = await app.ask(checkout, asked, anybody());
  await app.ask(askReminder, { token }, anybody());
  const { list } = await app.ask(listShowcase, {}, await merchant());
  const rowOf = (id: string) => list.find((row) => row.goods_id === id)?.id ?? '';
  await app.ask(changePrices, { items: [{ id: rowOf(first), sale_price: '11.50' }] }, await merchant());
  await app.ask(removeFromShowcase, { ids: [rowOf(second)], mode: 'remove' }, await merchant());
  await later(limits.reminderHours + 1);
  const [mail] = mails();
  expect(mail?.text).toMatch(/now \$11\.50 each; it was \$9\.00/);
  expect(mail?.text).toContain('no longer sold here');
});

test('who paid, who ordered otherwise and who ordered and cancelled is written nothing', async () => {
  const paid = address();
  const { token, paymentId } = await open(paid);
  await app.ask(askReminder, { token }, anybody());
  await pay(paymentId);
  const other = address();
  await left(other);
  await pay((await open(other.toUpperCase())).paymentId);
  // Ticked after it was paid, and by a link that is none.
  const late = await open(address());
  await pay(late.paymentId);
  await app.ask(askReminder, { token: late.token }, anybody());
  const forged = `${late.token.slice(0, -1)}${late.token.endsWith('A') ? 'B' : 'A'}`;
  expect((await app.call(askReminder, { token: forged }, anybody())).code).toBe(404);
  await later(limits.reminderHours + 1);
  expect(mails()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('many ticks at one moment are one email about the newest cart', async () => {
  const email = address();
  const opened = [await open(email), await open(email)];
  const asked = opened.flatMap(({ token }) => [token, token]);
  const codes = await Promise.all(
    asked.map(async (token) => (await app.call(askReminder, { token }, anybody())).code),
  );
  expect(new Set(codes)).toEqual(new Set([200]));
  expect(await rows()).toHaveLength(1);
  await later(limits.reminderHours + 1);
  expect(mails()).toHaveLength(1);
});

test('orders that came by its link are counted from the orders themselves, and only for its shop', async () => {
  await left(address());
  await later(limits.reminderHours + 1);
  const token = tokenIn(mails()[0]);
  expect(await app.ask(listReminders, {}, await merchant())).toMatchObject({ sent: 1, ordered: 0 });
  const unpaid = await open(address());
  await app.ask(countReminder, { token, order_token: unpaid.token }, anybody());
  expect(await app.ask(listReminders, {}, await merchant())).toMatchObject({ sent: 1, ordered: 0 });
  await pay(unpaid.paymentId);
  const second = await open(address());
  await pay(second.paymentId);
  await app.ask(countReminder, { token, order_token: second.token }, anybody());
  const seen = await app.ask(listReminders, { kind: 'ordered' }, await merchant());
  expect(seen).toMatchObject({ sent: 1, ordered: 1, list: [{ lines: [{ qty: 2 }] }] });
  expect(seen.list).toHaveLength(1);
  expect(seen.list[0]?.order?.number).toMatch(/./);
  const theirs = shop;
  shop = await app.makeShop('Another cart');
  expect(await app.ask(listReminders, {}, await merchant())).toMatchObject({ sent: 0, list: [] });
  shop = theirs;
});

test('its link ends them for a year, before it was sent as well as after', async () => {
  const email = address();
  await left(email);
  await later(limits.reminderHours + 1);
  const token = tokenIn(mails()[0]);
  for (const _twice of [1, 2])
    expect(await app.ask(stopReminder, { token }, anybody())).toEqual({ state: 'stopped' });
  const { db, clock } = app.composed.env;
  const forgetAt = (days: number) => {
    const at = new Date(clock.now().getTime() + days * 86_400_000);
    return acrossShops('stock', () => db.transaction((tx) => forgetReminders(tx, at, 100)));
  };
  await forgetAt(limits.reminderKeepDays + 1);
  expect(await rows()).toMatchObject([{ state: 'stopped', email: null }]);
  await left(email);
  await later(limits.reminderHours + 1);
  expect(mails()).toHaveLength(1);
  await forgetAt(limits.reminderStopDays + 1);
  expect(await rows()).toEqual([]);
});

test('a shop that switched them off offers none and sends none; a buyer’s row goes with the buyer', async () => {
  const { handle } = shop;
  expect(await app.ask(reminderOffer, { handle })).toEqual({ is_on: true });
  const email = address();
  await left(email);
  await app.ask(setReminders, { is_on: false }, await merchant());
  expect(await app.ask(reminderOffer, { handle })).toEqual({ is_on: false });
  await left(address());
  await later(limits.reminderHours + 1);
  expect(mails()).toEqual([]);
  expect(await rows()).toEqual([]);
  await app.ask(setReminders, { is_on: true }, await merchant());
  await left(email);
  expect(await rows()).toHaveLength(1);
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { env } = app.composed;
  await inShop(shopId, () =>
    env.db.transaction((tx) => eraseReminded({ env, tx, shopId }, email.toUpperCase())),
  );
  expect(await rows()).toEqual([]);
});
