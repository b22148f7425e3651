// A shop at its own domain, over HTTP, on a whole instance: what is there, what is not, where it leads, and what it names.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDomain, checkDomain, removeDomain } from '#features/domains/contract.ts';
import { activeDomainOf, publicDomainRoutes } from '#features/domains/server/public.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { makeTestDns } from '#testing/acme/dns.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';
import { shopFileRoutes } from './feeds/shop-files.ts';
import { storefrontRoutes } from './storefront.ts';

const dns = makeTestDns();
const target = 'shops.stockless.example.net';
const host = 'harbour.example.com';
let app: TestApp;
let shop: TestShop;
let goodsId: string;
let publicUrl: string;

/** The links that every page has, as the renderer writes them. */
const render = (page: StorefrontPage) =>
  `<html lang="${page.language}"><title>${page.kind}</title><link rel="canonical" href="${page.origin}/s/${page.handle}${page.place.slice(`/s/${page.handle}`.length)}">` +
  `<a href="${page.base}">home</a><a href="${page.base}/cart">${page.cartCount}</a><input name="to" value="${page.place}">`;

beforeAll(async () => {
  const domains = { target, addresses: [], dns, hosts: [target], scheme: 'http', portText: ':4000' } as const;
  app = await openTestApp({ domains });
  const { app: http, registry, ask } = app.composed;
  const { env } = registry;
  publicUrl = env.baseUrl;
  const ownDomain = async (handle: string) => {
    const found = await shopByHandle(env.db.direct, handle);
    return found && activeDomainOf(env, found.shop_id);
  };
  storefrontRoutes(http, ask, render, { testData: true, publicUrl, ownDomain });
  shopFileRoutes(http, env, { ask, publicUrl, ownDomain });
  publicDomainRoutes(http, env);
  http.get('/', (_request, reply) => reply.send('the merchants’ app'));
  http.get('/console', (_request, reply) => reply.send('the console'));
  shop = await app.makeShop('Harbour');
  const [item] = await app.makeGoods([{ code: 'OD-1', cost: '5.00', stock: 20 }]);
  if (item === undefined) throw new Error('no goods');
  goodsId = item.id;
  await app.list(shop, [item], '20.00');
  const { domain } = await app.ask(addDomain, { host, password }, { token: await app.merchant(shop) });
  dns.set(host, { names: [target] });
  dns.set(`_stockless-challenge.${host}`, { texts: [domain?.records.at(-1)?.value ?? ''] });
});
afterAll(() => app.close());

const authority = `${host}:4000`;
const get = (url: string, headers: Record<string, string> = {}) =>
  app.composed.app.inject({ url, headers: { host: authority, ...headers } });
