// Collections of a shop over the real database: made, changed and shown in order, by hand and by rule, in races too.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import {
  listCollections,
  readCollection,
  removeCollection,
  saveCollection,
  setFeatured,
} from '#features/content/contract.ts';
import { storefrontCollection, storefrontRows } from '#features/search/collection.contract.ts';
import { removeFromShowcase } from '#features/showcase/contract.ts';
import type { TestShop } from '#testing/test-app.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let other: TestShop;
let ids: string[];
beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Tea Things');
  other = await app.makeShop('Other Things');
  ids = await app.sell(
    shop,
    ['C-1', 'C-2', 'C-3', 'C-4'].map((code) => ({ code })),
  );
});
afterAll(() => app.close());

const tokens = new Map<string, Promise<string>>();
/** One session a shop: more than five at once end the oldest. */
const as = async (of = shop) => {
  const token = tokens.get(of.handle) ?? app.merchant(of);
  tokens.set(of.handle, token);
  return { token: await token };
};
type Save = RequestOf<typeof saveCollection>;
const anyRule: NonNullable<Save['rule']> = {
  type_id: null,
  price_min: null,
  price_max: null,
  new_days: null,
  is_on_sale: false,
  is_in_stock: false,
  sort: 'shop',
};
const textsOf = (title: string, description = '') => [{ lang: 'en' as const, title, description }];
const make = async (change: Partial<Save>, of = shop) => {
  const id = change.id ?? randomUUID();
  return app.call(
    saveCollection,
    { id, version: 0, texts: textsOf('Tea'), is_shown: true, goods_ids: [], ...change, ...only(change) },
    await as(of),
  );
};
const only = ({ rule, goods_ids: goodsIds }: Partial<Save>) =>
  rule === undefined || goodsIds !== undefined ? {} : { goods_ids: undefined };
const made = async (change: Partial<Save>) => {
  const answer = await make(change);
  if (answer.code !== 200) throw new Error(JSON.stringify(answer));
  return app.ask(readCollection, { id: (await newest()).id }, await as());
};
const newest = async () => {
  const { list } = await app.ask(listCollections, {}, await as());
  const last = list.at(-1);
  if (last === undefined) throw new Error('no collection');
  return last;
};
const shown = async (slug: string, language: 'en' | 'ja' | 'fr' = 'en') =>
  app.ask(storefrontCollection, { handle: shop.handle, slug }, { language });
const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);
const idOf = (place: number) => ids[place] ?? '';

test('a collection by hand keeps its order, its words fall back, and its address stays', async () => {
  const texts = [
    { lang: 'ja' as const, title: '茶の道具', description: 'ゆっくり' },
    { lang: 'en' as const, title: 'Tea & calm', description: '' },
  ];
  const own = await made({ texts, goods_ids: [idOf(2), idOf(0)] });
  expect(own).toMatchObject({ slug: 'tea-calm', version: 1, goods: 2, kind: 'hand', rule: null });
  expect(codesOf((await shown('tea-calm')).goods.list)).toEqual(['C-3', 'C-1']);
  expect((await shown('tea-calm', 'ja')).collection.title).toBe('茶の道具');
  expect((await shown('tea-calm', 'fr')).collection.title).toBe('Tea & calm');
  const { id } = own;
  const changed = { id, version: 1, texts: textsOf('Renamed'), goods_ids: [idOf(1), idOf(2), idOf(0)] };
  expect(await make(changed)).toMatchObject({ code: 200, data: { slug: 'tea-calm', title: 'Renamed' } });
  expect(codesOf((await shown('tea-calm')).goods.list)).toEqual(['C-2', 'C-3', 'C-1']);
  // Over a version that was not seen, and the first one again.
  expect(await make(changed)).toMatchObject({ code: 456, data: { version: 2 } });
  expect(await make({ ...changed, version: 0 })).toMatchObject({ code: 456 });
  expect(await make({ ...changed, version: 2, is_shown: false })).toMatchObject({ code: 200 });
  expect(await app.call(storefrontCollection, { handle: shop.handle, slug: 'tea-calm' }, {})).toMatchObject({
    code: 404,
  });
  // Another shop has nothing of it.
  expect(await app.call(readCollection, { id }, await as(other))).toMatchObject({ code: 404 });
  expect(await app.call(removeCollection, { id, version: 3 }, await as(other))).toMatchObject({ code: 404 });
  expect(await app.call(removeCollection, { id, version: 2 }, await as())).toMatchObject({ code: 456 });
  expect(await app.call(removeCollection, { id, version: 3 }, await as())).toMatchObject({ code: 200 });
});

test('titles of any script make addresses, each once in a shop', async () => {
  const titles = ['花器', '花器', 'Été', 'featured', '!!!'];
  const slugs: string[] = [];
  for (const title of titles) slugs.push((await made({ texts: textsOf(title) })).slug);
  expect(slugs).toEqual(['花器', '花器-2', 'ete', 'featured-2', 'collection']);
  expect((await shown('花器')).collection.title).toBe('花器');
});

