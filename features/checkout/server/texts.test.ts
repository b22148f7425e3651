// What is for sale, told in the language of whoever looks; the order stays in English for those who send it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { Language } from '#domain/text/language.ts';
import { orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { orderComments } from '#features/comments/contract.ts';
import { addTypes, importGoods, listCatalogue } from '#features/goods/contract.ts';
import { listOrders } from '#features/orders/contract.ts';

const head =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,' +
  'title.ja,description.ja,title.es';
const rows = [
  'TEA-1,Tea pot,Holds a litre.,things,SUP-1,10.00,,50,,,,,急須,一リットル入ります。,Tetera',
  'TEA-2,Tea cup,Holds little.,things,SUP-1,10.00,,50,,,,,,,Taza',
];

let app: TestApp;
let shop: TestShop;
let ids: string[];
let bought: Bought;
beforeAll(async () => {
  app = await openTestApp();
  const token = await app.operator();
  const names = { ja: 'もの' };
  await app.ask(addTypes, { list: [{ code: 'things', name: 'Things', names }] }, { token });
  async function* file() {
    yield Buffer.from([head, ...rows].join('\n'));
  }
  await app.ask(importGoods, {}, { token, stream: file() });
  const { list } = await app.ask(listCatalogue, { q: 'TEA-' }, { token });
  const goods = list.toSorted((left, right) => left.code.localeCompare(right.code));
  ids = goods.map(({ id }) => id);
  shop = await app.makeShop('Tea House');
  await app.list(shop, goods, '20.00');
  bought = await app.buy(
    shop,
    ids.map((id) => ({ id, qty: 1 })),
  );
});
afterAll(() => app.close());

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).toSorted();

test.each([
  ['ja', ['Tea cup', '急須'], 'もの'],
  ['es', ['Taza', 'Tetera'], 'Things'],
  ['ko', ['Tea cup', 'Tea pot'], 'Things'],
  ['en', ['Tea cup', 'Tea pot'], 'Things'],
] as const)(
  'goods, cart and order speak %s, and English where a text is missing',
  async (language, own, type) => {
    const { handle } = shop;
    const shown = await app.ask(storefrontGoods, { handle }, { language });
    expect(titles(shown.goods.list)).toEqual(own);
    expect(shown.categories.map(({ name }) => name)).toEqual([type]);

    const lines = ids.map((id) => ({ goods_id: id, qty: 1 }));
    const quote = await app.ask(quoteCart, { handle, lines }, { language });
    expect(titles(quote.lines)).toEqual(own);
    const order = await app.ask(orderByLink, { token: bought.orderToken }, { language });
    expect(titles(order.lines)).toEqual(own);
    const { list } = await app.ask(orderComments, { token: bought.orderToken }, { language });
    expect(titles(list)).toEqual(own);
  },
);

test('one goods is told with its description and its kind', async () => {
  const tell = async (language: Language) => {
    const { goods } = await app.ask(storefrontGood, { handle: shop.handle, id: ids[0] ?? '' }, { language });
    return [goods.title, goods.description, goods.category];
  };
  expect(await tell('ja')).toEqual(['急須', '一リットル入ります。', 'もの']);
  expect(await tell('es')).toEqual(['Tetera', 'Holds a litre.', 'Things']);
  expect(await tell('zh-Hans')).toEqual(['Tea pot', 'Holds a litre.', 'Things']);
});

test('the merchant reads titles in their own language where the catalogue has them', async () => {
  const token = await app.merchant(shop);
  const read = async (language: 'en' | 'ja') => {
    const { list } = await app.ask(listOrders, {}, { token, language });
    return titles(list[0]?.lines ?? []);
  };
  expect(await read('ja')).toEqual(['Tea cup', '急須']);
  expect(await read('en')).toEqual(['Tea cup', 'Tea pot']);
});
