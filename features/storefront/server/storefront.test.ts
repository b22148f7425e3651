// The storefront's cart and checkout over HTTP, with the calls behind them answered here.
import { describe, expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { address, goodsId, otherId, quote, shop } from '#features/storefront/page.samples.ts';
import { host, openStorefront, type Answers } from './storefront.rig.ts';

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

describe('the cart', () => {
  test('a cookie that was tampered with is an empty cart and never an error', async () => {
    const { get, last, count } = open();
    for (const cookie of ['cart_harbour=%%%; cart_harbour=again', cookieOf([[goodsId, -1, '']]).cookie]) {
      const answer = await get('/s/harbour/cart', { cookie });
      expect(answer.statusCode).toBe(200);
      expect(last()).toMatchObject({ kind: 'cart', lines: [], cartCount: 0 });
    }
    expect(count('quoteCart')).toBe(0);
  });

  test('the address that a shop had before leads on to the one it chose, in the same language', async () => {
    const { get } = open();
    for (const [old, next] of [
      ['/s/old-harbour/cart?say=added', '/s/harbour/cart?say=added'],
      ['/ja/s/old-harbour/cart', '/ja/s/harbour/cart'],
    ] as const) {
      const answer = await get(old);
      expect([answer.statusCode, answer.headers.location]).toEqual([301, next]);
    }
  });

  test('adding goods keeps them in a cookie that scripts and other sites do not see', async () => {
    const { post } = open();
    const answer = await post('/s/harbour/cart/add', { goods_id: goodsId, qty: '3', price: '12.00' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/s/harbour/cart?say=added');
    expect(answer.headers['set-cookie']).toMatch(
      /^cart_harbour=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a changed price is told once', async () => {
    const { get, last } = open();
    const answer = await get('/s/harbour/cart', cookieOf([[goodsId, 2, '11.00']]));
    expect(last()).toMatchObject({
      lines: [{ was: '11.00', unitPrice: '12.00' }],
      notices: [{ key: 'noticePrices' }],
    });
    const kept = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    await get('/s/harbour/cart', { cookie: kept });
    expect(last()).toMatchObject({ lines: [{ was: undefined }], notices: [] });
  });

  test('what sold out is named line by line, and can be fitted to what is there', async () => {
    const { get, post, last } = open({
      quoteCart: () => {
        throw refuse('outOfStock');
      },
      storefrontGood: ({ input }) => {
        if (input['id'] === otherId) throw refuse('recordNotFound');
        return { shop, goods: { title: 'Mug', images: [], available: 1, price: '12.00' }, more: [] };
      },
    });
    const cookie = cookieOf([
      [goodsId, 2, ''],
      [otherId, 1, ''],
    ]);
    await get('/s/harbour/cart', cookie);
    expect(last()).toMatchObject({
      quote: undefined,
      lines: [{ problem: 'fewer', available: 1 }, { problem: 'gone' }],
    });
    const answer = await post('/s/harbour/cart/update', { next: 'fit' }, cookie);
    const value = /cart_harbour=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
    expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toMatchObject({ l: [[goodsId, 1, '']] });
  });

  test('a quantity that is no number changes nothing, and 0 removes the line', async () => {
    const { post } = open();
    const same = await post('/s/harbour/cart/update', { [`qty.${goodsId}`]: '1e3' }, full);
    expect(same.headers['set-cookie']).toContain(full.cookie);
    const none = await post('/s/harbour/cart/update', { [`qty.${goodsId}`]: '0' }, full);
    expect(none.headers['set-cookie']).toContain('cart_harbour=; Path=/; Max-Age=0');
  });
});

describe('forms of other sites', () => {
  test.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: '' }],
  ])('are refused: %j', async (headers) => {
    const { post, asked, last } = open({ checkout: () => made });
    const answer = await post('/s/harbour/checkout', typed, { ...full, ...headers });
    expect(answer.statusCode).toBe(403);
    expect(last()).toMatchObject({ kind: 'trouble', what: 'foreignForm' });
    expect(asked).toEqual([]);
  });

  test('a form too large or of another type is refused with a page', async () => {
    const { post, last } = open();
    const large = await post('/s/harbour/cart/add', { note: 'x'.repeat(70_000) });
    expect([large.statusCode, last()?.kind]).toEqual([400, 'trouble']);
    const other = await post('/s/harbour/cart/add', {}, { 'content-type': 'text/plain' });
    expect(other.statusCode).toBe(400);
  });
});

