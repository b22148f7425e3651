// What an owner says of their shop: pictures, words on returns, and days on which it is away.
import sharp from 'sharp';
import { Client } from 'pg';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { changeLanguages, languageSettings } from '#features/configuration/contract.ts';
import { uploadFile } from '#features/files/contract.ts';
import { importTaxes } from '#features/pricing/contract.ts';
import { shopInfo, storeInfo } from '#features/shop/contract.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-24T09:00:00.000Z') });
  shop = await app.makeShop('Detailed Shop');
  goods = await app.makeGoods([{ code: 'DT-1', cost: '4.00', stock: 100 }]);
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

type Patch = NonNullable<RequestOf<typeof storeInfo>['patch']>;
const as = async (of = shop) => ({ token: await app.merchant(of) });
const patch = async (ask: Patch) => app.call(storeInfo, { patch: ask }, await as());
const saved = async (ask: Patch) => expect(await patch(ask)).toMatchObject({ code: 200 });
const publicView = () => app.ask(shopInfo, { id: shop.shopId });

async function upload(kind: 'logo' | 'banner', of = shop): Promise<string> {
  const picture = { width: 1200, height: 400, channels: 3, background: '#336699' } as const;
  const bytes = await sharp({ create: picture }).jpeg().toBuffer();
  const files = [{ field: 'file', name: 'picture.jpg', bytes }];
  return (await app.ask(uploadFile, { kind }, { ...(await as(of)), files })).id;
}

