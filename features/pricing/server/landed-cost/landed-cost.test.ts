// Landed costs: the parts are those of a real quote to the cent, and lists follow goods, price lists and rules at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { addDays } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import { parseUnits } from '#domain/money/money.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { importGoods, listCatalogue, listGoods } from '#features/goods/contract.ts';
import { landedCost } from '#features/goods/landed.contract.ts';
import { importRates, importShipping, importTaxes } from '#features/pricing/contract.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { listLandedCountries } from './landed-cost.sql.ts';

const head =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,heading,origin';
const taxHead =
  'country,kind,label,lane,origin,heading,band_currency,band_from,band_to,base,percent,flat_currency,flat_amount,' +
  'source,source_date,valid_from,valid_until';
const taxes = [
  'DE,vat,vat,domestic,,,,,,goods_shipping,19,,,European Commission,2021-01-01,2021-01-01,',
  'DE,vat,vat,import,,,EUR,0.00,150.00,goods_shipping,19,,,European Commission,2021-07-01,2021-07-01,',
  'DE,duty,customs_flat,import,,,EUR,0.00,150.00,goods,0,EUR,3.00,Council,2026-07-01,2026-01-01,',
  'GB,vat,vat,any,,,,,,goods,20,,,HMRC,2011-01-04,2011-01-04,',
  'CH,vat,vat,import,,,,,,goods_shipping_duty,8.1,,,FTA,2024-01-01,2024-01-01,',
  'CH,duty,customs,import,,25-97,,,,goods,0,,,FOCBS,2024-01-01,2024-01-01,',
  'CH,duty,customs,import,,6912,,,,goods,10,,,a sample,2024-01-01,2024-01-01,',
];
const shipHead = 'supplier,zone,countries,service,days_p50,days_p90,up_to_grams,fee,source,valid_from';
const shipping = [
  'SUP-2,home,GB,standard,2,3,1000,3.00,Price list,2026-01-01',
  'SUP-2,home,GB,standard,2,3,5000,6.50,Price list,2026-01-01',
  'SUP-2,home,GB,express,1,2,5000,12.00,Price list,2026-01-01',
  'SUP-2,far,DE CH,economy,8,14,2000,5.00,Price list,2026-01-01',
];

let app: TestApp;
let shop: TestShop;
let token: string;
let goods: Map<string, TestGoods>;

async function* fileOf(first: string, rows: readonly string[]) {
  yield Buffer.from([first, ...rows].join('\n'));
}
const importRows = async (rows: readonly string[]) =>
  app.ask(importGoods, {}, { token: await app.operator(), stream: fileOf(head, rows) });
const idOf = (code: string) => goods.get(code)?.id ?? '';
const listed = (ask: object) => app.ask(listGoods, { sort: 'landed', ship_to: 'GB', ...ask }, { token });
const codes = async (ask: object) => (await listed(ask)).list.map(({ code }) => code);

beforeAll(async () => {
  app = await openTestApp({ shipFee: '4.00' });
  await app.addSupplier('SUP-2', '9.00');
  await importRows([
    'MUG,Mug,,things,SUP-1,10.00,18.35,1000,400,,,,691200,GB',
    'POT,Pot,,things,SUP-1,31.17,55.55,1000,900,,,,732393,GB',
    'HAT,Hat,,things,SUP-2,7.77,19.99,1000,200,,,,650500,VN',
    'URN,Urn,,things,SUP-2,20.00,40.00,1000,1900,,,,691200,CN',
    'BOX,Box,,things,SUP-2,10.00,20.00,1000,,,,,,',
  ]);
  const operator = await app.operator();
  const { list } = await app.ask(listCatalogue, { page_size: 100 }, { token: operator });
  goods = new Map(list.map((one) => [one.code, one]));
  await app.ask(importTaxes, {}, { token: operator, stream: fileOf(taxHead, taxes) });
  await app.ask(importShipping, {}, { token: operator, stream: fileOf(shipHead, shipping) });
  const at = app.clock.now().toISOString();
  const rates = fileOf('from,to,rate,source,at', [`USD,EUR,0.8,A bank,${at}`]);
  await app.ask(importRates, {}, { token: operator, stream: rates });
  shop = await app.makeShop('Near and Far');
  token = await app.merchant(shop);
});
afterAll(() => app.close());

const nothing = { cost: '0.00', shipping: '0.00', tax: '0.00', landed: '0.00' };
const units = (text: string | undefined) => parseUnits(text ?? '', 'USD') ?? -1n;

test('the parts are those of a real quote to the cent, for random goods, countries, numbers and prices', async () => {
  let seed = 20_260_302;
  const next = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  const all = [...goods.values()];
  await app.list(shop, [...goods.values()], '90.00');
  let open = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const goods_id = all[next(all.length)]?.id ?? '';
    const country = ['DE', 'GB', 'CH', 'FR'][next(4)] ?? '';
    const qty = 1 + next(3);
    const lines = [{ goods_id, qty }];
    const ask = { goods_id, country, qty, sale_price: '90.00' };
    const [cost, quote] = [
      await app.ask(landedCost, ask, { token }),
      await app.call(quoteCart, { handle: shop.handle, country, lines }),
    ];
    const { parts, closed } = cost;
    if (quote.code === 200) open += 1;
    expect(quote.data).toMatchObject(
      parts === null
        ? { items: [{ goods_id, why: closed }] }
        : {
            shipping: parts.shipping,
            tax: parts.tax,
            total: parts.buyer_total,
            tax_lines: parts.tax_lines.map(({ label, amount, base }) => ({ label, amount, base })),
          },
    );
    expect(quote.code === 200).toBe(parts !== null);
    const { cost: supplier, shipping: fee, tax, landed } = parts ?? nothing;
    expect(units(landed)).toBe(units(supplier) + units(fee) + units(tax));
  }
  expect(open).toBeGreaterThan(20);
});