const atPlatform = (url: string) => get(url, { host: '127.0.0.1:4000' });
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.composed.app.inject({
    method: 'POST',
    url,
    headers: {
      host: authority,
      origin: `http://${authority}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });
const checkNow = async () => app.ask(checkDomain, {}, { token: await app.merchant(shop) });

describe('a shop at its own domain', () => {
  it('is not there before it is proved, and the platform names itself', async () => {
    expect((await get('/')).body).toBe('the merchants’ app');
    expect((await get('/domain-ask?domain=harbour.example.com')).statusCode).toBe(404);
    expect((await atPlatform(`/s/${shop.handle}`)).body).toContain(
      `rel="canonical" href="${publicUrl}/s/${shop.handle}"`,
    );
    expect((await checkNow()).domain?.state).toBe('active');
  });

  it('opens at the root, with links of its own, in every language', async () => {
    const home = await get('/');
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('<title>home</title>');
    expect(home.body).toContain(`rel="canonical" href="http://${authority}/"`);
    expect(home.body).toContain('<a href="/">home</a><a href="/cart">');
    expect(home.body).not.toContain('/s/harbour');
    const goods = await get(`/goods/${goodsId}`);
    expect(goods.body).toContain('<title>goods</title>');
    const inJapanese = await get(`/ja/goods/${goodsId}`);
    expect(inJapanese.body).toContain('lang="ja"');
    expect(inJapanese.body).toContain('<a href="/ja">home</a><a href="/ja/cart">');
    expect((await get('/goods/none')).statusCode).toBe(404);
  });

  it('is the one that the platform names as where the shop is to be found', async () => {
    const page = await atPlatform(`/s/${shop.handle}/goods/${goodsId}`);
    expect(page.body).toContain(`rel="canonical" href="http://${authority}/goods/${goodsId}"`);
    expect(page.body).toContain(`<a href="/s/${shop.handle}">home</a>`);
  });

  it('sells: cart and forms stay on it, with cookies of it alone', async () => {
    const added = await post('/cart/add', { goods_id: goodsId, qty: '1' });
    expect(added.statusCode).toBe(303);
    expect(added.headers.location).toMatch(/^\/cart/);
    const cookie = String(added.headers['set-cookie']);
    expect(cookie).not.toMatch(/domain=/i);
    const [pair = ''] = cookie.split(';');
    expect((await get('/cart', { cookie: pair })).body).toContain('<a href="/cart">1</a>');
    // A form of any other site is refused, the platform's too.
    for (const origin of ['http://127.0.0.1:4000', 'http://other.example.com'])
      expect((await post('/cart/add', { goods_id: goodsId, qty: '1' }, { origin })).statusCode).toBe(403);
  });

  it('keeps a choice of language and leads back', async () => {
    const chosen = await post('/language', { language: 'fr', to: `/goods/${goodsId}` });
    expect(chosen.headers.location).toBe(`/fr/goods/${goodsId}`);
  });

  it('has nothing else of the instance', async () => {
    for (const url of [
      '/console',
      '/wallet',
      '/login',
      '/api/v1/user/wallet',
      '/api/op/desk',
      '/api/pub/../op/desk',
      '/api/pub/%2e%2e/op/desk',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
    const call = await app.composed.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { host: authority, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([403, 404, 415]).toContain(call.statusCode);
    expect(call.body).not.toContain('"code"');
    const other = await app.makeShop('Neighbour');
    const elsewhere = await get(`/s/${other.handle}/cart?x=1`);
    expect(elsewhere.statusCode).toBe(307);
    expect(elsewhere.headers.location).toBe(`${publicUrl}/s/${other.handle}/cart?x=1`);
    expect((await post(`/s/${other.handle}/cart/add`, { goods_id: goodsId })).statusCode).toBe(404);
    expect((await get('/explore')).headers.location).toBe(`${publicUrl}/explore`);
  });

  it('has a sitemap, feeds and rules for robots that name it', async () => {
    const sitemap = (await get('/sitemap.xml')).body;
    expect(sitemap).toContain(`<loc>http://${authority}/en/goods/${goodsId}</loc>`);
    expect(sitemap).not.toContain('/s/harbour');
    const feed = (await get('/feed/google.en.xml')).body;
    expect(feed).toContain(`<link>http://${authority}/en</link>`);
    expect(feed).not.toContain('/s/harbour');
    const robots = (await get('/robots.txt')).body;
    expect(robots).toContain(`Sitemap: http://${authority}/sitemap.xml`);
    expect(robots).toContain('Disallow: /checkout');
    expect((await atPlatform('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('is what a proxy is told to make certificates for', async () => {
    const ask = (domain: string) => atPlatform(`/domain-ask?domain=${domain}`);
    expect((await ask(host)).statusCode).toBe(200);
    for (const other of ['other.example.com', '', '127.0.0.1', `${host}&domain=x`])
      expect((await ask(other)).statusCode, other).toBe(404);
  });

  it('is not named any more once it leads elsewhere or is removed, and old addresses work', async () => {
    dns.set(host, { names: ['elsewhere.example.org'] });
    await checkNow();
    await checkNow();
    const platform = `rel="canonical" href="${publicUrl}/s/${shop.handle}"`;
    expect((await atPlatform(`/s/${shop.handle}`)).body).toContain(platform);
    dns.set(host, { names: [target] });
    await checkNow();
    expect((await atPlatform(`/s/${shop.handle}`)).body).toContain(
      `rel="canonical" href="http://${authority}/"`,
    );
    await app.ask(removeDomain, { password }, { token: await app.merchant(shop) });
    expect((await atPlatform(`/s/${shop.handle}`)).body).toContain(platform);
    expect((await get('/')).body).toBe('the merchants’ app');
  });
});
