// A shop's own words and pictures of a product: wherever buyers and machines read of it, in their language, undone at
// once, and never in the place of what the law asks for.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '#domain/time.ts';
import { orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { uploadFile } from '#features/files/contract.ts';
import { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { listShowcaseChanges } from '#features/showcase/changes.contract.ts';
import { addToShowcase, listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { readListing, saveListing, undoListing } from '#features/showcase/listing.contract.ts';
import type { TestShop } from '#testing/test-app.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let other: TestShop;
let ids: string[];
beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Own Words');
  other = await app.makeShop('Other Words');
  ids = await app.sell(shop, [
    {
      code: 'L-1',
      title: 'White mug',
      'title.ja': '白いマグ',
      warnings: 'Hot.',
      pictures: 'goods/L-2.svg goods/L-3.svg',
    },
    { code: 'L-2', title: 'Grey bowl' },
    { code: 'L-3', title: 'Green plate' },
    { code: 'L-4', title: 'Small jug' },
  ]);
  await app.composed.ask(
    addToShowcase,
    { items: [{ goods_id: idOf(0), sale_price: '13.00' }] },
    { token: await app.merchant(other) },
  );
});
afterAll(() => app.close());

const idOf = (place: number) => ids[place] ?? '';
const tokens = new Map<string, Promise<string>>();
/** One session a shop: more than five at once end the oldest. */
const as = async (of = shop) => {
  const token = tokens.get(of.handle) ?? app.merchant(of);
  tokens.set(of.handle, token);
  return { token: await token };
};
const read = async (id: string, of = shop) => app.ask(readListing, { id }, await as(of));
const versionOf = async (id: string) => (await read(id)).version;
type Save = Parameters<typeof app.ask<typeof saveListing>>[1];
const save = async (id: string, change: Omit<Save, 'id' | 'version'>, version?: number) =>
  app.call(saveListing, { id, version: version ?? (await versionOf(id)), ...change }, await as());
const say = (id: string, lang: 'en' | 'ja', title: string | null, description: string | null = null) =>
  save(id, { texts: [{ lang, title, description }] });
const pageOf = (id: string, language: 'en' | 'ja' = 'en', of = shop) =>
  app.ask(storefrontGood, { handle: of.handle, id }, { language });
const found = async (q: string) =>
  (await app.ask(storefrontGoods, { handle: shop.handle, q })).goods.list.map(({ id }) => id);

async function upload(kind: 'goods' | 'banner' = 'goods') {
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  return app.ask(
    uploadFile,
    { kind },
    { ...(await as()), files: [{ field: 'file', name: 'own.png', bytes }] },
  );
}

test('own words are shown in their language; the supplier’s stand in every other, and its warnings always', async () => {
  const id = idOf(0);
  expect((await read(id)).version).toBe(0);
  const saved = await say(id, 'en', '  Ana’s mug ', '## Why\n\n- **Light**\n- Warm');
  expect(saved).toMatchObject({
    code: 200,
    data: { version: 1, texts: [{ lang: 'en', title: 'Ana’s mug' }] },
  });
  const page = await pageOf(id);
  expect(page.goods).toMatchObject({
    title: 'Ana’s mug',
    description: 'Why\nLight\nWarm',
    description_markup: '## Why\n\n- **Light**\n- Warm',
    warnings: 'Hot.',
    maker: 'Kiln Works, Row 5',
  });
  expect((await pageOf(id, 'ja')).goods).toMatchObject({ title: '白いマグ', description_markup: null });
  expect((await pageOf(id, 'en', other)).goods.title).toBe('White mug');
  await say(id, 'ja', 'アナのマグ');
  expect((await pageOf(id, 'ja')).goods).toMatchObject({ title: 'アナのマグ', description: 'About it.' });
  // What was not named stayed.
  expect((await pageOf(id)).goods.title).toBe('Ana’s mug');
});

test('lists, feeds, pages and the shop’s own search know the words; no other shop’s does', async () => {
  const id = idOf(0);
  await say(id, 'en', 'Sunrise beaker', 'For **porridge**.');
  expect(await found('sunrise')).toEqual([id]);
  expect(await found('porridge')).toEqual([id]);
  expect(await found('white mug')).toContain(id);
  const elsewhere = await app.ask(storefrontGoods, { handle: other.handle, q: 'sunrise' });
  expect(elsewhere.goods.list).toEqual([]);
  const feed = await app.get(`/s/${shop.handle}/feed/google.en.xml`);
  expect(feed.body).toContain('Sunrise beaker');
  expect(feed.body).toContain('For porridge.');
  expect((await app.ask(listShowcase, { q: 'sunrise' }, await as())).list).toMatchObject([
    { title: 'Sunrise beaker' },
  ]);
  await app.advance(1);
  const changes = await app.ask(listShowcaseChanges, {}, await as());
  expect(changes.list.find((one) => one.id === id)?.item?.title).toBe('Sunrise beaker');
});

test('a feed that was read before is read anew once the words changed', async () => {
  const file = `/s/${shop.handle}/feed/google.en.xml`;
  const first = await app.get(file);
  const tag = String(first.headers.etag);
  expect((await app.get(file, { 'if-none-match': tag })).statusCode).toBe(304);
  await say(idOf(1), 'en', 'Fog bowl');
  expect((await app.get(file, { 'if-none-match': tag })).statusCode).toBe(200);
});

test('pictures stand in the chosen order, own ones among the supplier’s; six of them and no more', async () => {
  const id = idOf(0);
  const { supplier_pictures: theirs } = await read(id);
  expect(theirs).toHaveLength(3);
  const own = await Promise.all(Array.from({ length: 7 }, () => upload()));
  const [first] = own;
  const saved = await save(id, { pictures: [{ file_id: first?.id ?? '' }, { url: theirs[2]?.url ?? '' }] });
  expect(saved).toMatchObject({ code: 200, data: { pictures: [{ is_own: true }, { is_own: false }] } });
  const page = await pageOf(id);
  expect(page.goods.images.map(({ url }) => url)).toEqual([first?.url, theirs[2]?.url]);
  const list = await app.ask(storefrontGoods, { handle: shop.handle });
  expect(list.goods.list.find((one) => one.id === id)?.images[0]?.url).toBe(first?.url);
  expect((await app.get(`/s/${shop.handle}/goods/${id}/2.jpg`)).statusCode).toBe(200);
  expect((await app.get(`/s/${shop.handle}/goods/${id}/3.jpg`)).statusCode).toBe(404);
  const many = await save(id, { pictures: own.map((file) => ({ file_id: file.id })) });
  expect(many).toMatchObject({ code: 405, data: { field: 'pictures', reason: 'too_many', limit: 6 } });
  // The supplier's own order is no choice of the shop's.
  const back = await save(id, { pictures: theirs.map(({ url }) => ({ url })) });
  expect(back).toMatchObject({ code: 200, data: { follows_supplier: true } });
});

test('pictures that are not there, not of this kind or not the shop’s are refused', async () => {
  const id = idOf(1);
  const refusedBy = (pictures: Save['pictures']) => save(id, { pictures });
  const banner = await upload('banner');
  const {
    supplier_pictures: [theirs],
  } = await read(id);
  const url = theirs?.url ?? '';
  expect(await refusedBy([])).toMatchObject({ code: 405, data: { reason: 'needed' } });
  expect(await refusedBy([{}])).toMatchObject({ code: 405, data: { reason: 'one_of' } });
  expect(await refusedBy([{ url: '/files/goods/L-1.svg' }])).toMatchObject({
    code: 405,
    data: { reason: 'unknown' },
  });
  expect(await refusedBy([{ url: 'https://elsewhere.example/a.png' }])).toMatchObject({
    code: 405,
    data: { reason: 'unknown' },
  });
  expect(await refusedBy([{ url }, { url }])).toMatchObject({ code: 405, data: { reason: 'duplicate' } });
  expect(await refusedBy([{ file_id: banner.id }])).toMatchObject({ code: 405, data: { reason: 'kind' } });
  expect(await refusedBy([{ file_id: idOf(0) }])).toMatchObject({ code: 404, data: { reason: 'file' } });
  expect(await versionOf(id)).toBe(1);
});

test('words that are refused write nothing and are named', async () => {
  const id = idOf(2);
  const refusedBy = (title: string | null, description: string | null = null) =>
    say(id, 'en', title, description);
  expect(await refusedBy('Write to ana@mugs.example')).toMatchObject({
    code: 405,
    data: { reason: 'contact', lang: 'en', line: 1 },
  });
  expect(await refusedBy(null, 'Good.\n\nSee [us](https://mugs.example)')).toMatchObject({
    code: 405,
    data: { reason: 'link', lang: 'en', line: 3 },
  });
  expect(await refusedBy(null, '<script>alert(1)</script>')).toMatchObject({
    code: 405,
    data: { reason: 'html', lang: 'en', line: 1 },
  });
  const twice = await save(id, {
    texts: ['a', 'b'].map((title) => ({ lang: 'en', title, description: null })),
  });
  expect(twice).toMatchObject({ code: 405, data: { reason: 'duplicate' } });
  expect(await versionOf(id)).toBe(0);
});

test('the last change is undone once, whole, for ten minutes', async () => {
  const id = idOf(2);
  await say(id, 'en', 'Leaf plate', 'Green.');
  const file = await upload();
  await save(id, {
    texts: [{ lang: 'en', title: 'Moss plate', description: null }],
    pictures: [{ file_id: file.id }],
  });
  const undo = async (version: number) => app.call(undoListing, { id, version }, await as());
  expect(await undo(1)).toMatchObject({ code: 456 });
  expect(await undo(2)).toMatchObject({
    code: 200,
    data: {
      version: 3,
      texts: [{ title: 'Leaf plate', description: 'Green.' }],
      follows_supplier: true,
      undo_until: null,
    },
  });
  expect(await undo(3)).toMatchObject({ code: 203, data: { reason: 'undo_over' } });
  await say(id, 'en', null, null);
  expect((await pageOf(id)).goods.title).toBe('Green plate');
  app.clock.set(addMinutes(app.clock.now(), 11));
  expect(await undo(4)).toMatchObject({ code: 203, data: { reason: 'undo_over' } });
});

test('of thirty changes over one version one is kept; the others are told', async () => {
  const id = idOf(3);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_none, at) =>
      save(id, { texts: [{ lang: 'en', title: `Jug ${at}`, description: null }] }, 0),
    ),
  );
  const kept = answers.filter(({ code }) => code === 200);
  expect(kept).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 456)).toHaveLength(29);
  const { version, texts } = await read(id);
  expect(version).toBe(1);
  expect(kept[0]).toMatchObject({ data: { version, texts } });
});