describe('the checkout', () => {
  test("orders under the form's own key, then leads to the payment on this site", async () => {
    const { post, asked } = open({ checkout: () => made });
    const answer = await post('/s/harbour/checkout', typed, full);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/s/harbour/pay/p1');
    const call = asked.find(({ name }) => name === 'checkout');
    expect(call?.options['onceKey']).toBe('key-of-this-intention');
    expect(call?.input).toMatchObject({ quote_id: 'q-1', terms: true, buyer: { name: 'Maria Jensen' } });
  });

  test('leads to a payment elsewhere over a page of our own', async () => {
    const payment = { id: 'p1', provider: 'cards', url: 'https://pay.example/p1' };
    const here = '/s/harbour/payment/token_of_the_order_000';
    const instructions = { kind: 'redirect', url: 'https://pay.example/p1' };
    const placed = async (openPayment: () => unknown) => {
      const { post } = open({ checkout: () => ({ ...made, payment }), openPayment });
      return (await post('/s/harbour/checkout', typed, full)).headers.location;
    };
    expect(await placed(() => ({ instructions }))).toBe(`${here}?go=1`);
    expect(await placed(() => ({ instructions: { kind: 'bank' } }))).toBe(here);
    const silent = () => {
      throw refuse('systemBusy');
    };
    expect(await placed(silent)).toBe(`${here}?say=silent`);
  });

  test('keeps what was typed beside every fault and orders nothing', async () => {
    const { post, last, count } = open();
    const answer = await post(
      '/s/harbour/checkout',
      { ...typed, email: 'maria', city: ' ', terms: '' },
      full,
    );
    expect(answer.statusCode).toBe(422);
    expect(last()).toMatchObject({
      kind: 'checkout',
      values: { name: 'Maria Jensen', email: 'maria', address: '5 Elm Street' },
      faults: { email: 'wrong', city: 'missing', terms: 'missing' },
    });
    expect(count('checkout')).toBe(0);
  });

  test('another country is priced before anything is ordered, under a key of its own', async () => {
    const { post, last, count, asked } = open();
    await post('/s/harbour/checkout', { ...typed, country: 'CA' }, full);
    expect(count('checkout')).toBe(0);
    expect(asked.find(({ name }) => name === 'quoteCart')?.input).toMatchObject({ country: 'CA' });
    expect(last()).toMatchObject({ kind: 'checkout', values: { country: 'CA', name: 'Maria Jensen' } });
    expect(last()).not.toMatchObject({ once: typed.once });
  });

  test('458: shows the price before and the one now, under a new key', async () => {
    const { post, last } = open({
      checkout: () => {
        throw refuse('priceChanged');
      },
    });
    const answer = await post('/s/harbour/checkout', { ...typed, seen_total: '25.00' }, full);
    expect(answer.statusCode).toBe(409);
    expect(last()).toMatchObject({
      notices: [{ key: 'noticePriceChanged', amounts: { was: '25.00', total: '27.00' }, currency: 'USD' }],
      values: { name: 'Maria Jensen' },
    });
    expect(last()).not.toMatchObject({ once: typed.once });
  });

  test('457: goes back to the cart, which says what sold out', async () => {
    const { post, get, last } = open({
      checkout: () => {
        throw refuse('outOfStock');
      },
    });
    const answer = await post('/s/harbour/checkout', typed, full);
    expect(answer.headers.location).toBe('/s/harbour/cart?say=stock');
    await get('/s/harbour/cart?say=stock', full);
    expect(last()).toMatchObject({ notices: [{ kind: 'bad', key: 'noticeStock' }] });
  });

  test('an outage offers the very same form again, key included', async () => {
    const { post, last } = open({
      checkout: () => {
        throw new Error('the database is away');
      },
    });
    const answer = await post('/s/harbour/checkout', typed, full);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    const page = last();
    expect(page).toMatchObject({ kind: 'trouble', what: 'outage', again: { action: '/s/harbour/checkout' } });
    expect(page?.kind === 'trouble' && page.again?.fields).toContainEqual(['once', typed.once]);
    expect(page?.kind === 'trouble' && page.again?.fields).toContainEqual(['quote_id', 'q-1']);
  });
});
