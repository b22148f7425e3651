// A payment by PayPal through the whole platform: whatever becomes of its messages, one order and one capture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { statement } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';
import { bought, carryTo, openCheckouts, type CheckedOut } from '#tools/testing/payment-suite/checkouts.ts';
import { startPaypalDouble, type PaypalDouble } from '#tools/testing/paypal-double/double.ts';
import { configOf } from '#tools/testing/paypal-rig.ts';
import { makePaypalProvider } from './provider.ts';

let app: TestApp;
let double: PaypalDouble;
let shop: Awaited<ReturnType<typeof openCheckouts>>;
beforeAll(async () => {
  double = await startPaypalDouble({
    clock: { now: () => app.clock.now() },
    posting: 'held',
    carry: carryTo(() => app),
  });
  app = await openTestApp({
    policy: { firstMonthOrdersPerDay: undefined },
    payments: (parts) => [makePaypalProvider({ ...parts, log: makeLog('silent') }, configOf(double))],
  });
  shop = await openCheckouts(app, 'paypal');
});
afterAll(async () => {
  await double.stop();
  await app.close();
});

const idOf = ({ url }: CheckedOut) => url.slice(url.lastIndexOf('/') + 1);
const untouched = { orders: null, checkout: 'open', evidence: 0, captures: 0 };

/** Approves, and gives the event that tells of it. */
function approve(made: CheckedOut) {
  expect(double.approve(idOf(made))).toBe('approved');
  return lastEvent();
}

function lastEvent() {
  const event = double.book.events.at(-1);
  if (event === undefined) throw new Error('nothing was told');
  return event;
}

const sendEvent = (event: ReturnType<typeof lastEvent>, times = 1) =>
  double.send(double.messageOf(event), times);

test('an approved order is captured by the message, and becomes an order whose book has the money once', async () => {
  const made = await shop.checkOut();
  const approved = approve(made);
  expect(await shop.facts(made)).toMatchObject(untouched);
  expect(await sendEvent(approved)).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
  expect(lastEvent().event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect(await sendEvent(lastEvent(), 3)).toEqual([200, 200, 200]);
  expect(await shop.facts(made)).toEqual(bought);
});

test('the return page captures too, without any message', async () => {
  const made = await shop.checkOut();
  approve(made);
  expect((await shop.result(made)).state).toBe('paid');
  expect(await shop.facts(made)).toEqual(bought);
});

test('the message and the return page at the same moment, thirty times: one order each', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, shop.checkOut));
  const events = all.map(approve);
  await Promise.all(
    all.flatMap((made, at) => [
      ...events.slice(at, at + 1).flatMap((event) => [sendEvent(event), sendEvent(event)]),
      shop.result(made),
      shop.result(made),
    ]),
  );
  for (const made of all) {
    expect((await shop.result(made)).state).toBe('paid');
    expect(await shop.facts(made)).toEqual(bought);
  }
});

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

test('all 24 orders of four messages end alike: approved, captured, refunded, asked back', async () => {
  for (const order of ordersOf([0, 1, 2, 3])) {
    const made = await shop.checkOut();
    const before = double.book.events.length;
    approve(made);
    double.captureAtDesk(idOf(made));
    double.refundAtDesk(double.book.orders.get(idOf(made))?.capture?.id ?? '', {
      currency_code: 'USD',
      value: '1.00',
    });
    double.dispute(idOf(made));
    const events = double.book.events.slice(before);
    expect(events).toHaveLength(4);
    for (const at of order) for (const event of events.slice(at, at + 1)) await sendEvent(event);
    expect(await shop.facts(made)).toEqual(bought);
  }
});

test.each([
  ['with a signature of nobody', { 'paypal-transmission-sig': Buffer.from('nobody').toString('base64') }],
  ['of another transmission', { 'paypal-transmission-id': '89556ce0-4d55-11ee-9f56-dd5f48f22b28' }],
  ['of another moment', { 'paypal-transmission-time': '2026-03-02T09:00:01Z' }],
])('a message %s is refused and captures nothing', async (_, headers) => {
  const made = await shop.checkOut();
  const message = double.messageOf(approve(made));
  expect(await double.send({ ...message, headers: { ...message.headers, ...headers } })).toEqual([401]);
  expect(await shop.facts(made)).toMatchObject(untouched);
  expect(double.book.orders.get(idOf(made))?.capture).toBeUndefined();
});

test.each([
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
])('a message without %s is refused before anybody is asked', async (name) => {
  const made = await shop.checkOut();
  const { headers, ...message } = double.messageOf(approve(made));
  const before = double.seen.length;
  const rest = Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));
  expect(await double.send({ ...message, headers: rest })).toEqual([401]);
  expect(double.seen).toHaveLength(before);
});

test('one byte changed is another message, and a text that is no event is none', async () => {
  const made = await shop.checkOut();
  const message = double.messageOf(approve(made));
  for (const body of [
    message.body.replace('"PAYER', '"payer').replace('APPROVED', 'APPROVEd'),
    'received',
    '{}',
    '',
  ])
    expect(await double.send({ ...message, body })).toEqual([401]);
  expect(await shop.facts(made)).toMatchObject(untouched);
});

