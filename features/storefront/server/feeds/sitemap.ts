// Where search engines find the pages of all shops: `/robots.txt`, `/sitemap.xml` and one for each shop and language.
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { collectionPath } from '#domain/shop/collection.ts';
import { shopPagePath } from '#domain/shop/shop-page.ts';
import { listPageRows, listShown } from '#features/content/server/public.ts';
import { shopByHandle, type ShopRow } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { listSaleCategories } from '#features/search/server/public.ts';
import { escaped } from './feed-form.ts';
import { listPlaces, listShops, readFeedState } from './feed.sql.ts';
import { ownHostOf } from '#platform/http/hosts/own-hosts.ts';
import type { Places, Writer } from './feeds.ts';
import { spokenOf } from '#features/storefront/server/language.ts';
import { sendText } from './text-stream.ts';

const type = 'application/xml; charset=utf-8';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** One file may name 50,000 places (sitemaps.org): every shop has one in each language. */
const shopsMax = 5_000;
const partSize = 1_000;
const placesMax = 49_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Pages of one person, and those that only lead there. */
const closedPlaces = ['cart', 'checkout', 'order', 'pay', 'payment'];

export function sitemapRoutes(app: FastifyInstance, env: Environment, { originOf, writerOf }: Places): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request), ownHostOf(request)?.origin)),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request);
    const hour = Math.floor(env.clock.now().getTime() / 3_600_000);
    const text = () => indexText(env, origin);
    return sendText({ request, reply }, { tag: tagOf(origin, String(hour)), type, text });
  });
  app.get<{ Params: { handle: string } }>('/s/:handle/sitemap.xml', async (request, reply) => {
    const shop = await shopByHandle(env.db.direct, request.params.handle);
    if (shop === undefined) return reply.code(404).header('cache-control', 'no-cache').send();
    const origin = originOf(request);
    const language = spokenOf(request).named ?? 'en';
    const state = await readFeedState(env.db.direct, shop.shop_id);
    const { offered } = env.settings.now().languages;
    const pages = await inShop(shop.shop_id, () => listOwnPages(env.db.direct, shop.shop_id));
    const writer = await writerOf(request, shop.handle);
    const text = () => written(writer, shopText(env, { shop, origin, language, offered, pages }));
    const shown = pages.map(({ path, changedAt }) => `${path} ${changedAt.getTime()}`);
    const tag = tagOf(origin, writer.tag, language, offered.join(' '), state, String(shop.version), ...shown);
    return sendText({ request, reply }, { tag, type, text });
  });
}

function tagOf(...facts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27);
}

async function* written({ write }: Writer, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield write(piece);
}

function robotsText(origin: string, ownOrigin?: string): string {
  if (ownOrigin !== undefined) return ownRobotsText(ownOrigin);
  const closed = closedPlaces.flatMap((place) => [`Disallow: /s/*/${place}`, `Disallow: /*/s/*/${place}`]);
  return ['User-agent: *', 'Allow: /s/', ...closed, 'Disallow: /console', 'Disallow: /api/', '']
    .concat([`Sitemap: ${origin}/sitemap.xml`, ''])
    .join('\n');
}

/** At a shop's own domain its pages begin at the root. */
function ownRobotsText(origin: string): string {
  const closed = closedPlaces.flatMap((place) => [`Disallow: /${place}`, `Disallow: /*/${place}`]);
  return [
    'User-agent: *',
    'Allow: /',
    ...closed,
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

async function* indexText(env: Environment, origin: string): AsyncGenerator<string> {
  yield `${declaration}<sitemapindex ${names}>\n`;
  let after = 0n;
  for (let told = 0; told < shopsMax;) {
    const limit = Math.min(partSize, shopsMax - told);
    const from = after;
    const shops = await acrossShops('explore', () => listShops(env.db.direct, { after: from, limit }));
    for (const { handle, shop_id: id } of shops) {
      for (const language of env.settings.now().languages.offered) {
        const place = origin + inLanguage(language, `/s/${handle}/sitemap.xml`);
        yield `<sitemap><loc>${escaped(place)}</loc></sitemap>\n`;
      }
      after = id;
    }
    told += shops.length;
    if (shops.length < partSize) break;
  }
  yield '</sitemapindex>\n';
}

type OwnPage = { readonly path: string; readonly changedAt: Date };

/** The collections that buyers see, and the shop's own pages. */
async function listOwnPages(tx: Tx, shopId: bigint): Promise<OwnPage[]> {
  const [collections, pages] = await Promise.all([listShown(tx, { shopId }), listPageRows(tx, { shopId })]);
  return [
    ...collections.map(({ slug, changed_at: changedAt }) => ({ path: collectionPath(slug), changedAt })),
    ...pages
      .filter(({ is_shown: isShown }) => isShown)
      .map(({ slug, changed_at: changedAt }) => ({ path: shopPagePath(slug), changedAt })),
  ];
}

type Shown = {
  readonly shop: ShopRow;
  readonly origin: string;
  readonly language: Language;
  readonly offered: readonly Language[];
  readonly pages: readonly OwnPage[];
};

async function* shopText(env: Environment, shown: Shown): AsyncGenerator<string> {
  const { shop } = shown;
  const tx = env.db.direct;
  yield `${declaration}<urlset ${names} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  yield placeText(shown, '');
  const own = <T>(work: () => T): T => inShop(shop.shop_id, work);
  for (const { id } of await own(() => listSaleCategories(tx, shop.shop_id, shown.language)))
    yield placeText(shown, `?category=${encodeURIComponent(id)}`);
  for (const { path, changedAt } of shown.pages) yield placeText(shown, path, changedAt);
  let after = firstId;
  for (let told = 0; told < placesMax; told += partSize) {
    const from = after;
    const goods = await own(() => listPlaces(tx, { shopId: shop.shop_id, after: from, limit: partSize }));
    for (const { id, changed_at: changedAt } of goods) {
      yield placeText(shown, `/goods/${id}`, changedAt);
      after = id;
    }
    if (goods.length < partSize) break;
  }
  yield '</urlset>\n';
}

/** A page in its language, with where it stands in every other. */
function placeText({ shop, origin, language, offered }: Shown, rest: string, changedAt?: Date): string {
  const path = `/s/${shop.handle}${rest}`;
  const link = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`;
  const others = offered.map((one) => link(one, origin + inLanguage(one, path))).join('');
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>`;
  const place = escaped(origin + inLanguage(language, path));
  return `<url><loc>${place}</loc>${changed}${others}${link('x-default', origin + path)}</url>\n`;
}
