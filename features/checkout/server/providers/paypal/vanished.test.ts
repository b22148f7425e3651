// An order that PayPal has forgotten keeps no buyer from paying, and no goods from others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bought } from '#tools/testing/payment-suite/checkouts.ts';
import { openPaypalShop } from '#tools/testing/paypal-shop.ts';

let paypal: Awaited<ReturnType<typeof openPaypalShop>>;
beforeAll(async () => {
  paypal = await openPaypalShop();
});
afterAll(() => paypal.close());

test('an order that vanished is replaced when the buyer asks for it, and the new one is paid once', async () => {
  const made = await paypal.shop.checkOut();
  paypal.double.forget(paypal.idOf(made));
  expect(await paypal.shop.result(made)).toMatchObject({ state: 'open', pay_url: null });
  const opened = await Promise.all(Array.from({ length: 5 }, () => paypal.shop.open(made)));
  const [url = '', ...others] = [...new Set(opened.map(({ pay_url }) => pay_url))].map(String);
  expect(others).toEqual([]);
  expect(url).not.toBe(made.url);
  const again = { ...made, url };
  expect(await paypal.send(paypal.approve(again))).toEqual([200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
  await paypal.shop.cancel(made);
  await paypal.app.advance(1 / 24);
  expect(await paypal.shop.facts(made)).toMatchObject({ refunds: [[3000, 'paid']] });
});

test('an order that vanished when it was to be captured is replaced too', async () => {
  const made = await paypal.shop.checkOut();
  paypal.approve(made);
  paypal.double.outcomes.captureGone = true;
  expect(await paypal.shop.result(made)).toMatchObject({ state: 'open', pay_url: null });
  paypal.double.outcomes.captureGone = false;
  paypal.double.forget(paypal.idOf(made));
  const again = { ...made, url: (await paypal.shop.open(made)).pay_url ?? '' };
  paypal.approve(again);
  expect((await paypal.shop.result(made)).state).toBe('paid');
  expect(await paypal.shop.facts(made)).toEqual(bought);
});

test('a checkout whose order vanished ends with its time, and its goods are free', async () => {
  const made = await paypal.shop.checkOut();
  paypal.double.forget(paypal.idOf(made));
  await paypal.app.advance(31 / 1440);
  expect(await paypal.shop.facts(made)).toMatchObject({ orders: null, checkout: 'expired' });
  expect((await paypal.shop.result(made)).state).toBe('expired');
});

test('an order that came back after it was replaced is paid as the checkout’s, and refunded by that order', async () => {
  const made = await paypal.shop.checkOut();
  const back = paypal.double.forget(paypal.idOf(made));
  await paypal.shop.result(made);
  const second = { ...made, url: (await paypal.shop.open(made)).pay_url ?? '' };
  back();
  paypal.approve(made);
  paypal.double.captureElsewhere(paypal.idOf(made));
  expect(await paypal.send(paypal.lastEvent())).toEqual([200]);
  expect(await paypal.shop.facts(made)).toEqual(bought);
  expect(await paypal.send(paypal.approve(second))).toEqual([200]);
  expect(paypal.double.book.orders.get(paypal.idOf(second))?.capture).toBeUndefined();
  await paypal.shop.cancel(made);
  await paypal.app.advance(1 / 24);
  expect(await paypal.shop.facts(made)).toMatchObject({ refunds: [[3000, 'paid']] });
});
