// Visits: people once a day of the shop, robots never, and nothing that tells who came.
import Fastify from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { shopNow } from '#platform/db/scope.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { makeVisitRecorder, type Seen } from './public.ts';
import { keeps } from '#testing/keeps.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
let shop: TestShop;
let goodsId: string;
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-24T09:00:00.000Z') });
  shop = await app.makeShop('Visited Shop');
  const goods = await app.makeGoods([{ code: 'VI-1', cost: '4.00', stock: 100 }]);
  await app.list(shop, goods, '9.00');
  goodsId = goods[0]?.id ?? '';
});
afterAll(() => app.close());

const as = async (of = shop) => ({ token: await app.merchant(of) });
const today = async (of = shop) => app.ask(homeStat, { range: 'today' }, await as(of));
const seen = (more: Partial<Seen> = {}): Seen => ({
  handle: shop.handle,
  ip: '203.0.113.9',
  agent: firefox,
  purpose: undefined,
  ...more,
});
/** Records and writes at once; what is seen at one moment is written together. */
function recorder() {
  const visits = makeVisitRecorder(app.composed.env);
  return async (one: Seen) => {
    await visits.see(one);
    await visits.flush();
  };
}

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  const result = await client.query<Row>(sql, values);
  await client.end();
  return result.rows;
}

test('the source of a visitor is that of the page seen first, also where the next one overtakes it', async () => {
  const other = await app.makeShop('Overtaken Shop');
  const { env } = app.composed;
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => void (release = open));
  let isFirst = true;
  const row: typeof env.db.direct.row = async (what, values) => {
    const isHeld = isFirst;
    isFirst = false;
    if (isHeld) await gate;
    return env.db.direct.row(what, values);
  };
  const visits = makeVisitRecorder({ ...env, db: { ...env.db, direct: { ...env.db.direct, row } } });
  const first = visits.see(seen({ handle: other.handle, referer: 'https://www.google.com/' }));
  const next = visits.see(seen({ handle: other.handle }));
  await new Promise((resolve) => void setTimeout(resolve, 50));
  const written = visits.flush();
  release();
  await Promise.all([first, next, written]);
  expect((await today(other)).sources).toMatchObject({ search: 1, direct: 0 });
});

test('a visitor is recorded as of the shop that was looked at, whoever tells of them', async () => {
  const { env } = app.composed;
  const { direct } = env.db;
  const shops: unknown[] = [];
  const row: typeof direct.row = (asked, values) => {
    shops.push(shopNow());
    return direct.row(asked, values);
  };
  await makeVisitRecorder({ ...env, db: { ...env.db, direct: { ...direct, row } } }).see(seen());
  // Whose the handle is, then the shop and its menu.
  expect(shops).toEqual([undefined, shopIdOf(shop.shopId), shopIdOf(shop.shopId)]);
});

test('a visitor counts once a day, however often and at whichever process they look', async () => {
  const [one, other] = [recorder(), recorder()];
  await Promise.all(Array.from({ length: 30 }, (_one, index) => (index % 2 === 0 ? one : other)(seen())));
  await one(seen());
  expect((await today()).visitors).toEqual({ organic: 1, paid: 0 });
  await one(seen({ ip: '203.0.113.10' }));
  await one(seen({ agent: safari }));
  expect((await today()).visitors.organic).toBe(3);
  expect((await app.ask(storeInfo, {}, await as())).visitor_count).toBe(3);
});

test('orders per visitor are said of enough visitors only, and never above all of them', async () => {
  const few = await app.makeShop('Few Visitors');
  await app.list(few, [{ id: goodsId, code: '' }], '9.00');
  const record = recorder();
  const rateOf = async () => (await today(few)).conversion_bps;
  const come = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1)
      await record(seen({ handle: few.handle, ip: `203.0.113.${100 + index}` }));
  };
  await come(0, 1);
  for (let order = 0; order < 2; order += 1) await app.buy(few, [{ id: goodsId, qty: 1 }]);
  expect((await today(few)).orders).toBe(2);
  expect(await rateOf()).toBeNull();
  await come(1, limits.shareVisitorsMin - 1);
  expect(await rateOf()).toBeNull();
  await come(limits.shareVisitorsMin - 1, limits.shareVisitorsMin);
  expect(await rateOf()).toBe(1_000);
});

