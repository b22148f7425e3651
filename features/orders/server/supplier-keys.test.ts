// Keys of suppliers' programs: what they reach, and what they do not.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestTown, type TestGoods, type TestShop, type TestTown } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import * as orders from '#features/orders/contract.ts';
import * as supply from '#features/orders/supply.contract.ts';

let town: TestTown;
let shop: TestShop;
let goods: TestGoods[];
let stranger: () => Promise<string>;

beforeAll(async () => {
  town = await openTestTown();
  shop = await town.makeShop('Keys');
  goods = await town.makeGoods([{ code: 'KEY-1', cost: '5.00', stock: 500 }]);
  stranger = await town.addSupplier('SUP-3', '0.00');
  await town.list(shop, goods, '9.00');
});
afterAll(() => town.close());

/** A fresh order to ship, as its supplier sees it. */
async function parcelToShip() {
  const bought = await town.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
  await town.advance(0.1);
  const token = await town.supplier();
  const { list } = await town.ask(orders.listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const parcel = list.find(({ id }) => id.includes(bought.orderId));
  if (parcel === undefined) throw new Error('nothing to ship');
  return { bought, parcel, token };
}

let trackings = 0;
const nextTracking = () => `TRK${String((trackings += 1)).padStart(6, '0')}`;

const makeKey = (token: string, scopes: readonly ('tracking' | 'stock')[], name = 'Packing line') =>
  town.call(supply.makeKey, { name, scopes: [...scopes] }, { token });

test('a key reports tracking numbers and reads what is to ship, and reaches nothing else', async () => {
  const { parcel, token } = await parcelToShip();
  const { id, key } = await town.ask(supply.makeKey, { name: 'Line 1', scopes: ['tracking'] }, { token });
  const { list } = await town.ask(supply.apiParcels, {}, { token: key });
  expect(list.map((one) => one.id)).toContain(parcel.id);
  const rows = [{ parcel: parcel.number, carrier: 'test-post', tracking: nextTracking() }];
  expect(await town.ask(supply.apiTracking, { rows }, { token: key })).toMatchObject({ applied: true });
  const others = [...town.composed.house.kept.values()].filter(
    ({ endpoint }) =>
      endpoint.actor !== 'anyone' && endpoint.actor !== 'hook' && endpoint.scope !== 'tracking',
  );
  expect(others.length).toBeGreaterThan(50);
  town.clock.set(new Date(town.clock.now().getTime() + 60_000));
  for (const { endpoint } of others) {
    // More calls than a minute allows: what is asked here is only whether a door opens.
    if (others.findIndex((one) => one.endpoint === endpoint) % 100 === 99) {
      town.clock.set(new Date(town.clock.now().getTime() + 60_000));
    }
    expect(await town.call(endpoint, {}, { token: key, onceKey: randomUUID() }), endpoint.name).toMatchObject(
      { code: 409 },
    );
  }
  const shown = await town.ask(supply.listKeys, {}, { token: await town.supplier() });
  const mine = shown.list.find((one) => one.id === id);
  expect(mine).toMatchObject({ tail: key.slice(-4), revoked_at: null });
  expect(mine?.last_used_at).toMatch(/^2026-/);
  expect(JSON.stringify(shown)).not.toContain(key);
});

test('a key of another purpose, another supplier’s key and a revoked key do not get in', async () => {
  const { parcel } = await parcelToShip();
  const token = await town.supplier();
  const stock = await town.ask(supply.makeKey, { name: 'Stock', scopes: ['stock'] }, { token });
  expect(await town.call(supply.apiParcels, {}, { token: stock.key })).toMatchObject({
    code: 409,
    data: { reason: 'scope' },
  });
  const other = await stranger();
  const foreign = await town.ask(supply.makeKey, { name: 'Theirs', scopes: ['tracking'] }, { token: other });
  const rows = [{ parcel: parcel.id, carrier: 'test-post', tracking: nextTracking() }];
  expect((await town.ask(supply.apiTracking, { rows }, { token: foreign.key })).results).toMatchObject([
    { reason: 'not_found' },
  ]);
  expect(await town.call(supply.revokeKey, { id: foreign.id }, { token })).toMatchObject({ code: 404 });
  expect(await town.ask(supply.revokeKey, { id: foreign.id }, { token: other })).toEqual({ revoked: true });
  expect(await town.ask(supply.revokeKey, { id: foreign.id }, { token: other })).toEqual({ revoked: false });
  expect(await town.call(supply.apiParcels, {}, { token: foreign.key })).toMatchObject({ code: 401 });
  expect(await town.call(supply.apiParcels, {}, { token: `${foreign.key}x` })).toMatchObject({ code: 401 });
});

test('a key acts for years, so making one asks for a second factor that was just proved', async () => {
  const token = await (await town.addSupplier('SUP-FRESH', '0.00'))();
  expect(await makeKey(token, ['tracking'])).toMatchObject({ code: 200 });
  town.clock.set(new Date(town.clock.now().getTime() + limits.freshFactorMs));
  expect(await makeKey(token, ['tracking'], 'Late')).toMatchObject({
    code: 460,
    data: { reason: 'not_fresh' },
  });
});

test('thirty keys asked for at once are five', async () => {
  const owner = await (await town.addSupplier('SUP-RACE', '0.00'))();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => makeKey(owner, ['tracking'], `K${index}`)),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.supplierKeysMax);
  expect(answers.filter(({ code }) => code !== 200).every(({ code }) => code === 203)).toBe(true);
});

test('a key has its calls a minute, over all nodes, and no more', async () => {
  const token = await (await town.addSupplier('SUP-RATE', '0.00'))();
  const { key } = await town.ask(supply.makeKey, { name: 'Busy', scopes: ['tracking'] }, { token });
  const calls = limits.supplierKeyCallsPerMinute + 5;
  const answers = await Promise.all(
    Array.from({ length: calls }, () => town.call(supply.apiParcels, {}, { token: key })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.supplierKeyCallsPerMinute);
  town.clock.set(new Date(town.clock.now().getTime() + 60_000));
  expect(await town.call(supply.apiParcels, {}, { token: key })).toMatchObject({ code: 200 });
});
