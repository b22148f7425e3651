// Anybody may open a checkout: what nobody has paid for keeps no shop from selling, and no stranger is written to.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBank } from '#testing/bank.ts';
import { openTestApp, testBuyer, type TestShop, type TestApp } from '#testing/test-app.ts';
import { testAddress } from '#testing/address.ts';
import { isPersonName } from '#domain/identity/person-name.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { findInMailbox, listMailbox } from '#platform/db/mailbox.sql.ts';
import { statement } from '#platform/db/database.ts';
import { makeBankProvider } from './providers/bank/provider.ts';

let app: TestApp;
let shop: TestShop;
let goods: string[];
beforeAll(async () => {
  app = await openTestApp({
    policy: { firstMonthOrdersPerDay: 4 },
    payments: (parts) => [makeBankProvider(parts, testBank)],
    bankAccounts: testBank.accounts,
  });
  shop = await app.makeShop('Unpaid Shop');
  const made = await app.makeGoods([
    { code: 'U-1', cost: '4.00', stock: 100 },
    { code: 'U-2', cost: '4.00', stock: 40 },
    { code: 'U-3', cost: '4.00', stock: 40 },
    { code: 'U-4', cost: '4.00', stock: 40 },
  ]);
  await app.list(shop, made, '9.00');
  goods = made.map(({ id }) => id);
});
afterAll(() => app.close());

type Input = {
  method?: 'bank' | 'test';
  qty?: number;
  ip?: string;
  of?: number;
  email?: string;
  name?: string;
};

