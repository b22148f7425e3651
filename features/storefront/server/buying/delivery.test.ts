// Country, currency and delivery on the pages: guessed, chosen, remembered, and never at the cost of what was typed.
import { describe, expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { address, goodsId, otherId, quote, quoteAbroad, shop } from '#features/storefront/page.samples.ts';
import { openStorefront, type Answers } from '#features/storefront/server/storefront.rig.ts';

const choices = {
  countries: ['CA', 'FR', 'GB', 'SG', 'US'],
  currency: 'USD',
  currencies: ['USD', 'EUR', 'CAD'],
};
const test1 = { method: 'test', charge: { amount: '27.00', asset: 'USD' }, wait_minutes: 30 };

const open = (answers: Answers = {}) =>
  openStorefront({
    shopInfo: () => shop,
    deliveryChoices: () => choices,
    quoteMethods: () => ({ list: [test1] }),
    quoteCart: ({ input }) =>
      input['country'] === 'FR' ? quoteAbroad : { ...quote, country: input['country'] },
    ...answers,
  });

const entries = Buffer.from(JSON.stringify({ l: [[goodsId, 2, '12.00']], c: '' })).toString('base64url');
const full = { cookie: `cart_harbour=${entries}` };
const chosen = (value: string) => ({ cookie: `${full.cookie}; deliver=${value}` });
const typed = {
  ...address,
  terms: 'on',
  once: 'key-of-this-intention',
  quote_id: 'q-1',
  quoted_country: 'US',
  quoted_currency: 'USD',
  quoted_service: 'standard',
  currency: 'USD',
  service: 'standard',
  seen_total: '27.00',
};
const asksOf = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ name }) => name === 'quoteCart').map(({ input }) => input);

describe('where and in what', () => {
  test.each([
    ['nothing', '', '', { country: 'US', currency: 'USD' }],
    ['the browser', '', 'fr-FR,fr;q=0.9', { country: 'FR', currency: 'EUR' }],
    ['a country that is not served', '', 'ja-JP', { country: 'US', currency: 'USD' }],
    ['a choice', 'CA.EUR.express', 'fr-FR', { country: 'CA', currency: 'EUR', service: 'express' }],
    ['a choice of money that is not offered', 'GB.JPY.', 'fr-FR', { country: 'GB', currency: 'USD' }],
    ['nonsense', '%%.1.x', 'fr-FR', { country: 'FR', currency: 'EUR' }],
  ])('%s', async (_what, cookie, language, expected) => {
    const { get, asked } = open({ shopInfo: () => ({ ...shop, ships_to: [] }) });
    await get('/s/harbour/cart', {
      ...(cookie === '' ? full : chosen(cookie)),
      'accept-language': language,
    });
    expect(asksOf(asked)[0]).toMatchObject(expected);
  });

  test.each([
    ['the shop’s country', { country: 'SG' }, 'USD', 'de', 'SG'],
    ['most speakers of the language', {}, 'USD', 'de,en;q=0.5', 'DE'],
    ['the market of the shop’s money', {}, 'USD', '', 'US'],
    ['the largest market of a money that many have', {}, 'EUR', '*', 'DE'],
  ])('a browser without a region is in %s, not in the first country', async (...given) => {
    const [, legal, currency, language, country] = given;
    const countries = ['AT', 'DE', 'SG', 'US'];
    // A shop is sent to every country whose taxes are known: the list says nothing of where most of its buyers are.
    const own = { ...shop, ships_to: countries, currency, legal: { ...shop.legal, country: '', ...legal } };
    const { get, asked } = open({
      shopInfo: () => own,
      deliveryChoices: () => ({ ...choices, countries }),
    });
    await get('/s/harbour/cart', { ...full, 'accept-language': language });
    expect(asksOf(asked)[0]).toMatchObject({ country });
  });

  test('a change in the cart is remembered, what stands there as it was is not', async () => {
    const { post } = open();
    const same = { country: 'US', quoted_country: 'US', currency: 'USD', quoted_currency: 'USD' };
    const kept = await post('/s/harbour/cart/update', same, full);
    expect(String(kept.headers['set-cookie'])).not.toContain('deliver=');
    const changed = await post('/s/harbour/cart/update', { ...same, country: 'FR', currency: 'EUR' }, full);
    expect(String(changed.headers['set-cookie'])).toContain('deliver=FR.EUR.; Path=/;');
    const sly = await post('/s/harbour/cart/update', { ...same, country: 'f;x', currency: 'XXX' }, full);
    expect(String(sly.headers['set-cookie'])).not.toContain('deliver=');
  });

  test('the page before a cart leads back to where it was asked for, and nowhere else', async () => {
    const { get, post, last } = open();
    await get('/s/harbour/delivery?back=/s/harbour/goods/1');
    expect(last()).toMatchObject({ kind: 'place', back: '/s/harbour/goods/1', delivery: { country: 'US' } });
    const form = { country: 'FR', quoted_country: 'US', back: '/s/harbour/goods/1' };
    const answer = await post('/s/harbour/delivery', form);
    expect(answer.headers.location).toBe('/s/harbour/goods/1');
    expect(String(answer.headers['set-cookie'])).toContain('deliver=FR..');
    for (const back of [
      'https://evil.example/s/harbour/x',
      '//evil.example/',
      '/s/other/goods/1',
      '\\\\evil',
    ]) {
      const led = await post('/s/harbour/delivery', { ...form, back });
      expect(new URL(String(led.headers.location), 'http://shop.example').host).toBe('shop.example');
      expect(led.headers.location).toMatch(/^\/s\/harbour(?:\/|$)/);
    }
  });
});