test('a rule takes what fits at this moment, in its order', async () => {
  const all = await made({ texts: textsOf('All'), rule: anyRule });
  expect(all).toMatchObject({ kind: 'rule', goods: 4, items: null });
  const { list, total } = (await shown(all.slug)).goods;
  expect([list.length, total]).toEqual([4, 4]);
  const up = await made({ texts: textsOf('Up'), rule: { ...anyRule, sort: 'price_up', is_in_stock: true } });
  const prices = (await shown(up.slug)).goods.list.map(({ price }) => Number(price));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const none = await made({ texts: textsOf('None'), rule: { ...anyRule, price_min: '9000.00' } });
  expect((await shown(none.slug)).goods).toMatchObject({ list: [], total: 0 });
  const typed = await made({ texts: textsOf('Type'), rule: { ...anyRule, type_id: 'things' } });
  expect(typed.goods).toBe(4);
  const fresh = await made({ texts: textsOf('New'), rule: { ...anyRule, new_days: 1, sort: 'new' } });
  expect(fresh.goods).toBe(4);
  await app.advance(48);
  // Sessions end meanwhile.
  tokens.clear();
  expect((await app.ask(readCollection, { id: fresh.id }, await as())).goods).toBe(0);
  const reduced = await made({ texts: textsOf('Sale'), rule: { ...anyRule, is_on_sale: true } });
  expect(reduced.goods).toBe(0);
});

test('what a collection cannot be is refused with its field and reason', async () => {
  const wrong: [Partial<Save>, object][] = [
    [
      { rule: anyRule, goods_ids: [] },
      { field: 'rule', reason: 'one_of_two' },
    ],
    [{ goods_ids: [idOf(0), idOf(0)] }, { field: 'goods_ids', reason: 'duplicate' }],
    [{ rule: { ...anyRule, type_id: 'nothing' } }, { field: 'rule.type_id', reason: 'unknown' }],
    [{ rule: { ...anyRule, price_min: '1.0' } }, { field: 'rule.price_min', reason: 'scale' }],
    [
      { rule: { ...anyRule, price_min: '2.00', price_max: '1.00' } },
      { field: 'rule.price_max', reason: 'below_price_min' },
    ],
    [{ texts: [...textsOf('A'), ...textsOf('B')] }, { field: 'texts', reason: 'duplicate' }],
    [{ texts: textsOf('a'.repeat(61)) }, { field: 'texts', reason: 'too_long', of: 'title' }],
    [
      { texts: textsOf('Tea', 'Write to me@shop.example') },
      { field: 'texts', reason: 'contact', of: 'description', lang: 'en' },
    ],
    [{ texts: textsOf('Tea', '<b>bold</b>') }, { field: 'texts', reason: 'html' }],
  ];
  for (const [change, data] of wrong) expect(await make(change)).toMatchObject({ code: 405, data });
  const nil = '00000000-0000-0000-0000-000000000000';
  expect(await make({ id: nil })).toMatchObject({ code: 404 });
  expect(await make({ version: 1 })).toMatchObject({ code: 404 });
  expect(await make({ goods_ids: [randomUUID()] })).toMatchObject({
    code: 404,
    data: { field: 'goods_ids', reason: 'unknown' },
  });
});

test('the home features up to twelve in order, once, and passes over what is not on sale', async () => {
  const feature = async (goodsIds: string[], version: number) =>
    app.call(setFeatured, { goods_ids: goodsIds, version }, await as());
  expect(await feature([idOf(3), idOf(1), idOf(0)], 0)).toMatchObject({
    code: 200,
    data: { featured: { version: 1 } },
  });
  const rows = async (wish: string, collection?: string) =>
    (
      await app.ask(
        storefrontRows,
        { handle: shop.handle, rows: wish, ...(collection === undefined ? {} : { collection }) },
        {},
      )
    ).rows;
  const [featured] = await rows('featured');
  expect(codesOf(featured?.goods ?? [])).toEqual(['C-4', 'C-2', 'C-1']);
  await app.ask(removeFromShowcase, { ids: [idOf(1)], mode: 'delist' }, await as());
  expect(codesOf((await rows('featured'))[0]?.goods ?? [])).toEqual(['C-4', 'C-1']);
  await app.ask(removeFromShowcase, { ids: [idOf(1)], mode: 'relist' }, await as());
  // Two writers over one version: one of them wins.
  const both = await Promise.all([feature([idOf(0)], 1), feature([idOf(1)], 1)]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 456]);
  expect(
    await feature(
      Array.from({ length: 13 }, () => idOf(0)),
      2,
    ),
  ).toMatchObject({ code: 405 });
  const hand = await made({ texts: textsOf('Row'), goods_ids: [idOf(2)] });
  const all = await rows('featured,collection,newest,sale', hand.id);
  expect(all.map(({ kind }) => kind)).toEqual(['featured', 'collection', 'newest']);
  expect(all[1]).toMatchObject({ slug: 'row', title: 'Row' });
  expect(await rows('collection')).toEqual([]);
});

test('sixty at once make exactly fifty', async () => {
  const room = await app.makeShop('Many Collections');
  const token = await as(room);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      app.call(
        saveCollection,
        {
          id: randomUUID(),
          version: 0,
          texts: textsOf(`Same ${number % 3}`),
          is_shown: true,
          goods_ids: [],
        },
        token,
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(50);
  const refused = answers.filter(({ code }) => code !== 200);
  for (const one of refused) expect(one).toMatchObject({ data: { reason: 'collections_max', max: 50 } });
  const { list } = await app.ask(listCollections, {}, token);
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(50);
});