test('a signed message of a kind that changes nothing, or of no payment of ours, is taken and ignored', async () => {
  for (const [id, event_type, resource] of [
    ['WH-1-OTHER', 'BILLING.PLAN.CREATED', { custom_id: 'plan' }],
    ['WH-2-OTHER', 'PAYMENT.CAPTURE.COMPLETED', { custom_id: 'order of another system' }],
    ['WH-3-OTHER', 'PAYMENT.CAPTURE.COMPLETED', {}],
  ] as const)
    expect(await sendEvent({ id, event_type, resource })).toEqual([200]);
});

test('PayPal that does not say whether it signed is sent to again, and nothing is lost', async () => {
  const made = await shop.checkOut();
  const message = double.messageOf(approve(made));
  double.trouble({ on: 'POST /v1/notifications', what: 'broken' });
  const [status = 0] = await double.send(message);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await double.send(message)).toEqual([200]);
  expect(await shop.facts(made)).toEqual(bought);
});

test('what proved a message is kept beside it, by the names of its headers', async () => {
  const made = await shop.checkOut();
  const event = approve(made);
  const message = double.messageOf(event);
  await double.send(message);
  const row = await app.composed.env.db.direct.row(keptProof, [event.id]);
  expect(JSON.parse(row?.signature ?? '')).toEqual(
    Object.fromEntries(Object.entries(message.headers).filter(([name]) => name.startsWith('paypal-'))),
  );
  expect(row?.body).toBe(message.body);
});

const keptProof = statement<{ signature: string; body: string }>(
  'test-paypal-proof',
  `select signature, body from payment_event where provider = 'paypal' and event_id = $1`,
);

test.each([
  ['another amount', { currency_code: 'USD', value: '29.99' }],
  ['another currency', { currency_code: 'EUR', value: '30.00' }],
])('money with %s makes no order and is not booked', async (_, amount) => {
  const made = await shop.checkOut();
  approve(made);
  double.captureAtDesk(idOf(made));
  const taken = double.book.orders.get(idOf(made))?.capture;
  if (taken !== undefined) taken.amount = amount;
  expect(await sendEvent(lastEvent())).toEqual([200]);
  expect(await shop.facts(made)).toMatchObject(untouched);
});

test('where every message is lost, the last question finds what was captured', async () => {
  const made = await shop.checkOut();
  approve(made);
  double.captureAtDesk(idOf(made));
  await app.advance(31 / 1440);
  expect(await shop.facts(made)).toMatchObject({ checkout: 'paid', evidence: 1, captures: 1 });
});

test('who approves after the checkout is over pays nothing', async () => {
  const made = await shop.checkOut();
  await app.advance(31 / 1440);
  expect(await shop.facts(made)).toMatchObject({ orders: null, checkout: 'expired' });
  expect(await sendEvent(approve(made))).toEqual([200]);
  expect(double.book.orders.get(idOf(made))?.capture).toBeUndefined();
});

test('money that was looked at until the checkout was over goes back by itself, once', async () => {
  double.mood.captureStatus = 'PENDING';
  const made = await shop.checkOut();
  expect(await sendEvent(approve(made))).toEqual([200]);
  expect(await shop.facts(made)).toMatchObject(untouched);
  double.mood.captureStatus = 'COMPLETED';
  await app.advance(31 / 1440);
  double.completeCapture(idOf(made));
  await sendEvent(lastEvent(), 2);
  await app.advance(1 / 24);
  expect(await shop.facts(made)).toMatchObject({ orders: null, evidence: 1, refunds: [[3000, 'paid']] });
  const captureId = double.book.orders.get(idOf(made))?.capture?.id;
  const back = [...double.book.refunds.values()].filter((one) => one.captureId === captureId);
  expect(back).toMatchObject([{ amount: { currency_code: 'USD', value: '30.00' } }]);
});

test('a cancelled order goes back once, though the first answer is lost', async () => {
  const made = await shop.checkOut();
  await sendEvent(approve(made));
  await shop.cancel(made);
  double.trouble({ on: 'POST /v2/payments/captures/', what: 'cut_after' });
  await app.advance(1 / 24);
  const captureId = double.book.orders.get(idOf(made))?.capture?.id;
  const back = [...double.book.refunds.values()].filter((one) => one.captureId === captureId);
  expect(back).toMatchObject([{ amount: { value: '30.00' }, status: 'COMPLETED' }]);
  expect(await shop.facts(made)).toMatchObject({
    orders: ['cancelled'],
    payment: [3000, 3000],
    refunds: [[3000, 'paid']],
  });
});

test('a dispute is told as one, by the payment and its capture', async () => {
  const made = await shop.checkOut();
  await sendEvent(approve(made));
  double.dispute(idOf(made));
  const { body, headers } = double.messageOf(lastEvent());
  const [provider] = app.composed.env.payments.filter(({ name }) => name === 'paypal');
  const header = (name: string) => headers[name];
  expect(await provider?.read({ body: Buffer.from(body), header })).toEqual({
    kind: 'check',
    about: 'dispute',
    eventId: lastEvent().id,
    paymentId: made.checkoutId,
    providerPayment: double.book.orders.get(idOf(made))?.capture?.id,
  });
});
