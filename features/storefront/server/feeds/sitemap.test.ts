import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '#testing/test-app.ts';
import { languages } from '#domain/text/language.ts';
import { openShelves, origin, type Shelves } from '#tools/testing/shelves.ts';

let app: Shelves;
let shop: TestShop;
let ids: string[];

beforeAll(async () => {
  app = await openShelves();
  shop = await app.makeShop('Harbour');
  await app.makeShop('Empty');
  ids = await app.sell(shop, [{ code: 'S-1' }, { code: 'S-2' }]);
});
afterAll(() => app.close());

const reader = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap'].includes(name),
});
const link = z.object({ '@_rel': z.literal('alternate'), '@_hreflang': z.string(), '@_href': z.string() });
const shape = z.object({
  urlset: z.object({
    url: z.array(z.object({ loc: z.string(), lastmod: z.optional(z.string()), 'xhtml:link': z.array(link) })),
  }),
});
const indexShape = z.object({ sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }) });

async function placesOf(path: string) {
  const answer = await app.get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  return shape.parse(reader.parse(answer.body, true)).urlset.url;
}

test('a shop’s pages are named in one language, each with where it stands in every other', async () => {
  const places = await placesOf(`/ja/s/${shop.handle}/sitemap.xml`);
  const base = `/s/${shop.handle}`;
  expect(places.map(({ loc }) => loc)).toEqual(
    ['', '?category=things', ...ids.toSorted().map((id) => `/goods/${id}`)].map(
      (rest) => `${origin}/ja${base}${rest}`,
    ),
  );
  for (const { 'xhtml:link': links, loc } of places) {
    expect(links.map((one) => one['@_hreflang'])).toEqual([...languages, 'x-default']);
    expect(links.find((one) => one['@_hreflang'] === 'ja')?.['@_href']).toBe(loc);
    expect(links.at(-1)?.['@_href']).toBe(loc.replace('/ja/', '/'));
  }
  expect(places.at(-1)?.lastmod).toBe('2026-03-02');
});

test('the index leads to every shop that sells something, in every language', async () => {
  const answer = await app.get('/sitemap.xml');
  const places = indexShape.parse(reader.parse(answer.body, true)).sitemapindex.sitemap.map(({ loc }) => loc);
  expect(places).toEqual(languages.map((language) => `${origin}/${language}/s/${shop.handle}/sitemap.xml`));
  for (const place of places.slice(0, 3))
    expect((await app.get(place.slice(origin.length))).statusCode, place).toBe(200);
});

test('robots find the sitemap, and stay away from what is one person’s', async () => {
  const { body } = await app.get('/robots.txt');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const closed = body.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isClosed = (path: string) =>
    closed.some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path));
  for (const path of ['cart', 'checkout', 'order/abc', 'pay/p1', 'payment/t']) {
    expect(isClosed(`/s/harbour/${path}`), path).toBe(true);
    expect(isClosed(`/ja/s/harbour/${path}`), path).toBe(true);
  }
  for (const path of ['', '/goods/1', '?category=things', '/feed/google.en.xml', '/sitemap.xml'])
    expect([isClosed(`/s/harbour${path}`), isClosed(`/ja/s/harbour${path}`)], path).toEqual([false, false]);
});

test('a shop that does not exist has no sitemap, and one that did not change is not sent twice', async () => {
  expect((await app.get('/s/nobody-here/sitemap.xml')).statusCode).toBe(404);
  const first = await app.get(`/s/${shop.handle}/sitemap.xml`);
  const again = await app.get(`/s/${shop.handle}/sitemap.xml`, {
    'if-none-match': String(first.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});
