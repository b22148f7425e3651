// A payment by Mollie through the whole platform: whatever becomes of its messages, one order and one capture.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { apiBase } from '#domain/wire/endpoint.ts';
import { statement } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';
import { startMollieDouble, type MollieDouble } from '#tools/testing/mollie-double/double.ts';
import { bought, deliverTo, openCheckouts, type CheckedOut } from '#tools/testing/payment-suite/checkouts.ts';
import type { HookMessage } from '#tools/testing/rest-double/outbox.ts';
import { makeMollieProvider } from './provider.ts';

let app: TestApp;
let double: MollieDouble;
let shop: Awaited<ReturnType<typeof openCheckouts>>;
beforeAll(async () => {
  double = await startMollieDouble({
    clock: { now: () => app.clock.now() },
    posting: 'held',
    deliver: deliverTo(() => app),
  });
  const config = { apiKey: double.apiKey, apiUrl: double.url };
  app = await openTestApp({
    policy: { firstMonthOrdersPerDay: undefined },
    payments: (parts) => [makeMollieProvider({ ...parts, log: makeLog('silent') }, config)],
  });
  shop = await openCheckouts(app, 'mollie');
});
afterAll(async () => {
  await double.stop();
  await app.close();
});

const idOf = ({ url }: CheckedOut) => url.slice(url.lastIndexOf('/') + 1);

/** Pays, and gives the message that tells of it. */
function payFor(made: CheckedOut): HookMessage {
  expect(double.pay(idOf(made))).toBe('paid');
  return lastMessage();
}

function lastMessage(): HookMessage {
  const message = double.messages.at(-1);
  if (message === undefined) throw new Error('nothing was told');
  return message;
}

const untouched = { orders: null, checkout: 'open', evidence: 0, captures: 0 };

test('a paid page becomes an order whose book has the money once', async () => {
  const made = await shop.checkOut();
  expect(await shop.facts(made)).toMatchObject(untouched);
  expect(await double.send(payFor(made))).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
  expect((await shop.result(made)).state).toBe('paid');
});

test('all messages doubled, five at a time, and late have one effect', async () => {
  const made = await shop.checkOut();
  const message = payFor(made);
  const statuses = await double.send(message, 5);
  expect(statuses.filter((status) => status === 200)).not.toEqual([]);
  await double.send(message, 5);
  expect(await shop.facts(made)).toEqual(bought);
});

test('the message and the return page at the same moment, thirty times: one order each', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, shop.checkOut));
  const messages = all.map(payFor);
  await Promise.all(
    all.flatMap((made, at) => [
      ...messages.slice(at, at + 1).flatMap((one) => [double.send(one), double.send(one)]),
      shop.result(made),
      shop.result(made),
    ]),
  );
  for (const made of all) expect(await shop.facts(made)).toEqual(bought);
});

test('a payment that failed first and was paid later is an order: each state counts', async () => {
  const made = await shop.checkOut();
  const payment = double.book.payments.get(idOf(made));
  if (payment === undefined) throw new Error('there is no payment');
  payment.status = 'pending';
  const hook = { url: payment.webhookUrl ?? '', body: `id=${payment.id}`, headers: formHeaders };
  expect(await double.send(hook)).toEqual([200]);
  expect(await shop.facts(made)).toMatchObject(untouched);
  payment.status = 'open';
  expect(await double.send(payFor(made))).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
});

test('a buyer who turned back, or whose bank said no, pays on a new page, and only there', async () => {
  const made = await shop.checkOut();
  double.endUnpaid(idOf(made), 'canceled');
  expect(await double.send(lastMessage())).toEqual([200]);
  expect(await shop.result(made)).toMatchObject({ state: 'open', pay_url: null });
  const opened = await Promise.all(Array.from({ length: 5 }, () => shop.open(made)));
  const urls = new Set(opened.map(({ pay_url: url }) => url));
  expect(urls.size).toBe(1);
  const [url = ''] = [...urls].map(String);
  expect(url).not.toBe(made.url);
  const again = { ...made, url };
  double.endUnpaid(idOf(again), 'failed');
  expect((await shop.result(made)).pay_url).toBeNull();
  const third = { ...made, url: (await shop.open(made)).pay_url ?? '' };
  expect(new Set([made.url, again.url, third.url]).size).toBe(3);
  expect(await double.send(payFor(third))).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
});

test('a page that is open stays, however often it is looked at', async () => {
  const made = await shop.checkOut();
  for (let looks = 0; looks < 3; looks += 1) expect((await shop.result(made)).pay_url).toBe(made.url);
  expect((await shop.open(made)).pay_url).toBe(made.url);
});

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['without a token', (url: string) => url.replace(/\?.*/, '')],
  [
    'with a token that somebody guessed',
    (url: string) => url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  ],
  ['with an empty token', (url: string) => url.replace(/token=.*/, 'token=')],
])('an address %s is refused before anybody is asked', async (_, change) => {
  const made = await shop.checkOut();
  const message = payFor(made);
  const before = double.seen.length;
  expect(await double.send({ ...message, url: change(message.url) })).toEqual([401]);
  expect(double.seen).toHaveLength(before);
  expect(await shop.facts(made)).toMatchObject(untouched);
});

test.each(['id=tr_unknownunknown', 'id=', '', 'id=../payments', 'id=tr_a&id=tr_b', '{"id":"tr_abcdef"}'])(
  'a message "%s" that names no payment of this address is refused',
  async (body) => {
    const made = await shop.checkOut();
    const message = payFor(made);
    expect(await double.send({ ...message, body })).toEqual([401]);
    expect(await shop.facts(made)).toMatchObject(untouched);
  },
);

