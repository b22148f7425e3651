// Visitors by site and product against a plain look over what was written: in time and late, before and after days are summed
// and their rows go. And what buyers search for in vain, through the pages of the storefront.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays, addMinutes, localDay } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import {
  exportInsights,
  listInsightDays,
  listProductInsights,
  readVisitorInsights,
} from '#features/insights/contract.ts';
import { makeVisitRecorder } from '#features/statistics/server/public.ts';
import { forgetMisses } from '#features/statistics/server/misses.sql.ts';
import { forgetVisits, writeEvents, writeVisits } from '#features/statistics/server/visits.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';

const tz = 'Europe/Berlin';
/** Clocks go forward on March 29. */
const from = new Date('2026-03-20T05:00:00.000Z');
const days = 14;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let app: TestApp;
let owner: Client;
let shop: TestShop;
let shopId: bigint;
let goodsIds: string[];
beforeAll(async () => {
  app = await openTestApp({ now: addDays(from, days) });
  const goods = await app.makeGoods([
    { code: 'IN-1', cost: '4.00', stock: 10 },
    { code: 'IN-2', cost: '4.00', stock: 10 },
  ]);
  goodsIds = goods.map(({ id }) => id);
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  shop = await app.makeShop('Insightful');
  await app.list(shop, goods, '9.00');
  shopId = shopIdOf(shop.shopId) ?? 0n;
  await owner.query('update shop set tz = $2, created_at = $3 where shop_id = $1', [
    shopId.toString(),
    tz,
    from,
  ]);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = async () => ({ token: await app.merchant(shop) });

/** The same numbers in every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const upTo = random(20_260_320);
const hosts = ['a.example', 'b.example', undefined];
const kinds = ['view', 'click', 'cart', 'checkout'] as const;

async function writeHistory(facts: number): Promise<void> {
  const { direct } = app.composed.env.db;
  for (let n = 0; n < facts; n += 1) {
    const at = addMinutes(from, upTo(days * 24 * 60));
    const written = upTo(3) === 0 ? addMinutes(at, 31 + upTo(600)) : addMinutes(at, upTo(30));
    const lateBefore = addMinutes(written, -limits.factLateMinutes);
    const base = { shopId, day: localDay(at, tz), visitor: Buffer.alloc(16, upTo(6)), at };
    await acrossShops('tools', async () => {
      await writeVisits(direct, [{ ...base, source: 'other', host: hosts[upTo(3)] }], lateBefore);
      await writeEvents(
        direct,
        [{ ...base, goodsId: goodsIds[upTo(2)] ?? '', kind: kinds[upTo(4)] ?? 'view' }],
        lateBefore,
      );
    });
  }
}

const period = { range: 'custom', from: '2026-03-24', to: '2026-04-03' } as const;

async function askAll() {
  const visitors = await app.ask(readVisitorInsights, period, await as());
  const products = await app.ask(listProductInsights, { ...period, sort: 'views' }, await as());
  const asked = [
    ...visitors.hosts.map(({ host, visitors: count }) => ({ of: 'host', key: host, count }) as const),
    ...products.list.flatMap(({ goods_id: key, views, checkouts }) => [
      { of: 'view', key, count: views } as const,
      { of: 'checkout', key, count: checkouts } as const,
    ]),
    ...visitors.sources.map(({ source, visitors: count }) => ({ of: 'source', key: source, count }) as const),
  ];
  const opened = [];
  for (const { count, ...one } of asked) {
    const { list } = await app.ask(listInsightDays, { ...period, ...one }, await as());
    // Every number opens days that sum to it.
    expect([one, list.reduce((sum, row) => sum + row.count, 0)]).toEqual([one, count]);
    opened.push(list);
  }
  return {
    hosts: visitors.hosts,
    views: products.list.map((one) => [one.goods_id, one.views, one.checkouts]),
    opened,
  };
}

/** In one order, however they were listed. */
const sorted = (rows: readonly (readonly unknown[])[]) =>
  rows.toSorted((left, right) => String(left[0]).localeCompare(String(right[0])));

async function plain(sql: string): Promise<(readonly unknown[])[]> {
  const { rows } = await owner.query<{ key: string; n: number }>(
    `${sql} and day >= '2026-03-24' and day <= '2026-04-03' group by 1`,
  );
  return sorted(rows.map(({ key, n }) => [key, n]));
}

test('counts by site and product stay the same while days are summed and rows go', async () => {
  await writeHistory(260);
  const hostsByHand = await plain('select host as key, count(*)::int as n from visit where host is not null');
  const viewsByHand = await plain(
    "select goods_id::text as key, count(*)::int as n from goods_event where kind = 'view'",
  );
  const before = await askAll();
  expect(sorted(before.hosts.map(({ host, visitors }) => [host, visitors]))).toEqual(hostsByHand);
  expect(sorted(before.views.map(([id, views]) => [id, views]))).toEqual(viewsByHand);
  const { rows } = await owner.query<{ n: number }>(
    "select count(*)::int as n from visit_fact_day where fact = 'summed'",
  );
  expect(rows[0]?.n).toBeGreaterThan(5);
  const forget = (until: Date) =>
    acrossShops('tools', () => app.composed.env.db.transaction((tx) => forgetVisits(tx, until, 40)));
  let batches = 0;
  const between: unknown[] = [];
  while ((await forget(addDays(from, days - 4))) >= 40) {
    batches += 1;
    if (batches % 4 === 1) between.push(await askAll());
  }
  expect(batches).toBeGreaterThan(3);
  expect(between).toEqual(between.map(() => before));
  expect(await askAll()).toEqual(before);
  while ((await forget(addDays(from, days + 30))) >= 40);
  const { rows: left } = await owner.query('select from goods_event');
  expect(left).toEqual([]);
  expect(await askAll()).toEqual(before);
});

test('a visit names the site it came from, without its path; words are shown once two days searched for them', async () => {
  const start = new Date('2026-05-04T10:00:00.000Z');
  app.clock.set(start);
  const visits = makeVisitRecorder(app.composed.env);
  const see = (ip: string, more: object) =>
    visits.see({
      handle: shop.handle,
      ip,
      agent: firefox,
      purpose: undefined,
      host: 'shop.example',
      ...more,
    });
  await see('203.0.113.1', { referer: 'https://www.Blog.example/secret/path?who=ann' });
  await see('203.0.113.2', { referer: 'https://shop.example/explore', missed: '  Walnut  LAMP' });
  await see('203.0.113.2', { missed: 'walnut lamp' });
  await see('203.0.113.3', { referer: 'http://192.0.2.7/x', missed: 'ann@example.org' });
  await see('203.0.113.4', { missed: 'only once' });
  await visits.flush();
  const read = async () => app.ask(readVisitorInsights, { range: '7d' }, await as());
  const first = await read();
  expect(first.hosts).toEqual([{ host: 'blog.example', visitors: 1, previous: 0 }]);
  expect(first).toMatchObject({ visitors: 4, searches: [], searches_hidden: 2 });
  app.clock.set(addDays(start, 1));
  await see('203.0.113.2', { missed: 'Walnut lamp' });
  await visits.flush();
  const second = await read();
  expect(second).toMatchObject({ searches: [{ term: 'walnut lamp', times: 2 }], searches_hidden: 1 });
  const { rows } = await owner.query<{ term: string }>('select distinct term from search_miss order by 1');
  expect(rows.map(({ term }) => term)).toEqual(['only once', 'walnut lamp']);
  const dayRows = async (key: string) =>
    (await app.ask(listInsightDays, { range: '7d', of: 'search', key }, await as())).list;
  expect(await dayRows('walnut lamp')).toEqual([
    { day: '2026-05-05', count: 1 },
    { day: '2026-05-04', count: 1 },
  ]);
  expect(await dayRows('only once')).toEqual([]);
  const file = await app.ask(exportInsights, { range: '7d', list: 'searches' }, await as());
  expect(file.csv).toContain('walnut lamp,2');
  expect(file.csv).not.toContain('only once');
  const forget = (before: Date) =>
    acrossShops('tools', () => app.composed.env.db.transaction((tx) => forgetMisses(tx, before, 100)));
  expect(await forget(addDays(start, 100))).toBe(3);
});

test('a script that searches for anything fills neither a visitor nor a day', async () => {
  const visits = makeVisitRecorder(app.composed.env);
  for (let n = 0; n < limits.missesPerVisitor + 10; n += 1) {
    await visits.see({
      handle: shop.handle,
      ip: '198.51.100.9',
      agent: firefox,
      purpose: undefined,
      missed: `word ${n}x`,
    });
  }
  await visits.flush();
  const count = async () =>
    (await owner.query<{ n: number }>('select count(*)::int as n from search_miss')).rows[0]?.n;
  expect(await count()).toBe(limits.missesPerVisitor);
});
