// Nobody pays by a price that is not the one they were quoted (I-22).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { importRates, importTaxes } from '#features/pricing/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { statement } from '#platform/db/database.ts';
import { assertQuoteFits } from './quote-hash.ts';
import { findQuote, type QuoteRow } from './quote.sql.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let goods: TestGoods[];

async function* fileOf(...rows: string[]) {
  yield Buffer.from(rows.join('\n'));
}

beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00' });
  goods = await app.makeGoods([
    { code: 'MUG', cost: '10.00', stock: 1000 },
    { code: 'POT', cost: '10.00', stock: 3 },
  ]);
  shop = await app.makeShop('Sealed');
  other = await app.makeShop('Other');
  for (const one of [shop, other]) await app.list(one, goods, '20.00');
});
afterAll(() => app.close());

const lineOf = (qty: unknown) => ({ goods_id: goods[0]?.id ?? '', qty });
const quoted = (more: object = {}) =>
  app.ask(quoteCart, {
    handle: shop.handle,
    lines: [{ goods_id: goods[0]?.id ?? '', qty: 1 }],
    country: 'GB',
    ...more,
  });
const order = (quote_id: string, more: object = {}) => {
  const input = { quote_id, buyer: testBuyer, terms: true as const, ...more };
  return app.call(checkout, input, { onceKey: randomUUID() });
};

test.each([-1, 0, 1.5, 1e9, '1', null, 100_001])('%j pieces are refused', async (qty) => {
  const kept = app.composed.registry.kept.get('quoteCart');
  const call = {
    token: undefined,
    onceKey: undefined,
    language: 'en',
    ip: '127.0.0.1',
    requestId: randomUUID(),
  };
  const input = { handle: shop.handle, country: 'GB', lines: [lineOf(qty)] };
  const answer = await kept?.answer({ ...call, language: 'en', input });
  expect(JSON.parse(answer?.text ?? '{}')).toMatchObject({ code: 405 });
});

test('prices, fees, taxes and rates that a client sends are not read', async () => {
  const honest = await quoted();
  const sly = await quoted({
    lines: [{ goods_id: goods[0]?.id ?? '', qty: 1, unit_price: '0.01', price_units: 1, cost_units: 0 }],
    shipping: '0.00',
    tax: '0.00',
    total: '0.01',
    pay: { currency: 'JPY', total: '1', rate: '1' },
  });
  expect([sly.total, sly.pay]).toEqual([honest.total, null]);
});

test('lines of one goods are summed before the stock is looked at', async () => {
  const pot = { goods_id: goods[1]?.id ?? '', qty: 2 };
  const said = await app.call(quoteCart, { handle: shop.handle, lines: [pot, pot], country: 'GB' });
  expect(said).toMatchObject({ code: 457, data: { items: [{ available: 3 }] } });
});

test('a quote of nobody, and one under another shop’s name, are not found', async () => {
  const { quote_id } = await quoted();
  const own = readRoutedId(quote_id);
  const foreign = readRoutedId(
    (await app.ask(quoteCart, { handle: other.handle, lines: [{ goods_id: goods[0]?.id ?? '', qty: 1 }] }))
      .quote_id,
  );
  if (own === undefined || foreign === undefined) throw new Error('a quote has no shop');
  for (const id of [
    'nonsense',
    `${quote_id}x`,
    routedIdOf(foreign.shopId, own.id),
    routedIdOf(own.shopId, foreign.id),
  ])
    expect((await order(id)).code).toBe(404);
});

test('the parcel goes to the country that was priced, or nowhere', async () => {
  const { quote_id } = await quoted({ country: 'US' });
  expect(await order(quote_id)).toMatchObject({
    code: 405,
    data: { field: 'buyer.country', reason: 'other_country', country: 'US' },
  });
  expect((await order(quote_id, { buyer: { ...testBuyer, country: 'US' } })).code).toBe(200);
});

test('a quote is used once, and not after its half hour', async () => {
  const first = await quoted();
  expect((await order(first.quote_id)).code).toBe(200);
  expect(await order(first.quote_id)).toMatchObject({ code: 203, data: { reason: 'quote_used' } });
  const second = await quoted();
  app.clock.set(new Date(Date.parse(second.expires_at)));
  expect(await order(second.quote_id)).toMatchObject({ code: 203, data: { reason: 'quote_expired' } });
});

test('one quote, thirty checkouts at once: one of them has it', async () => {
  const { quote_id } = await quoted();
  const said = await Promise.all(Array.from({ length: 30 }, () => order(quote_id)));
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(said.filter(({ code }) => ![200, 202, 203].includes(code))).toEqual([]);
});

