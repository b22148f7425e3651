// Delivery, taxes and currencies by tables: through the operators' imports and the buyers' quotes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { deliveryChoices, importRates, importShipping, importTaxes } from '#features/pricing/contract.ts';
import { importGoods, listCatalogue } from '#features/goods/contract.ts';

const taxHead =
  'country,kind,label,lane,origin,heading,band_currency,band_from,band_to,base,percent,flat_currency,flat_amount,' +
  'source,source_date,valid_from,valid_until';
const taxes = [
  'DE,vat,vat,domestic,,,,,,goods_shipping,19,,,European Commission,2021-01-01,2021-01-01,',
  'DE,vat,vat,import,,,EUR,0.00,150.00,goods_shipping,19,,,European Commission,2021-07-01,2021-07-01,',
  'DE,duty,customs_flat,import,,,EUR,0.00,150.00,goods,0,EUR,3.00,Council,2026-07-01,2026-01-01,',
  'GB,vat,vat,any,,,,,,goods,20,,,HMRC,2011-01-04,2011-01-04,',
  'KR,vat,vat,import,,,USD,0.00,150.00,goods,0,,,KCS,2020-01-01,2020-01-01,',
  'KR,duty,customs,import,,,USD,0.00,150.00,goods,0,,,KCS,2020-01-01,2020-01-01,',
  'CH,vat,vat,import,,,,,,goods_shipping_duty,8.1,,,FTA,2024-01-01,2024-01-01,',
  'CH,duty,customs,import,,25-97,,,,goods,0,,,FOCBS,2024-01-01,2024-01-01,',
  'CH,duty,customs,import,,6912,,,,goods,10,,,a sample,2024-01-01,2024-01-01,',
];
const shipHead = 'supplier,zone,countries,service,days_p50,days_p90,up_to_grams,fee,source,valid_from';
const prices = [
  'SUP-2,home,GB,standard,2,3,1000,3.00,Price list,2026-01-01',
  'SUP-2,home,GB,standard,2,3,5000,6.50,Price list,2026-01-01',
  'SUP-2,home,GB,express,1,2,5000,12.00,Price list,2026-01-01',
  'SUP-2,far,DE CH KR,economy,8,14,2000,5.00,Price list,2026-01-01',
];
const ratesHead = 'from,to,rate,source,at';

let app: TestApp;
let shop: TestShop;
let goods: Map<string, TestGoods>;

async function* fileOf(head: string, rows: readonly string[]) {
  yield Buffer.from([head, ...rows].join('\n'));
}
const operator = () => app.operator();
const taxFile = async (rows: readonly string[], dry_run?: 'true') =>
  app.ask(importTaxes, dry_run ? { dry_run } : {}, {
    token: await operator(),
    stream: fileOf(taxHead, rows),
  });
const shipFile = async (rows: readonly string[]) =>
  app.ask(importShipping, {}, { token: await operator(), stream: fileOf(shipHead, rows) });
const ratesFile = async (rows: readonly string[]) =>
  app.ask(importRates, {}, { token: await operator(), stream: fileOf(ratesHead, rows) });

beforeAll(async () => {
  app = await openTestApp({ shipFee: '4.00' });
  await app.addSupplier('SUP-2', '9.00');
  const head =
    'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,heading,origin';
  const rows = [
    'MUG,Mug,,things,SUP-1,10.00,,1000,400,,,,691200,GB',
    'POT,Pot,,things,SUP-1,10.00,,1000,900,,,,732393,GB',
    'HAT,Hat,,things,SUP-2,10.00,,1000,200,,,,650500,GB',
    'BOX,Box,,things,SUP-2,10.00,,1000,,,,,,',
  ];
  const token = await operator();
  await app.ask(importGoods, {}, { token, stream: fileOf(head, rows) });
  const { list } = await app.ask(listCatalogue, { page_size: 100 }, { token });
  goods = new Map(list.map((one) => [one.code, one]));
  shop = await app.makeShop('Wide World');
  await app.list(shop, [...goods.values()], '20.00');
});
afterAll(() => app.close());

const line = (code: string, qty = 1) => ({ goods_id: goods.get(code)?.id ?? '', qty });
const ask = (country: string, lines: ReturnType<typeof line>[], more: object = {}) => ({
  handle: shop.handle,
  country,
  lines,
  ...more,
});

