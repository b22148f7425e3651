// A shop's figures after sales on known days, read as its merchant.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { parseUnits } from '#domain/money/money.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { answerCase, inspectReturn, requestReturn } from '#features/returns/contract.ts';
import { homeStat, homeStatLine } from '#features/statistics/contract.ts';
import { wallet } from '#features/wallet/contract.ts';

let app: TestApp;
let shop: TestShop;
let goodsId: string;
let first: Bought;
/** Berlin is an hour ahead of UTC until 29 March 2026, then two. */
const tz = 'Europe/Berlin';

beforeAll(async () => {
  // 23:30 of Tuesday 24 March in Berlin.
  app = await openTestApp({
    shipFee: '3.00',
    policy: { taxBps: 800, commissionBps: 500 },
    now: new Date('2026-03-24T22:30:00.000Z'),
  });
  shop = await app.makeShop('Figures Shop');
  const goods = await app.makeGoods([{ code: 'SA-1', cost: '11.00', stock: 100 }]);
  await app.list(shop, goods, '20.00');
  goodsId = goods[0]?.id ?? '';
  await setZone(shop, tz);
});
afterAll(() => app.close());

/** No call changes a shop's zone yet. */
async function setZone({ shopId }: TestShop, zone: string): Promise<void> {
  const { host, database, user } = app.database;
  const client = new Client({ host, database, user });
  await client.connect();
  await client.query('update shop set tz = $2 where shop_id = $1', [shopIdOf(shopId), zone]);
  await client.end();
}

const asMerchant = async () => ({ token: await app.merchant(shop) });
const stat = async (ask: RequestOf<typeof homeStat> = {}) => app.ask(homeStat, ask, await asMerchant());
const line = async (ask: RequestOf<typeof homeStatLine> = {}) =>
  app.ask(homeStatLine, ask, await asMerchant());
const buy = (qty: number) => app.buy(shop, [{ id: goodsId, qty }]);
const own = (from: string, to: string) => ({ range: 'custom', from, to }) as const;
const valueAt = async (ask: RequestOf<typeof homeStatLine>, t: string) =>
  (await line(ask)).points.find((point) => point.t === t)?.v;

test('a shop without sales has zeros, no rate and every bucket', async () => {
  const seen = await stat();
  const nothing = { sold: '0.00', orders: 0, units: 0, refunded: '0.00', net_profit: '0.00' };
  expect(seen).toMatchObject({ tz, currency: 'USD', ...nothing, previous: nothing, rating: null });
  expect(seen).toMatchObject({
    visitors: { organic: 0, paid: 0 },
    conversion_bps: null,
    level: { code: 'standard' },
  });
  expect(seen.needs_me).toEqual({ pay: 0, reply: 0, case: 0 });
  expect(seen.pending_next).toBeNull();
  const drawn = await line();
  expect(drawn.points).toHaveLength(30);
  expect(drawn.points.every(({ v }) => v === '0.00')).toBe(true);
  expect(drawn).toMatchObject({ unit: 'currency', incomplete_from: '2026-03-24' });
});

test('a sale counts on the day of the shop, not of the server', async () => {
  // 23:30 on the 24th, then 00:30 on the 25th in Berlin: both the 24th in UTC.
  first = await buy(1);
  app.clock.set(new Date('2026-03-24T23:30:00.000Z'));
  await buy(2);
  expect(await stat(own('2026-03-24', '2026-03-24'))).toMatchObject({ sold: '24.60', orders: 1, units: 1 });
  const today = await stat({ range: 'today' });
  expect(today).toMatchObject({
    from: '2026-03-24T23:00:00.000Z',
    to: '2026-03-25T23:00:00.000Z',
    sold: '46.20',
    orders: 1,
    units: 2,
    previous: { sold: '24.60', orders: 1, units: 1 },
    needs_me: { pay: 2, reply: 0, case: 0 },
    in_escrow: '70.80',
  });
  expect(await valueAt({ grain: 'hour', metric: 'orders' }, '2026-03-24T23:00:00.000Z')).toBe('1');
  expect(await valueAt({ grain: 'hour', metric: 'orders' }, '2026-03-25T00:00:00.000Z')).toBe('0');
});

test('what was cancelled was sold and refunded, each on its day', async () => {
  const third = await buy(1);
  await app.ask(cancelOrder, { token: third.orderToken }, { onceKey: randomUUID() });
  const today = await stat({ range: 'today' });
  expect(today).toMatchObject({ sold: '70.80', orders: 2, refunded: '24.60' });
  expect(await valueAt({ metric: 'refunds' }, '2026-03-25')).toBe('24.60');
  expect(await valueAt({ metric: 'sold' }, '2026-03-25')).toBe('70.80');
  expect(await valueAt({ metric: 'visitors' }, '2026-03-25')).toBe('0');
});

test('profit is there once an order is accepted, on that day', async () => {
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  expect(await stat({ range: '30d' })).toMatchObject({ net_profit: '0.00' });
  await app.advance(14.1);
  // 20.00 - 11.00 - 1.00 of commission for one piece, and twice that for two; shipping and tax pass through.
  const [due] = (await app.ask(wallet, {}, await asMerchant())).pending_by;
  expect(due?.amount).toBe('24.00');
  const earned = { net_profit: '24.00', pending: '24.00', pending_next: due?.date };
  expect(await stat({ range: '7d' })).toMatchObject(earned);
  const { points, incomplete_from: today } = await line({ metric: 'profit' });
  expect(points.filter(({ v }) => v !== '0.00')).toEqual([{ t: today, v: '24.00' }]);
});

