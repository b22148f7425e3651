// What is published is what happened: held against restrictions, withdrawals and orders that were really made.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestrictions, ownId, type Rig } from '#testing/restrictions.ts';
import { trustFigures } from '#features/trust/contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openRestrictions();
});
afterAll(() => rig.app.close());

const now = async () => (await rig.app.ask(trustFigures, {})).days;

test('nothing that happened is said as nothing', async () => {
  const days = await now();
  expect(days.holds).toEqual([]);
  expect(days.withdrawals).toMatchObject({ asked: 0, paid: 0, hours: null, speed: [], rejected: [] });
  expect(days.appeals).toEqual({ filed: 0, decided: [], days: null });
  expect(days.orders).toEqual({ paid: 0, flagged: 0, flagged_bps: null });
});

test('holds are counted by their reason with amounts, lengths and ends, and a few are not told', async () => {
  const shops = [];
  for (let n = 0; n < 6; n += 1) shops.push(await rig.shopWith('80.00'));
  const holds = [];
  for (const shop of shops) holds.push(await rig.place(shop, { until: rig.days(3) }));
  // Another reason, too seldom to be told.
  const other = await rig.shopWith('80.00');
  await rig.place(other, { code: 'H07', until: rig.days(3) });
  // Today is not over yet: nobody learns of it before midnight.
  await rig.pass(0.05);
  expect((await now()).holds).toEqual([]);

  const [first, second] = [shops[0], holds[0]];
  if (first === undefined || second === undefined) throw new Error('there is no shop');
  await rig.tryAppeal(first, ownId(second.id));
  const { appeal } = await rig.statement(first, ownId(second.id));
  await rig.tryDecide(first, appeal?.id ?? '', 'overturned');
  await rig.pass(2.9501);
  await rig.pass(1);
  const days = await now();
  expect(days.holds).toEqual([
    { code: 'H07', cases: null, amounts: [], hours: null, ended: [{ of: ['time'], cases: null }] },
    {
      code: 'H08',
      cases: 6,
      amounts: [{ currency: 'USD', amount: '300.00' }],
      hours: { of: 6, median: 72, p95: 72 },
      // One was overturned: told with the five others, else it would be one.
      ended: [{ of: ['appeal_won', 'time'], cases: 6 }],
    },
  ]);
  expect(days.limits).toEqual([]);
  expect(days.appeals).toEqual({
    filed: null,
    decided: [{ of: ['overturned'], cases: null }],
    days: null,
  });
});

test('orders of shops that are held for sales to themselves are counted, and those of a mistake are not', async () => {
  const { app } = rig;
  const [goods] = await app.makeGoods([{ code: 'TR-1', cost: '4.00', stock: 99 }]);
  if (goods === undefined) throw new Error('there are no goods');
  const [good, bad] = [await rig.shopWith('80.00'), await rig.shopWith('80.00')];
  for (const shop of [good, bad]) {
    await app.list(shop, [goods], '30.00');
    for (let n = 0; n < 5; n += 1) await app.buy(shop, [{ id: goods.id, qty: 1 }]);
  }
  await rig.place(bad, { until: rig.days(3), evidence: ['The buyer is the owner'] });
  const mistaken = await rig.place(good, { until: rig.days(3), evidence: ['Looked alike'] });
  await rig.tryAppeal(good, ownId(mistaken.id));
  const { appeal } = await rig.statement(good, ownId(mistaken.id));
  await rig.tryDecide(good, appeal?.id ?? '', 'overturned');
  await rig.pass(1.1);
  expect((await now()).orders).toEqual({ paid: 10, flagged: 5, flagged_bps: 5_000 });
});

test('a month that is over stands alone, and older days leave the last ninety', async () => {
  await rig.pass(100);
  const { days, months } = await rig.app.ask(trustFigures, {});
  expect(days.orders.paid).toBe(0);
  expect(days.holds).toEqual([]);
  const orders = months.reduce((sum, { orders: { paid } }) => sum + (paid ?? 0), 0);
  expect(orders).toBe(10);
});
