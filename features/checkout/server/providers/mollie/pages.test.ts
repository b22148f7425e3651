// A checkout that had several pages at Mollie: money on whichever of them is found, once, and what is taken twice goes back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { payments } from '#features/orders/server/public.ts';
import { statement } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { makeLog } from '#platform/log.ts';
import { startMollieDouble, type MollieDouble } from '#tools/testing/mollie-double/double.ts';
import { bought, deliverTo, openCheckouts, type CheckedOut } from '#tools/testing/payment-suite/checkouts.ts';
import type { HookMessage } from '#tools/testing/rest-double/outbox.ts';
import { makeMollieProvider } from './provider.ts';

let app: TestApp;
let double: MollieDouble;
/** What happens while Mollie is asked about a payment the next time. */
let meanwhile: (() => Promise<void>) | undefined;
let shop: Awaited<ReturnType<typeof openCheckouts>>;
beforeAll(async () => {
  double = await startMollieDouble({
    clock: { now: () => app.clock.now() },
    posting: 'held',
    deliver: deliverTo(() => app),
  });
  double.outcomes.refundStatus = 'refunded';
  const config = { apiKey: double.apiKey, apiUrl: double.url };
  app = await openTestApp({
    policy: { firstMonthOrdersPerDay: undefined },
    payments: (parts) => {
      const provider = makeMollieProvider({ ...parts, log: makeLog('silent') }, config);
      const fetch: typeof provider.fetch = async (payment) => {
        const work = meanwhile;
        meanwhile = undefined;
        await work?.();
        return provider.fetch(payment);
      };
      return [{ ...provider, fetch }];
    },
  });
  shop = await openCheckouts(app, 'mollie');
});
afterAll(async () => {
  await double.stop();
  await app.close();
});

const idOf = ({ url }: CheckedOut) => url.slice(url.lastIndexOf('/') + 1);

/** A bank says yes on a page that had ended, and Mollie tells of it. */
function payLate(made: CheckedOut): HookMessage {
  const payment = double.book.payments.get(idOf(made));
  if (payment === undefined) throw new Error('there is no page');
  payment.status = 'open';
  expect(double.pay(idOf(made))).toBe('paid');
  return lastMessage();
}

function lastMessage(): HookMessage {
  const message = double.messages.at(-1);
  if (message === undefined) throw new Error('nothing was told');
  return message;
}

/** A checkout whose buyer turned back on the first page and has a second one. */
async function turnBack() {
  const first = await shop.checkOut();
  double.endUnpaid(idOf(first), 'canceled');
  await double.send(lastMessage());
  expect(await shop.result(first)).toMatchObject({ state: 'open', pay_url: null });
  const second = { ...first, url: (await shop.open(first)).pay_url ?? '' };
  expect(second.url).not.toBe(first.url);
  return { first, second };
}

const refundsOf = (made: CheckedOut) =>
  [...double.book.refunds.values()].filter((one) => one.paymentId === idOf(made));
const statusOf = (made: CheckedOut) => double.book.payments.get(idOf(made))?.status;

/** One order, and of two pages that were paid one went back. */
async function expectOneOrder(...pages: readonly CheckedOut[]) {
  await app.advance(1 / 24);
  const [made] = pages;
  if (made === undefined) throw new Error('there is no page');
  expect(await shop.facts(made)).toMatchObject({ ...bought, orders: [expect.any(String)] });
  const paid = pages.filter((one) => statusOf(one) === 'paid');
  const back = pages.flatMap(refundsOf);
  expect(back).toHaveLength(paid.length - 1);
  for (const one of back) expect(one).toMatchObject({ status: 'refunded', amount: { value: '30.00' } });
  expect(new Set(back.map(({ paymentId }) => paymentId)).size).toBe(back.length);
}

test('money on a page that was replaced is the order’s, and nobody can pay on the newer one', async () => {
  const { first, second } = await turnBack();
  expect(await double.send(payLate(first))).toEqual([200]);
  expect(await shop.facts(first)).toEqual(bought);
  expect(statusOf(second)).toBe('canceled');
  await expectOneOrder(first, second);
});

test.each([
  ['the return page', (made: CheckedOut) => shop.result(made)],
  ['the end of its time', () => app.advance(31 / 1440)],
] as const)(
  'money on a page that was replaced is found by %s, where its message is lost',
  async (_, find) => {
    const { first, second } = await turnBack();
    payLate(first);
    await find(first);
    await expectOneOrder(first, second);
    expect(statusOf(second)).toBe('canceled');
  },
);

test('a refund of an order that was paid on a replaced page goes back by that page', async () => {
  const { first, second } = await turnBack();
  await double.send(payLate(first));
  await shop.cancel(first);
  await app.advance(1 / 24);
  expect(refundsOf(first)).toMatchObject([{ status: 'refunded', amount: { value: '30.00' } }]);
  expect(refundsOf(second)).toEqual([]);
});

/** Another request replaces a page while Mollie is asked about it, and Mollie then says that it is paid. */
async function replaceWhileAsked(then: () => Promise<void>) {
  const first = await shop.checkOut();
  let second = first;
  meanwhile = async () => {
    double.endUnpaid(idOf(first), 'canceled');
    await shop.result(first);
    second = { ...first, url: (await shop.open(first)).pay_url ?? '' };
    await then();
    payLate(first);
  };
  await shop.result(first);
  expect(second.url).not.toBe(first.url);
  expect(statusOf(second)).toBe('canceled');
  const { shopId = 0n, id = '' } = readRoutedId(first.checkoutId) ?? {};
  const [asked] = await payments.findAsked(app.composed.env.db.direct, shopId, [id]);
  expect(asked?.provider_ref).toBe(idOf(first));
  return { first, second };
}

