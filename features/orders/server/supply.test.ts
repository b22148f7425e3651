// A supplier at work: steps, papers, tracking numbers in bulk, keys of programs.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestTown, type TestGoods, type TestShop, type TestTown } from '#apps/server/testing.ts';
import { account } from '#domain/accounts.ts';
import { shopIdOf } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { balancesOf, balancesOfAccounts } from '#features/ledger/server/public.ts';
import * as orders from '#features/orders/contract.ts';
import * as supply from '#features/orders/supply.contract.ts';

let town: TestTown;
let shop: TestShop;
let goods: TestGoods[];
let stranger: () => Promise<string>;

beforeAll(async () => {
  town = await openTestTown();
  shop = await town.makeShop('Shelves');
  goods = await town.makeGoods([{ code: 'SHELF-1', cost: '5.00', stock: 500 }]);
  stranger = await town.addSupplier('SUP-2', '0.00');
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

type Mark = { code: string; step: 'picked' | 'packed' | 'handed_over'; undo?: boolean; at?: string };

const mark = (token: string, asked: Mark) =>
  town.call(supply.markParcel, asked, { token, onceKey: randomUUID() });

let trackings = 0;
const nextTracking = () => `TRK${String((trackings += 1)).padStart(6, '0')}`;

test('a parcel is found by every code that a label may bear, and by nobody else', async () => {
  const { parcel, token } = await parcelToShip();
  const tracking = nextTracking();
  await town.ask(
    orders.labelParcels,
    { parcels: [{ id: parcel.id, carrier: 'test-post', tracking }] },
    { token },
  );
  for (const code of [
    parcel.id,
    parcel.number,
    parcel.number.toLowerCase(),
    parcel.order_no,
    tracking.toLowerCase(),
  ]) {
    expect((await town.ask(supply.findParcel, { code }, { token })).id).toBe(parcel.id);
  }
  const other = await stranger();
  for (const code of [parcel.id, parcel.number, parcel.order_no, tracking, 'nothing']) {
    expect(await town.call(supply.findParcel, { code }, { token: other })).toMatchObject({ code: 404 });
    expect(await mark(other, { code, step: 'picked' })).toMatchObject({ code: 404 });
  }
});

test('a step brings those before it, and taking it back takes those after it', async () => {
  const { parcel, token } = await parcelToShip();
  const packed = await mark(token, { code: parcel.number, step: 'packed' });
  const at = town.clock.now().toISOString();
  expect(packed.data).toMatchObject({ picked_at: at, packed_at: at, handed_at: null });
  const first = packed.data;
  expect((await mark(token, { code: parcel.number, step: 'packed' })).data).toEqual(first);
  const back = await mark(token, { code: parcel.number, step: 'picked', undo: true });
  expect(back.data).toMatchObject({ picked_at: null, packed_at: null });
});

test('a step that was done without a connection has its own time, but never one that is still to come', async () => {
  const { parcel, token } = await parcelToShip();
  const earlier = new Date(town.clock.now().getTime() - 600_000).toISOString();
  expect((await mark(token, { code: parcel.id, step: 'picked', at: earlier })).data).toMatchObject({
    picked_at: earlier,
  });
  const later = new Date(town.clock.now().getTime() + 600_000).toISOString();
  expect((await mark(token, { code: parcel.id, step: 'packed', at: later })).data).toMatchObject({
    packed_at: town.clock.now().toISOString(),
  });
});

test('handing over is the supplier’s word: it ships nothing and pays nothing until the carrier scans', async () => {
  const { bought, parcel, token } = await parcelToShip();
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { db } = town.composed.world;
  const before = (await balancesOf(db.direct, shopId)).supplier_payable;
  expect(await mark(token, { code: parcel.id, step: 'handed_over' })).toMatchObject({
    code: 203,
    data: { reason: 'not_labelled' },
  });
  const tracking = nextTracking();
  await town.ask(
    orders.labelParcels,
    { parcels: [{ id: parcel.id, carrier: 'test-post', tracking }] },
    { token },
  );
  expect(await mark(token, { code: parcel.id, step: 'handed_over' })).toMatchObject({ code: 200 });
  expect((await town.order(bought)).status).toBe('to_be_delivered');
  expect((await balancesOf(db.direct, shopId)).supplier_payable).toBe(before);
  const [held] = await balancesOfAccounts(db.direct, shopId, [account('escrow', bought.orderId)]);
  expect(held).toBeGreaterThan(0n);
});

test('what the carrier has scanned is out of the warehouse’s hands', async () => {
  const { parcel, token } = await parcelToShip();
  await town.ship('accepted');
  expect(await mark(token, { code: parcel.id, step: 'picked' })).toMatchObject({
    code: 203,
    data: { reason: 'already_scanned' },
  });
});

test('papers are PDF files of the asked parcels, and of nobody else’s', async () => {
  const [one, two] = [await parcelToShip(), await parcelToShip()];
  const ids = [one.parcel.id, two.parcel.id];
  for (const kind of supply.paperKinds) {
    const paper = await town.ask(supply.parcelPapers, { kind, ids }, { token: two.token });
    const bytes = Buffer.from(paper.pdf_base64, 'base64').toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes).toContain(`/Count ${paper.pages}`);
    expect(paper.pages).toBe(kind === 'pick_list' ? 1 : 2);
  }
  const asked = { kind: 'labels' as const, ids: [one.parcel.id] };
  expect(await town.call(supply.parcelPapers, asked, { token: await stranger() })).toMatchObject({
    code: 404,
  });
});

test('a file of tracking numbers is looked at first, done as a whole, and done once', async () => {
  const [one, two] = [await parcelToShip(), await parcelToShip()];
  const { token } = two;
  const numbers = [nextTracking(), nextTracking()];
  const csv = `\uFEFFParcel;Carrier;Tracking\r\n${one.parcel.number};test-post;${numbers[0]}\r\n${two.parcel.order_no};TEST-POST;${numbers[1]}\r\n`;
  const preview = await town.ask(supply.trackingFile, { csv, preview: true }, { token });
  expect(preview).toMatchObject({
    applied: false,
    results: [
      { line: 2, change: 'new' },
      { line: 3, change: 'new' },
    ],
  });
  expect((await town.ask(supply.findParcel, { code: one.parcel.id }, { token })).state).toBe('to_ship');
  expect(await town.ask(supply.trackingFile, { csv, preview: false }, { token })).toMatchObject({
    applied: true,
  });
  expect((await town.ask(supply.findParcel, { code: numbers[1] ?? '' }, { token })).id).toBe(two.parcel.id);
  const again = await town.ask(supply.trackingFile, { csv, preview: false }, { token });
  expect(again.results.map(({ change }) => change)).toEqual(['unchanged', 'unchanged']);
});

test('one bad row keeps the whole file out, and every bad row says why', async () => {
  const [one, two] = [await parcelToShip(), await parcelToShip()];
  const { token } = two;
  const taken = nextTracking();
  await town.ask(
    orders.labelParcels,
    { parcels: [{ id: two.parcel.id, carrier: 'test-post', tracking: taken }] },
    { token },
  );
  const fresh = nextTracking();
  const csv = [
    'parcel,carrier,tracking',
    `${one.parcel.number},test-post,${fresh}`,
    `${one.parcel.number},test-post,${nextTracking()}`,
    `9ZZZZ-1,test-post,${nextTracking()}`,
    `${one.parcel.order_no},no-such,${nextTracking()}`,
    `${one.parcel.order_no},test-post,?`,
    'too,few',
  ].join('\n');
  const { applied, results } = await town.ask(supply.trackingFile, { csv, preview: false }, { token });
  expect(applied).toBe(false);
  expect(results.map(({ reason }) => reason)).toEqual([
    null,
    'twice',
    'not_found',
    'unknown_carrier',
    'bad_row',
    'bad_row',
  ]);
  expect((await town.ask(supply.findParcel, { code: one.parcel.id }, { token })).state).toBe('to_ship');
  const stolen = { rows: [{ parcel: one.parcel.id, carrier: 'test-post', tracking: taken }] };
  expect((await town.ask(supply.apiTracking, stolen, { token })).results).toMatchObject([
    { reason: 'tracking_used' },
  ]);
});

test('a broken file is refused with what is wrong with it', async () => {
  const token = await town.supplier();
  const asked = (csv: string) => town.call(supply.trackingFile, { csv, preview: true }, { token });
  expect(await asked('parcel,carrier\nx,y\n')).toMatchObject({
    code: 203,
    data: { reason: 'missing_column', column: 'tracking' },
  });
  expect(await asked('parcel,carrier,tracking\n"never closed')).toMatchObject({
    data: { reason: 'not_csv' },
  });
  expect(await asked('parcel,carrier,tracking\n')).toMatchObject({ data: { reason: 'empty' } });
  const many = `parcel,carrier,tracking\n${'A-1,test-post,T0001\n'.repeat(limits.dispatchRowsMax + 1)}`;
  expect(await asked(many)).toMatchObject({ data: { reason: 'too_many_rows' } });
});

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
