// Limits that two people change with notice, levels that follow what shops do, and looks that merchants see.
import { randomUUID } from 'node:crypto';
import { consoleToken } from '#testing/door.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { levelLimitKeys, levelLimitRules, partsOfKey } from '#domain/shop/level-limits.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { listNotices } from '#features/notifications/contract.ts';
import * as op from '#features/shop/console.contract.ts';
import { listLooks, shopType } from '#features/shop/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { sqlState, statement as sql } from '#platform/db/database.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { numberOf, openRestrictions, type Rig } from '#testing/restrictions.ts';
import { setPlatformTimers } from '../../../apps/server/timers/platform-timers.ts';

let app: TestApp;
let rig: Rig;
beforeAll(async () => {
  app = await openTestApp();
  rig = await openRestrictions(app);
});
afterAll(() => app.close());

const reason = 'The shelves of small shops are full: more of them ask for it every week.';

async function change(over: { key?: string; value?: number; days?: number } = {}, as = rig.by.first) {
  const ask = { key: 'goods_max.standard', value: 120, days: 0, reason, ...over };
  return app.call(op.changeLimit, ask, { token: await as() });
}
const decide = async (id: string, as = rig.by.second) =>
  app.call(op.decideLimit, { id, verdict: 'confirmed' }, { token: await as() });
const idOf = ({ data }: { data: unknown }): string =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : '';
const limitOf = async (shop: TestShop) =>
  (await app.ask(listShowcase, {}, { token: await app.merchant(shop) })).limit;

test('the table of limits has the rows of the list in the platform', async () => {
  const rules = sql<{ key: string; floor: bigint; ceiling: bigint; worse: string; notice_days: number }>(
    'test-limit-rules',
    'select key, floor, ceiling, worse, notice_days from limit_rule order by key',
  );
  const rows = await app.composed.env.db.direct.rows(rules, []);
  const expected = levelLimitKeys.toSorted().map((key) => {
    const { floor, ceiling, worse, noticeDays } = levelLimitRules[partsOfKey(key).kind];
    return { key, floor: BigInt(floor), ceiling: BigInt(ceiling), worse, notice_days: noticeDays };
  });
  expect(rows.toSorted((left, right) => (left.key < right.key ? -1 : 1))).toEqual(expected);
});

test('one person proposes, another confirms, and then it holds; for better at once', async () => {
  const shop = await app.makeShop('Small Shop');
  expect(await limitOf(shop)).toMatchObject({ goods_limit: 100, rows_max: 200 });
  const proposed = await change();
  expect(proposed.code).toBe(200);
  expect(await change({ value: 130 })).toMatchObject({ code: 203, data: { reason: 'proposed' } });
  expect(await decide(idOf(proposed), rig.by.first)).toMatchObject({
    code: 409,
    data: { reason: 'same_person' },
  });
  expect(await limitOf(shop)).toMatchObject({ goods_limit: 100 });
  expect(await decide(idOf(proposed))).toMatchObject({ code: 200 });
  expect(await decide(idOf(proposed))).toMatchObject({ code: 203 });
  expect(await limitOf(shop)).toMatchObject({ goods_limit: 120, rows_max: 240 });
});

test('what gets worse is told to every shop of the level ahead, and holds at its day and not before', async () => {
  const shop = await app.makeShop('Told Shop');
  const key = 'commission_bps.standard';
  expect(await change({ key, value: 600, days: 14 })).toMatchObject({
    code: 405,
    data: { reason: 'notice', days: 15 },
  });
  const proposed = await change({ key, value: 600, days: 15 });
  await decide(idOf(proposed));
  await app.composed.runner.runDue();
  const levelOf = async () => {
    const { list } = await app.ask(shopType, { code: 'standard' }, { token: await app.merchant(shop) });
    return list[0];
  };
  expect(await levelOf()).toMatchObject({
    commission_bps: 500,
    changes: [{ kind: 'commission_bps', value: 600, from: rig.days(15) }],
  });
  const { list } = await app.ask(listNotices, {}, { token: await app.merchant(shop) });
  expect(list.some(({ title, body }) => title.includes('commission') && body.includes('6 %'))).toBe(true);
  app.clock.set(new Date(app.clock.now().getTime() + 15 * 86_400_000 - 1_000));
  expect(await levelOf()).toMatchObject({ commission_bps: 500 });
  app.clock.set(new Date(app.clock.now().getTime() + 1_000));
  expect(await levelOf()).toMatchObject({ commission_bps: 600, changes: [] });
});

test('a changed amount is told in the money of the shop', async () => {
  const shop = await app.makeShop('Paid Shop');
  const proposed = await change({ key: 'auto_withdraw_major.standard', value: 1_500 });
  await decide(idOf(proposed));
  await app.composed.runner.runDue();
  const { list } = await app.ask(listNotices, {}, { token: await app.merchant(shop) });
  const said = list.find(({ title }) => title.includes('withdrawal amount'));
  expect(said?.body).toContain('from $500.00 to $1,500.00');
});

test('bounds, the order of levels and what is the same already are refused', async () => {
  const tries = [
    [{ key: 'goods_max.partner', value: 100_001 }, 'bounds'],
    [{ key: 'goods_max.partner', value: 2_000 }, 'same'],
    [{ key: 'goods_max.partner', value: 10_001 }, 'order'],
    [{ key: 'withdrawals.partner', value: 1 }, 'unknown'],
  ] as const;
  for (const [over, why] of tries) {
    expect([why, (await change({ days: 60, ...over })).data]).toMatchObject([why, { reason: why }]);
  }
});

