// The test carrier: from label to door by signed messages, and never a parcel of the demo world.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { labelParcels, listParcels } from '#features/shipping/contract.ts';
import { markInstance } from '#platform/db/instance.sql.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Carried');
  goods = await app.makeGoods([{ code: 'CAR-1', cost: '5.00', stock: 10 }]);
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

const buy = () => app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);

async function wait(seconds: number) {
  app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
  return app.composed.carrier.work();
}

test('a parcel is fetched once it is labelled and delivered step by step; an older one stays', async () => {
  const old = await buy();
  await app.advance(0.1);
  await app.ship();
  expect(await app.composed.carrier.work()).toBe(0);
  await markInstance(app.composed.env.db.direct, true, app.clock.now());
  await app.advance(0.1);
  const fresh = await buy();
  await app.advance(0.1);
  expect(await wait(60)).toBe(0);
  await app.ship();
  expect(await wait(1)).toBe(1);
  expect((await app.order(fresh)).status).toBe('shipped');
  expect(await wait(10)).toBe(0);
  expect(await wait(21)).toBe(1);
  expect(await wait(31)).toBe(1);
  expect(await wait(31)).toBe(1);
  const order = await app.order(fresh);
  expect(order.status).toBe('delivered');
  expect(order.parcels[0]?.steps.map(({ code }) => code)).toEqual([
    'accepted',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
  expect(await wait(31)).toBe(0);
  expect((await app.order(old)).status).toBe('to_be_delivered');
});

test('parcels of the right names are late, lost or sent back, each by the carrier’s own scans', async () => {
  const orders = [];
  for (const tracking of ['SLOW0001', 'LOST0001', 'BACK0001']) {
    const bought = await buy();
    await app.advance(0.1);
    const token = await app.supplier();
    const { list } = await app.ask(listParcels, { state: 'to_ship', page_size: 100 }, { token });
    const parcels = list
      .filter(({ id }) => id.includes(bought.orderId))
      .map(({ id }) => ({ id, carrier: 'test-post', tracking }));
    await app.ask(labelParcels, { parcels }, { token });
    orders.push(bought);
  }
  for (let looks = 0; looks < 6; looks += 1) await wait(31);
  const steps = await Promise.all(
    orders.map(async (bought) => (await app.order(bought)).parcels[0]?.steps.map(({ code }) => code)),
  );
  expect(steps).toEqual([
    ['accepted'],
    ['accepted', 'in_transit'],
    ['accepted', 'in_transit', 'returned_to_sender'],
  ]);
  for (let looks = 0; looks < 4; looks += 1) await wait(601);
  expect(
    await Promise.all(orders.map(async (bought) => (await app.order(bought)).parcels[0]?.state)),
  ).toEqual(['delivered', 'shipped', 'returned']);
});
