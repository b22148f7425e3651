import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstLook, type Look } from '#domain/shop/look.ts';
import type { TestShop } from '#testing/test-app.ts';
import { takePictureTurn } from '#features/files/server/public.ts';
import { madeKey, openMadePictures } from '#platform/made-pictures.ts';
import { drawShareCard } from './share-card.ts';
import { openShelves, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let ids: string[];

beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Harbour');
  ids = await app.sell(shop, [
    { code: 'P-1', 'title.ja': '湯呑み' },
    { code: 'P-2', picture: '' },
  ]);
});
afterAll(() => app.close());

const pictureOf = (index: number, name: string, headers: Record<string, string> = {}) =>
  app.get(`/s/${shop.handle}/goods/${ids[index]}/${name}`, headers);

/** How many pictures have been made and kept. */
const kept = () => readdirSync(path.join(app.composed.env.files.folder, 'made')).length;

test('a shared link has a card of 1200 by 630, as JPEG, of less than 300 kB', async () => {
  for (const index of [0, 1]) {
    const answer = await pictureOf(index, 'og.jpg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  }
});

test('a card is drawn once: asked for again, or by thirty at once, the same one is given', async () => {
  const before = kept();
  const many = await Promise.all(
    Array.from({ length: 30 }, () => pictureOf(0, 'og.jpg', { 'accept-language': 'es' })),
  );
  expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(many.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(kept()).toBeLessThanOrEqual(before + 1);
  const tag = String(many[0]?.headers.etag);
  const again = await pictureOf(0, 'og.jpg', { 'accept-language': 'es', 'if-none-match': tag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('a card speaks the language of its address', async () => {
  const tags = await Promise.all(
    ['', '/ja', '/fr'].map(async (language) => {
      const answer = await app.get(`${language}/s/${shop.handle}/goods/${ids[0]}/og.jpg`);
      return answer.headers.etag;
    }),
  );
  // The title is another in Japanese; in French only the price is written otherwise.
  expect(new Set(tags).size).toBe(3);
});

test('catalogues get each picture as a square JPEG, and nothing for one that is not there', async () => {
  const answer = await pictureOf(0, '1.jpg');
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect([width, height, format]).toEqual([1080, 1080, 'jpeg']);
  for (const name of ['0.jpg', '2.jpg', '99.jpg'])
    expect((await pictureOf(0, name)).statusCode, name).toBe(404);
  expect((await pictureOf(1, '1.jpg')).statusCode).toBe(404);
});

test('goods that are not on sale, or are none, have no pictures', async () => {
  const other = await app.makeShop('Other');
  for (const url of [
    `/s/${other.handle}/goods/${ids[0]}/og.jpg`,
    `/s/nobody-here/goods/${ids[0]}/og.jpg`,
    `/s/${shop.handle}/goods/..%2f..%2fsecret/og.jpg`,
    `/s/${shop.handle}/goods/x/1.jpg`,
  ])
    expect((await app.get(url)).statusCode, url).toBe(404);
});

test('titles of any length and any letters are drawn, and signs of markup are letters', async () => {
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer();
  for (const title of [
    'x',
    '<b>&"\u0001',
    'long word '.repeat(30),
    '長い題名'.repeat(40),
    '\u{1f375}'.repeat(80),
    ' ',
  ]) {
    const card = await drawShareCard({ title, price: '¥1,200', shop: 'Shop & Söhne', picture, look: null });
    const { width, height } = await sharp(card).metadata();
    expect([width, height, card.length < 300_000], title).toEqual([1200, 630, true]);
  }
});

test('a card is drawn on the ground and in the colour of the shop’s published look', async () => {
  const card = { title: 'Mug', price: '$12.00', shop: 'Harbour', picture: undefined };
  const pixelOf = async (look: Look | null, top: number) => {
    const at = { left: 2, top, width: 1, height: 1 };
    return [
      ...(await sharp(await drawShareCard({ ...card, look }))
        .extract(at)
        .raw()
        .toBuffer()),
    ];
  };
  const look: Look = { ...firstLook, palette: 'own', color: '#c81e5a', ground: 'ink' };
  const near = (found: number[], wanted: number[]) =>
    found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);
  expect(near(await pixelOf(look, 4), [0xc8, 0x1e, 0x5a])).toBe(true);
  expect(near(await pixelOf(look, 300), [0x0b, 0x0c, 0x0d])).toBe(true);
  expect(near(await pixelOf(null, 4), [0x0b, 0x6b, 0x53])).toBe(true);
});

test('a picture that cannot be pressed into 300 kB gently is pressed harder', async () => {
  const noise = await sharp({
    create: {
      width: 1400,
      height: 1400,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  const card = await drawShareCard({
    title: 'Noise',
    price: '$1.00',
    shop: 'Shop',
    picture: noise,
    look: null,
  });
  expect(card.length).toBeLessThanOrEqual(300_000);
});

test('no more pictures are kept than the limit: the one that nobody asked for longest goes first', async () => {
  const files = new Map<string, Buffer>();
  const removed: string[] = [];
  const made = openMadePictures(
    {
      folder: '/nowhere',
      write: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
      read: async (name) => files.get(name) ?? Promise.reject(new Error(name)),
      remove: async (name) => {
        removed.push(name);
        files.delete(name);
      },
    },
    takePictureTurn,
    2,
  );
  const draw = (text: string) => () => Promise.resolve(Buffer.from(text));
  const [one, two, three] = ['1', '2', '3'].map((text) => madeKey(text));
  await made.make(one ?? '', draw('one'));
  await made.make(two ?? '', draw('two'));
  expect(String(await made.make(one ?? '', draw('another')))).toBe('one');
  await made.make(three ?? '', draw('three'));
  expect(removed).toEqual([`made/${two}.jpg`]);
  expect(String(await made.make(two ?? '', draw('two again')))).toBe('two again');
});
