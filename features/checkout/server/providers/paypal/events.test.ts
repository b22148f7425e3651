// A payment by PayPal through the whole platform: whatever becomes of its messages, one order and one capture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bought } from '#tools/testing/payment-suite/checkouts.ts';
import { openPaypalShop, untouched } from '#tools/testing/paypal-shop.ts';

let paypal: Awaited<ReturnType<typeof openPaypalShop>>;
beforeAll(async () => {
  paypal = await openPaypalShop();
});
afterAll(() => paypal.close());

test('an approved order is captured by the message, and becomes an order whose book has the money once', async () => {
  const made = await paypal.shop.checkOut();
  const approved = paypal.approve(made);
  expect(await paypal.shop.facts(made)).toMatchObject(untouched);
  expect(await paypal.send(approved)).toEqual([200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
  expect(paypal.lastEvent().event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect(await paypal.send(paypal.lastEvent(), 3)).toEqual([200, 200, 200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
});

test('the return page captures too, without any message', async () => {
  const made = await paypal.shop.checkOut();
  paypal.approve(made);
  expect((await paypal.shop.result(made)).state).toBe('paid');
  expect(await paypal.shop.facts(made)).toEqual(bought);
});

test('the message and the return page at the same moment, thirty times: one order each', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, paypal.shop.checkOut));
  const events = all.map((made) => paypal.approve(made));
  await Promise.all(
    all.flatMap((made, at) => [
      ...events.slice(at, at + 1).flatMap((event) => [paypal.send(event), paypal.send(event)]),
      paypal.shop.result(made),
      paypal.shop.result(made),
    ]),
  );
  for (const made of all) {
    expect((await paypal.shop.result(made)).state).toBe('paid');
    expect(await paypal.shop.facts(made)).toEqual(bought);
  }
});

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

test('all 24 orders of four messages end alike: approved, captured, refunded, asked back', async () => {
  for (const order of ordersOf([0, 1, 2, 3])) {
    const made = await paypal.shop.checkOut();
    const before = paypal.double.book.events.length;
    paypal.approve(made);
    paypal.double.captureElsewhere(paypal.idOf(made));
    paypal.double.refundInDashboard(paypal.double.book.orders.get(paypal.idOf(made))?.capture?.id ?? '', {
      currency_code: 'USD',
      value: '1.00',
    });
    paypal.double.dispute(paypal.idOf(made));
    const events = paypal.double.book.events.slice(before);
    expect(events).toHaveLength(4);
    for (const at of order) for (const event of events.slice(at, at + 1)) await paypal.send(event);
    expect(await paypal.shop.facts(made)).toEqual(bought);
  }
});

test.each([
  ['with a signature of nobody', { 'paypal-transmission-sig': Buffer.from('nobody').toString('base64') }],
  ['of another transmission', { 'paypal-transmission-id': '89556ce0-4d55-11ee-9f56-dd5f48f22b28' }],
  ['of another moment', { 'paypal-transmission-time': '2026-03-02T09:00:01Z' }],
])('a message %s is refused and captures nothing', async (_, headers) => {
  const made = await paypal.shop.checkOut();
  const message = paypal.double.messageOf(paypal.approve(made));
  expect(await paypal.double.send({ ...message, headers: { ...message.headers, ...headers } })).toEqual([
    401,
  ]);
  expect(await paypal.shop.facts(made)).toMatchObject(untouched);
  expect(paypal.double.book.orders.get(paypal.idOf(made))?.capture).toBeUndefined();
});

test.each([
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
])('a message without %s is refused before anybody is asked', async (name) => {
  const made = await paypal.shop.checkOut();
  const { headers, ...message } = paypal.double.messageOf(paypal.approve(made));
  const before = paypal.double.seen.length;
  const rest = Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));
  expect(await paypal.double.send({ ...message, headers: rest })).toEqual([401]);
  expect(paypal.double.seen).toHaveLength(before);
});

test('one byte changed is another message, and a text that is no event is none', async () => {
  const made = await paypal.shop.checkOut();
  const message = paypal.double.messageOf(paypal.approve(made));
  for (const body of [
    message.body.replace('"PAYER', '"payer').replace('APPROVED', 'APPROVEd'),
    'received',
    '{}',
    '',
  ])
    expect(await paypal.double.send({ ...message, body })).toEqual([401]);
  expect(await paypal.shop.facts(made)).toMatchObject(untouched);
});

test('a signed message of a kind that changes nothing, or of no payment of ours, is taken and ignored', async () => {
  for (const [id, event_type, resource] of [
    ['WH-1-OTHER', 'BILLING.PLAN.CREATED', { custom_id: 'plan' }],
    ['WH-2-OTHER', 'PAYMENT.CAPTURE.COMPLETED', { custom_id: 'order of another system' }],
    ['WH-3-OTHER', 'PAYMENT.CAPTURE.COMPLETED', {}],
  ] as const)
    expect(await paypal.send({ id, event_type, resource })).toEqual([200]);
});