test('money on a page that is replaced while Mollie is asked about it is the order’s', async () => {
  const { first, second } = await replaceWhileAsked(() => Promise.resolve());
  expect(await shop.facts(first)).toEqual(bought);
  await expectOneOrder(first, second);
});

test('money on such a page of a checkout that is over goes back by that page', async () => {
  const { first } = await replaceWhileAsked(() => app.advance(31 / 1440));
  await app.advance(1 / 24);
  expect(await shop.facts(first)).toMatchObject({ orders: null, evidence: 1, refunds: [[3000, 'paid']] });
  expect(refundsOf(first)).toMatchObject([{ status: 'refunded', amount: { value: '30.00' } }]);
});

test('both pages paid, the newer one first: the other money goes back by itself, once', async () => {
  const { first, second } = await turnBack();
  expect(double.pay(idOf(second))).toBe('paid');
  expect(await double.send(lastMessage())).toEqual([200]);
  expect(await shop.facts(second)).toEqual(bought);
  expect(await double.send(payLate(first), 5)).toContain(200);
  await double.send(lastMessage());
  await expectOneOrder(first, second);
  expect(refundsOf(second)).toEqual([]);
  await app.advance(2);
  expect(refundsOf(first)).toHaveLength(1);
});

test('both pages paid before anybody is told, in a race of messages and return pages, twenty times', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, turnBack));
  const messages = all.map(({ first, second }) => {
    expect(double.pay(idOf(second))).toBe('paid');
    return [lastMessage(), payLate(first)] as const;
  });
  await Promise.all(
    all.flatMap(({ first }, at) => [
      ...(messages[at] ?? []).flatMap((one) => [double.send(one), double.send(one)]),
      shop.result(first),
    ]),
  );
  // What was answered with an outage is sent again.
  for (const message of messages.flat()) expect(await double.send(message)).toEqual([200]);
  for (const { first, second } of all) await expectOneOrder(first, second);
});

test('both pages paid after the checkout is over: all of it goes back, each once', async () => {
  const { first, second } = await turnBack();
  await app.advance(31 / 1440);
  expect(statusOf(second)).toBe('canceled');
  const messages = [payLate(second), payLate(first)];
  await Promise.all(messages.flatMap((one) => [double.send(one), double.send(one)]));
  for (const message of messages) expect(await double.send(message)).toEqual([200]);
  await app.advance(1 / 24);
  expect(await shop.facts(first)).toMatchObject({ orders: null, evidence: 1, refunds: [[3000, 'paid']] });
  for (const made of [first, second])
    expect(refundsOf(made)).toMatchObject([{ status: 'refunded', amount: { value: '30.00' } }]);
});

test('a refund of money that was taken twice survives a lost answer and a bank that is slow', async () => {
  const { first, second } = await turnBack();
  double.pay(idOf(second));
  await double.send(lastMessage());
  double.outcomes.refundStatus = 'pending';
  await double.send(payLate(first));
  double.trouble({ on: 'POST /v2/payments/', what: 'cut_after' });
  await app.advance(1 / 24);
  const [back] = refundsOf(first);
  expect(refundsOf(first)).toHaveLength(1);
  double.settleRefund(back?.id ?? '', 'refunded');
  double.outcomes.refundStatus = 'refunded';
  await expectOneOrder(first, second);
});

const mismatchedPages = statement<{ refs: string[] }>(
  'test-mismatched-pages',
  `select coalesce(array_agg(body::jsonb ->> 'ref'), '{}') as refs from stray_event where event_id = $1`,
);

test('two pages of another amount make no order, and the money of each is shown to people, once', async () => {
  const { first, second } = await turnBack();
  const pages = [first, second].map(idOf);
  for (const id of pages) {
    const payment = double.book.payments.get(id);
    if (payment !== undefined) payment.amount = { currency: 'USD', value: '29.99' };
  }
  for (const made of [first, second]) expect(await double.send(payLate(made))).toEqual([200]);
  await shop.result(first);
  const row = await acrossShops('tools', () =>
    app.composed.env.db.direct.row(mismatchedPages, [`mismatch:${first.checkoutId}`]),
  );
  expect(row?.refs.toSorted()).toEqual(pages.toSorted());
  expect(await shop.facts(first)).toMatchObject({ orders: null, checkout: 'open', captures: 0 });
});

test('a message is answered after one question about its page, and a return page too', async () => {
  const made = await shop.checkOut();
  double.pay(idOf(made));
  const asked = () => double.seen.filter(({ line }) => line === `GET /v2/payments/${idOf(made)}`).length;
  await double.send(lastMessage());
  expect(asked()).toBe(1);
  expect(await shop.facts(made)).toEqual(bought);
  const other = await shop.checkOut();
  const before = double.seen.length;
  await shop.result(other);
  expect(double.seen.slice(before).map(({ line }) => line)).toEqual([`GET /v2/payments/${idOf(other)}`]);
});