test('without tables the one fee and the one rate of the instance count, and every country is served', async () => {
  const quote = await app.ask(quoteCart, ask('US', [line('MUG', 2)]));
  expect(quote).toMatchObject({ shipping: '4.00', tax: '0.00', total: '44.00', tax_lines: [], pay: null });
  expect(quote).toMatchObject({ service: 'standard', currencies: ['USD'] });
  const choices = await app.ask(deliveryChoices, { handle: shop.handle });
  expect(choices.countries.length).toBeGreaterThan(200);
});

test('a preview writes nothing, a second import of the same file changes nothing', async () => {
  expect(await taxFile(taxes, 'true')).toMatchObject({ changed: 4, refused: 0, dry_run: true });
  expect(await app.ask(quoteCart, ask('FR', [line('MUG')]))).toMatchObject({ tax: '0.00' });
  const first = await taxFile(taxes);
  expect(first).toMatchObject({ rows: 9, changed: 4, unchanged: 0 });
  expect(first.tables).toContainEqual({ country: 'DE', version: 1 });
  expect(await taxFile(taxes.toReversed())).toMatchObject({ changed: 0, unchanged: 4, tables: [] });
});

test('where there are tables, a country without one is closed and the goods are named', async () => {
  const refused = await app.call(quoteCart, ask('FR', [line('MUG')]));
  expect(refused.code).toBe(203);
  expect(refused.data).toMatchObject({
    reason: 'lane_closed',
    country: 'FR',
    items: [{ goods_id: goods.get('MUG')?.id, why: 'no_rule' }],
  });
  expect((await app.ask(deliveryChoices, { handle: shop.handle })).countries).toEqual([
    'CH',
    'DE',
    'GB',
    'KR',
  ]);
});

test('a value band needs a rate to be compared with', async () => {
  const closed = await app.call(quoteCart, ask('DE', [line('MUG')]));
  expect(closed.data).toMatchObject({ items: [{ why: 'no_rate' }] });
  const at = app.clock.now().toISOString();
  const report = await ratesFile([`USD,EUR,0.8,A bank,${at}`, `USD,JPY,150.25,A bank,${at}`]);
  expect(report).toMatchObject({ changed: 2, refused: 0 });
});

test('a parcel into the European Union pays three euros a heading and the tax of the country', async () => {
  const quote = await app.ask(quoteCart, ask('DE', [line('MUG', 2), line('POT')]));
  // 3.00 EUR at 0.80 is 3.75 USD; two headings, and two mugs are one.
  expect(quote.tax_lines).toMatchObject([
    {
      kind: 'duty',
      label: 'customs_flat',
      amount: '7.50',
      flat: { count: 2, amount: '3.00', currency: 'EUR' },
    },
    { kind: 'vat', rate_bps: 1900, base: '64.00', amount: '12.16', source: 'European Commission' },
  ]);
  expect(quote).toMatchObject({ goods_total: '60.00', shipping: '4.00', tax: '19.66', total: '83.66' });
});

// 187.50 USD are exactly 150.00 EUR: nine mugs are below, the tenth is above.
test.each([
  [9, { code: 200, data: { goods_total: '180.00' } }],
  [10, { code: 203, data: { items: [{ why: 'above_value' }] } }],
])('%i mugs: the band ends where the law says', async (qty, expected) => {
  expect(await app.call(quoteCart, ask('DE', [line('MUG', qty)]))).toMatchObject(expected);
});

test('a rule of nothing opens a country, and adds no line', async () => {
  const quote = await app.ask(quoteCart, ask('KR', [line('MUG')]));
  expect(quote).toMatchObject({ tax: '0.00', tax_lines: [], total: '24.00' });
  expect((await app.call(quoteCart, ask('KR', [line('MUG', 8)]))).data).toMatchObject({
    items: [{ why: 'above_value' }],
  });
});

test('the closest heading counts, and a tax on duty is taken of it', async () => {
  const quote = await app.ask(quoteCart, ask('CH', [line('MUG'), line('POT')]));
  // Duty: 10 % of the mug alone. Tax: 8.1 % of 40.00 + 4.00 + 2.00.
  expect(quote.tax_lines).toMatchObject([
    { kind: 'duty', base: '20.00', amount: '2.00' },
    { kind: 'vat', base: '46.00', amount: '3.73' },
  ]);
});

