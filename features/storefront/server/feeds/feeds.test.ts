import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '#testing/test-app.ts';
import { catalogues, feedPath } from '#domain/goods/feeds.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import { feedGoods } from './feed-goods.ts';
import { googleRules, itemFaults, rules, type Item } from './feed.rules.ts';
import { openShelves, origin, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let ids: string[];

const evil = '<b>"Café" & co;\n=1+1 日本 \u{1f375}';
beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Harbour');
  ids = await app.sell(shop, [
    {
      code: 'F-1',
      title: evil,
      'title.ja': '湯呑み',
      brand: 'Kiln',
      gtin: '4006381333931',
      pictures: 'goods/F-2.svg goods/F-3.svg',
    },
    { code: 'F-2', family: 'mug', options: 'Colour=Blue; Size=M', 'options.ja': '色=青; サイズ=M' },
    { code: 'F-3', family: 'mug', options: 'Colour=Red; Size=M', stock: '0' },
    { code: 'F-4', title: 'long '.repeat(39), description: 'x'.repeat(5_000), brand: 'b'.repeat(70) },
    { code: 'UNSAFE', eu_person: '' },
    { code: 'BARE', picture: '' },
  ]);
});
afterAll(() => app.close());

const feedOf = (file: string, query = '') => app.get(`/s/${shop.handle}/feed/${file}${query}`);

function csvItems(text: string): Item[] {
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return sorted(
    rows.map(
      (row) =>
        new Map(Object.entries(row).flatMap(([name, value]) => (value === '' ? [] : [[name, [value]]]))),
    ),
  );
}

/** By their codes: ids of one moment are in no order. */
function sorted(items: readonly Item[]): Item[] {
  const codeOf = (item: Item) => (item.get('id') ?? item.get('sku_id') ?? []).join('');
  return items.toSorted((left, right) => codeOf(left).localeCompare(codeOf(right)));
}

const channel = z.object({
  rss: z.object({ channel: z.object({ item: z.array(z.record(z.string(), z.unknown())) }) }),
});

function googleItems(text: string): Item[] {
  const reader = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    isArray: (name) => name === 'item',
  });
  const read: unknown = reader.parse(text, true);
  const { item: items } = channel.parse(read).rss.channel;
  return sorted(items.map((item) => new Map(Object.entries(item).flatMap(fieldsOf))));
}

function fieldsOf([name, value]: [string, unknown]): [string, string[]][] {
  const bare = name.replace(/^g:/, '');
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([inner, text]) =>
      fieldsOf([`${bare}.${inner.replace(/^g:/, '')}`, text]),
    );
  return [[bare, (Array.isArray(value) ? value : [value]).map(String)]];
}

const feeds = catalogues.flatMap((catalogue) =>
  (['en', 'ja', 'zh-Hant'] as const).map((language) => {
    const file = feedPath(catalogue, language).slice('feed/'.length);
    const read = catalogue.form === 'rss' ? googleItems : csvItems;
    return [file, read, rules[catalogue.code], catalogue.idColumn] as const;
  }),
);

test.each(feeds)('%s keeps every field rule that its reader publishes', async (file, read, rule, key) => {
  const answer = await feedOf(file);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(
    file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8',
  );
  const items = read(answer.body);
  expect(items.map((item) => item.get(key)?.[0])).toEqual(['F-1', 'F-2', 'F-3', 'F-4']);
  expect(items.flatMap((item) => itemFaults(item, rule))).toEqual([]);
});

test('the rules see what is wrong', () => {
  const wrong: Item = new Map([
    ['id', ['with space']],
    ['title', ['x'.repeat(151)]],
    ['price', ['12 dollars']],
    ['availability', ['maybe']],
    ['gtin', ['4006381333932']],
    ['colour', ['Blue']],
  ]);
  const faults = itemFaults(wrong, googleRules).join('; ');
  for (const part of [
    'id has',
    'title is longer',
    'price has',
    'availability may',
    'gtin is not',
    'colour is no field',
    'link is missing',
  ])
    expect(faults).toContain(part);
});