test('the list has the figure of the parts at the suggested price, in the order of landed costs', async () => {
  for (const ship_to of ['GB', 'DE', 'CH']) {
    const { list, landed_complete } = await listed({ ship_to });
    expect(landed_complete).toBe(true);
    const totals = list.map(({ landed }) => units(landed?.total));
    expect(totals).toEqual(totals.toSorted((one, other) => Number(one - other)));
    expect(list.length).toBeGreaterThan(2);
    for (const one of list) {
      const ask = { goods_id: one.id, country: ship_to };
      const { parts, sale_price } = await app.ask(landedCost, ask, { token });
      expect(one.landed).toEqual({
        country: ship_to,
        sale_price,
        shipping: parts?.shipping,
        tax: parts?.tax,
        total: parts?.landed,
        days: parts?.days,
      });
    }
  }
  expect(await codes({ ship_to: 'FR' })).toEqual([]);
  // It was never weighed, and its supplier has a price list by weight.
  expect(await codes({})).toEqual(['HAT', 'MUG', 'URN', 'POT']);
});

test('filters: landed cost between, and days for the country', async () => {
  expect(await codes({ landed_max: '20.00' })).toEqual(['HAT', 'MUG']);
  expect(await codes({ landed_min: '20.00', landed_max: '40.00' })).toEqual(['URN']);
  expect((await listed({ landed_min: '20.00', landed_max: '40.00' })).total).toBe(1);
  // Ten days from their supplier in general, six on its way to Great Britain.
  const days = async (ship_to: string) => (await listed({ ship_to })).list.map(({ landed }) => landed?.days);
  expect(await days('GB')).toContainEqual({ p50: 3, p90: 4 });
  expect(await codes({ max_days: 4 })).toEqual(['HAT', 'URN']);
  expect(await codes({ ship_to: 'DE', max_days: 4 })).toEqual([]);
  for (const ask of [{ landed_min: '1' }, { landed_max: '-1.00' }, { ship_to: 'Germany' }])
    expect(await app.call(listGoods, { ship_to: 'GB', ...ask }, { token })).toMatchObject({ code: 405 });
});

test('a new cost, a new price list and new goods are in the next list', async () => {
  await importRows(['HAT,Hat,,things,SUP-2,5.00,19.99,1000,200,,,,650500,VN']);
  const first = async () => (await listed({})).list[0];
  expect(await first()).toMatchObject({ code: 'HAT', cost: '5.00', landed: { total: '12.00', tax: '4.00' } });
  const cheaper = shipping.map((row) => row.replace(',1000,3.00,', ',1000,1.50,'));
  await app.ask(importShipping, {}, { token: await app.operator(), stream: fileOf(shipHead, cheaper) });
  expect(await first()).toMatchObject({ landed: { total: '10.50', shipping: '1.50' } });
  await app.advance(1);
  token = await app.merchant(shop);
  await importRows(['PIN,Pin,,things,SUP-2,1.00,2.00,10,10,,,,711719,GB']);
  expect(await first()).toMatchObject({ code: 'PIN', landed: { total: '2.90' } });
});

test('many looks at a new country at once compute it once and agree', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => listed({ ship_to: 'CH' })));
  expect(new Set(answers.map(({ list }) => JSON.stringify(list))).size).toBe(1);
});

test('bad input is refused: a price that is none, goods that are not there', async () => {
  const ask = { goods_id: idOf('MUG'), country: 'GB' };
  for (const [sale_price, reason] of [
    ['0.00', 'amount'],
    ['1.001', 'scale'],
  ] as const)
    expect(await app.call(landedCost, { ...ask, sale_price }, { token })).toMatchObject({
      code: 405,
      data: { field: 'sale_price', reason },
    });
  const none = { ...ask, goods_id: '00000000-0000-7000-8000-000000000000' };
  expect(await app.call(landedCost, none, { token })).toMatchObject({ data: { reason: 'unknown' } });
});

test('of many goods the first look has a part, the timer the rest; an unasked country is forgotten', async () => {
  const rows = Array.from(
    { length: 1_100 },
    (_none, n) => `N-${n},Nail,,things,SUP-2,1.00,2.00,9,9,,,,731700,GB`,
  );
  await importRows(rows);
  const first = await listed({ ship_to: 'DE' });
  expect(first.landed_complete).toBe(false);
  expect(first.total).toBeLessThan(1_100);
  await setPlatformTimers(app.composed, { watches: false });
  await app.composed.runner.runDue();
  const whole = await listed({ ship_to: 'DE', q: 'nail' });
  expect(whole).toMatchObject({ landed_complete: true, total: 1_100 });
  app.clock.set(addDays(app.clock.now(), limits.landedKeptDays + 1));
  await app.composed.runner.runDue();
  const kept = await acrossShops('tools', () => listLandedCountries(app.composed.env.db.direct));
  expect(kept).toEqual([]);
});
