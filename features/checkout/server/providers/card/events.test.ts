// A card payment through the whole platform: whatever becomes of its messages, one order and one capture.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { apiBase } from '#domain/wire/endpoint.ts';
import { readRoutedId, shopIdOf } from '#domain/wire/ids.ts';
import { cancelOrder, checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { statement } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';
import { startCardDouble, type CardDouble } from '#tools/testing/card-double/double.ts';
import type { Event } from '#tools/testing/card-double/book.ts';
import type { Manner } from '#tools/testing/card-double/post.ts';
import { makeCardProvider } from './provider.ts';

const secret = 'whsec_of_the_house_tests';
let app: TestApp;
let double: CardDouble;
let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  // How many orders a new shop may take in a day is a promise of its own.
  double = await startCardDouble({
    secret,
    clock: { now: () => app.clock.now() },
    posting: 'held',
    webhook: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await app.composed.app.inject({
        method: 'POST',
        url: `${apiBase}/hook/payment/card`,
        payload,
        headers,
      });
      return answer.statusCode === 200 && !answer.body.startsWith('{"code":200,') ? 400 : answer.statusCode;
    },
  });
  const config = { secretKey: double.secretKey, webhookSecrets: [secret], apiUrl: double.url };
  app = await openTestApp({
    policy: { firstMonthOrdersPerDay: undefined },
    payments: ({ clock }) => [makeCardProvider({ clock, log: makeLog('silent') }, config)],
  });
  shop = await app.makeShop('Card Shop');
  const [made] = await app.makeGoods([{ code: 'C-1', cost: '4.00', stock: 1_000 }]);
  if (made === undefined) throw new Error('there are no goods');
  goods = made;
  await app.list(shop, [goods], '30.00');
});
afterAll(async () => {
  await double.stop();
  await app.close();
});

/** A checkout whose page is open in the buyer's browser. */
async function checkOut() {
  const lines = [{ goods_id: goods.id, qty: 1 }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  const input = { quote_id, terms: true, buyer: testBuyer, method: 'card' } as const;
  const { checkout_id, order_token: token } = await app.ask(checkout, input, { onceKey: randomUUID() });
  const { instructions } = await app.ask(openPayment, { token });
  if (instructions?.kind !== 'redirect') throw new Error('there is no page to pay on');
  const page = instructions.url.slice(instructions.url.lastIndexOf('/') + 1);
  const id = readRoutedId(checkout_id)?.id ?? '';
  return { id, token, page, checkoutId: checkout_id };
}

type CheckedOut = Awaited<ReturnType<typeof checkOut>>;

function eventsSince(count: number): Event[] {
  return double.book.events.slice(count);
}

/** Pays, and gives what the provider will tell of it, by kind. */
function payFor({ page }: CheckedOut) {
  const before = double.book.events.length;
  expect(double.pay(page)).toBe('paid');
  const events = eventsSince(before);
  const of = (type: string) => {
    const found = eventsSince(before).find((one) => one.type === type);
    if (found === undefined) throw new Error(`no ${type} happened`);
    return found;
  };
  return { events, of, intent: double.book.sessions[page]?.intent ?? '' };
}

const facts = statement<{ facts: unknown }>(
  'test-card-facts',
  `select jsonb_build_object(
     'orders', (select jsonb_agg(status) from shop_order where shop_id = $1 and id = $2),
     'checkout', (select state from checkout where shop_id = $1 and id = $2),
     'payment', (select jsonb_build_array(captured_units, refunded_units) from payment where shop_id = $1 and id = $2),
     'evidence', (select count(*) from payment_evidence where shop_id = $1 and checkout_id = $2),
     'refunds', (select jsonb_agg(jsonb_build_array(units, state)) from refund where shop_id = $1 and payment_id = $2),
     'captures', (select count(*) from transfer where shop_id = $1 and document = $3 and kind like 'capture%')
   ) as facts`,
);

async function factsOf({ id }: CheckedOut): Promise<unknown> {
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  return (await app.composed.env.db.direct.row(facts, [shopId, id, id]))?.facts;
}

const bought = {
  orders: ['pending_payment'],
  checkout: 'paid',
  payment: [3000, 0],
  evidence: 1,
  refunds: null,
  captures: 1,
};

async function send(events: readonly Event[], manner?: Manner): Promise<void> {
  for (const event of events) await double.send(event, manner);
}

test('a paid page becomes an order, with the grade and the proof of a card', async () => {
  const made = await checkOut();
  expect(await factsOf(made)).toMatchObject({ orders: null, checkout: 'open', evidence: 0 });
  await send(payFor(made).events);
  expect(await factsOf(made)).toEqual(bought);
  expect((await app.ask(paymentResult, { token: made.token })).state).toBe('paid');
});

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

test('all 24 orders of four messages end alike: captured, completed, refunded, asked back', async () => {
  const kinds = [
    'payment_intent.succeeded',
    'checkout.session.completed',
    'refund.created',
    'charge.dispute.created',
  ];
  const ends: unknown[] = [];
  for (const order of ordersOf(kinds)) {
    const made = await checkOut();
    const { of, intent } = payFor(made);
    double.refundAtDesk(intent, 100);
    double.dispute(intent);
    await send(order.map(of));
    ends.push(await factsOf(made));
  }
  expect(ends).toHaveLength(24);
  for (const end of ends) expect(end).toEqual(bought);
});

test('all messages doubled, five at a time, late and in any order have one effect', async () => {
  const made = await checkOut();
  const { events } = payFor(made);
  await Promise.all(events.toReversed().map((event) => double.send(event, { times: 5 })));
  await send(events, { times: 5 });
  expect(await factsOf(made)).toEqual(bought);
});

test('the message and the return page at the same moment, thirty times: one order each', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, checkOut));
  await Promise.all(
    all.flatMap((made) => {
      const { of } = payFor(made);
      return [
        double.send(of('checkout.session.completed')),
        double.send(of('payment_intent.succeeded')),
        app.ask(paymentResult, { token: made.token }),
        app.ask(paymentResult, { token: made.token }),
      ];
    }),
  );
  for (const made of all) expect(await factsOf(made)).toEqual(bought);
});

