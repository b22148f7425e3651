// The language of a page, how it is chosen, and that nobody loses it on the way.
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { address, goodsId, payment, quote, shop } from '#features/storefront/page.samples.ts';
import { host, openStorefront, type Answers } from './storefront.rig.ts';

const open = (answers: Answers = {}) =>
  openStorefront({ shopInfo: () => shop, quoteCart: () => quote, ...answers });
const stored = Buffer.from(JSON.stringify({ l: [[goodsId, 2, '12.00']], c: '' })).toString('base64url');
const full = { cookie: `cart_harbour=${stored}` };
const japanese = { 'accept-language': 'ja,en;q=0.5' };

describe('the language of a page', () => {
  test.each([
    ['of the address', '/ja/s/harbour/cart', { cookie: 'language=es', 'accept-language': 'fr' }, 'ja'],
    ['chosen before', '/s/harbour/cart', { cookie: 'a=b; language=es', 'accept-language': 'fr' }, 'es'],
    ['of the browser', '/s/harbour/cart', { 'accept-language': 'de,zh-TW;q=0.8,fr;q=0.5' }, 'zh-Hant'],
    ['of the browser, for a choice that is none', '/s/harbour/cart', { cookie: 'language=<b>' }, 'en'],
    ['English for a browser that says nothing', '/s/harbour/cart', {}, 'en'],
    ['English where the address says so', '/en/s/harbour/cart', japanese, 'en'],
  ])('is %s', async (_name, url, headers, language) => {
    const { get, last } = open();
    await get(url, headers);
    expect(last()).toMatchObject({ kind: 'cart', language });
  });

  test.each(languages)('is asked of the calls behind the page: %s', async (language) => {
    const { get, last, asked } = open();
    await get(`/${language}/s/harbour/cart?say=added`, { ...full, ...japanese });
    expect(asked.map(({ options }) => options.language)).toEqual(asked.map(() => language));
    const base = `/${language}/s/harbour`;
    expect(last()).toMatchObject({ language, base, place: '/s/harbour/cart', cartCount: 2 });
  });

  test('that we do not have is a page that is not there; another spelling of one leads to it', async () => {
    const { get, last } = open();
    for (const url of ['/xx/s/harbour', '/xx/s/harbour/cart', '/ja/ja/s/harbour/cart']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
    }
    expect(last()).toMatchObject({ kind: 'missing', base: '/s/harbour' });
    const answer = await get('/zh-TW/s/harbour?q=tea');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/zh-Hant/s/harbour?q=tea']);
  });
});