describe('the checkout', () => {
  test.each([
    ['currency', { currency: 'EUR' }, { currency: 'EUR' }, 'noticeTotalNow'],
    ['service', { service: 'express' }, { service: 'express' }, 'noticeTotalNow'],
    ['country', { country: 'FR' }, { country: 'FR' }, 'noticeRecalculated'],
  ])('another %s is priced before anything is ordered', async (_name, change, expected, notice) => {
    const { post, last, asked, count } = open({ quoteCart: () => quoteAbroad });
    await post('/s/harbour/checkout', { ...typed, ...change }, full);
    expect(count('checkout')).toBe(0);
    expect(asksOf(asked).at(-1)).toMatchObject(expected);
    expect(last()).toMatchObject({
      kind: 'checkout',
      values: { name: 'Maria Jensen', state: 'OR' },
      notices: [{ key: notice, amounts: { was: '27.00', total: '35.64' } }],
    });
  });

  test('a country that some goods cannot be sent to is said, and everything typed stays', async () => {
    const { post, last } = open({
      quoteCart: ({ input }) => {
        if (input['country'] !== 'GB') return quote;
        throw refuse('invalidOperation', {
          reason: 'lane_closed',
          country: 'GB',
          items: [{ goods_id: goodsId, why: 'too_heavy' }],
        });
      },
    });
    const answer = await post('/s/harbour/checkout', { ...typed, country: 'GB' }, full);
    expect(answer.statusCode).toBe(422);
    expect(last()).toMatchObject({
      kind: 'checkout',
      quote: { country: 'US' },
      values: { country: 'GB', name: 'Maria Jensen', address: '5 Elm Street' },
      faults: { country: 'wrong' },
      notices: [{ key: 'noticeLaneClosed', texts: { country: 'United Kingdom', goods: 'Enamel mug' } }],
    });
    expect(String(answer.headers['set-cookie'])).not.toContain('deliver=');
  });

  test('the cart marks what cannot be sent, and only that', async () => {
    const lines = Buffer.from(
      JSON.stringify({
        l: [
          [goodsId, 1, ''],
          [otherId, 1, ''],
        ],
        c: '',
      }),
    ).toString('base64url');
    const { get, last } = open({
      storefrontGood: ({ input }) => ({
        shop,
        goods: { title: String(input['id']), images: [], available: 5, price: '12.00' },
        more: [],
      }),
      quoteCart: () => {
        throw refuse('invalidOperation', {
          reason: 'lane_closed',
          items: [{ goods_id: otherId, why: 'no_rule' }],
        });
      },
    });
    await get('/s/harbour/cart', { cookie: `cart_harbour=${lines}` });
    expect(last()).toMatchObject({
      quote: undefined,
      delivery: { country: 'US' },
      lines: [{ problem: undefined }, { problem: 'notSent' }],
    });
  });

  test('a rate that grew old meanwhile is no obstacle: the price comes in the shop’s own money', async () => {
    const { get, last, asked } = open({
      quoteCart: ({ input }) => {
        if (input['currency'] === undefined) return quote;
        throw refuse('invalidParameter', { field: 'currency', reason: 'not_offered' });
      },
    });
    await get('/s/harbour/cart', chosen('FR.EUR.'));
    expect(asksOf(asked).map(({ currency }) => currency)).toEqual(['EUR', undefined]);
    expect(last()).toMatchObject({ quote: { total: '27.00' } });
  });

  test.each([
    ['US', { state: '', postcode: '' }, { state: 'missing', postcode: 'missing' }],
    ['US', { postcode: 'ABC' }, { postcode: 'wrong' }],
    ['CA', { postcode: 'K1A 0B1', state: '' }, { state: 'missing' }],
    ['GB', { postcode: '97201' }, { postcode: 'wrong' }],
  ])('an address in %s is looked at by its own rules: %j', async (country, change, faults) => {
    const { post, last, count } = open();
    const form = { ...typed, ...change, country, quoted_country: country };
    const answer = await post('/s/harbour/checkout', form, full);
    expect(answer.statusCode).toBe(422);
    expect(count('checkout')).toBe(0);
    const page = last();
    expect(page?.kind === 'checkout' && page.faults).toEqual(faults);
  });

  test('where a country has no city to ask for, it is one; fields of other countries are left out', async () => {
    const made = { order_token: 'token_of_the_order_000', payment: { url: 'https://pay.example' } };
    const { post, asked } = open({ checkout: () => made });
    const form = { ...typed, country: 'SG', quoted_country: 'SG', city: '', state: 'OR', postcode: '018956' };
    await post('/s/harbour/checkout', { ...form, method: 'test' }, full);
    expect(asked.find(({ name }) => name === 'checkout')?.input).toMatchObject({
      method: 'test',
      buyer: { city: 'Singapore', state: '', postcode: '018956', country: 'SG' },
    });
  });

  test.each(['山田 花子', 'Nguyễn Thị Lan', 'أحمد بن علي', 'Владимир', 'Ó Súilleabháin-O’Neil', 'Li'])(
    'a name is a name in any script: %s',
    async (name) => {
      const made = { order_token: 'token_of_the_order_000', payment: { url: 'https://pay.example' } };
      const { post, count } = open({ checkout: () => made });
      const answer = await post('/s/harbour/checkout', { ...typed, name }, full);
      expect([answer.statusCode, count('checkout')]).toEqual([303, 1]);
    },
  );
});