test('a price list prices by zone, weight and service; its neighbours keep their one fee', async () => {
  expect(await shipFile(prices)).toMatchObject({ rows: 4, changed: 1, refused: 0 });
  const light = await app.ask(quoteCart, ask('GB', [line('HAT', 5)]));
  expect(light.services.map(({ service, fee }) => [service, fee])).toEqual([
    ['standard', '3.00'],
    ['express', '12.00'],
  ]);
  expect(light).toMatchObject({ service: 'standard', shipping: '3.00' });
  const heavy = await app.ask(quoteCart, ask('GB', [line('HAT', 6)]));
  expect(heavy.shipping).toBe('6.50');
  const fast = await app.ask(quoteCart, ask('GB', [line('HAT', 6)], { service: 'express' }));
  expect(fast).toMatchObject({ shipping: '12.00', service: 'express' });
  expect(Date.parse(fast.delivery.to)).toBeLessThan(Date.parse(heavy.delivery.to));
  // Two suppliers: 4.00 of the first and 3.00 of the second. Express would cost 16.00, and the cart would be whole no
  // earlier, for the first has one service only: it is not offered.
  const both = await app.ask(quoteCart, ask('GB', [line('HAT'), line('MUG')], { service: 'express' }));
  expect(both.services.map(({ service }) => service)).toEqual(['standard']);
  expect(both).toMatchObject({ shipping: '7.00', goods_total: '40.00', tax: '8.00', total: '55.00' });
});

test('too heavy, without a weight, or in no zone: closed, each for its own reason', async () => {
  const whyOf = async (country: string, lines: ReturnType<typeof line>[]) =>
    (await app.call(quoteCart, ask(country, lines))).data;
  expect(await whyOf('GB', [line('HAT', 26)])).toMatchObject({ items: [{ why: 'too_heavy' }] });
  expect(await whyOf('GB', [line('BOX'), line('HAT')])).toMatchObject({
    items: [{ goods_id: goods.get('BOX')?.id, why: 'no_weight' }],
  });
  expect(await whyOf('US', [line('HAT'), line('MUG')])).toMatchObject({
    items: [{ goods_id: goods.get('HAT')?.id, why: 'no_lane' }],
  });
});

test('two parcels are two consignments: the same heading is due in each', async () => {
  const quote = await app.ask(quoteCart, ask('DE', [line('HAT'), line('MUG')]));
  expect(quote.tax_lines[0]).toMatchObject({ flat: { count: 2 }, amount: '7.50' });
  // Ten hats and eight mugs are below 150 EUR each in their own parcel, and above it together.
  const large = await app.ask(quoteCart, ask('DE', [line('HAT', 9), line('MUG', 9)]));
  expect(large.goods_total).toBe('360.00');
});

test('the buyer is charged in their own money, converted once and locked', async () => {
  const yen = await app.ask(quoteCart, ask('GB', [line('MUG')], { currency: 'JPY' }));
  expect(yen.currencies).toEqual(['USD', 'EUR', 'JPY']);
  // 20.00 + 4.00 + 4.00 = 28.00 USD at 150.25 are 4207 yen.
  expect(yen.pay).toMatchObject({ currency: 'JPY', total: '4207', rate: '150.25', source: 'A bank' });
  expect(yen).toMatchObject({ total: '28.00', currency: 'USD' });
  expect(await app.call(quoteCart, ask('GB', [line('MUG')], { currency: 'CHF' }))).toMatchObject({
    code: 405,
    data: { field: 'currency', reason: 'not_offered' },
  });
  const own = await app.ask(quoteCart, ask('GB', [line('MUG')], { currency: 'USD' }));
  expect(own.pay).toBeNull();
});

test('one piece says what it costs delivered, and a closed country says why', async () => {
  const look = (more: object) =>
    app.ask(storefrontGood, { handle: shop.handle, id: goods.get('MUG')?.id ?? '', ...more });
  expect((await look({})).landed).toBeNull();
  expect((await look({ country: 'DE', currency: 'EUR' })).landed).toMatchObject({
    closed: null,
    price: { shipping: '4.00', tax: '8.31', total: '32.31', pay: { currency: 'EUR', total: '25.85' } },
  });
  expect((await look({ country: 'FR' })).landed).toMatchObject({ closed: 'no_rule', price: null });
});

test('a rate older than a day is not charged by, but customs still count with it', async () => {
  app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
  const quote = await app.ask(quoteCart, ask('DE', [line('MUG')]));
  expect(quote.currencies).toEqual(['USD']);
  expect(quote.tax_lines).toHaveLength(2);
  const said = await app.call(quoteCart, ask('DE', [line('MUG')], { currency: 'EUR' }));
  expect(said.data).toMatchObject({ reason: 'not_offered' });
});

