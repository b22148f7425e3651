import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGoods } from '#features/goods/contract.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('what other shops take is told from five of them on', async () => {
  const goods = await app.makeGoods([{ code: 'BAND', cost: '5.00', stock: 50 }]);
  const prices = ['10.00', '12.00', '14.00', '16.00', '40.00'];
  const bandSeenBy = async (token: string) =>
    (await app.ask(listGoods, { q: 'BAND' }, { token })).list[0]?.price_band;
  let token = '';
  for (const [index, price] of prices.entries()) {
    const shop = await app.makeShop(`Band ${index}`);
    token = await app.merchant(shop);
    expect(await bandSeenBy(token)).toBeNull();
    await app.list(shop, goods, price);
  }
  expect(await bandSeenBy(token)).toEqual({ p25: '12.00', p50: '14.00', p75: '16.00' });
});

test('a supplier is judged by its last parcels, and not before there are ten', async () => {
  const shop = await app.makeShop('Judge');
  const goods = await app.makeGoods([{ code: 'PARCEL', cost: '5.00', stock: 50 }]);
  await app.list(shop, goods, '20.00');
  const lines = goods.map(({ id }) => ({ id, qty: 1 }));
  const supplier = async () => {
    const token = await app.merchant(shop);
    return (await app.ask(listGoods, { q: 'PARCEL' }, { token })).list[0]?.supplier;
  };
  for (let sold = 0; sold < 9; sold += 1) await app.buy(shop, lines);
  await app.advance(0.2);
  await app.ship('accepted');
  expect(await supplier()).toMatchObject({ ontime_bps: null, fault_refund_bps: null });
  await app.buy(shop, lines);
  await app.advance(6);
  await app.ship('accepted');
  // Nine were handed over the same day, one long after its day.
  expect(await supplier()).toMatchObject({ ontime_bps: 9_000, fault_refund_bps: 0 });
});

test('goods are found by how soon they arrive', async () => {
  const shop = await app.makeShop('Soon');
  const token = await app.merchant(shop);
  // The supplier needs one day, and nine of ten of its parcels six more.
  expect((await app.ask(listGoods, { max_days: 6 }, { token })).list).toHaveLength(0);
  expect((await app.ask(listGoods, { max_days: 7, sort: 'fast' }, { token })).list.length).toBeGreaterThan(0);
  expect((await app.ask(listGoods, { sort: 'profit' }, { token })).list.length).toBeGreaterThan(0);
});