test('the id of a paid payment at the address of another one proves nothing', async () => {
  const [paid, other] = [await shop.checkOut(), await shop.checkOut()];
  payFor(paid);
  const hook = double.book.payments.get(idOf(other))?.webhookUrl ?? '';
  const message = { url: hook, body: `id=${idOf(paid)}`, headers: formHeaders };
  expect(await double.send(message)).toEqual([401]);
  expect(await shop.facts(other)).toMatchObject(untouched);
  expect(await shop.facts(paid)).toMatchObject(untouched);
});

test.each([
  ['another amount', { amount: { currency: 'USD', value: '29.99' } }],
  ['another currency', { amount: { currency: 'EUR', value: '30.00' } }],
])('money with %s makes no order and is not booked', async (_, wrong) => {
  const made = await shop.checkOut();
  double.pay(idOf(made), wrong);
  expect(await double.send(lastMessage())).toEqual([200]);
  expect(await shop.facts(made)).toMatchObject(untouched);
});

test('a provider that is silent when it is asked about a message is sent to again, and nothing is lost', async () => {
  const made = await shop.checkOut();
  const message = payFor(made);
  double.trouble({ on: 'GET /v2/payments', what: 'broken' });
  const [status = 0] = await double.send(message);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await shop.facts(made)).toMatchObject(untouched);
  expect(await double.send(message)).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
});

test('where every message is lost, the end of the time finds the money', async () => {
  const made = await shop.checkOut();
  payFor(made);
  await app.advance(31 / 1440);
  expect(await shop.facts(made)).toMatchObject({ checkout: 'paid', evidence: 1, captures: 1 });
});

test('a page that nobody paid on is canceled when the stock is given away', async () => {
  const made = await shop.checkOut();
  await app.advance(31 / 1440);
  expect(await shop.facts(made)).toMatchObject({ orders: null, checkout: 'expired' });
  expect(double.pay(idOf(made))).toBe('over');
});

test('money that comes although the page was over goes back by itself, once', async () => {
  const made = await shop.checkOut();
  await app.advance(31 / 1440);
  const payment = double.book.payments.get(idOf(made));
  if (payment === undefined) throw new Error('there is no payment');
  // A bank that says yes all the same.
  payment.status = 'open';
  double.outcomes.refundStatus = 'refunded';
  await double.send(payFor(made), 2);
  await app.advance(1 / 24);
  double.outcomes.refundStatus = 'pending';
  expect(await shop.facts(made)).toMatchObject({ orders: null, evidence: 1, refunds: [[3000, 'paid']] });
  const back = [...double.book.refunds.values()].filter((one) => one.paymentId === payment.id);
  expect(back).toMatchObject([{ amount: { currency: 'USD', value: '30.00' } }]);
});

test('a cancelled order goes back once, though the first answer is lost, and is paid when the bank has it', async () => {
  const made = await shop.checkOut();
  await double.send(payFor(made));
  await shop.cancel(made);
  double.trouble({ on: 'POST /v2/payments/', what: 'cut_after' });
  await app.advance(1 / 24);
  const back = [...double.book.refunds.values()].filter((one) => one.paymentId === idOf(made));
  expect(back).toMatchObject([{ status: 'pending', metadata: { payment: made.checkoutId } }]);
  expect(await shop.facts(made)).toMatchObject({ refunds: [[3000, 'pending']] });
  double.settleRefund(back[0]?.id ?? '', 'refunded');
  await app.advance(1 / 24);
  expect(await shop.facts(made)).toMatchObject({
    orders: ['cancelled'],
    payment: [3000, 3000],
    refunds: [[3000, 'paid']],
  });
});

test('a chargeback is told as one, and changes neither order nor book', async () => {
  const made = await shop.checkOut();
  await double.send(payFor(made));
  double.chargeBack(idOf(made));
  const { url, body } = lastMessage();
  const token = new URL(url).searchParams.get('token') ?? '';
  const [provider] = app.composed.env.payments.filter(({ name }) => name === 'mollie');
  const header = () => undefined;
  expect(await provider?.read({ body: Buffer.from(body), header, token })).toMatchObject({
    kind: 'check',
    about: 'dispute',
    paymentId: made.checkoutId,
    providerPayment: idOf(made),
  });
  expect(await double.send(lastMessage())).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
});

test('what proves nothing is not kept: the address of a message is in no row', async () => {
  const made = await shop.checkOut();
  const message = payFor(made);
  expect(message.url.startsWith(`${app.composed.env.baseUrl}${apiBase}/hook/payment/mollie?token=`)).toBe(
    true,
  );
  await double.send(message);
  const row = await app.composed.env.db.direct.row(keptEvent, [`${idOf(made)}:%`]);
  expect(row).toMatchObject({ event: 'payment.paid', signature: '', done: true });
  expect(JSON.parse(row?.body ?? '')).toEqual({
    id: idOf(made),
    amount: '30.00 USD',
    refunded: '0',
    paid_at: double.book.payments.get(idOf(made))?.paidAt,
    sha256: createHash('sha256').update(message.body).digest('hex'),
  });
});

const keptEvent = statement<{ body: string; signature: string; event: string; done: boolean }>(
  'test-mollie-event',
  `select body, signature, event, done_at is not null as done from payment_event where event_id like $1`,
);