test('PayPal that does not say whether it signed is sent to again, and nothing is lost', async () => {
  const made = await paypal.shop.checkOut();
  const message = paypal.double.messageOf(paypal.approve(made));
  paypal.double.trouble({ on: 'POST /v1/notifications', what: 'broken' });
  const [status = 0] = await paypal.double.send(message);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await paypal.double.send(message)).toEqual([200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
});

test.each([
  ['another amount', { currency_code: 'USD', value: '29.99' }],
  ['another currency', { currency_code: 'EUR', value: '30.00' }],
])('money with %s makes no order and is not booked', async (_, amount) => {
  const made = await paypal.shop.checkOut();
  paypal.approve(made);
  paypal.double.captureElsewhere(paypal.idOf(made));
  const taken = paypal.double.book.orders.get(paypal.idOf(made))?.capture;
  if (taken !== undefined) taken.amount = amount;
  expect(await paypal.send(paypal.lastEvent())).toEqual([200]);
  expect(await paypal.shop.facts(made)).toMatchObject(untouched);
});

test('where every message is lost, the last question finds what was captured', async () => {
  const made = await paypal.shop.checkOut();
  paypal.approve(made);
  paypal.double.captureElsewhere(paypal.idOf(made));
  await paypal.app.advance(31 / 1440);
  expect(await paypal.shop.facts(made)).toMatchObject({ checkout: 'paid', evidence: 1, captures: 1 });
});

test('who approves after the checkout is over pays nothing', async () => {
  const made = await paypal.shop.checkOut();
  await paypal.app.advance(31 / 1440);
  expect(await paypal.shop.facts(made)).toMatchObject({ orders: null, checkout: 'expired' });
  expect(await paypal.send(paypal.approve(made))).toEqual([200]);
  expect(paypal.double.book.orders.get(paypal.idOf(made))?.capture).toBeUndefined();
});

test('money that was looked at until the checkout was over goes back by itself, once', async () => {
  paypal.double.outcomes.captureStatus = 'PENDING';
  const made = await paypal.shop.checkOut();
  expect(await paypal.send(paypal.approve(made))).toEqual([200]);
  expect(await paypal.shop.facts(made)).toMatchObject(untouched);
  paypal.double.outcomes.captureStatus = 'COMPLETED';
  await paypal.app.advance(31 / 1440);
  paypal.double.completeCapture(paypal.idOf(made));
  await paypal.send(paypal.lastEvent(), 2);
  await paypal.app.advance(1 / 24);
  expect(await paypal.shop.facts(made)).toMatchObject({
    orders: null,
    evidence: 1,
    refunds: [[3000, 'paid']],
  });
  const captureId = paypal.double.book.orders.get(paypal.idOf(made))?.capture?.id;
  const back = [...paypal.double.book.refunds.values()].filter((one) => one.captureId === captureId);
  expect(back).toMatchObject([{ amount: { currency_code: 'USD', value: '30.00' } }]);
});

test('a cancelled order goes back once, though the first answer is lost', async () => {
  const made = await paypal.shop.checkOut();
  await paypal.send(paypal.approve(made));
  await paypal.shop.cancel(made);
  paypal.double.trouble({ on: 'POST /v2/payments/captures/', what: 'cut_after' });
  await paypal.app.advance(1 / 24);
  const captureId = paypal.double.book.orders.get(paypal.idOf(made))?.capture?.id;
  const back = [...paypal.double.book.refunds.values()].filter((one) => one.captureId === captureId);
  expect(back).toMatchObject([{ amount: { value: '30.00' }, status: 'COMPLETED' }]);
  expect(await paypal.shop.facts(made)).toMatchObject({
    orders: ['cancelled'],
    payment: [3000, 3000],
    refunds: [[3000, 'paid']],
  });
});

test('a dispute is told as one, by the payment and its capture', async () => {
  const made = await paypal.shop.checkOut();
  await paypal.send(paypal.approve(made));
  paypal.double.dispute(paypal.idOf(made));
  const { body, headers } = paypal.double.messageOf(paypal.lastEvent());
  const [provider] = paypal.app.composed.env.payments.filter(({ name }) => name === 'paypal');
  const header = (name: string) => headers[name];
  expect(await provider?.read({ body: Buffer.from(body), header })).toMatchObject({
    kind: 'check',
    about: 'dispute',
    eventId: paypal.lastEvent().id,
    paymentId: made.checkoutId,
    providerPayment: paypal.double.book.orders.get(paypal.idOf(made))?.capture?.id,
  });
});