test('a new version counts for new quotes only', async () => {
  const before = await app.ask(quoteCart, ask('GB', [line('MUG')]));
  const report = await taxFile(['GB,vat,vat,any,,,,,,goods,25,,,HMRC,2027-01-01,2011-01-04,']);
  expect(report.tables).toEqual([{ country: 'GB', version: 2 }]);
  const after = await app.ask(quoteCart, ask('GB', [line('MUG')]));
  expect([before.tax, after.tax]).toEqual(['4.00', '5.00']);
  expect(await app.ask(quoteCart, ask('CH', [line('MUG')]))).toMatchObject({ country: 'CH' });
});

const good = taxes[3] ?? '';
test.each([
  ['country', good.replace('GB,', 'gb,'), 'bad_country'],
  ['kind', good.replace('vat,', 'fee,'), 'unknown'],
  ['percent', good.replace(',20,', ',20%,'), 'bad_number'],
  ['base', good.replace(',goods,', ',all,'), 'unknown'],
  ['valid_from', good.replace('2011-01-04,2011-01-04', '2011-01-04,2011-02-30'), 'bad_date'],
  ['band_to', 'DE,vat,vat,any,,,EUR,5.00,5.00,goods,1,,,A,2021-01-01,2021-01-01,', 'below_start'],
  ['band_from', 'DE,vat,vat,any,,,JPY,5.00,9,goods,1,,,A,2021-01-01,2021-01-01,', 'bad_amount'],
  ['heading', 'DE,duty,customs,any,,97-25,,,,goods,1,,,A,2021-01-01,2021-01-01,', 'bad_heading'],
  ['source', good.replace('HMRC', ''), 'missing'],
])('a wrong %s is told with its line, and nothing is written', async (field, row, reason) => {
  const report = await taxFile(['FR,vat,vat,any,,,,,,goods,20,,,EC,2014-01-01,2014-01-01,', row]);
  expect(report).toMatchObject({ refused: 1, changed: 0, errors: [{ line: 3, field, reason }] });
  expect((await app.call(quoteCart, ask('FR', [line('MUG')]))).code).toBe(203);
});

test('two rules for the same goods on the same day are refused', async () => {
  const report = await taxFile([good, good]);
  expect(report.errors).toMatchObject([{ line: 3, reason: 'overlaps', value: 'line 2' }]);
});

test('thirty imports of one new table at once make one version', async () => {
  const token = await operator();
  const row = 'NZ,vat,gst,any,,,,,,goods_shipping,15,,,IRD,2019-12-01,2019-12-01,';
  const said = await Promise.all(
    Array.from({ length: 30 }, () => app.call(importTaxes, {}, { token, stream: fileOf(taxHead, [row]) })),
  );
  expect(said.filter(({ code }) => code !== 200 && code !== 202)).toEqual([]);
  expect(await taxFile([row])).toMatchObject({ unchanged: 1, tables: [] });
  expect(await taxFile([row.replace(',15,', ',16,')])).toMatchObject({
    tables: [{ country: 'NZ', version: 2 }],
  });
});

test('a rate of a pair and a moment is written once', async () => {
  const at = app.clock.now().toISOString();
  await ratesFile([`USD,GBP,0.75,A bank,${at}`]);
  expect(await ratesFile([`USD,GBP,0.75,A bank,${at}`])).toMatchObject({ changed: 0, unchanged: 1 });
  const other = await ratesFile([`USD,GBP,0.76,A bank,${at}`]);
  expect(other.errors).toMatchObject([{ field: 'rate', reason: 'written_before', value: '0.75' }]);
  const bad = await ratesFile([
    `USD,USD,1,A,${at}`,
    `USD,XXX,1,A,${at}`,
    `USD,EUR,0,A,${at}`,
    `USD,EUR,1.2345678901234,A,${at}`,
    'USD,EUR,1,A,2099-01-01T00:00:00Z',
    'USD,EUR,1,A,yesterday',
  ]);
  expect(bad.errors.map(({ reason }) => reason)).toEqual([
    'same_currency',
    'unknown_currency',
    'bad_rate',
    'bad_rate',
    'in_the_future',
    'bad_time',
  ]);
});
