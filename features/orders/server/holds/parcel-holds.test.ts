// What carriers say is believed within bounds: never before the label, never of the future, and what cannot be right
// waits for a person while no time runs.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { addDays, addHours } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openTestApp, scan, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { confirmReceipt, orderByLink } from '#features/checkout/contract.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { orderLogistics, payOrders } from '#features/orders/contract.ts';
import { carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import { consoleOrder, decideParcel } from '#features/orders/desk.contract.ts';
import { serverWords } from '#locales/server.ts';
import { sqlState, statement } from '#platform/db/database.ts';
import { sign } from '#platform/ports/signature.ts';
import { parcelIdOf } from '#domain/wire/parcel-id.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
let goods: { id: string }[];

beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00' });
  shop = await app.makeShop('Holds');
  goods = await app.makeGoods([{ code: 'HOLD-1', cost: '10.00', stock: 100 }]);
  await app.list(shop, [{ id: goods[0]?.id ?? '', code: 'HOLD-1' }], '20.00');
});
afterAll(() => app.close());

const once = () => ({ onceKey: randomUUID() });
const shopId = () => shopIdOf(shop.shopId) ?? 0n;
const parcelOf = ({ orderId }: Bought) => parcelIdOf(shopId(), orderId, 1);
const owed = async () => (await balancesOf(app.composed.env.db.direct, shopId())).supplier_payable;
const viewOf = (bought: Bought) => app.ask(orderByLink, { token: bought.orderToken });
const now = () => app.clock.now();

async function toLabel(): Promise<Bought> {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const token = await app.merchant(shop);
  await app.ask(payOrders, { order_ids: [bought.orderId] }, { token, ...once() });
  return bought;
}
async function labelled(tracking: string): Promise<Bought> {
  const bought = await toLabel();
  await label(bought, tracking);
  return bought;
}
async function label(bought: Bought, tracking: string) {
  const parcels = [{ id: parcelOf(bought), carrier: 'test-post', tracking }];
  return (await app.ask(labelParcels, { parcels }, { token: await app.supplier() })).results[0];
}

/** One scan, with its place. */
async function say(tracking: string, code: 'accepted' | 'delivered', at: Date, place = ''): Promise<void> {
  const events = [{ event_id: randomUUID(), tracking, code, at: at.toISOString(), place }];
  const body = Buffer.from(JSON.stringify({ events }));
  const secret = app.composed.env.carriers.find('test-post')?.secrets[0] ?? '';
  await app.ask(
    carrierEvents,
    { carrier: 'test-post' },
    { raw: { body, signature: sign(body, secret, now()) } },
  );
}

async function decide(bought: Bought, clear: boolean) {
  const ask = { id: parcelOf(bought), clear, why: 'Asked the carrier by telephone.' };
  return app.call(decideParcel, ask, { token: await app.operator(), ...once() });
}

test('a delivery of long ago, under a number that was never handed over, ends no right and frees no money', async () => {
  keeps('7 POST /v1/order/logistics');
  const before = await owed();
  const bought = await labelled('OLD-1');
  await say('OLD-1', 'delivered', new Date('2020-01-01T00:00:00.000Z'));
  await app.composed.runner.runDue();
  const seen = await viewOf(bought);
  expect(seen).toMatchObject({ status: 'to_be_delivered', delivered_at: null, window_ends_at: null });
  expect(await owed()).toBe(before);
  // All three sides read why.
  const hold = { reason: 'before_label', text: serverWords('en').hold.before_label };
  expect(seen.parcels[0]).toMatchObject({ hold });
  const token = await app.merchant(shop);
  const { parcels } = await app.ask(orderLogistics, { order_id: bought.orderId }, { token });
  expect(parcels[0]).toMatchObject({ hold });
  const own = await app.ask(listParcels, { state: 'labelled' }, { token: await app.supplier() });
  expect(own.list.find(({ id }) => id === parcelOf(bought))).toMatchObject({ held: 'before_label' });
  // It cannot be hidden behind another label, and the days to ship do not run out while nobody has decided.
  expect(await label(bought, 'OLD-1B')).toMatchObject({ ok: false });
  await app.advance(9);
  expect((await viewOf(bought)).status).toBe('to_be_delivered');
  expect(await decide(bought, false)).toMatchObject({ code: 200 });
  expect(await decide(bought, false)).toMatchObject({ code: 203, data: { reason: 'not_held' } });
  // The number is off: it needs another, and what is still said of the old one moves nothing.
  expect((await viewOf(bought)).parcels[0]).toMatchObject({ state: 'to_ship', hold: null });
  await say('OLD-1', 'accepted', now());
  expect((await viewOf(bought)).status).toBe('to_be_delivered');
  await app.advance(9);
  expect(await viewOf(bought)).toMatchObject({ status: 'cancelled', refunded: seen.total });
});

