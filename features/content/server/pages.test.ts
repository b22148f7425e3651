// Pages of a shop and its menu over the real database: said, shown in the reader's language, led to, and never HTML.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { saveCollection } from '#features/content/contract.ts';
import {
  listShopPages,
  readShopPage,
  removeShopPage,
  saveShopPage,
  setMenu,
} from '#features/content/pages.contract.ts';
import { storefrontPage } from '#features/content/storefront.contract.ts';
import { storefrontGood } from '#features/search/contract.ts';
import { shopInfo } from '#features/shop/contract.ts';
import type { TestShop } from '#testing/test-app.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let other: TestShop;
let ids: string[];
beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Paper Things');
  other = await app.makeShop('Other Paper');
  ids = await app.sell(shop, [{ code: 'P-1' }]);
});
afterAll(() => app.close());

const tokens = new Map<string, Promise<string>>();
/** One session a shop: more than five at once end the oldest. */
const as = async (of = shop) => {
  const token = tokens.get(of.handle) ?? app.merchant(of);
  tokens.set(of.handle, token);
  return { token: await token };
};
type Save = RequestOf<typeof saveShopPage>;
const textsOf = (title: string, body = 'Said.') => [{ lang: 'en' as const, title, body }];
const save = async (change: Partial<Save> = {}, of = shop) =>
  app.call(
    saveShopPage,
    { id: randomUUID(), version: 0, texts: textsOf('Care'), is_shown: true, ...change },
    await as(of),
  );
const list = async (of = shop) => app.ask(listShopPages, {}, await as(of));
const pageOf = (slug: string) => app.call(storefrontPage, { handle: shop.handle, slug }, {});
const told = async (slug: string, language: 'ja' | 'fr') =>
  (await app.ask(storefrontPage, { handle: shop.handle, slug }, { language })).page;
const clear = async () => {
  for (const { id, version } of (await list()).list)
    await app.ask(removeShopPage, { id, version }, await as());
};

test('a page is shown in the reader’s language or falls back, keeps its address, and is hidden and gone at once', async () => {
  const id = randomUUID();
  const texts = [
    { lang: 'ja' as const, title: 'お手入れ', body: '手洗いしてください。' },
    { lang: 'en' as const, title: 'How to care', body: '## Wash\n\n- **Warm** water' },
  ];
  expect(await save({ id, texts })).toMatchObject({ code: 200, data: { slug: 'how-to-care', version: 1 } });
  expect((await told('how-to-care', 'ja')).title).toBe('お手入れ');
  expect(await told('how-to-care', 'fr')).toMatchObject({
    title: 'How to care',
    body: '## Wash\n\n- **Warm** water',
  });
  expect(await save({ id, version: 0 })).toMatchObject({ code: 456 });
  expect(await save({ id, version: 1, is_shown: false })).toMatchObject({
    code: 200,
    data: { slug: 'how-to-care', title: 'Care' },
  });
  expect(await pageOf('how-to-care')).toMatchObject({ code: 404 });
  expect(await app.call(readShopPage, { id }, await as(other))).toMatchObject({ code: 404 });
  expect(await app.call(removeShopPage, { id, version: 2 }, await as(other))).toMatchObject({ code: 404 });
  expect(await app.call(removeShopPage, { id, version: 1 }, await as())).toMatchObject({ code: 456 });
  expect(await app.call(removeShopPage, { id, version: 2 }, await as())).toMatchObject({ code: 200 });
});

test('what a page cannot say is refused with its line', async () => {
  const wrong: [string, object][] = [
    ['<script>alert(1)</script>', { reason: 'html', line: 1 }],
    ['Fine.\n\nWrite to me@shop.example', { reason: 'contact', line: 3 }],
    ['See [this](https://elsewhere.example)', { reason: 'link' }],
    ['x'.repeat(5_001), { reason: 'too_long', word: '5000' }],
  ];
  for (const [body, data] of wrong)
    expect(await save({ texts: textsOf('Care', body) })).toMatchObject({
      code: 405,
      data: { field: 'texts', of: 'body', lang: 'en', ...data },
    });
  expect(await save({ texts: textsOf(' ') })).toMatchObject({ code: 405 });
  expect((await list()).list).toEqual([]);
});

test('twenty pages at once make exactly ten', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save()));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  for (const one of answers.filter(({ code }) => code !== 200))
    expect(one).toMatchObject({ data: { reason: 'pages_max', max: 10 } });
  expect(new Set((await list()).list.map(({ slug }) => slug)).size).toBe(10);
  await clear();
});

test('the menu leads to what is there, in order and language, on every page of the shop', async () => {
  const page = randomUUID();
  const collection = randomUUID();
  await save({
    id: page,
    texts: [{ lang: 'ja', title: '私たち', body: 'はじめまして。' }, ...textsOf('About')],
  });
  await app.ask(
    saveCollection,
    {
      id: collection,
      version: 0,
      texts: [{ lang: 'en', title: 'Tea', description: 'For slow mornings' }],
      is_shown: true,
      goods_ids: [],
    },
    await as(),
  );
  const entries = [
    { kind: 'page' as const, ref: page },
    { kind: 'collection' as const, ref: collection },
    { kind: 'type' as const, ref: 'things' },
  ];
  const set = async (wish: RequestOf<typeof setMenu>['entries'], version: number, of = shop) =>
    app.call(setMenu, { entries: wish, version }, await as(of));
  expect(await set(entries, 0)).toMatchObject({ code: 200, data: { menu: { version: 1 } } });
  const menu = async (language: 'en' | 'ja') =>
    (await app.ask(shopInfo, { id: shop.shopId }, { language })).menu;
  const paths = ['/p/about', '/c/tea', '?category=things'];
  expect((await menu('en')).map(({ path }) => path)).toEqual(paths);
  expect((await menu('ja'))[0]?.title).toBe('私たち');
  // A shop may be two seconds old where its pages read it by its address.
  await new Promise((done) => setTimeout(done, 2_100));
  const good = await app.ask(storefrontGood, { handle: shop.handle, id: ids[0] ?? '' }, { language: 'ja' });
  expect(good.shop.menu.map(({ path }) => path)).toEqual(paths);
  expect(JSON.stringify(good.shop.menu)).not.toContain('slow mornings');
  // Refused: twice the same, what is not there, another shop's, too many, a version that was not seen.
  const [first] = entries;
  if (first === undefined) throw new Error('no entry');
  expect(await set([first, first], 1)).toMatchObject({ code: 405, data: { reason: 'duplicate' } });
  expect(await set([{ kind: 'page', ref: randomUUID() }], 1)).toMatchObject({ data: { reason: 'unknown' } });
  expect(await set([first], 0, other)).toMatchObject({ code: 404, data: { reason: 'unknown' } });
  expect(
    await set(
      Array.from({ length: 9 }, () => first),
      1,
    ),
  ).toMatchObject({ code: 405 });
  const both = await Promise.all([set([first], 1), set([], 1)]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 456]);
  // What is hidden or deleted drops out by itself.
  expect(await set(entries, 2)).toMatchObject({ code: 200 });
  await app.ask(removeShopPage, { id: page, version: 1 }, await as());
  expect((await menu('en')).map(({ path }) => path)).toEqual(paths.slice(1));
  expect((await list()).menu.entries).toHaveLength(2);
});