async function order({ method = 'test', qty = 1, ip = testAddress(), of = 0, email, name }: Input = {}) {
  const lines = [{ goods_id: goods[of] ?? '', qty }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' }, { ip });
  const buyer = {
    ...testBuyer,
    email: email ?? `${randomUUID()}@shop.example`,
    ...(name === undefined ? {} : { name }),
  };
  const asked = { quote_id, buyer, terms: true as const, method };
  const said = await app.call(checkout, asked, { onceKey: randomUUID(), ip });
  const data = z.parse(answer, said.data);
  const { reason, order_token: token = '', payment } = data;
  return { code: said.code, reason, token, payment: payment?.id ?? '', data };
}

const answer = z.looseObject({
  order_token: z.optional(z.string()),
  payment: z.optional(z.looseObject({ id: z.string() })),
  reason: z.optional(z.string()),
});

const reserved = statement<{ reserved: bigint }>(
  'test-unpaid-reserved',
  'select coalesce(sum(reserved), 0)::bigint as reserved from stock_allotment where goods_id = $1',
);
const reservedOf = async (of: number) =>
  Number((await app.composed.env.db.direct.row(reserved, [goods[of] ?? '']))?.reserved ?? 0);

test('transfers that nobody has paid hold a tenth of the goods for one network and a fifth for all', async () => {
  const network = '203.0.113';
  expect((await order({ method: 'bank', qty: 100, ip: `${network}.1` })).reason).toBe('unpaid_share');
  expect((await order({ method: 'bank', qty: 6, ip: `${network}.1` })).code).toBe(200);
  const neighbour = await order({ method: 'bank', qty: 6, ip: `${network}.77` });
  expect(neighbour).toMatchObject({ code: 459, reason: 'unpaid_share', data: { goods_ids: [goods[0]] } });
  expect((await order({ method: 'bank', qty: 10 })).code).toBe(200);
  expect((await order({ method: 'bank', qty: 5 })).reason).toBe('unpaid_share');
  expect((await order({ method: 'bank', qty: 4 })).code).toBe(200);
  expect(await reservedOf(0)).toBe(20);
  // Who pays at once buys all of the rest.
  expect((await order({ qty: 80 })).code).toBe(200);
  app.clock.set(addMinutes(app.clock.now(), 31));
  await app.composed.runner.runDue();
  expect(await reservedOf(0)).toBe(0);
});

test('a transfer holds goods for half an hour, and for its days once somebody asked how to pay', async () => {
  const idle = await order({ method: 'bank' });
  const meant = await order({ method: 'bank' });
  const opened = await app.ask(openPayment, { token: meant.token });
  expect(opened).toMatchObject({ state: 'open', instructions: { kind: 'bank' } });
  expect(Date.parse(opened.expires_at ?? '')).toBe(addHours(app.clock.now(), 72).getTime());
  app.clock.set(addMinutes(app.clock.now(), 31));
  await app.composed.runner.runDue();
  expect((await app.ask(paymentResult, { token: idle.token })).state).toBe('expired');
  expect((await app.ask(openPayment, { token: idle.token })).instructions).toBeNull();
  expect((await app.ask(paymentResult, { token: meant.token })).state).toBe('open');
  expect(await reservedOf(0)).toBe(1);
  app.clock.set(addHours(app.clock.now(), 96));
  await app.composed.runner.runDue();
  expect((await app.ask(paymentResult, { token: meant.token })).state).toBe('expired');
  expect(await reservedOf(0)).toBe(0);
});

test('one network empties a shelf once a day at most, and others buy meanwhile', async () => {
  const ip = '198.51.100.9';
  // Everything in one checkout is a wholesale order until it lapses.
  expect((await order({ of: 1, qty: 40, ip })).code).toBe(200);
  app.clock.set(addMinutes(app.clock.now(), 31));
  await app.composed.runner.runDue();
  expect((await order({ of: 1, qty: 40, ip: '198.51.100.200' })).reason).toBe('unpaid_share');
  expect((await order({ of: 1, qty: 20, ip })).code).toBe(200);
  expect((await order({ of: 1, qty: 1, ip })).reason).toBe('unpaid_share');
  const other = await order({ of: 1, qty: 20 });
  expect(other.code).toBe(200);
  // Two at once from one network are judged one after the other.
  const both = await Promise.all([1, 2, 3].map((one) => order({ of: 2, qty: 12, ip: `192.0.2.${one}` })));
  expect(both.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([200, 459, 459]);
  expect(await reservedOf(2)).toBe(12);
});

test('what is paid holds nothing back: the same network buys again and again', async () => {
  const ip = '198.51.100.77';
  for (const qty of [20, 15]) {
    const made = await order({ of: 3, qty, ip });
    expect(made.code).toBe(200);
    await app.ask(testPay, { payment_id: made.payment });
  }
});

test('a new shop’s day is filled by payments, not by checkouts that nobody pays', async () => {
  app.clock.set(addHours(app.clock.now(), 25));
  await app.composed.runner.runDue();
  const open = [];
  for (let turn = 0; turn < 8; turn += 1) open.push(await order());
  expect(open.map(({ code }) => code)).toEqual(open.map(() => 200));
  for (const { payment } of open.slice(0, 5)) await app.ask(testPay, { payment_id: payment });
  // A payment that was under way when the day was full has its order all the same.
  expect((await app.ask(paymentResult, { token: open[4]?.token ?? '' })).state).toBe('paid');
  expect((await order()).reason).toBe('order_guard');
  app.clock.set(addHours(app.clock.now(), 24));
  expect((await order()).code).toBe(200);
});

test('checkouts and prices are counted by address, network and e-mail address', async () => {
  const email = 'often@shop.example';
  const codes = [];
  for (let turn = 0; turn < 8; turn += 1) codes.push((await order({ method: 'bank', email })).code);
  expect(codes).toContain(459);
  expect(codes.indexOf(459)).toBeLessThanOrEqual(6);
  const ip = '2001:db8:1:2::1';
  const lines = [{ goods_id: goods[0] ?? '', qty: 1 }];
  const many = Array.from({ length: 601 }, (_none, turn) =>
    app.call(
      quoteCart,
      { handle: shop.handle, lines, country: 'GB' },
      { ip: `2001:db8:1:2::${turn.toString(16)}` },
    ),
  );
  const said = (await Promise.all(many)).map(({ code }) => code);
  expect([said.filter((code) => code === 200).length, said.filter((code) => code === 459).length]).toEqual([
    600, 1,
  ]);
  const again = await app.call(
    quoteCart,
    { handle: shop.handle, lines, country: 'GB' },
    { ip: '2001:db8:1:3::1' },
  );
  expect([again.code, ip.length > 0]).toEqual([200, true]);
});

test('an address gets one e-mail with instructions in an hour, and nothing in it was typed by its sender', async () => {
  app.clock.set(addHours(app.clock.now(), 3));
  const email = 'victim@shop.example';
  const name = 'Your account is locked - call +1 555 0100';
  const made = [
    await order({ method: 'bank', email, name }),
    await order({ method: 'bank', email, name, of: 1 }),
  ];
  for (const { token } of made) expect((await app.ask(openPayment, { token })).instructions).not.toBeNull();
  await app.composed.runner.runDue();
  const { direct } = app.composed.env.db;
  const emails = await listMailbox(direct, { to: email, limit: 10 });
  expect(emails).toHaveLength(1);
  const whole = await findInMailbox(direct, { messageId: emails[0]?.message_id ?? '' });
  // Three digits alone may stand in the random part of a link.
  expect(whole?.plain).not.toMatch(/locked|555 0100|account is/);
  expect(whole?.html).not.toMatch(/locked|555 0100/);
});

test.each([
  ['Anna Berger', true],
  ['Dr. J. R. Ortiz-O’Neill', true],
  ['山田 太郎', true],
  ['นภา ใจดี', true],
  ['Your account is locked - call +1 555 0100', false],
  ['Visit evil.example', false],
  ['http://evil.example', false],
  ['You won! Claim now', false],
  ['Urgent payment', false],
])('%s may be said as a name: %s', (name, isSaid) => {
  expect(isPersonName(name)).toBe(isSaid);
});
