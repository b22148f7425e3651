import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGoods } from '#features/goods/contract.ts';
import { openTestTown, type TestTown } from '#testing/test-app.ts';

let town: TestTown;
beforeAll(async () => {
  town = await openTestTown();
});
afterAll(() => town.close());

test('what other shops take is told from five of them on', async () => {
  const goods = await town.makeGoods([{ code: 'BAND', cost: '5.00', stock: 50 }]);
  const prices = ['10.00', '12.00', '14.00', '16.00', '40.00'];
  const bandSeenBy = async (token: string) =>
    (await town.ask(listGoods, { q: 'BAND' }, { token })).list[0]?.price_band;
  let token = '';
  for (const [index, price] of prices.entries()) {
    const shop = await town.makeShop(`Band ${index}`);
    token = await town.merchant(shop);
    expect(await bandSeenBy(token)).toBeNull();
    await town.list(shop, goods, price);
  }
  expect(await bandSeenBy(token)).toEqual({ p25: '12.00', p50: '14.00', p75: '16.00' });
});

test('a supplier is judged by its last parcels, and not before there are ten', async () => {
  const shop = await town.makeShop('Judge');
  const goods = await town.makeGoods([{ code: 'PARCEL', cost: '5.00', stock: 50 }]);
  await town.list(shop, goods, '20.00');
  const lines = goods.map(({ id }) => ({ id, qty: 1 }));
  const supplier = async () => {
    const token = await town.merchant(shop);
    return (await town.ask(listGoods, { q: 'PARCEL' }, { token })).list[0]?.supplier;
  };
  for (let sold = 0; sold < 9; sold += 1) await town.buy(shop, lines);
  await town.advance(0.2);
  await town.ship('accepted');
  expect(await supplier()).toMatchObject({ ontime_bps: null, fault_refund_bps: null });
  await town.buy(shop, lines);
  await town.advance(6);
  await town.ship('accepted');
  // Nine were handed over the same day, one long after its day.
  expect(await supplier()).toMatchObject({ ontime_bps: 9_000, fault_refund_bps: 0 });
});

test('goods are found by how soon they arrive', async () => {
  const shop = await town.makeShop('Soon');
  const token = await town.merchant(shop);
  // The supplier needs one day, and nine of ten of its parcels six more.
  expect((await town.ask(listGoods, { max_days: 6 }, { token })).list).toHaveLength(0);
  expect((await town.ask(listGoods, { max_days: 7, sort: 'fast' }, { token })).list.length).toBeGreaterThan(
    0,
  );
  expect((await town.ask(listGoods, { sort: 'profit' }, { token })).list.length).toBeGreaterThan(0);
});
