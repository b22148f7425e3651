// Rows of visits that become counts change no answer: random histories of shops in zones with odd offsets and changes of
// clocks, written in time and late, asked before, while and after their rows go.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, limits } from '#domain/limits.ts';
import { addDays, addMinutes, localDay } from '#domain/time.ts';
import { eventKinds, visitSources } from '#domain/visits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { dayAfter } from './buckets.ts';
import { visitPurgeTimer } from './forget.ts';
import { forgetVisits, writeEvents, writeVisits } from './visits.sql.ts';

/** Clocks go forward on March 29 in Berlin; Kathmandu is 5:45 ahead of UTC; Chatham goes back on April 5, by 12:45. */
const zones = ['Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Chatham'] as const;
const from = new Date('2026-03-26T05:00:00.000Z');
const days = 16;
const to = addDays(from, days);

let app: TestApp;
let owner: Client;
let goodsIds: string[];
const shops: { shop: TestShop; id: bigint; tz: string }[] = [];
beforeAll(async () => {
  app = await openTestApp({ now: to });
  const goods = await app.makeGoods([
    { code: 'FV-1', cost: '4.00', stock: 10 },
    { code: 'FV-2', cost: '4.00', stock: 10 },
  ]);
  goodsIds = goods.map(({ id }) => id);
  const { host, database, user } = app.database;
  owner = new Client({ host, database, user });
  await owner.connect();
  for (const tz of zones) {
    const shop = await app.makeShop(`Shop of ${tz}`);
    await app.list(shop, goods, '9.00');
    const id = shopIdOf(shop.shopId) ?? 0n;
    await owner.query('update shop set tz = $2, created_at = $3 where shop_id = $1', [id, tz, from]);
    shops.push({ shop, id, tz });
  }
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** The same numbers in every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const upTo = random(20_260_326);

/** Few visitors, so that many come again in time and late on one day. */
async function writeHistory(facts: number): Promise<void> {
  const { direct } = app.composed.env.db;
  for (let n = 0; n < facts; n += 1) {
    const at = addMinutes(from, upTo(days * 24 * 60));
    const written = upTo(3) === 0 ? addMinutes(at, 31 + upTo(600)) : addMinutes(at, upTo(30));
    const lateBefore = addMinutes(written, -limits.factLateMinutes);
    const { id: shopId, tz } = shops[upTo(shops.length)] ?? { id: 0n, tz: 'UTC' };
    const visitor = Buffer.alloc(16, upTo(5));
    const base = { shopId, day: localDay(at, tz), visitor, at };
    const source = visitSources[upTo(visitSources.length)] ?? 'direct';
    const kind = eventKinds[upTo(eventKinds.length)] ?? 'view';
    await acrossShops('tools', async () => {
      await writeVisits(direct, [{ ...base, source }], lateBefore);
      await writeEvents(direct, [{ ...base, goodsId: goodsIds[upTo(2)] ?? '', kind }], lateBefore);
    });
  }
}

const metrics = ['visitors', 'views', 'carts', 'checkouts'] as const;

/** Everything that a merchant is told of visits, of spans with ends on every kind of day. */
async function askAll(): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const { shop, tz } of shops) {
    const token = await app.merchant(shop);
    const [first, last] = [localDay(from, tz), localDay(to, tz)];
    told[`${tz} visitor_count`] = (await app.ask(storeInfo, {}, { token })).visitor_count;
    for (let day = first; day <= last; day = dayAfter(day, 4)) {
      const range = { from: day, to: dayAfter(day, 3) };
      const { visitors, previous, funnel, sources } = await app.ask(
        homeStat,
        { range: 'custom', ...range },
        { token },
      );
      told[`${tz} ${day}`] = { visitors, before: previous.visitors, funnel, sources };
      for (const metric of metrics) {
        const hours = await app.ask(homeStatLine, { metric, grain: 'hour', ...range }, { token });
        told[`${tz} ${day} ${metric} by hour`] = [hours.previous, hours.points];
      }
    }
    for (const metric of metrics) {
      for (const grain of ['day', 'week', 'month'] as const) {
        const line = await app.ask(homeStatLine, { metric, grain, from: first, to: last }, { token });
        told[`${tz} ${metric} by ${grain}`] = [line.previous, line.points];
      }
    }
  }
  return told;
}

type Counts = { visits: number; events: number; late: number; days: number; sums: number };
async function counts(): Promise<Counts> {
  const { rows } = await owner.query<Counts>(
    `select (select count(*) from visit)::int as visits, (select count(*) from goods_event)::int as events,
       (select count(*) from visit where late)::int + (select count(*) from goods_event where late)::int as late,
       (select count(*) from visit_day)::int as days, (select count(*) from visit_sum)::int as sums`,
  );
  return rows[0] ?? { visits: 0, events: 0, late: 0, days: 0, sums: 0 };
}