test('the database refuses one person, too little notice and a value out of its bounds', async () => {
  const insert = (values: string) =>
    sql<never>(
      `test-limit-${randomUUID()}`,
      `insert into limit_change (id, key, floor, ceiling, worse, notice_days, value_before, value, reason, days, state,
         proposed_by, proposed_at, decided_by, decided_at, from_at)
       select $1, key, floor, ceiling, worse, notice_days, ${values} from limit_rule where key = 'commission_bps.agent'`,
    );
  const one = randomUUID();
  const tried = async (values: string) => {
    try {
      await app.composed.env.db.transaction((tx) => tx.rows(insert(values), [randomUUID()]));
      return 'none';
    } catch (error) {
      return sqlState(error);
    }
  };
  const text = `repeat('because ', 8)`;
  const day = `'2026-05-01T00:00:00Z'::timestamptz`;
  const confirmed = (days: number, by: string) =>
    `200, 250, ${text}, ${days}, 'confirmed', '${one}', ${day}, '${by}', ${day}, ${day} + interval '15 days'`;
  expect(await tried(confirmed(15, one))).toBe('23514');
  expect(await tried(confirmed(14, randomUUID()))).toBe('23514');
  expect(await tried(confirmed(16, randomUUID()))).toBe('23514');
  expect(await tried(`200, 1001, ${text}, 15, 'proposed', '${one}', ${day}, null, null, null`)).toBe('23514');
  expect(await tried(`200, 250, 'short', 15, 'proposed', '${one}', ${day}, null, null, null`)).toBe('23514');
});

test('of thirty proposals at once one waits', async () => {
  const said = await Promise.all(
    Array.from({ length: 30 }, (_, at) => change({ key: 'deletions_daily.agent', value: 1_001 + at })),
  );
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('the merchant sees who looked, as what and when; others see nothing of it', async () => {
  const shop = await app.makeShop('Seen Shop');
  const username = `risk-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(app.composed.env, { username, password, name: 'Rita', roles: ['risk'] });
  const token = await consoleToken(app, { username, password });
  const seen = await app.ask(op.shopOverview, { id: shop.shopId }, { token });
  expect(seen).toMatchObject({
    name: 'Seen Shop',
    money: null,
    level: { code: 'standard', next: 'merchant' },
  });
  const { list } = await app.ask(listLooks, {}, { token: await app.merchant(shop) });
  expect(list).toMatchObject([{ role: 'risk', what: 'shop', at: app.clock.now().toISOString() }]);
  const other = await app.merchant(await app.makeShop('Unseen Shop'));
  expect((await app.ask(listLooks, {}, { token: other })).list).toEqual([]);
  const shops = await app.ask(op.listShops, { q: 'seen shop' }, { token });
  expect(shops.list.map(({ name }) => name)).toEqual(expect.arrayContaining(['Seen Shop', 'Unseen Shop']));
  const owner = await app.ask(op.shopOverview, { id: shop.shopId }, { token: await rig.by.first() });
  expect(owner.money).toMatchObject({ available: '0.00' });
});

const setLevel = sql<never>('test-set-level', 'update shop set level = $2 where shop_id = $1');

test('a level that is not earned any more is lowered after thirty days of notice; goods and money stay', async () => {
  const shop = await rig.shopWith('80.00');
  const [one] = await app.makeGoods([{ code: 'L-1', cost: '4.00', stock: 50 }]);
  if (one === undefined) throw new Error('there are no goods');
  await app.list(shop, [one], '9.00');
  await app.composed.env.db.direct.rows(setLevel, [numberOf(shop), 'partner']);
  await setPlatformTimers(app.composed, { ranks: false });
  const levels = async () => app.ask(shopType, {}, { token: await app.merchant(shop) });
  const current = async () => (await levels()).list.find((level) => level.current)?.code;
  await app.advance(1.1);
  const { lowering } = await levels();
  expect(lowering).toMatchObject({ to: 'merchant' });
  await rig.pass(28.4);
  expect(await current()).toBe('partner');
  const before = await app.ask(wallet, {}, { token: await app.merchant(shop) });
  await app.advance(1.8);
  expect(await current()).toBe('merchant');
  const after = await app.ask(wallet, {}, { token: await app.merchant(shop) });
  expect([after.available, after.held]).toEqual([before.available, before.held]);
  expect(await limitOf(shop)).toMatchObject({ listed: 1, goods_limit: 500 });
  const { list } = await app.ask(listNotices, {}, { token: await app.merchant(shop) });
  expect(list.filter(({ route }) => route === '/level').length).toBeGreaterThanOrEqual(2);
});

test('what can be withdrawn is the same under every level', async () => {
  const shop = await rig.shopWith('80.00');
  for (const level of ['standard', 'merchant', 'partner', 'agent']) {
    await app.composed.env.db.direct.rows(setLevel, [numberOf(shop), level]);
    const seen = await app.ask(wallet, {}, { token: await app.merchant(shop) });
    expect([level, seen.available, seen.held]).toEqual([level, '80.00', '0.00']);
  }
});
