// What visitors do with goods: seen on the pages themselves, written together, and counted for the merchant.
import Fastify from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { makeVisitRecorder, type Seen, type VisitRecorder } from './public.ts';
import { sourceOf } from './source.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32.0',
  'Go-http-client/2.0',
  '',
];

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];

beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-24T09:00:00.000Z') });
  shop = await app.makeShop('Eventful Shop');
  goods = await app.makeGoods([
    { code: 'EV-1', cost: '4.00', stock: 100 },
    { code: 'EV-2', cost: '4.00', stock: 100 },
  ]);
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

const goodsId = (index = 0) => goods[index]?.id ?? '';
const as = async () => ({ token: await app.merchant(shop) });
const today = async () => app.ask(homeStat, { range: 'today' }, await as());
const seen = (more: Partial<Seen> = {}): Seen => ({
  handle: shop.handle,
  ip: '203.0.113.9',
  agent: firefox,
  purpose: undefined,
  ...more,
});

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const result = await client.query<Row>(sql, values);
  await client.end();
  return result.rows;
}
const countRows = async () =>
  (
    await rows<{ n: number }>(
      'select (select count(*) from goods_event)::int + (select count(*) from visit)::int as n',
    )
  )[0]?.n;

/** A storefront that tells this recorder, as the server's does. */
function open(visits: VisitRecorder) {
  const fastify = Fastify();
  storefrontRoutes(fastify, app.composed.ask, ({ kind }) => `<p>${kind}</p>`, {
    testData: true,
    onShown: visits.see,
  });
  const host = 'shop.example';
  const base = { host, 'user-agent': firefox };
  return {
    get: (url: string, headers: Record<string, string> = {}) =>
      fastify.inject({ url, remoteAddress: '198.51.100.4', headers: { ...base, ...headers } }),
    add: (id: string, headers: Record<string, string> = {}) =>
      fastify.inject({
        method: 'POST',
        url: `/s/${shop.handle}/cart/add`,
        remoteAddress: '198.51.100.4',
        headers: {
          ...base,
          origin: `http://${host}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams({ goods_id: id, qty: '1' }).toString(),
      }),
  };
}

test('twenty robots, pages fetched ahead, the merchant themselves and shops that are not there leave nothing', async () => {
  const visits = makeVisitRecorder(app.composed.env);
  const did = { kind: 'view', goodsIds: [goodsId()] } as const;
  expect(robots).toHaveLength(20);
  for (const agent of robots) await visits.see(seen({ agent, did }));
  for (const purpose of ['prefetch', 'prefetch;prerender', 'Preview'])
    await visits.see(seen({ purpose, did }));
  await visits.see(seen({ isOwn: true, did }));
  await visits.see(seen({ handle: 'nobody-here', did }));
  await visits.flush();
  expect(await countRows()).toBe(0);
});

test('a visitor from a list to the checkout is one in each step, however often they look', async () => {
  const visits = makeVisitRecorder(app.composed.env);
  const { get, add } = open(visits);
  const referer = `http://shop.example/ja/s/${shop.handle}?q=mug`;
  for (let times = 0; times < 3; times += 1) {
    await get(`/s/${shop.handle}`, { referer: 'https://www.google.co.jp/' });
    await get(`/s/${shop.handle}/goods/${goodsId()}`, { referer });
  }
  const added = await add(goodsId());
  const cookie = String(added.headers['set-cookie']).split(';')[0] ?? '';
  await add('not-an-id');
  expect((await get(`/s/${shop.handle}/checkout`, { cookie })).statusCode).toBe(200);
  await visits.flush();
  const kinds = await rows<{ kind: string }>('select kind from goods_event order by kind');
  expect(kinds.map(({ kind }) => kind)).toEqual(['cart', 'checkout', 'click', 'view']);
  const { funnel, sources } = await today();
  expect(funnel).toEqual({ visitors: 1, views: 1, carts: 1, checkouts: 1, orders: 0 });
  expect(sources).toEqual({ direct: 0, shared: 0, search: 1, explore: 0, other: 0 });
  const { points } = await app.ask(
    homeStatLine,
    { metric: 'checkouts', from: '2026-03-24', to: '2026-03-24' },
    await as(),
  );
  expect(points.map(({ v }) => v)).toEqual(['1']);
});

test('the merchant’s own browser says that it is, and counts nowhere', async () => {
  const visits = makeVisitRecorder(app.composed.env);
  const { get } = open(visits);
  const before = await countRows();
  await get(`/s/${shop.handle}/goods/${goodsId(1)}`, { cookie: `stockless_own=${shop.handle}` });
  await visits.flush();
  expect(await countRows()).toBe(before);
});

test('what is written is written together: a thousand views are one statement each for visits and events', async () => {
  const { env } = app.composed;
  let statements = 0;
  const counting = {
    ...env,
    db: {
      ...env.db,
      direct: {
        ...env.db.direct,
        rows: ((what, values) => {
          statements += 1;
          return env.db.direct.rows(what, values);
        }) satisfies typeof env.db.direct.rows,
      },
    },
  };
  const visits = makeVisitRecorder(counting);
  await visits.see(seen());
  await visits.flush();
  statements = 0;
  const did = { kind: 'view', goodsIds: [goodsId(1)] } as const;
  for (let index = 0; index < 1_000; index += 1) {
    await visits.see(seen({ ip: `192.0.${index >> 8}.${index & 255}`, did }));
  }
  await visits.flush();
  expect(statements).toBe(2);
  const [row] = await rows<{ n: number }>(
    `select count(*)::int as n from goods_event where goods_id = $1 and kind = 'view'`,
    [goodsId(1)],
  );
  expect(row?.n).toBe(1_000);
});

test('while the database is away pages go on, and what was seen is written once it is back, once', async () => {
  const { env } = app.composed;
  let isAway = false;
  const direct: typeof env.db.direct = {
    ...env.db.direct,
    rows: (what, values) => (isAway ? Promise.reject(new Error('away')) : env.db.direct.rows(what, values)),
  };
  const visits = makeVisitRecorder({ ...env, db: { ...env.db, direct } });
  const { get } = open(visits);
  await visits.see(seen({ ip: '203.0.113.200' }));
  await visits.flush();
  const before = (await countRows()) ?? 0;
  isAway = true;
  expect((await get(`/s/${shop.handle}/goods/${goodsId(1)}`)).statusCode).toBe(200);
  await expect(visits.flush()).resolves.toBeUndefined();
  expect(await countRows()).toBe(before);
  isAway = false;
  await visits.flush();
  await visits.flush();
  expect(await countRows()).toBe(before + 1);
});

test('clicks of thirty days are the events counted again, and the list is sorted by them', async () => {
  const visits = makeVisitRecorder(app.composed.env);
  const { list } = await app.ask(listShowcase, { status: 'all', sort: 'clicks' }, await as());
  const counted = await rows<{ goods_id: string; n: number }>(
    `select goods_id, count(*)::int as n from goods_event where kind = 'view' and at >= $1 group by goods_id`,
    [new Date(app.clock.now().getTime() - 30 * 86_400_000)],
  );
  const clicks = Object.fromEntries(list.map((item) => [item.goods_id, item.clicks_30d]));
  expect(clicks).toEqual(Object.fromEntries(counted.map(({ goods_id: id, n }) => [id, n])));
  expect(list.map((item) => item.goods_id)).toEqual([goodsId(1), goodsId()]);
  await app.advance(31);
  const later = await app.ask(listShowcase, { status: 'all' }, await as());
  expect(later.list.map((item) => item.clicks_30d)).toEqual([0, 0]);
  await visits.flush();
});

test('goods that the shop never had are nobody’s event, and no event is ever changed', async () => {
  const visits = makeVisitRecorder(app.composed.env);
  const before = await rows<{ n: number }>('select count(*)::int as n from goods_event');
  const goodsIds = ['00000000-0000-7000-8000-000000000001', "'; drop table visit; --"];
  await visits.see(seen({ ip: '203.0.113.77', did: { kind: 'cart', goodsIds } }));
  await visits.flush();
  expect(await rows('select count(*)::int as n from goods_event')).toEqual(before);
  const may = await rows<{ p: string }>(
    `select p from unnest(array['UPDATE', 'DELETE', 'TRUNCATE', 'INSERT']) as p
     where has_table_privilege('stockless_app', 'goods_event', p)
        or has_any_column_privilege('stockless_app', 'goods_event', case p when 'UPDATE' then p else 'REFERENCES' end)`,
  );
  expect(may.map(({ p }) => p)).toEqual(['INSERT']);
});

test.each([
  [undefined, null, 'direct'],
  ['https://shop.example/s/x/goods/1', null, 'direct'],
  ['https://shop.example/ja/explore?q=cup', null, 'explore'],
  ['https://www.google.com/', null, 'search'],
  ['https://search.naver.com/search?q=1', null, 'search'],
  ['https://www.baidu.com/link', null, 'search'],
  ['https://notgoogle.com/', null, 'other'],
  ['https://google.com.evil.example/', null, 'other'],
  ['https://www.instagram.com/', 'ig', 'shared'],
  ['nonsense', '', 'direct'],
] as const)('from %s by the link %s is %s', (referer, via, source) => {
  expect(sourceOf({ host: 'shop.example', referer, via })).toBe(source);
});
