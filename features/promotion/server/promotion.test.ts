import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotionMinimums } from '#domain/promotion.ts';
import { openTestTown, type TestTown } from '#apps/server/testing.ts';
import { listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { statement } from '#platform/db/database.ts';

let town: TestTown;
let token: string;
beforeAll(async () => {
  town = await openTestTown();
  token = await town.merchant(await town.makeShop('Quiet Shop'));
});
afterAll(() => town.close());

const good = { plan_id: 'explore', goods_ids: [randomUUID()], budget: '5.00', days: 3 };

test('plans are there with their conditions, and none is open', async () => {
  const { plans, list, total } = await town.ask(listPromotion, {}, { token });
  expect(plans.map(({ id, name }) => [id, name])).toEqual([
    ['explore', 'Explore page'],
    ['search', 'Search results'],
  ]);
  for (const plan of plans) {
    expect(plan).toMatchObject({ min_total: '5.00', min_day: '2.00', floor_bid: '0.02', currency: 'USD' });
    expect(plan).toMatchObject({ min_days: 1, max_days: 30, algorithm_version: 1 });
    expect(plan).toMatchObject({ open: false, closed_reason: 'promotion_closed' });
    expect(plan.slots).toHaveLength(plan.slots_per_page);
  }
  expect([list, total]).toEqual([[], 0]);
});

test('the shop’s own campaigns are none', async () => {
  const mine = await town.ask(listPromotion, { scope: 'mine' }, { token });
  expect(mine).toMatchObject({ plans: [], list: [], total: 0, has_more: false });
});

const written = statement<{ count: number }>(
  'test-transfers',
  'select (select count(*) from transfer)::int + (select count(*) from account)::int as count',
);

test('what is asked rightly is refused because it is closed, and no money is touched', async () => {
  const { direct } = town.composed.world.db;
  const before = await direct.row(written, []);
  for (const ask of [good, { ...good, day_budget: '2.00', max_bid: '0.02' }, { ...good, preview: true }]) {
    const answer = await town.call(payPromotion, ask, { token });
    expect(answer).toMatchObject({ code: 203, data: { reason: 'promotion_closed' } });
  }
  expect(await direct.row(written, [])).toEqual(before);
  expect(await town.ask(wallet, {}, { token })).toMatchObject({ balance: '0.00' });
});

test.each([
  [{ plan_id: 'moon' }, 404, 'plan_id'],
  [{ goods_ids: [] }, 405, 'goods_ids'],
  [{ goods_ids: Array.from({ length: 11 }, () => randomUUID()) }, 405, 'goods_ids'],
  [{ budget: '4.99' }, 405, 'budget'],
  [{ budget: '5.001' }, 405, 'budget'],
  [{ budget: '-5.00' }, 405, 'budget'],
  [{ day_budget: '1.99' }, 405, 'day_budget'],
  [{ max_bid: '0.01' }, 405, 'max_bid'],
  [{ days: 0 }, 405, 'days'],
  [{ days: 31 }, 405, 'days'],
  [{ days: 1.5 }, 405, 'days'],
])('%o is refused as %d at its field', async (wrong, code, field) => {
  const answer = await town.call(payPromotion, { ...good, ...wrong }, { token });
  expect(answer).toMatchObject({ code, data: { field } });
});

test('without a key it is 403, and the same key gives the same answer', async () => {
  const bare = await town.call(payPromotion, good, { token, onceKey: '' });
  expect(bare).toMatchObject({ code: 403, data: { reason: 'idempotency_key' } });
  const onceKey = randomUUID();
  const first = await town.textOf(payPromotion, good, { token, onceKey });
  expect(await town.textOf(payPromotion, good, { token, onceKey })).toBe(first);
  const other = await town.call(payPromotion, { ...good, days: 4 }, { token, onceKey });
  expect(other).toMatchObject({ code: 455 });
});

test('the least amounts are whole units in every currency', () => {
  expect(promotionMinimums('USD')).toEqual({ total: 500n, day: 200n, bid: 2n });
  expect(promotionMinimums('JPY')).toEqual({ total: 5n, day: 2n, bid: 1n });
  expect(promotionMinimums('USDT')).toEqual({ total: 5_000_000n, day: 2_000_000n, bid: 20_000n });
});
