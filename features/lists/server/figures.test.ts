// The figures of Today: exact, of the days of the books, and for those alone who may see them.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';
import type { OperatorRole } from '#domain/rights.ts';
import { cancelOrder } from '#features/checkout/contract.ts';
import { dayJournal } from '#features/ledger/books.contract.ts';
import { todayFigures } from '#features/lists/figures.contract.ts';
import { madeQueries } from '#platform/db/sql.ts';
import { openTestSession } from '#platform/testing/session.ts';

let rig: Rig;
let payee: Payee;
let goodsId: string;

const clockTo = (time: string) => rig.app.clock.set(new Date(`2026-03-${time}.000Z`));
const buy = (qty: number) => rig.app.buy(payee.shop, [{ id: goodsId, qty }]);

/** Sold on three days, one order of today given back, one payout sent. */
beforeAll(async () => {
  rig = await openWithdrawals();
  payee = await rig.payee('100.00');
  const goods = await rig.app.makeGoods([{ code: 'F-1', cost: '10.00', stock: 50 }]);
  await rig.app.list(payee.shop, goods, '24.60');
  goodsId = goods[0]?.id ?? '';
  clockTo('09T10:00:00');
  await buy(1);
  clockTo('10T08:59:59');
  await buy(2);
  clockTo('10T09:59:59');
  await buy(1);
  clockTo('10T10:00:00');
  await buy(4);
  clockTo('11T00:00:00');
  await buy(3);
  clockTo('11T09:30:00');
  const { orderToken } = await buy(1);
  await rig.app.ask(cancelOrder, { token: orderToken }, { onceKey: randomUUID() });
  await rig.app.composed.runner.runDue();
  await rig.withdraw(payee, '60.00');
  await rig.pass(20);
  clockTo('11T10:00:00');
});
afterAll(() => rig.app.close());

async function figures(...roles: OperatorRole[]) {
  const facts = { personId: randomUUID(), roles, shopId: undefined, supplierId: undefined } as const;
  const now = rig.env.clock.now();
  const { token } = await openTestSession(rig.app.database, now, { actor: 'operator', ...facts });
  return rig.app.ask(todayFigures, {}, { token });
}

type Bars = readonly { readonly from: string; readonly value: string | number }[];

/** What stands in the bars that are not empty, by when they begin. */
const filled = (bars: Bars | undefined) =>
  (bars ?? [])
    .filter(({ value }) => Number(value) > 0)
    .map(({ from, value }) => `${from.slice(5, 16)} ${value}`);

test('money of today stands beside yesterday until the same time, and beside fourteen days', async () => {
  const { at, money } = await figures('finance');
  expect([at, money?.currency]).toEqual(['2026-03-11T10:00:00.000Z', 'USD']);
  // What was sold at ten yesterday is of the hours that today has not had.
  expect(money?.money_in).toMatchObject({ today: '98.40', yesterday: '73.80', change: '24.60' });
  expect(filled(money?.money_in.bars)).toEqual([
    '03-09T00:00 24.60',
    '03-10T00:00 172.20',
    '03-11T00:00 98.40',
  ]);
  expect(money?.refunds).toMatchObject({ today: '24.60', yesterday: '0.00' });
  expect(filled(money?.refunds.bars)).toEqual(['03-11T00:00 24.60']);
  // The fee of one dollar stays here.
  expect(money?.payouts).toMatchObject({ today: '59.00', yesterday: '0.00' });
  expect(filled(money?.payouts.bars)).toEqual(['03-11T00:00 59.00']);
  const days = money?.money_in.bars.map(({ from }) => from.slice(0, 10));
  expect([days?.length, days?.[0], days?.at(-1)]).toEqual([14, '2026-02-26', '2026-03-11']);
});

test('orders of today stand beside yesterday until the same time, and beside 24 hours', async () => {
  const { orders } = await figures('service');
  expect(orders).toMatchObject({ today: 2, yesterday: 2, change: 0 });
  expect(filled(orders?.bars)).toEqual(['03-11T00:00 1', '03-11T09:00 1']);
  expect([orders?.bars.length, orders?.bars[0]?.from, orders?.bars.at(-1)?.from]).toEqual([
    24,
    '2026-03-10T11:00:00.000Z',
    '2026-03-11T10:00:00.000Z',
  ]);
});

test('a person gets the figures of their rights, and no others', async () => {
  const seen = async (role: OperatorRole) => {
    const { orders, money } = await figures(role);
    return [orders !== null, money !== null];
  };
  expect(await seen('auditor')).toEqual([true, true]);
  expect(await seen('finance')).toEqual([false, true]);
  expect(await seen('service')).toEqual([true, false]);
  expect(await seen('content')).toEqual([false, false]);
  const merchant = await rig.app.call(todayFigures, {}, { token: await payee.token() });
  expect(merchant.code).toBe(409);
});

test('a day that has just begun is empty, and yesterday until the same time too', async () => {
  clockTo('12T00:00:00');
  const { orders, money } = await figures('auditor');
  expect(orders).toMatchObject({ today: 0, yesterday: 0 });
  expect(money?.money_in).toMatchObject({ today: '0.00', yesterday: '0.00' });
  expect(filled(money?.money_in.bars).at(-1)).toBe('03-11T00:00 98.40');
  expect(filled(orders?.bars)).toEqual(['03-11T09:00 1']);
});

test('each sum of a day is that of its journal', async () => {
  clockTo('12T10:00:00');
  const { money } = await figures('auditor');
  const { csv } = await rig.app.ask(dayJournal, { day: '2026-03-11' }, { token: await rig.app.operator() });
  const lines = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const kind = lines[0]?.indexOf('kind') ?? -1;
  const amount = lines[0]?.indexOf('amount') ?? -1;
  const sum = (...kinds: string[]) =>
    lines
      .filter((line) => kinds.includes(line[kind] ?? ''))
      .reduce((total, line) => total + Number((line[amount] ?? '').replace('.', '')), 0);
  const cents = (bars: Bars | undefined) => Number(String(bars?.at(-2)?.value).replace('.', ''));
  expect(sum('capture', 'capture_late')).toBe(cents(money?.money_in.bars));
  expect(sum('refund_paid')).toBe(cents(money?.refunds.bars));
  expect(sum('withdraw_sent')).toBe(cents(money?.payouts.bars));
});

const indexes = {
  'desk-figure-orders': 'order_desk_paid',
  'desk-figure-captured': 'payment_evidence_at',
  'desk-figure-refunded': 'refund_paid',
  'desk-figure-paid-out': 'payout_left',
};

test.each(Object.entries(indexes))(
  '%s reads its spans in the index %s, and nothing else of its table',
  async (name, index) => {
    const { host, database, user } = rig.app.database;
    const client = new Client({ host, database, user });
    await client.connect();
    try {
      // Here the tables are so small that reading them whole is cheaper.
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
      const text = madeQueries.find((query) => query.name === name)?.text ?? '';
      const values = [[new Date(0)], [new Date(1)]];
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan using ${index} `));
      expect(plan).toMatch(/Index Cond: .* >= s\.from_at.* < s\.until_at/);
      expect(plan).not.toContain('Seq Scan');
    } finally {
      await client.end();
    }
  },
);
