// People who look at sponsored places, for tests: they ask for real pages, and tell what their pages would tell.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { splitLanguage } from '#domain/text/language-path.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import type { Sponsors } from '#features/search/server/public.ts';
import { rankGoods } from '#features/search/server/ranking.ts';
import { listPaced, putPaces } from '#features/promotion/server/delivery/pace.sql.ts';
import { beatNow } from '#features/promotion/server/delivery/pace.ts';
import type { Composed } from '#apps/server/compose.ts';
import type { Advertiser, PromotionRig } from './promotion.ts';
import { uniqueShopName } from './shop-names.ts';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export type Person = { readonly ip: string; readonly headers: Readonly<Record<string, string>> };
/** A sponsored place as somebody sees it. */
export type Place = { readonly token: string; readonly handle: string; readonly goodsId: string };
export type Told = { kind: 'view' | 'dwell'; token: string; share?: number; ms?: number; px?: number };

export const seen = (token: string): Told => ({ kind: 'view', token, share: 80, ms: 1_000, px: 40_000 });
export const stayed = (token: string): Told => ({ kind: 'dwell', token, ms: 1_000 });

const looksMax = 300;

/** Storefronts and calls of one process, with people who look. */
export function openLookers(rig: PromotionRig, composed = rig.app.composed) {
  const { env } = rig;
  const { app: fastify, pages, settled } = openShops(composed);
  let people = 0;

  const get = async (url: string, who: Person) => {
    pages.length = 0;
    const headers = { 'x-forwarded-for': who.ip, 'accept-language': 'en', ...who.headers };
    const answer = await fastify.inject({ url, headers });
    return { answer, page: pages.at(-1) };
  };
  const places = async (who: Person, query = ''): Promise<Place[]> => {
    const { page } = await get(`/explore${query}`, who);
    if (page?.kind !== 'explore') return [];
    return page.sponsored.map(({ token, offer }) => ({
      token,
      handle: offer.shop.handle,
      goodsId: offer.id,
    }));
  };
  return {
    get,
    places,
    person(headers: Record<string, string> = {}, ip?: string): Person {
      people += 1;
      // Each of a network of their own, as buyers are.
      const own = `198.${18 + (Math.floor(people / 250) % 2)}.${people % 250}.${1 + Math.floor(people / 500)}`;
      return { ip: ip ?? own, headers: { 'user-agent': firefox, ...headers } };
    },
    /** Goods of somebody who pays for nothing: sponsored places stand among others. */
    fill: () => fillShelves(rig),
    /** Has everything that could be shown read again; every campaign takes part in every draw. */
    async refresh() {
      await beatNow(env);
      await takeFullPart(rig);
      await composed.delivery.market.refresh();
    },
    /** Looks at pages until one shows goods of this shop. */
    async place(who: Advertiser, by: Person, max = looksMax): Promise<Place> {
      for (let look = 0; look < max; look += 1) {
        const found = (await places(by)).find(({ handle }) => handle === who.shop.handle);
        if (found !== undefined) return found;
      }
      throw new Error('the campaign was never shown');
    },
    tell: (told: readonly Told[] | string, by: Person) => tellOf(composed, told, by),
    /** Follows the link. What is told once the page is on its way has arrived when this ends. */
    async follow({ token, handle, goodsId }: Place, by: Person) {
      const { answer } = await get(`/s/${handle}/goods/${goodsId}?ad=${token}`, by);
      await settled();
      return answer;
    },
    /** Lets the minute pass after which clicks are charged, with the log written. */
    async settle() {
      await composed.delivery.flush();
      await rig.pass(2);
    },
    async post(url: string, form: Record<string, string>, { ip, headers }: Person) {
      const sent = { ...formHeaders, 'x-forwarded-for': ip, ...headers };
      const payload = new URLSearchParams(form).toString();
      const answer = await fastify.inject({ method: 'POST', url, headers: sent, payload });
      await settled();
      return answer;
    },
    close: () => fastify.close(),
  };
}

const formHeaders = {
  host: 'shop.example',
  origin: 'http://shop.example',
  'content-type': 'application/x-www-form-urlencoded',
};

/** Storefronts whose pages are kept instead of drawn, and who waits for what is told after a page was sent. */
function openShops({ ask, delivery }: Composed) {
  const pages: StorefrontPage[] = [];
  const fastify = Fastify({ rewriteUrl: ({ url = '/' }) => splitLanguage(url).path, trustProxy: true });
  const render = (page: StorefrontPage) => {
    pages.push(page);
    return '';
  };
  const underWay: Promise<void>[] = [];
  const later = (told: Promise<void>) => {
    underWay.push(told);
    return told;
  };
  const real = delivery.sponsors;
  const sponsors: Sponsors = {
    ...real,
    followed: (token, looker) => later(real.followed(token, looker)),
    kept: (token) => later(real.kept(token)),
    ordered: (token, id) => later(real.ordered(token, id)),
  };
  storefrontRoutes(fastify, ask, render, { testData: true, sponsors });
  return { app: fastify, pages, settled: () => Promise.all(underWay.splice(0)) };
}

async function takeFullPart({ env }: PromotionRig): Promise<void> {
  const now = env.clock.now();
  const rows = await listPaced(env.db.direct, { now });
  const full = rows.map((row) => ({ ...row, target: 0n, participation: 1_000_000 }));
  await putPaces(env.db.direct, full, now);
}

async function fillShelves({ app, env }: PromotionRig): Promise<void> {
  const shop = await app.makeShop(uniqueShopName('Plain'));
  const code = () => `PL-${randomUUID().slice(0, 8)}`;
  const rows = Array.from({ length: 6 }, () => ({ code: code(), cost: '4.00', stock: 50 }));
  const goods = await app.makeGoods(rows);
  await app.list(shop, goods, '9.00');
  const ids = goods.map(({ id }) => id);
  await env.db.transaction((tx) => rankGoods(env, tx, ids));
}

async function tellOf(
  { app: fastify }: Composed,
  told: readonly Told[] | string,
  by: Person,
): Promise<number> {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/api/pub/ads/beacon',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': by.ip, ...by.headers },
    payload: typeof told === 'string' ? told : JSON.stringify(told),
  });
  return z.parse(z.object({ code: z.int() }), answer.json()).code;
}