test.each([
  ['with another secret', { secrets: ['whsec_of_somebody_else'] }],
  ['with an old stamp', { stampAgeSeconds: 301 }],
  ['with one byte changed', { isBent: true }],
])('a message %s is refused and has no effect', async (_, manner) => {
  const made = await checkOut();
  const { of } = payFor(made);
  expect(await double.send(of('payment_intent.succeeded'), manner)).toEqual([401]);
  expect(await factsOf(made)).toMatchObject({ orders: null, checkout: 'open', evidence: 0 });
});

test('a message that says more than was paid is not believed', async () => {
  const made = await checkOut();
  const { of } = payFor(made);
  await double.send(of('payment_intent.succeeded'), { rewrite: (text) => text.replaceAll('3000', '1') });
  expect(await factsOf(made)).toEqual(bought);
});

test.each([
  ['another amount', { amount: 2999 }],
  ['another currency', { currency: 'eur' }],
  ['another payee', { passedTo: 'acct_other' }],
])('money with %s makes no order and is not booked', async (_, crooked) => {
  const made = await checkOut();
  const before = double.book.events.length;
  double.pay(made.page, { crooked });
  for (const event of eventsSince(before)) await double.send(event);
  expect(await factsOf(made)).toMatchObject({ orders: null, evidence: 0, captures: 0 });
});

test('a provider that does not answer while it tells us is asked again, and nothing is lost', async () => {
  const made = await checkOut();
  const { of } = payFor(made);
  double.trouble({ on: 'GET /v1/checkout/sessions', what: 'broken' });
  await double.send(of('payment_intent.succeeded'));
  expect(await factsOf(made)).toMatchObject({ orders: null, evidence: 0 });
  await double.send(of('payment_intent.succeeded'));
  expect(await factsOf(made)).toEqual(bought);
});

test('where every message is lost, the end of the time finds the money', async () => {
  const made = await checkOut();
  payFor(made);
  await app.advance(31 / 1440);
  expect(await factsOf(made)).toMatchObject({ checkout: 'paid', evidence: 1, captures: 1 });
});

test('a page that nobody paid on is closed when the stock is given away', async () => {
  const made = await checkOut();
  await app.advance(31 / 1440);
  expect(await factsOf(made)).toMatchObject({ orders: null, checkout: 'expired' });
  expect(double.pay(made.page)).toBe('over');
});

test('money that comes although the page was over goes back by itself, once', async () => {
  const made = await checkOut();
  await app.advance(31 / 1440);
  const session = double.book.sessions[made.page];
  if (session === undefined) throw new Error('there is no page');
  // A provider that takes it all the same.
  session.status = 'open';
  const { events, intent } = payFor(made);
  await send(events, { times: 2 });
  await app.advance(1 / 24);
  expect(await factsOf(made)).toMatchObject({ orders: null, evidence: 1, refunds: [[3000, 'paid']] });
  const back = Object.values(double.book.refunds).filter((one) => one.intent === intent);
  expect(back.map(({ amount }) => amount)).toEqual([3000]);
});

test('a cancelled order goes back to the card once, though the first answer is lost', async () => {
  const made = await checkOut();
  const { events, intent } = payFor(made);
  await send(events);
  await app.ask(cancelOrder, { token: made.token }, { onceKey: randomUUID() });
  double.trouble({ on: 'POST /v1/refunds', what: 'cut_after' });
  await app.advance(1 / 24);
  const back = Object.values(double.book.refunds).filter((one) => one.intent === intent);
  expect(back).toMatchObject([{ amount: 3000, metadata: { payment: made.checkoutId } }]);
  expect(await factsOf(made)).toMatchObject({
    orders: ['cancelled'],
    payment: [3000, 3000],
    refunds: [[3000, 'paid']],
  });
  expect((await app.ask(orderByLink, { token: made.token })).refunds).toMatchObject([
    { amount: '30.00', state: 'paid' },
  ]);
});

test('a refund that the bank keeps for a while is paid when the bank says so', async () => {
  const made = await checkOut();
  const { events, intent } = payFor(made);
  await send(events);
  double.mood.refundStatus = 'pending';
  await app.ask(cancelOrder, { token: made.token }, { onceKey: randomUUID() });
  await app.advance(1 / 24);
  double.mood.refundStatus = 'succeeded';
  expect(await factsOf(made)).toMatchObject({ refunds: [[3000, 'pending']] });
  const back = Object.values(double.book.refunds).filter((one) => one.intent === intent);
  expect(back).toHaveLength(1);
  double.settleRefund(back[0]?.id ?? '', 'succeeded');
  await app.advance(1 / 24);
  expect(await factsOf(made)).toMatchObject({ refunds: [[3000, 'paid']] });
});

test('a message of real money is heard by a test instance and buys nothing; the same of test money does', async () => {
  const made = await checkOut();
  const { of } = payFor(made);
  const rewrite = (text: string) => text.replace(/("livemode": )false(,\n {2}"pending)/, '$1true$2');
  const paid = of('checkout.session.completed');
  expect(rewrite(paid.body)).not.toBe(paid.body);
  expect(await double.send(paid, { rewrite })).toEqual([200]);
  expect(await factsOf(made)).toMatchObject({ orders: null, checkout: 'open', evidence: 0, captures: 0 });
  await send([of('charge.succeeded')]);
  expect(await factsOf(made)).toEqual(bought);
});