test('nobody makes a crowd by renaming their browser', async () => {
  const crowded = await app.makeShop('Crowded Shop');
  const record = recorder();
  for (let index = 0; index < 200; index += 1) {
    await record(seen({ handle: crowded.handle, agent: `${firefox} ${index}` }));
  }
  expect((await today(crowded)).visitors.organic).toBeLessThanOrEqual(4);
});

test('the day is the one of the shop, the day before stands beside it, and both are points of the line', async () => {
  keeps('7 POST /v1/home/stat_line');
  const tokyo = await app.makeShop('Tokyo Shop');
  await rows('update shop set tz = $2 where shop_id = $1', [shopIdOf(tokyo.shopId), 'Asia/Tokyo']);
  const record = recorder();
  const visit = async (at: string) => {
    app.clock.set(new Date(at));
    await record(seen({ handle: tokyo.handle }));
  };
  // A minute before midnight in Tokyo, then a minute after it.
  await visit('2026-03-26T14:59:00.000Z');
  await visit('2026-03-26T15:01:00.000Z');
  const { visitors, previous } = await today(tokyo);
  expect([visitors.organic, previous.visitors.organic]).toEqual([1, 1]);
  const ask = { metric: 'visitors', from: '2026-03-26', to: '2026-03-27' } as const;
  expect(await app.ask(homeStatLine, ask, await as(tokyo))).toMatchObject({
    unit: 'count',
    points: [
      { t: '2026-03-26', v: '1' },
      { t: '2026-03-27', v: '1' },
    ],
    previous: [
      { t: '2026-03-24', v: '0' },
      { t: '2026-03-25', v: '0' },
    ],
  });
});

test('what is kept holds neither address nor browser, differs by shop, and is never changed', async () => {
  const kept = await rows<{ visitor: Buffer; whole: string }>(
    'select visitor, row_to_json(visit)::text as whole from visit',
  );
  expect(kept.map(({ whole }) => whole).join(' ')).not.toMatch(/203\.0|198\.51|Firefox/);
  expect(new Set(kept.map(({ visitor }) => visitor.toString('hex'))).size).toBe(kept.length);
  const may = await rows<{ p: string }>(
    `select p from unnest(array['UPDATE', 'DELETE', 'TRUNCATE', 'INSERT']) as p
     where has_table_privilege('stockless_app', 'visit', p)`,
  );
  expect(may.map(({ p }) => p)).toEqual(['INSERT']);
});

test('a page tells of itself once it was sent: of shop and goods, to people, and not of what is missing', async () => {
  const told: string[] = [];
  const fastify = Fastify();
  storefrontRoutes(fastify, app.composed.ask, () => '<p></p>', {
    testData: true,
    onShown: async ({ handle, agent }) => void told.push(`${handle} ${agent}`),
  });
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    fastify.inject({ url, method, headers: { 'user-agent': 'A' } });
  await get(`/s/${shop.handle}`);
  await get(`/s/${shop.handle}/goods/${goodsId}`);
  expect(told).toEqual([`${shop.handle} A`, `${shop.handle} A`]);
  await get(`/s/${shop.handle}/nothing`);
  await get(`/s/${shop.handle}/cart`);
  await get('/s/nobody-here');
  await get(`/s/${shop.handle}`, 'HEAD');
  expect(told).toHaveLength(2);
  await fastify.close();
});

test('a visit that cannot be written costs nobody a page', async () => {
  const { env } = app.composed;
  const broken = {
    ...env,
    db: { ...env.db, direct: { ...env.db.direct, row: () => Promise.reject(new Error('away')) } },
  };
  await expect(makeVisitRecorder(broken).see(seen({ handle: 'not-cached-yet' }))).resolves.toBeUndefined();
});
