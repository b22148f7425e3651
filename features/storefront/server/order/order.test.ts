// The storefront's payment, order and missing pages over HTTP, with the calls behind them answered here.
import { describe, expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { address, goodsId, order, payment, quote, shop } from '#features/storefront/page.samples.ts';
import { host, openStorefront, type Answers } from '#features/storefront/server/storefront.rig.ts';

const open = (answers: Answers = {}) =>
  openStorefront({ shopInfo: () => shop, quoteCart: () => quote, ...answers });

function cookieOf(entries: unknown, mark = ''): { cookie: string } {
  return {
    cookie: `cart_harbour=${Buffer.from(JSON.stringify({ l: entries, c: mark })).toString('base64url')}`,
  };
}

const full = cookieOf([[goodsId, 2, '12.00']]);
const typed = {
  ...address,
  terms: 'on',
  once: 'key-of-this-intention',
  quote_id: 'q-1',
  quoted_country: 'US',
  seen_total: '27.00',
};
const made = {
  checkout_id: 'c',
  order_token: 'token_of_the_order_000',
  total: '27.00',
  currency: 'USD',
  expires_at: '2026-11-21T10:30:00.000Z',
  payment: { id: 'p1', provider: 'test', url: `http://${host}/s/harbour/pay/p1` },
};

describe('the payment', () => {
  const result = { ...payment, state: 'checking' };

  test('a payment being checked asks again by itself, for a while', async () => {
    const { get, last } = open({ paymentResult: () => result });
    const first = await get('/s/harbour/payment/token_of_the_order_000');
    expect(first.headers['refresh']).toBe('2; url=/s/harbour/payment/token_of_the_order_000?try=1');
    expect(last()).toMatchObject({ kind: 'paymentResult', refreshing: true });
    const late = await get('/s/harbour/payment/token_of_the_order_000?try=10');
    expect(late.headers['refresh']).toBeUndefined();
    expect(late.headers['cache-control']).toBe('no-store');
  });

  test('a paid one empties the cart that was ordered and no other', async () => {
    const { post, get } = open({ checkout: () => made, paymentResult: () => ({ ...result, state: 'paid' }) });
    const ordered = await post('/s/harbour/checkout', typed, full);
    const cookie = String(ordered.headers['set-cookie']).split(';')[0] ?? '';
    const paid = await get('/s/harbour/payment/token_of_the_order_000', { cookie });
    expect(paid.headers.location).toBe('/s/harbour/order/token_of_the_order_000?say=thanks');
    expect(paid.headers['set-cookie']).toContain('Max-Age=0');
    const other = await get('/s/harbour/payment/token_of_the_order_000', full);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  test('the test provider returns to this shop only', async () => {
    const captured = {
      state: 'captured',
      amount: '27.00',
      currency: 'USD',
      return_url: 'https://evil.example/x',
    };
    const { post } = open({ testPay: () => captured });
    const answer = await post('/s/harbour/pay/p1', { outcome: 'paid' });
    expect(answer.headers.location).toBe('/s/harbour/pay/p1');
  });

  test('a reference as long as providers make them is found, and a declined one can be tried again', async () => {
    const reference = `9gx2k.${goodsId}.USD.2700.${'long-shop-handle'.repeat(2)}.${'s'.repeat(30)}`;
    const opened = {
      state: 'open',
      amount: '27.00',
      refunded: '0.00',
      currency: 'USD',
      payee: 'x',
      return_url: '/',
    };
    const { get, post, last, asked } = open({
      testPayment: () => opened,
      testPay: () => ({ state: 'declined', amount: '27.00', currency: 'USD', return_url: '/' }),
    });
    const declined = await post(`/s/harbour/pay/${reference}`, { outcome: 'declined' });
    await get(String(declined.headers.location));
    expect(asked.at(-1)?.input).toEqual({ payment_id: reference });
    expect(last()).toMatchObject({ kind: 'testPay', notices: [{ key: 'noticeDeclined' }] });
  });
});

describe('the order', () => {
  const path = '/s/harbour/order/token_of_the_order_000';

  test("another shop's link, a wrong one and none look the same", async () => {
    const foreign = open({ orderByLink: () => ({ ...order, shop: { handle: 'other', name: 'Other' } }) });
    const wrong = open();
    for (const { get, last } of [foreign, wrong]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(last()).toMatchObject({ kind: 'missing', what: 'order' });
    }
  });

  test('is kept from caches and from the addresses that others see', async () => {
    const { get } = open({ orderByLink: () => order });
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
  });

  test('each act carries its key, and a refusal is told on the order as it stands', async () => {
    const { post, asked, last } = open({
      orderByLink: () => order,
      confirmReceipt: () => order,
      cancelOrder: () => {
        throw refuse('invalidOperation');
      },
    });
    const done = await post(`${path}/confirm`, { once: 'the-key-of-it', step: 'fine' });
    expect(done.headers.location).toBe(`${path}?say=fine`);
    expect(asked.at(-1)).toMatchObject({ input: { step: 'fine' }, options: { onceKey: 'the-key-of-it' } });
    const refused = await post(`${path}/cancel`, { once: 'the-key-of-it-2', reason: '' });
    expect(refused.statusCode).toBe(409);
    expect(last()).toMatchObject({ kind: 'order', notices: [{ key: 'noticeNotPossible' }] });
  });

  test('a return needs lines and a reason, and no more pieces than there are', async () => {
    const { post, last, count } = open({ orderByLink: () => order });
    for (const form of [
      { reason: 'damaged' },
      { reason: 'damaged', 'qty.1': '3' },
      { reason: 'other', 'qty.1': '1' },
    ]) {
      const answer = await post(`${path}/return`, form);
      expect(answer.statusCode).toBe(422);
      expect(last()).toMatchObject({ kind: 'return', values: { reason: form.reason } });
    }
    expect(count('requestReturn')).toBe(0);
  });

  test('a return after its window says when that ended', async () => {
    const { post, last } = open({
      orderByLink: () => order,
      requestReturn: () => {
        throw refuse('invalidOperation', { window_ended_at: '2026-11-20T10:00:00.000Z' });
      },
    });
    await post(`${path}/return`, { reason: 'damaged', 'qty.1': '1', once: 'return-key-1' });
    expect(last()).toMatchObject({ notices: [{ key: 'noticeWindowEnded', at: '2026-11-20T10:00:00.000Z' }] });
  });
});

describe('what is not there', () => {
  test('an unknown shop, a strange handle and an unknown path are pages with 404', async () => {
    const shopless = open({
      shopInfo: () => {
        throw refuse('invalidUserPage');
      },
    });
    expect((await shopless.get('/s/nobody')).statusCode).toBe(404);
    expect((await shopless.get('/s/%3Cscript%3E')).statusCode).toBe(404);
    expect(shopless.last()).toMatchObject({ kind: 'missing', what: 'shop' });
    const { get, last } = open();
    expect((await get('/s/harbour/what/is/this')).statusCode).toBe(404);
    expect(last()).toMatchObject({ kind: 'missing', what: 'page', shop: { name: 'Harbour' } });
  });

  test('an outage is 503 with a time to come back, never "not found"', async () => {
    const { get, last } = open({
      storefrontGoods: () => {
        throw refuse('systemBusy');
      },
    });
    const answer = await get('/s/harbour');
    expect(answer.statusCode).toBe(503);
    expect(last()).toMatchObject({ kind: 'trouble', what: 'outage', again: undefined });
  });
});