test('what a person clears counts from that moment: the supplier is owed, and every window begins', async () => {
  const bought = await labelled('SUDDEN-1');
  const before = await owed();
  await app.advance(1);
  await say('SUDDEN-1', 'delivered', addHours(now(), -3));
  expect(await viewOf(bought)).toMatchObject({
    status: 'to_be_delivered',
    parcels: [{ hold: { reason: 'no_acceptance' } }],
  });
  expect(await owed()).toBe(before);
  await app.advance(1);
  expect(await decide(bought, true)).toMatchObject({ code: 200, data: { outcome: 'cleared' } });
  const seen = await viewOf(bought);
  expect(seen).toMatchObject({ status: 'delivered', delivered_at: now().toISOString() });
  expect(seen.window_ends_at).toBe(addDays(now(), app.policy.returnWindow.days).toISOString());
  expect(await owed()).toBe(before + 1300n);
  const token = await app.operator();
  const whole = await app.ask(consoleOrder, { id: `${shop.shopId}.${bought.orderId}` }, { token });
  expect(whole.parcels.parcels[0]).toMatchObject({ hold: null });
});

test('a delivery in another country is held, and the buyer’s own word is enough', async () => {
  const bought = await labelled('ABROAD-1');
  await say('ABROAD-1', 'accepted', now());
  await app.advance(2);
  await say('ABROAD-1', 'delivered', now(), 'Shenzhen, China');
  const held = await viewOf(bought);
  expect(held).toMatchObject({ status: 'shipped', parcels: [{ hold: { reason: 'other_country' } }] });
  expect(held.can.find(({ action }) => action === 'confirm')).toMatchObject({ allowed: true });
  await app.ask(confirmReceipt, { token: bought.orderToken, step: 'received' }, once());
  expect(await viewOf(bought)).toMatchObject({
    status: 'received',
    parcels: [{ state: 'delivered', hold: null }],
  });
});

test('times are bounded: what is of the future is of now, and windows begin when we hear of it', async () => {
  const bought = await labelled('LATE-1');
  await say('LATE-1', 'accepted', addHours(now(), 1 - limits.scanBeforeLabelHours));
  expect((await viewOf(bought)).status).toBe('shipped');
  await app.advance(5);
  await say('LATE-1', 'delivered', addDays(now(), -4), 'Leeds, United Kingdom');
  const seen = await viewOf(bought);
  expect(seen).toMatchObject({ status: 'delivered', delivered_at: now().toISOString() });
  const ahead = await labelled('AHEAD-1');
  await say('AHEAD-1', 'accepted', now());
  await say('AHEAD-1', 'delivered', new Date('2099-01-01T00:00:00.000Z'));
  expect((await viewOf(ahead)).receive_by).toBe(addDays(now(), app.policy.receiveDays).toISOString());
});

test('a real parcel is not held: scan after scan, and both in one message', async () => {
  keeps('1 receive orders, follow logistics');
  const bought = await labelled('REAL-1');
  await scan(app.composed, ['REAL-1'], { code: 'accepted', at: now() });
  await scan(app.composed, ['REAL-1'], { code: 'delivered', at: now() });
  expect(await viewOf(bought)).toMatchObject({ status: 'delivered', parcels: [{ hold: null }] });
});

test('a number that a parcel had before is refused for every other one, whatever became of the first', async () => {
  const replaced = await labelled('USED-1');
  expect(await label(replaced, 'USED-2')).toMatchObject({ ok: true });
  const refunded = await labelled('USED-3');
  await app.advance(9);
  expect(await viewOf(refunded)).toMatchObject({ status: 'cancelled', parcels: [{ state: 'cancelled' }] });
  const late = await toLabel();
  // A number of a parcel that arrived, one that a person took off, a replaced one, and one of a cancelled order.
  for (const number of ['REAL-1', 'real-1', 'OLD-1', 'USED-1', 'USED-2', 'USED-3']) {
    const refused = { ok: false, code: 405, reason: 'tracking_used' };
    expect(await label(late, number), number).toMatchObject(refused);
  }
  expect((await viewOf(late)).parcels).toMatchObject([{ state: 'to_ship', hold: null }]);
  // What is said of them moves nothing of the parcel that wanted them.
  await say('USED-3', 'delivered', now());
  expect((await viewOf(late)).status).toBe('to_be_delivered');
  // Nor can the application forget that it was used.
  const forget = statement('test-forget-number', "delete from claim where key = 'track:test-post:USED-3'");
  const told = await app.composed.env.db.direct.rows(forget, []).catch(sqlState);
  expect(told).toBe('42501');
  expect(await label(late, 'UNUSED-1')).toMatchObject({ ok: true });
});
