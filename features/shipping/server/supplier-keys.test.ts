// Keys of suppliers' programs: what they reach, and what they do not.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import * as shipping from '#features/shipping/contract.ts';
import * as supply from '#features/shipping/supply.contract.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
let stranger: () => Promise<string>;

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Keys');
  goods = await app.makeGoods([{ code: 'KEY-1', cost: '5.00', stock: 500 }]);
  stranger = await app.addSupplier('SUP-3', '0.00');
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

/** A fresh order to ship, as its supplier sees it. */
async function parcelToShip() {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
  await app.advance(0.1);
  const token = await app.supplier();
  const { list } = await app.ask(shipping.listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const parcel = list.find(({ id }) => id.includes(bought.orderId));
  if (parcel === undefined) throw new Error('nothing to ship');
  return { bought, parcel, token };
}

let trackings = 0;
const nextTracking = () => `TRK${String((trackings += 1)).padStart(6, '0')}`;

const makeKey = (token: string, scopes: readonly ('tracking' | 'stock')[], name = 'Packing line') =>
  app.call(supply.makeKey, { name, scopes: [...scopes] }, { token });

test('a key reports tracking numbers and reads what is to ship, and reaches nothing else', async () => {
  const { parcel, token } = await parcelToShip();
  const { id, key } = await app.ask(supply.makeKey, { name: 'Line 1', scopes: ['tracking'] }, { token });
  const { list } = await app.ask(supply.apiParcels, {}, { token: key });
  expect(list.map((one) => one.id)).toContain(parcel.id);
  const rows = [{ parcel: parcel.number, carrier: 'test-post', tracking: nextTracking() }];
  expect(await app.ask(supply.apiTracking, { rows }, { token: key })).toMatchObject({ applied: true });
  const others = [...app.composed.registry.kept.values()].filter(
    ({ endpoint }) =>
      endpoint.actor !== 'anyone' && endpoint.actor !== 'hook' && endpoint.scope !== 'tracking',
  );
  expect(others.length).toBeGreaterThan(50);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  for (const { endpoint } of others) {
    // More calls than a minute allows: what is asked here is only whether a door opens.
    if (others.findIndex((one) => one.endpoint === endpoint) % 100 === 99) {
      app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    }
    expect(await app.call(endpoint, {}, { token: key, onceKey: randomUUID() }), endpoint.name).toMatchObject({
      code: 409,
    });
  }
  const shown = await app.ask(supply.listKeys, {}, { token: await app.supplier() });
  const mine = shown.list.find((one) => one.id === id);
  expect(mine).toMatchObject({ tail: key.slice(-4), revoked_at: null });
  expect(mine?.last_used_at).toMatch(/^2026-/);
  expect(JSON.stringify(shown)).not.toContain(key);
});

test('a key of another purpose, another supplier’s key and a revoked key do not get in', async () => {
  const { parcel } = await parcelToShip();
  const token = await app.supplier();
  const stock = await app.ask(supply.makeKey, { name: 'Stock', scopes: ['stock'] }, { token });
  expect(await app.call(supply.apiParcels, {}, { token: stock.key })).toMatchObject({
    code: 409,
    data: { reason: 'scope' },
  });
  const other = await stranger();
  const foreign = await app.ask(supply.makeKey, { name: 'Theirs', scopes: ['tracking'] }, { token: other });
  const rows = [{ parcel: parcel.id, carrier: 'test-post', tracking: nextTracking() }];
  expect((await app.ask(supply.apiTracking, { rows }, { token: foreign.key })).results).toMatchObject([
    { reason: 'not_found' },
  ]);
  expect(await app.call(supply.revokeKey, { id: foreign.id }, { token })).toMatchObject({ code: 404 });
  expect(await app.ask(supply.revokeKey, { id: foreign.id }, { token: other })).toEqual({ revoked: true });
  expect(await app.ask(supply.revokeKey, { id: foreign.id }, { token: other })).toEqual({ revoked: false });
  expect(await app.call(supply.apiParcels, {}, { token: foreign.key })).toMatchObject({ code: 401 });
  expect(await app.call(supply.apiParcels, {}, { token: `${foreign.key}x` })).toMatchObject({ code: 401 });
});

test('a key acts for years, so making one asks for a second factor that was just proved', async () => {
  const token = await (await app.addSupplier('SUP-FRESH', '0.00'))();
  expect(await makeKey(token, ['tracking'])).toMatchObject({ code: 200 });
  app.clock.set(new Date(app.clock.now().getTime() + limits.freshFactorMs));
  expect(await makeKey(token, ['tracking'], 'Late')).toMatchObject({
    code: 460,
    data: { reason: 'not_fresh' },
  });
});

test('thirty keys asked for at once are five', async () => {
  const owner = await (await app.addSupplier('SUP-RACE', '0.00'))();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => makeKey(owner, ['tracking'], `K${index}`)),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.supplierKeysMax);
  expect(answers.filter(({ code }) => code !== 200).every(({ code }) => code === 203)).toBe(true);
});

test('a key has its calls a minute, over all nodes, and no more', async () => {
  const token = await (await app.addSupplier('SUP-RATE', '0.00'))();
  const { key } = await app.ask(supply.makeKey, { name: 'Busy', scopes: ['tracking'] }, { token });
  const calls = limits.supplierKeyCallsPerMinute + 5;
  const answers = await Promise.all(
    Array.from({ length: calls }, () => app.call(supply.apiParcels, {}, { token: key })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.supplierKeyCallsPerMinute);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  expect(await app.call(supply.apiParcels, {}, { token: key })).toMatchObject({ code: 200 });
});