async function askBack(one: Bought, reason: 'damaged' | 'change_of_mind'): Promise<string> {
  const asked = { token: one.orderToken, reason, lines: [{ id: '1', qty: 1 }] };
  const opened = await app.ask(requestReturn, asked, { onceKey: randomUUID() });
  return opened.case_id;
}

async function settle(caseId: string): Promise<void> {
  const answered = { case_id: caseId, approve: true };
  await app.ask(answerCase, answered, { ...(await asMerchant()), onceKey: randomUUID() });
  const routed = { case_id: routedIdOf(shopIdOf(shop.shopId) ?? 0n, caseId) };
  await app.ask(inspectReturn, routed, { token: await app.supplier(), onceKey: randomUUID() });
}

test('a case that waits is told; what it holds is no loss, what it draws is one', async () => {
  const before = await stat({ range: 'today' });
  const caseId = await askBack(first, 'damaged');
  const open = await stat({ range: 'today' });
  expect(open).toMatchObject({ held: '8.00', needs_me: { case: 1 }, net_profit: before.net_profit });
  await settle(caseId);
  const after = await stat({ range: 'today' });
  expect(after).toMatchObject({
    held: '0.00',
    needs_me: { case: 0 },
    net_profit: '16.00',
    refunded: '24.60',
  });
});

test('a day on which returns cost more than sales earned is below zero', async () => {
  const one = await buy(1);
  await app.advance(1.1);
  await app.ship('accepted', 'delivered');
  // The parcel's 3.00 were spent and are not the supplier's fault.
  await settle(await askBack(one, 'change_of_mind'));
  expect(await stat({ range: 'today' })).toMatchObject({ net_profit: '-3.00' });
  const day = (await line()).incomplete_from ?? '';
  expect(await valueAt({ metric: 'profit' }, day)).toBe('-3.00');
});

describe('lines', () => {
  test('the points of a line sum to the figure of the same days, whatever the grain', async () => {
    const days = { from: '2026-03-23', to: '2026-03-29' };
    const whole = await stat(own(days.from, days.to));
    for (const grain of ['hour', 'day', 'week'] as const) {
      const { points } = await line({ ...days, grain, metric: 'sold' });
      expect(points).toHaveLength({ hour: 7 * 24 - 1, day: 7, week: 1 }[grain]);
      const sum = points.reduce((total, { v }) => total + (parseUnits(v, 'USD') ?? 0n), 0n);
      expect(sum).toBe(parseUnits(whole.sold, 'USD'));
    }
    const { points, previous } = await line({ ...days, grain: 'month', metric: 'orders' });
    expect(points).toEqual([{ t: '2026-03-01', v: '3' }]);
    expect(previous).toEqual([{ t: '2026-02-01', v: '0' }]);
    const after = await line({ from: '2026-03-26', to: '2026-03-27', metric: 'orders' });
    expect(after.previous).toEqual([
      { t: '2026-03-24', v: '1' },
      { t: '2026-03-25', v: '2' },
    ]);
  });

  test('what is not over is told by the bucket of this moment; a past line is whole', async () => {
    expect(await line({ from: '2026-03-01', to: '2026-03-05' })).toMatchObject({ incomplete_from: null });
    const now = app.clock.now().toISOString();
    const hour = await line({ grain: 'hour' });
    expect(hour.incomplete_from).toBe(`${now.slice(0, 13)}:00:00.000Z`);
    const future = await line({ from: '2027-01-01', to: '2027-01-02' });
    expect(future).toMatchObject({ incomplete_from: null, points: [{ v: '0.00' }, { v: '0.00' }] });
  });

  test('wrong days, and more points than a line has, are refused by field', async () => {
    const as = await asMerchant();
    const refused = async (ask: RequestOf<typeof homeStatLine>) =>
      (await app.call(homeStatLine, ask, as)).data;
    expect(await refused({ from: '2026-02-30', to: '2026-03-05' })).toMatchObject({
      field: 'from',
      reason: 'date',
    });
    expect(await refused({ to: '2026-13-05' })).toMatchObject({ field: 'to', reason: 'date' });
    expect(await refused({ from: '2026-03-05', to: '2026-03-01' })).toMatchObject({
      field: 'to',
      reason: 'order',
    });
    const long = { grain: 'hour', from: '2026-03-01', to: '2026-03-31' } as const;
    expect(await app.call(homeStatLine, long, as)).toMatchObject({
      code: 405,
      data: { reason: 'too_many_points' },
    });
    expect(await refused({ from: '2001-01-01', to: '2199-01-01' })).toMatchObject({ reason: 'too_long' });
    expect(await app.call(homeStat, { range: 'custom' }, as)).toMatchObject({
      code: 403,
      data: { field: 'from' },
    });
    expect(await app.call(homeStat, own('2020-01-01', '2026-01-01'), as)).toMatchObject({ code: 405 });
  });

  test("another shop's sales are nobody else's figures", async () => {
    const other = await app.makeShop('Quiet Shop');
    const token = await app.merchant(other);
    expect(await app.ask(homeStat, { range: '30d' }, { token })).toMatchObject({ orders: 0, sold: '0.00' });
    const { points } = await app.ask(homeStatLine, { grain: 'month' }, { token });
    expect(points.every(({ v }) => v === '0.00')).toBe(true);
  });
});
