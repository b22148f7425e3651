// Bundles: made within what each product costs, found in carts, kept on orders, and gone when they are switched off.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import {
  addBundle,
  listBundles,
  previewBundle,
  removeBundle,
  setBundle,
} from '#features/discounts/bundles.contract.ts';
import { addDiscount } from '#features/discounts/contract.ts';
import { storefrontBundle } from '#features/search/bundle.contract.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { setQuantityPrice } from '#features/discounts/prices.contract.ts';
import { changePrices, listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { testAddress } from '#testing/address.ts';
import { openTestApp, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
let goods: string[] = [];
let token = '';
beforeAll(async () => {
  app = await openTestApp();
  await app.addSupplier('SUP-2', '0.00');
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await app.makeShop(`Bundles ${randomUUID().slice(0, 6)}`);
  token = await app.merchant(shop);
  const rows = [1, 2, 3].map((n) => ({
    code: `BU${n}-${randomUUID().slice(0, 6)}`,
    cost: '4.00',
    // Of two suppliers: a bundle may be sent in two parcels.
    supplier: n === 3 ? 'SUP-2' : 'SUP-1',
    stock: 50,
  }));
  const made = await app.makeGoods(rows);
  await app.list(shop, made, '10.00');
  goods = made.map(({ id }) => id);
});

const anybody = () => ({ ip: testAddress(), onceKey: randomUUID() });
const merchant = () => ({ token, onceKey: randomUUID() });
const first = () => goods.slice(0, 2);
const make = async (price: string, ids = first(), id = randomUUID()) =>
  app.call(addBundle, { id, goods_ids: ids, price }, merchant());
async function made(price = '16.00', ids = first()) {
  const id = randomUUID();
  return app.ask(addBundle, { id, goods_ids: ids, price }, merchant());
}
const cart = (lines: readonly [string, number][], code?: string) =>
  app.ask(
    quoteCart,
    {
      handle: shop.handle,
      country: 'GB',
      lines: lines.map(([goods_id, qty]) => ({ goods_id, qty })),
      ...(code === undefined ? {} : { code }),
    },
    anybody(),
  );
/** A quote knows the shop as it was two seconds ago at most; the checkout asks anew. */
const settled = () => new Promise((done) => setTimeout(done, 2_100));
const order = (quoteId: string) =>
  app.call(checkout, { quote_id: quoteId, buyer: testBuyer, terms: true, method: 'test' }, anybody());

test('what it would earn is shown first; below cost and commission, and no cheaper than its products, it is refused', async () => {
  const preview = await app.ask(previewBundle, { goods_ids: first(), price: '16.00' }, merchant());
  // 5 % of 20.00 and of 16.00, and twice 4.00.
  expect(preview).toMatchObject({
    full_price: '20.00',
    floor_price: '8.42',
    profit_before: '11.00',
    profit_after: '7.20',
    verdict: 'ok',
  });
  expect(preview.goods.map(({ id, price }) => [id, price])).toEqual(first().map((id) => [id, '10.00']));
  expect((await make('8.41')).data).toMatchObject({
    field: 'price',
    reason: 'below_break_even',
    floor_price: '8.42',
  });
  expect((await make('20.00')).data).toMatchObject({ field: 'price', reason: 'not_lower' });
  expect((await make('16.001')).data).toMatchObject({ field: 'price', reason: 'scale' });
  expect((await make('16.00', [goods[0] ?? '', goods[0] ?? ''])).data).toMatchObject({ reason: 'duplicate' });
  expect((await make('16.00', [goods[0] ?? '', randomUUID()])).code).toBe(404);
  expect((await make('16.00', goods.slice(0, 1))).code).toBe(405);
  expect((await make('8.42')).code).toBe(200);
});

test('a cart with all of its products has the price, before a code and in the order; its sums are those of the lines', async () => {
  const bundle = await made('16.00', [goods[0] ?? '', goods[2] ?? '']);
  const [one = '', two = '', three = ''] = goods;
  const plain = await cart([
    [one, 1],
    [two, 1],
  ]);
  expect(plain.goods_total).toBe('20.00');
  const priced = await cart([
    [one, 2],
    [two, 1],
    [three, 1],
  ]);
  expect(priced.lines.map(({ discounts, amount }) => [discounts.quantity, amount])).toEqual([
    ['2.00', '18.00'],
    ['0.00', '10.00'],
    ['2.00', '8.00'],
  ]);
  expect(priced).toMatchObject({ goods_total: '36.00', discounts: { goods: '4.00' } });
  const { code } = await app.ask(
    addDiscount,
    { code: `TEN-${randomUUID().slice(0, 4)}`, kind: 'percent', percent_bps: 1_000, goods_ids: [one] },
    merchant(),
  );
  const coded = await cart(
    [
      [one, 1],
      [three, 1],
    ],
    code,
  );
  expect(coded.lines.map(({ discounts }) => [discounts.quantity, discounts.code])).toEqual([
    ['2.00', '0.80'],
    ['2.00', '0.00'],
  ]);
  const bought = await app.buy(shop, [
    { id: one, qty: 1 },
    { id: three, qty: 1 },
  ]);
  const kept = await app.ask(orderByLink, { token: bought.orderToken });
  expect(kept).toMatchObject({ goods_total: '16.00', discounts: { goods: '4.00' } });
  expect(kept.lines.map(({ amount }) => amount)).toEqual(['8.00', '8.00']);
  expect(bundle.profit).toBe('7.20');
});

test('buyers see it on the pages of its products and on its own, and as many as the scarcest product has', async () => {
  const bundle = await made();
  const { handle } = shop;
  const page = await app.ask(storefrontGood, { handle, id: goods[0] ?? '' });
  const offer = { id: bundle.id, count: 2, price: '16.00', full_price: '20.00', saving: '4.00' };
  expect(page.bundles).toEqual([offer]);
  expect((await app.ask(storefrontGood, { handle, id: goods[2] ?? '' })).bundles).toEqual([]);
  const own = await app.ask(storefrontBundle, { handle, id: bundle.id });
  expect(own.bundle).toMatchObject({ ...offer, off: ['2.00', '2.00'] });
  expect(own.bundle.available).toBeGreaterThan(0);
  expect(own.goods.map(({ id }) => id)).toEqual(first());
  // Another shop has none of it, by whatever id.
  const other = await app.makeShop(`Other ${randomUUID().slice(0, 6)}`);
  expect((await app.call(storefrontBundle, { handle: other.handle, id: bundle.id })).code).toBe(404);
});

test('sold out when one product is', async () => {
  const scarce = { code: `BS-${randomUUID().slice(0, 6)}`, cost: '4.00', stock: 1 };
  const [one] = await app.makeGoods([scarce]);
  if (one === undefined) throw new Error('no goods');
  await app.list(shop, [one], '10.00');
  const bundle = await made('16.00', [goods[0] ?? '', one.id]);
  await app.makeGoods([{ ...scarce, stock: 0 }]);
  const { bundle: shown } = await app.ask(storefrontBundle, { handle: shop.handle, id: bundle.id });
  expect(shown.available).toBe(0);
  // Its page says so; the pages of its products do not offer what cannot be bought.
  const page = await app.ask(storefrontGood, { handle: shop.handle, id: goods[0] ?? '' });
  expect(page.bundles).toEqual([]);
});

test('a bundle one of whose products left the shop a moment ago is not found, and not offered', async () => {
  const bundle = await made();
  const { handle } = shop;
  const [one = '', two = ''] = goods;
  // The bundles of the shop are known from here on for two seconds.
  expect((await app.ask(storefrontGood, { handle, id: one })).bundles).toHaveLength(1);
  const { list } = await app.ask(listShowcase, {}, merchant());
  const ids = list.filter((row) => row.goods_id === two).map(({ id }) => id);
  await app.ask(removeFromShowcase, { ids, mode: 'delist' }, merchant());
  expect((await app.call(storefrontBundle, { handle, id: bundle.id })).code).toBe(404);
  expect((await app.ask(storefrontGood, { handle, id: one })).bundles).toEqual([]);
});

test('goods are never dearer for a bundle that a cart has: the price for several pieces may be the better one', async () => {
  const [one = '', two = ''] = goods;
  const { list } = await app.ask(listShowcase, {}, merchant());
  const item = list.find((row) => row.goods_id === one);
  const steps = [{ from: 4, price: '7.00' }];
  const several = { id: item?.id ?? '', kind: 'each' as const, steps };
  await app.ask(setQuantityPrice, { ...several, version: item?.version ?? 0 }, merchant());
  await made('19.00');
  const priced = await cart([
    [one, 4],
    [two, 1],
  ]);
  // Four for 28.00 and one for 10.00; a bundle would make it 49.00.
  expect(priced.goods_total).toBe('38.00');
});

test('switched off, changed or deleted, it is given to no checkout any more, and a quote from before says so', async () => {
  const bundle = await made();
  const pair: [string, number][] = [
    [goods[0] ?? '', 1],
    [goods[1] ?? '', 1],
  ];
  const before = await cart(pair);
  const { id } = bundle;
  const cheaper = await app.ask(setBundle, { id, price: '15.00', is_on: true, version: 1 }, merchant());
  expect((await order(before.quote_id)).code).toBe(458);
  await settled();
  const cheap = await cart(pair);
  expect(cheap.goods_total).toBe('15.00');
  const stale = await app.call(setBundle, { id, is_on: false, version: 1 }, merchant());
  expect(stale.code).toBe(456);
  const off = await app.ask(setBundle, { id, is_on: false, version: cheaper.version }, merchant());
  expect((await order(cheap.quote_id)).code).toBe(458);
  await settled();
  expect((await cart(pair)).goods_total).toBe('20.00');
  expect((await app.call(storefrontBundle, { handle: shop.handle, id })).code).toBe(404);
  const on = await app.ask(setBundle, { id, is_on: true, version: off.version }, merchant());
  await settled();
  const again = await cart(pair);
  expect((await order(again.quote_id)).code).toBe(200);
  const last = await cart(pair);
  await app.ask(removeBundle, { id, version: on.version }, merchant());
  expect((await order(last.quote_id)).code).toBe(458);
});

test('where prices come down it is not given until they fit again; nothing is sold below cost', async () => {
  await made('9.00');
  const { list } = await app.ask(listShowcase, {}, merchant());
  const items = list
    .filter(({ goods_id: id }) => first().includes(id))
    .map(({ id }) => ({ id, sale_price: '4.50' }));
  await app.ask(changePrices, { items }, merchant());
  const [shown] = (await app.ask(listBundles, {}, merchant())).list;
  expect(shown).toMatchObject({ verdict: 'not_lower', is_on: true });
  expect(
    (
      await cart([
        [goods[0] ?? '', 1],
        [goods[1] ?? '', 1],
      ])
    ).goods_total,
  ).toBe('9.00');
  expect((await app.ask(storefrontGood, { handle: shop.handle, id: goods[0] ?? '' })).bundles).toEqual([]);
});

test('a shop has twenty, also when thirty are made at one moment; one that is sent twice is there once', async () => {
  const id = randomUUID();
  const twice = await Promise.all([make('16.00', first(), id), make('16.00', first(), id)]);
  expect(twice.map(({ code }) => code)).toEqual([200, 200]);
  const many = await Promise.all(Array.from({ length: limits.bundlesMax + 10 }, () => make('16.00')));
  expect(many.filter(({ code }) => code === 200)).toHaveLength(limits.bundlesMax - 1);
  expect(many.find(({ code }) => code !== 200)).toMatchObject({ code: 203, data: { reason: 'bundles_max' } });
  expect((await app.ask(listBundles, {}, merchant())).list).toHaveLength(limits.bundlesMax);
});