test('a cart says what the shop says; an order never what it says since', async () => {
  const id = idOf(3);
  await say(id, 'en', 'Bought jug');
  const lines = [{ goods_id: id, qty: 1 }];
  const quote = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
  expect(quote.lines[0]?.title).toBe('Bought jug');
  app.clock.set(addMinutes(app.clock.now(), 1));
  const { orderToken: token } = await app.buy(shop, [{ id, qty: 1 }]);
  const titleOf = async () => (await app.ask(orderByLink, { token })).lines[0]?.title;
  expect(await titleOf()).toBe('Bought jug');
  app.clock.set(addMinutes(app.clock.now(), 1));
  await say(id, 'en', 'Golden jug');
  expect(await titleOf()).toBe('Small jug');
});

test('another shop’s product is not found; what is removed and chosen again has its words again', async () => {
  const id = idOf(3);
  expect(await app.call(readListing, { id: idOf(1) }, await as(other))).toMatchObject({ code: 404 });
  expect(await app.call(saveListing, { id: idOf(1), version: 0 }, await as(other))).toMatchObject({
    code: 404,
  });
  await app.ask(removeFromShowcase, { ids: [id] }, await as());
  expect(await app.call(readListing, { id }, await as())).toMatchObject({ code: 404 });
  await app.ask(addToShowcase, { items: [{ goods_id: id, sale_price: '12.00' }] }, await as());
  expect((await pageOf(id)).goods.title).toBe('Golden jug');
});