/** Every change of what was stored that would change what somebody pays or gets. */
const tampers: Partial<QuoteRow>[] = [
  { country: 'FR' },
  { currency: 'JPY' },
  { total_units: 1n },
  { goods_units: 1n },
  { shipping_units: 0n },
  { tax_units: 1n },
  { cost_units: 1n },
  { supplier_shipping_units: 1n },
  { commission_bps: 0 },
  { service: 'express' },
  { lines: '[]' },
  { parcels: '[]' },
  { tax_lines: '[{}]' },
  { pay_currency: 'JPY', pay_units: 1n },
  { pay_rate: '1' },
  { usdt_units: 1n },
  { expires_at: new Date('2099-01-01T00:00:00.000Z') },
];

test('a stored quote that is not as it was sealed is not paid by', async () => {
  const { quote_id } = await quoted();
  const routed = readRoutedId(quote_id);
  const row = await findQuote(app.composed.env.db.direct, routed?.shopId ?? 0n, routed?.id ?? '');
  if (routed === undefined || row === undefined) throw new Error('the quote was not stored');
  const look =
    (quote: QuoteRow, shopId = routed.shopId) =>
    () =>
      assertQuoteFits(shopId, quote, { buyer: { country: 'GB' } });
  expect(look(row)).not.toThrow();
  expect(look(row, routed.shopId + 1n)).toThrow('quote_broken');
  for (const change of tampers) expect(look({ ...row, ...change })).toThrow('quote_broken');
});

test('what was quoted abroad is what is charged, born and shown', async () => {
  const token = await app.operator();
  const at = app.clock.now().toISOString();
  const taxes = fileOf(
    'country,kind,label,lane,origin,heading,band_currency,band_from,band_to,base,percent,flat_currency,flat_amount,source,source_date,valid_from,valid_until',
    'GB,vat,vat,any,,,,,,goods_shipping,20,,,HMRC,2011-01-04,2011-01-04,',
  );
  await app.ask(importTaxes, {}, { token, stream: taxes });
  const rates = fileOf('from,to,rate,source,at', `USD,JPY,150.5,A bank,${at}`, `USD,GBP,0.75,A bank,${at}`);
  await app.ask(importRates, {}, { token, stream: rates });
  const quote = await quoted({ currency: 'JPY' });
  // 20.00 + 3.00 + 4.60 are 27.60 USD, and 4153.8 yen.
  expect(quote).toMatchObject({ total: '27.60', pay: { total: '4154', currency: 'JPY' } });
  // Another version of the rules and another rate touch no quote that was given.
  const later = fileOf(
    'country,kind,label,lane,origin,heading,band_currency,band_from,band_to,base,percent,flat_currency,flat_amount,source,source_date,valid_from,valid_until',
    'GB,vat,vat,any,,,,,,goods_shipping,50,,,HMRC,2011-01-04,2011-01-04,',
  );
  await app.ask(importTaxes, {}, { token, stream: later });
  const opened = await app.ask(
    checkout,
    {
      quote_id: quote.quote_id,
      buyer: { ...testBuyer, state: 'Yorkshire', address2: 'Flat 2' },
      terms: true,
    },
    { onceKey: randomUUID() },
  );
  expect(opened.payment.charge).toEqual({ amount: '4154', asset: 'JPY' });
  await app.ask(testPay, { payment_id: opened.payment.id });
  const born = await app.ask(orderByLink, { token: opened.order_token });
  expect(born).toMatchObject({
    currency: 'JPY',
    total: '4154',
    priced: { total: '27.60', currency: 'USD' },
    goods_total: '3010',
    shipping: '452',
    tax: '692',
    tax_lines: [{ label: 'vat', rate_bps: 2000, base: '3462', amount: '692', source: 'HMRC' }],
    to: { state: 'Yorkshire', address2: 'Flat 2' },
  });
});

const locked = statement<{ pay_units: bigint; usdt_units: bigint; pay_rate: string }>(
  'test-quote-locked',
  'select pay_units, usdt_units, pay_rate from quote where shop_id = $1 and id = $2',
);

test('the quote keeps rate, charge and the total in USDT', async () => {
  const quote = await quoted({ currency: 'GBP' });
  const routed = readRoutedId(quote.quote_id);
  const row = await app.composed.env.db.direct.row(locked, [routed?.shopId ?? 0n, routed?.id ?? '']);
  // 20.00 + 3.00 + 11.50 are 34.50 USD.
  expect(row).toEqual({ pay_units: 2588n, usdt_units: 34_500_000n, pay_rate: '0.75' });
});