test('logo and banner are the shop’s own pictures, shown to every visitor, and can be taken away', async () => {
  await saved({ logo_file_id: await upload('logo'), banner_file_id: await upload('banner') });
  const shown = await publicView();
  expect(shown.logo?.url).toMatch(/^\/files\/u\//);
  expect(shown.banner?.url).toMatch(/^\/files\/u\//);
  await saved({ banner_file_id: null });
  expect(await publicView()).toMatchObject({ banner: null, logo: shown.logo });
});

test('the seller is who the merchant says, and nothing is said that nobody gave', async () => {
  const bare = await app.makeShop('Unsaid Shop');
  const nothing = { name: '', form: '', country: '', email: '', reg_no: '', tax_id: '', verified: false };
  expect(await app.ask(shopInfo, { id: bare.shopId })).toMatchObject({ legal: nothing });
  const legal = { name: 'Berger Handel GmbH', form: 'GmbH', country: 'DE', email: 'post@berger.example' };
  await saved({ legal: { ...legal, reg_no: 'HRB 123456', tax_id: 'DE123456789' } });
  expect((await publicView()).legal).toEqual({
    ...legal,
    reg_no: 'HRB 123456',
    tax_id: 'DE123456789',
    verified: false,
  });
  expect(await patch({ legal: { country: 'ZZ' } })).toMatchObject({
    code: 405,
    data: { field: 'patch.legal.country' },
  });
  await saved({ legal: { tax_id: '' } });
  expect((await publicView()).legal).toMatchObject({ name: legal.name, tax_id: '' });
});

test('another’s picture is not found, and one that was sent for something else is refused by field', async () => {
  const other = await app.makeShop('Other Shop');
  const theirs = await upload('logo', other);
  expect(await patch({ logo_file_id: theirs })).toMatchObject({ code: 404 });
  expect(await patch({ logo_file_id: await upload('banner') })).toMatchObject({
    code: 405,
    data: { reason: 'kind', field: 'patch.logo_file_id' },
  });
});

test('what is refused changes nothing, its version neither', async () => {
  const before = await app.ask(storeInfo, {}, await as());
  const holiday = { from: '2026-03-26', to: '2026-03-25', message: '' };
  expect(await patch({ name: 'Half Saved', holiday })).toMatchObject({
    code: 405,
    data: { field: 'patch.holiday.to', reason: 'order' },
  });
  expect(await app.ask(storeInfo, {}, await as())).toEqual(before);
});

test.each([
  [{ from: '2026-02-30', to: '2026-03-30' }, 'from', 'date'],
  [{ from: '2026-03-01', to: '2026-03-23' }, 'to', 'past'],
  [{ from: '2026-03-24', to: '2026-06-22' }, 'to', 'too_long'],
])('a holiday of %o is refused', async (days, field, reason) => {
  const answer = await patch({ holiday: { ...days, message: '' } });
  expect(answer).toMatchObject({ code: 405, data: { field: `patch.holiday.${field}`, reason } });
});

test('the words on returns are shown to buyers', async () => {
  await saved({ return_terms: 'Send it to the dock.\nWe pay.' });
  expect(await publicView()).toMatchObject({
    return_terms: 'Send it to the dock.\nWe pay.',
    returns: { days: 14 },
  });
});

test('a holiday begins and ends by itself, by the shop’s own clock; orders already made go on', async () => {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  await client.query('update shop set tz = $2 where shop_id = $1', [shopIdOf(shop.shopId), 'Europe/Berlin']);
  await client.end();
  const lines = [{ goods_id: goods[0]?.id ?? '', qty: 1 }];
  const quote = () => app.call(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  // The clocks of Berlin go forward in the night to the 29th: it begins at 23:00 UTC and ends at 22:00 UTC.
  await saved({ holiday: { from: '2026-03-27', to: '2026-03-29', message: 'At the sea.' } });
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  expect(await publicView()).toMatchObject({ open: true, closed: null });
  app.clock.set(new Date('2026-03-26T22:59:00.000Z'));
  const early = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  app.clock.set(new Date('2026-03-26T23:00:00.000Z'));
  expect(await publicView()).toMatchObject({
    open: false,
    closed: { reason: 'holiday', message: 'At the sea.', from: '2026-03-27', to: '2026-03-29' },
  });
  expect(await quote()).toMatchObject({ code: 437 });
  const late = { quote_id: early.quote_id, buyer: testBuyer, terms: true } as const;
  expect(await app.call(checkout, late, { onceKey: randomUUID() })).toMatchObject({ code: 437 });
  expect((await app.ask(storefrontGoods, { handle: shop.handle })).goods.list).toHaveLength(1);
  await app.advance(0.5);
  expect((await app.ask(orderByLink, { token: bought.orderToken })).status).toBe('to_be_delivered');
  app.clock.set(new Date('2026-03-29T21:59:00.000Z'));
  expect((await publicView()).open).toBe(false);
  app.clock.set(new Date('2026-03-29T22:00:00.000Z'));
  expect(await publicView()).toMatchObject({ open: true, closed: null });
  expect(await quote()).toMatchObject({ code: 200 });
  expect((await app.ask(storeInfo, {}, await as())).holiday).toBeNull();
});

test('a holiday can be ended early', async () => {
  await saved({ holiday: { from: '2026-03-30', to: '2026-04-05', message: '' } });
  expect((await publicView()).open).toBe(false);
  await saved({ holiday: null });
  expect((await publicView()).open).toBe(true);
});

test('a shop speaks the languages that are offered and sells to the countries whose taxes are known: both are computed', async () => {
  const before = await publicView();
  expect([before.langs.length, before.langs[0]]).toEqual([10, 'en']);
  expect(before.ships_to.length).toBeGreaterThan(100);

  const token = await app.operator();
  const { version } = await app.ask(languageSettings, {}, { token });
  await app.ask(changeLanguages, { version, list: ['ja', 'en'], fallback: 'en' }, { token });
  const head =
    'country,kind,label,lane,origin,heading,band_currency,band_from,band_to,base,percent,flat_currency,flat_amount,source,source_date,valid_from,valid_until';
  const rows = ['GB', 'JP'].map(
    (country) => `${country},vat,vat,any,,,,,,goods_shipping,20,,,A law,2011-01-04,2011-01-04,`,
  );
  async function* taxes() {
    yield Buffer.from([head, ...rows].join('\n'));
  }
  await app.ask(importTaxes, {}, { token, stream: taxes() });

  expect(await publicView()).toMatchObject({ langs: ['ja', 'en'], ships_to: ['GB', 'JP'] });
  expect(await app.ask(storeInfo, {}, await as())).toMatchObject({
    langs: ['ja', 'en'],
    ships_to: ['GB', 'JP'],
  });
});