describe('an address with a language keeps it', () => {
  test('from the cart to the payment, and back from it', async () => {
    const made = {
      order_token: 'token_of_the_order_000',
      payment: { id: 'p1', provider: 'test', url: `http://${host}/s/harbour/pay/p1` },
    };
    const { post, get, last } = open({
      checkout: () => made,
      paymentResult: () => payment,
      testPay: () => ({ state: 'captured', return_url: `http://${host}/s/harbour/payment/t` }),
    });
    const where = async (url: string, form: Record<string, string>) =>
      (await post(url, form, full)).headers.location;
    expect(await where('/ja/s/harbour/cart/add', { goods_id: goodsId })).toBe('/ja/s/harbour/cart?say=added');
    expect(await where('/ja/s/harbour/cart/update', { next: 'checkout' })).toBe('/ja/s/harbour/checkout');
    expect(await where('/ja/s/harbour/pay/p1', { outcome: 'paid' })).toBe('/ja/s/harbour/payment/t');
    const typed = { ...address, terms: 'on', quote_id: 'q', quoted_country: 'US', once: 'once-123456' };
    expect(await where('/ja/s/harbour/checkout', typed)).toBe('/ja/s/harbour/pay/p1');
    expect((await get('/ja/s/harbour/')).headers.location).toBe('/ja/s/harbour');
    await get('/ja/s/harbour/payment/token_of_the_order_000');
    expect(last()).toMatchObject({ result: { pay_url: '/ja/s/harbour/pay/p1' } });
  });

  test('in every refresh and every form that is offered again', async () => {
    const { get, post, last } = open({
      paymentResult: () => ({ ...payment, state: 'checking' }),
      quoteCart: () => {
        throw new Error('the database is away');
      },
    });
    const checking = await get('/ko/s/harbour/payment/token_of_the_order_000');
    expect(checking.headers['refresh']).toBe('2; url=/ko/s/harbour/payment/token_of_the_order_000?try=1');
    await post('/ko/s/harbour/checkout', { country: 'CA' }, full);
    expect(last()).toMatchObject({ kind: 'trouble', again: { action: '/ko/s/harbour/checkout' } });
  });

  test('and is remembered once something is done in it, for who comes back without it', async () => {
    const { get, post } = open();
    const looked = await get('/ja/s/harbour/cart');
    expect(looked.headers['set-cookie']).toBeUndefined();
    const added = await post('/ja/s/harbour/cart/add', { goods_id: goodsId });
    const kept = 'language=ja; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax';
    expect(added.headers['set-cookie']).toContain(kept);
    const again = await post('/ja/s/harbour/cart/add', { goods_id: goodsId }, { cookie: 'language=ja' });
    expect(String(again.headers['set-cookie'])).not.toContain('language');
  });

  test('and has the cart of the same shop in another language', async () => {
    const { post, get, last } = open();
    const added = await post('/ja/s/harbour/cart/add', { goods_id: goodsId, qty: '3' });
    const cookie = [added.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]);
    await get('/es/s/harbour/cart', { cookie: cookie.join('; ') });
    expect(last()).toMatchObject({ language: 'es', cartCount: 3 });
  });
});

describe('choosing a language', () => {
  test('is remembered for a year and leads back to the same page in it, without a script', async () => {
    const { post } = open();
    const answer = await post('/language', { language: 'zh-Hant', to: '/s/harbour?category=x&page=2' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/zh-Hant/s/harbour?category=x&page=2');
    expect(answer.headers['set-cookie']).toBe(
      'language=zh-Hant; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    );
  });

  test.each([
    ['https://evil.example/s/harbour', '/'],
    ['//evil.example/s/x', '/'],
    ['/\\evil.example/s/x', '/'],
    ['/console/', '/'],
    ['/s/../console', '/'],
    ['', '/'],
    ['/ja/s/harbour', '/'],
    [`/s/${'x'.repeat(3_000)}`, '/'],
    ['/s/harbour\r\nset-cookie: a=b', '/es/s/harbourset-cookie:%20a=b'],
  ])('never leads elsewhere: %j', async (to, location) => {
    const { post } = open();
    expect((await post('/language', { language: 'es', to })).headers.location).toBe(location);
  });

  test('that we do not have changes nothing, and no other site may choose', async () => {
    const { post } = open();
    const none = await post('/language', { language: 'xx', to: '/s/harbour' });
    expect([none.headers.location, none.headers['set-cookie']]).toEqual(['/s/harbour', undefined]);
    const foreign = await post(
      '/language',
      { language: 'es', to: '/s/x' },
      { origin: 'http://evil.example' },
    );
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test.each([
    ['/s/harbour/order/token_of_the_order_000/cancel', '/s/harbour/order/token_of_the_order_000'],
    ['/s/harbour/order/token_of_the_order_000/return', '/s/harbour/order/token_of_the_order_000/return'],
    ['/s/harbour/checkout', '/s/harbour/checkout'],
    ['/s/harbour/pay/p/1', '/s/harbour/pay/p/1'],
  ])('on a page that answers a form leads to one with an address: %s', async (path, place) => {
    const { post, last } = open();
    await post(path, { reason: 'x' }, full);
    expect(last()).toMatchObject({ place });
  });
});