test('goods say what they are in the language of the feed, and lead to their page in it', async () => {
  const [first, second, third] = googleItems((await feedOf('google.ja.xml')).body);
  expect(Object.fromEntries(first ?? [])).toMatchObject({
    title: ['湯呑み'],
    link: [`${origin}/ja/s/${shop.handle}/goods/${ids[0]}`],
    image_link: [`${origin}/s/${shop.handle}/goods/${ids[0]}/1.jpg`],
    additional_image_link: [
      `${origin}/s/${shop.handle}/goods/${ids[0]}/2.jpg`,
      `${origin}/s/${shop.handle}/goods/${ids[0]}/3.jpg`,
    ],
    gtin: ['4006381333931'],
    brand: ['Kiln'],
    price: ['12.00 USD'],
    availability: ['in_stock'],
    shipping_weight: ['350 g'],
  });
  expect(first?.has('identifier_exists')).toBe(false);
  expect(Object.fromEntries(second ?? [])).toMatchObject({
    item_group_id: ['mug'],
    color: ['青'],
    size: ['M'],
    identifier_exists: ['no'],
  });
  expect(third?.get('availability')).toEqual(['out_of_stock']);
  expect(third?.get('color')).toEqual(['Red']);
});

test('text is read again as it was written', async () => {
  const written = evil.replace(/^\s+|\s+$/g, '');
  const [first] = googleItems((await feedOf('google.en.xml')).body);
  expect(first?.get('title')).toEqual([written]);
  expect(csvItems((await feedOf('meta.en.csv')).body)[0]?.get('title')).toEqual([written]);
});

test('goods that nobody answers for in the European Union stand only in feeds for elsewhere', async () => {
  const codesFor = async (query: string) =>
    csvItems((await feedOf('meta.en.csv', query)).body).map((item) => item.get('id')?.[0]);
  expect(await codesFor('?country=US')).toContain('UNSAFE');
  expect(await codesFor('?country=FR')).not.toContain('UNSAFE');
  expect(await codesFor('')).not.toContain('UNSAFE');
  const [american] = csvItems((await feedOf('meta.en.csv', '?country=US')).body);
  expect(american?.get('shipping')).toEqual(['US:::0.00 USD']);
});

test('who asks again with what they have is told that nothing changed, until something did', async () => {
  const first = await feedOf('google.en.xml');
  const tag = String(first.headers.etag);
  const again = await app.get(`/s/${shop.handle}/feed/google.en.xml`, { 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await feedOf('google.ja.xml')).headers.etag).not.toBe(tag);
  await app.sell(shop, [{ code: 'F-1', title: 'Another title', gtin: '4006381333931' }]);
  const later = await app.get(`/s/${shop.handle}/feed/google.en.xml`, { 'if-none-match': tag });
  expect(later.statusCode).toBe(200);
  expect(later.body).toContain('Another title');
});

test('a feed is packed for who can unpack it', async () => {
  const plain = await feedOf('meta.en.csv');
  const packed = await app.get(`/s/${shop.handle}/feed/meta.en.csv`, { 'accept-encoding': 'br, gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('a feed is read a part at a time, and no goods are lost or told twice between parts', async () => {
  const { env } = app.composed;
  const row = await shopByHandle(env.db.direct, shop.handle);
  if (row === undefined) throw new Error('there is no shop');
  const ask = {
    env,
    shop: row,
    origin,
    language: 'en',
    country: 'US',
    isEuOnly: false,
    isOpen: true,
  } as const;
  const codes = async (partSize: number) => {
    const found: string[] = [];
    for await (const { code } of feedGoods({ ...ask, partSize })) found.push(code);
    return found;
  };
  const whole = await codes(500);
  expect(whole.toSorted()).toEqual(['F-1', 'F-2', 'F-3', 'F-4', 'UNSAFE']);
  for (const size of [1, 2, 3, 5]) expect(await codes(size)).toEqual(whole);
});

test('feeds that do not exist are not found', async () => {
  for (const file of [
    'google.en.csv',
    'meta.en.xml',
    'google.xx.xml',
    'google.EN.xml',
    'other.en.csv',
    'google.en.xml.gz',
    'x',
  ])
    expect((await feedOf(file)).statusCode, file).toBe(404);
  expect((await app.get('/s/nobody-here/feed/google.en.xml')).statusCode).toBe(404);
});