/** One batch of the purge in a transaction of its own. */
const forget = (before: Date, limit: number) =>
  acrossShops('tools', () => app.composed.env.db.transaction((tx) => forgetVisits(tx, before, limit)));

/** A batch whose process is gone before it commits. */
async function loseBatch(before: Date, limit: number): Promise<void> {
  const lost = new Error('the process is gone');
  const work = acrossShops('tools', () =>
    app.composed.env.db.transaction(async (tx) => {
      await forgetVisits(tx, before, limit);
      throw lost;
    }),
  );
  await expect(work).rejects.toBe(lost);
}

test('no figure and no point of a line changes while rows become counts, batch by batch, and when sums are made anew', async () => {
  await writeHistory(700);
  const before = await askAll();
  const rows = await counts();
  expect(rows.late).toBeGreaterThan(30);
  expect(rows.events).toBeGreaterThan(300);
  // The last days stay, so that a span has both.
  const cut = addDays(to, -5);
  let batches = 0;
  const between: unknown[] = [];
  while ((await forget(cut, 30)) >= 30) {
    batches += 1;
    if (batches % 3 === 0) await loseBatch(cut, 30);
    if (batches % 9 === 0) between.push(await askAll());
    if (batches % 7 === 0)
      await owner.query('delete from shop_day where shop_id = $1', [shops[batches % 3]?.id]);
  }
  expect(batches).toBeGreaterThan(10);
  expect(between.length).toBeGreaterThan(0);
  expect(between).toEqual(between.map(() => before));
  expect(await askAll()).toEqual(before);
  const half = await counts();
  expect(half.visits).toBeLessThan(rows.visits / 2);
  expect(half.visits).toBeGreaterThan(0);
  const { rows: old } = await owner.query('select from visit where at < $1', [addDays(cut, -3)]);
  expect(old).toEqual([]);
  // Sums of days and of visits that are lost are counted again, from rows and counts.
  await owner.query('delete from shop_day');
  expect(await askAll()).toEqual(before);
  expect(await forget(cut, 30)).toBeLessThan(30);
  expect(await counts()).toEqual({ ...half, sums: (await counts()).sums });
  while ((await forget(addDays(to, 30), 1_000)) >= 1_000);
  expect(await counts()).toMatchObject({ visits: 0, events: 0 });
  expect(await askAll()).toEqual(before);
  await owner.query('delete from shop_day');
  expect(await askAll()).toEqual(before);
});

test('visits that come afterwards are added, and those of days whose rows are gone are not taken twice', async () => {
  const [one] = shops;
  if (one === undefined) throw new Error('there is no shop');
  const count = async () =>
    (await app.ask(storeInfo, {}, { token: await app.merchant(one.shop) })).visitor_count;
  const before = await count();
  // No sum reaches as far as this day.
  const now = addDays(to, 35);
  app.clock.set(now);
  const visit = async (at: Date) =>
    acrossShops('tools', () =>
      writeVisits(
        app.composed.env.db.direct,
        [{ shopId: one.id, day: localDay(at, one.tz), visitor: Buffer.alloc(16, 77), source: 'direct', at }],
        addMinutes(now, -limits.factLateMinutes),
      ),
    );
  await visit(now);
  await visit(addDays(now, -limits.visitRowDays - 1));
  expect(await count()).toBe(before + 1);
});

test('a timer does it once a day, and catches up with the days of a long stop', async () => {
  const { env, runner } = app.composed;
  const now = addDays(to, limits.visitRowDays + 40);
  app.clock.set(now);
  const subject = '00000000-0000-7000-8000-000000000001';
  await acrossShops('tools', () =>
    setTimers(env.db.direct, 0n, [{ subject, kind: visitPurgeTimer, dueAt: addDays(now, -20) }]),
  );
  await runner.runDue();
  expect((await counts()).visits).toBe(0);
  const { rows } = await owner.query<{ due_at: Date }>('select due_at from timer where kind = $1', [
    visitPurgeTimer,
  ]);
  expect(rows).toEqual([{ due_at: new Date(now.getTime() + dayMs) }]);
});

test('the application cannot write counts, and the last weeks cannot be asked for', async () => {
  const { rows } = await owner.query<{ what: string }>(
    `select t || ' ' || p as what from unnest(array['visit_day', 'visit_late_sum', 'purge_place']) as t,
       unnest(array['INSERT', 'UPDATE', 'DELETE']) as p where has_table_privilege('stockless_app', t, p)`,
  );
  expect(rows).toEqual([]);
  const young = addDays(new Date(), -59);
  const id = shops[0]?.id;
  await owner.query(
    "insert into visit (shop_id, day, visitor, at) values ($1, $2::timestamptz::date, decode(repeat('0f', 16), 'hex'), $2)",
    [id, young],
  );
  await forget(addDays(young, 30), 5_000);
  expect((await counts()).visits).toBe(1);
});
