// Orders are made by captured payments alone. No role, route or person makes one in another way.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routedIdOf } from '#domain/wire/ids.ts';
import { scan, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { recordCapture } from '#features/checkout/server/capture.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import type { Role, Tx } from '#platform/db/database.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { inShop } from '#platform/db/scope.ts';
import { hardToMeet } from './inputs/edge-cases.ts';
import { inputsOf, type Pools } from './inputs/inputs.ts';
import { count, inParts, say, sql, stateOf } from './rigs/rig.ts';
import { enterEvidence, insertOrder, withEvidence } from './rigs/evidence.ts';
import { csvHead, idOfShop, label, openTrade, trackingOfOrder } from './rigs/trade.ts';
import type { Opened, Trade } from './rigs/trade.ts';

let trade: Trade;
let shop: TestShop;
let goods: TestGoods[];
/** Orders of every kind; the last one waits for its payment. */
let orders: Opened[];
let caseId: string;
beforeAll(async () => {
  trade = await openTrade();
  shop = await trade.makeShop('Birth Shop');
  goods = await trade.stock([
    { code: 'B-1', cost: '4.00', stock: 1_000, supplier: 'SUP-1' },
    { code: 'B-2', cost: '4.00', stock: 1_000, supplier: 'SUP-1' },
  ]);
  await trade.list(shop, goods.slice(0, 1), '9.00');
  const delivered = [await buy(), await buy(), await buy()];
  await trade.advance(0.1);
  await label(trade, firstSupplier());
  const numbers = delivered.map(({ orderId }) => trackingOfOrder(shop, orderId, 1));
  for (const code of ['accepted', 'delivered'] as const) {
    await scan(trade.composed, numbers, { code, at: trade.clock.now() });
  }
  const opened = await trade.ask(
    requestReturn,
    { token: delivered[0]?.orderToken ?? '', reason: 'damaged', lines: [{ id: '1', qty: 1 }] },
    { onceKey: randomUUID() },
  );
  caseId = opened.case_id;
  const preparing = [await buy(), await buy()];
  await trade.advance(0.1);
  orders = [...delivered, ...preparing, await buy(), await buy(), await trade.open(shop, line())];
});
afterAll(() => trade.close());

async function buy(): Promise<Opened> {
  const opened = await trade.open(shop, line());
  await trade.pay(opened);
  return opened;
}

const at = (place: number): Opened => {
  const order = orders.at(place);
  if (order === undefined) throw new Error('there is no such order');
  return order;
};
const paid = () => at(0);
const open = () => at(-1);
const firstSupplier = () => trade.suppliers[0] ?? (() => Promise.reject(new Error('there is no supplier')));
const line = () => [{ id: goods[0]?.id ?? '', qty: 1 }];
const direct = () => trade.composed.env.db.direct;
const roles: Role[] = ['app', 'checkout'];

test('the role that serves requests may insert neither orders nor their lines nor evidence', async () => {
  for (const table of ['shop_order', 'order_line', 'payment_evidence']) {
    // Of no rows: only the right to insert is looked at.
    const empty = `insert into ${table} (shop_id) select shop_id from ${table} limit 0`;
    const asApp = await stateOf(trade.composed, 'app', (tx) => tx.rows(sql(empty), []));
    const inserted = await asCheckout((tx) => tx.rows(sql(empty), []));
    expect([table, asApp]).toEqual([table, '42501']);
    expect([table, inserted]).toEqual([table, table === 'payment_evidence' ? '42501' : 'none']);
  }
});

test.each(roles)('as %s, what an order was born with can never be changed or removed', async (role) => {
  const columns = [
    'evidence_id',
    'payment_id',
    'total_units',
    'goods_units',
    'cost_units',
    'paid_at',
    'commission_bps',
  ];
  const acts = [
    ...columns.map((column) => `update shop_order set ${column} = ${column}`),
    'delete from shop_order',
    'truncate shop_order cascade',
    'update order_line set price_units = price_units',
    'update order_line set qty = qty',
    'delete from order_line',
    'update payment_evidence set units = units',
    'delete from payment_evidence',
    'truncate payment_evidence cascade',
    'update payment set units = units',
    'delete from payment',
    'delete from refund',
    'update checkout set total_units = total_units',
  ];
  for (const act of acts) {
    expect([
      act,
      await inShop(idOfShop(shop), () => stateOf(trade.composed, role, (tx) => tx.rows(sql(act), []))),
    ]).toEqual([act, '42501']);
  }
});

const openOne = () => ({ shopId: idOfShop(shop), orderId: open().orderId });

/** Enters evidence for the open checkout, as a capture does. */
const enter = (tx: Tx, differ: { payment?: string; event?: string } = {}) =>
  enterEvidence(tx, { ...openOne(), ...differ });

/** Inserts the order of the open checkout on this evidence, for what its quote says. */
const addOrder = (tx: Tx, evidence: string) =>
  insertOrder(tx, { ...openOne(), evidence, now: trade.clock.now() });

const asCheckout = (work: (tx: Tx) => Promise<unknown>) =>
  inShop(idOfShop(shop), () => stateOf(trade.composed, 'checkout', work));

test('the checkout role makes an order only of evidence of exactly its total and currency', async () => {
  const born = (differ: { units?: bigint; currency?: string }) =>
    withEvidence(trade, { ...openOne(), ...differ }, (id) => asCheckout((tx) => addOrder(tx, id)));
  expect(await born({})).toBe('none');
  expect(await born({ units: -1n })).toBe('23503');
  expect(await born({ units: 1n })).toBe('23503');
  expect(await born({ currency: 'EUR' })).toBe('23503');
  expect(await asCheckout((tx) => addOrder(tx, randomUUID()))).toBe('23503');
});

test('the same money is evidence once: not for another order, checkout, payment or event', async () => {
  const used = sql<{ id: string; provider_payment: string; event_id: string }>(
    'select id, provider_payment, event_id from payment_evidence where checkout_id = $1',
  );
  const row = await direct().row(used, [paid().orderId]);
  if (row === undefined) throw new Error('the paid order has no evidence');
  const { id, provider_payment: payment, event_id: event } = row;
  expect(await asCheckout((tx) => addOrder(tx, id))).toBe('23505');
  expect(await asCheckout((tx) => enter(tx, { payment }))).toBe('23505');
  expect(await asCheckout((tx) => enter(tx, { event }))).toBe('23505');
  let second = '';
  const twice = async (tx: Tx) => {
    await enter(tx);
    second = await enter(tx);
  };
  expect([await asCheckout(twice), second]).toEqual(['none', 'nothing']);
  expect(await stateOf(trade.composed, 'app', (tx) => enter(tx))).toBe('42501');
  // The same by the platform's own road: the capture of one payment told of another one's checkout.
  const capture = {
    paymentId: routedIdOf(idOfShop(shop), open().orderId),
    providerPayment: payment,
    eventId: 'evt-new',
  };
  const before = await born();
  const told = { ...capture, asset: 'USD', units: 900n, payee: shop.shopId, at: trade.clock.now() };
  const { provider, env } = trade.composed;
  expect(await recordCapture(env, { provider, capture: told })).toBe('stray');
  const again = { ...told, providerPayment: 'new', eventId: event };
  expect(await recordCapture(env, { provider, capture: again })).toBe('stray');
  expect(await born()).toEqual(before);
});

/** Everything whose number may grow by a captured payment only. */
async function born() {
  return {
    orders: await count(direct(), 'shop_order'),
    lines: await count(direct(), 'order_line'),
    evidence: await count(direct(), 'payment_evidence'),
    captured: await count(direct(), 'payment where captured_units > 0'),
    captures: await count(direct(), `transfer where debit_kind = 'psp'`),
    escrow: await count(direct(), `account where kind = 'escrow'`),
  };
}

async function poolsOf(): Promise<Pools> {
  const shopId = idOfShop(shop);
  const { list } = await trade.ask(addInvitations, { count: 3 }, { token: await trade.operator() });
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = orderIds.map((id) => `${shop.shopId}.${id}.1`);
  const routed = [...orderIds, caseId].map((id) => routedIdOf(shopId, id));
  const fresh = { handle: shop.handle, lines: [{ goods_id: goods[0]?.id ?? '', qty: 1 }], country: 'GB' };
  const quotes = await inParts(Array.from({ length: 12 }), 4, () => trade.ask(quoteCart, fresh));
  const goodsIds = goods.map(({ id }) => id);
  const uuids = [...goodsIds, ...orderIds, caseId, ...list.map(({ id }) => id)];
  const words = ['Some words', 'things', 'SUP-1', ...uuids.slice(0, 3), ...routed.slice(0, 2), '0.01'];
  return {
    uuid: uuids,
    text: words,
    id: [...parcels, ...routed, ...uuids, '1'],
    ids: goodsIds.slice(1),
    'lines.id': ['1', '2'],
    'items.id': goodsIds.slice(0, 1),
    order_ids: orderIds,
    order_id: [...orderIds, orderIds.slice(-2).join(',')],
    goods_id: goodsIds,
    case_id: [...Array.from({ length: 4 }, () => caseId), ...routed.slice(-3)],
    quote_id: [...quotes.map(({ quote_id }) => quote_id), ...routed.slice(-2)],
    payment_id: [...orders.map(({ paymentRef }) => paymentRef), ...routed],
    token: [...orders.map(({ orderToken }) => orderToken), `${open().orderToken.slice(0, -1)}x`],
    handle: [shop.handle],
    sale_price: ['8.00', '9.00', '10.50', '1.00'],
    cost_min: ['1.00'],
    cost_max: ['9.00'],
    code: [...list.flatMap(({ code }) => code ?? []), 'things', 'NEW-1', 'standard'],
    type_id: ['things'],
    category: ['things'],
    parent_code: ['things'],
    carrier: ['test-post'],
    tracking: ['TRACK-0001', 'TRACK-0002'],
    qty: [1, 1, 2],
    provider: ['test'],
    country: ['GB'],
    currency: ['USD'],
    lang: ['en'],
    email: ['anna@shop.example'],
    phone: ['+44 20 7946 0000'],
    postcode: ['LS1 1AA'],
    version: [1, 2, 3],
    from: ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    to: ['2026-03-02', '2026-03-09T00:00:00.000Z'],
  };
}

async function* csv() {
  yield Buffer.from(
    `${csvHead}\nB-2,Thing,,things,SUP-1,4.00,,1000,,,,\nB-3,Thing,,things,SUP-1,4.00,,7,,,,`,
  );
}

test('no call of an operator, supplier or merchant, and none of a buyer but paying, makes an order', async () => {
  const pools = await poolsOf();
  const tokens = { merchant: trade.merchantOf(shop), operator: trade.operator, supplier: firstSupplier() };
  const before = await born();
  const accepted = new Set<string>();
  let calls = 0;
  // Paying is the one road; the ends of sessions and slow passwords are tried elsewhere.
  const left = new Set(['testPay', 'logout', 'operatorLogout', 'login', 'operatorLogin', 'addSupplier']);
  // Buyers first and the console last: what it closes, nobody could try any more.
  const order = ['anyone', 'hook', 'merchant', 'supplier', 'operator'];
  const tried = [...trade.composed.registry.kept.values()]
    .filter(({ endpoint: { name } }) => !left.has(name))
    .toSorted((one, other) => order.indexOf(one.endpoint.actor) - order.indexOf(other.endpoint.actor));
  for (const { endpoint } of tried) {
    const { name, actor, body } = endpoint;
    const token = actor === 'anyone' || actor === 'hook' ? undefined : await tokens[actor]();
    const inputs = fc.sample(inputsOf(endpoint, pools), body === 'csv' ? 3 : 40);
    const said = await inParts(inputs, 4, (input) => {
      const more = body === 'csv' ? { stream: csv() } : body === 'raw' ? { raw: forged() } : {};
      return say(trade.composed, name, { input, token, ...more });
    });
    calls += said.length;
    for (const one of said) expect(one.code, `${name} ${one.text}`).toBeLessThan(500);
    if (said.some(({ code }) => code === 200)) accepted.add(name);
    expect([name, await born()]).toEqual([name, before]);
  }
  // Most calls did their work: what is refused at the door proves nothing.
  const missed = [...trade.composed.registry.kept.keys()].filter(
    (name) => !left.has(name) && !accepted.has(name) && hardToMeet[name] === undefined,
  );
  const unsigned = ['carrierEvents', 'paymentWebhook', 'payoutMessage'];
  expect(unsigned.filter((name) => accepted.has(name))).toEqual([]);
  // By chance a few are never met; of some 350 calls one in twenty-five.
  expect(missed.length, missed.join()).toBeLessThanOrEqual(trade.composed.registry.kept.size / 25);
  expect(calls).toBeGreaterThan(900);
});

/** A message that says all the right things, signed by nobody we know. */
function forged() {
  const routed = routedIdOf(idOfShop(shop), open().orderId);
  const told = {
    id: 'evt-x',
    type: 'payment.captured',
    payment: routed,
    provider_payment: 'x',
    asset: 'USD',
    units: '900',
  };
  const body = Buffer.from(
    JSON.stringify({ ...told, payee: shop.shopId, at: trade.clock.now().toISOString() }),
  );
  const seconds = Math.floor(trade.clock.now().getTime() / 1000);
  return { body, signature: `t=${seconds},v1=${'a'.repeat(64)}` };
}

test('a buyer who pays makes one: what is counted above does count', async () => {
  const before = await born();
  await trade.pay(open());
  const after = await born();
  expect(after).toEqual({
    ...before,
    ...Object.fromEntries(Object.entries(before).map(([key, n]) => [key, n + 1])),
  });
});
