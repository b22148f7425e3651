// Codes from the merchant's phone to the buyer's order: what they take off, from whom, and how often.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '#domain/time.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import {
  addDiscount,
  freeDelivery,
  listDiscounts,
  previewDiscount,
  setDiscountState,
  setFreeDelivery,
} from '#features/discounts/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { exportOrders } from '#features/orders/export.contract.ts';
import { openTestApp, testBuyer, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
let goods: readonly TestGoods[];
let token: string;
beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00' });
  goods = await app.makeGoods([
    { code: 'MUG', cost: '5.00', stock: 10_000 },
    { code: 'THIN', cost: '18.50', stock: 10_000 },
  ]);
  shop = await app.makeShop('Codes');
  await app.list(shop, [...goods], '20.00');
  token = await app.merchant(shop);
});
afterAll(() => app.close());

const mug = () => ({ goods_id: goods[0]?.id ?? '', qty: 1 });
const thin = () => ({ goods_id: goods[1]?.id ?? '', qty: 1 });
const quoted = (more: object = {}) =>
  app.ask(quoteCart, { handle: shop.handle, lines: [mug()], country: 'GB', ...more });
const own = () => ({ token });
const makeCode = (more: object) =>
  app.ask(
    addDiscount,
    { code: `C${randomUUID().slice(0, 8)}`, kind: 'percent', percent_bps: 1_000, ...more },
    own(),
  );
const order = (quote_id: string, email: string = testBuyer.email) =>
  app.call(checkout, { quote_id, buyer: { ...testBuyer, email }, terms: true }, { onceKey: randomUUID() });
/** A purchase to its order. */
async function buy(code: string, more: object = {}, email: string = testBuyer.email) {
  const { quote_id } = await quoted({ code, ...more });
  const opened = await app.ask(
    checkout,
    { quote_id, buyer: { ...testBuyer, email }, terms: true },
    { onceKey: randomUUID() },
  );
  await app.ask(testPay, { payment_id: opened.payment.id });
  return app.ask(orderByLink, { token: opened.order_token });
}

test('a code lowers what the buyer pays and what the shop earns, and nothing else', async () => {
  const { code, id, link } = await makeCode({ code: 'Summer 10' });
  expect([code, link.endsWith(`/s/${shop.handle}?code=SUMMER10`)]).toEqual(['SUMMER10', true]);
  const plain = await quoted();
  const priced = await quoted({ code: ' summer 10 ' });
  expect([plain.goods_total, plain.shipping, plain.code]).toEqual(['20.00', '3.00', null]);
  expect(priced).toMatchObject({
    goods_total: '18.00',
    shipping: '3.00',
    discounts: { goods: '2.00', delivery: '0.00' },
    code: { code: 'SUMMER10', applied: true, reason: null, amount: '2.00' },
    lines: [
      { unit_price: '20.00', discounts: { quantity: '0.00', code: '2.00' }, amount: '18.00', spared: false },
    ],
  });
  const bought = await buy('summer10');
  expect(bought).toMatchObject({
    goods_total: '18.00',
    discounts: { goods: '2.00', delivery: '0.00', code: 'SUMMER10' },
    lines: [{ unit_price: '20.00', discount: '2.00', amount: '18.00' }],
  });
  const { list } = await app.ask(listOrders, { discount_id: id }, own());
  expect(list).toMatchObject([
    {
      number: bought.number,
      goods_total: '18.00',
      supplier_cost: '8.00',
      commission: '0.90',
      profit: '12.10',
      discounts: { goods: '2.00', delivery: '0.00', code: { id, code: 'SUMMER10', amount: '2.00' } },
      lines: [{ list_price: null, discounts: { quantity: '0.00', code: '2.00' }, amount: '18.00' }],
    },
  ]);
  const [shown] = (await app.ask(listDiscounts, { id }, own())).list;
  expect(shown).toMatchObject({ used: 1, orders: 1, cost: '2.00', sales: '18.00', phase: 'running' });
  const { csv } = await app.ask(exportOrders, { discount_id: id }, own());
  expect(csv).toContain('SUMMER10');
});

test('each reason is said, and the cart is priced without the code', async () => {
  const reasonOf = async (code: string, more: object = {}) => {
    const { code: said, goods_total: total } = await quoted({ code, ...more });
    return [said?.reason, said?.applied, total];
  };
  const now = app.clock.now();
  const later = await makeCode({ starts_at: addMinutes(now, 60).toISOString() });
  const short = await makeCode({ ends_at: addMinutes(now, 1).toISOString() });
  const other = await makeCode({ goods_ids: [thin().goods_id] });
  const high = await makeCode({ min_amount: '20.01' });
  const paused = await makeCode({});
  await app.ask(setDiscountState, { id: paused.id, state: 'paused', version: paused.version }, own());
  const ended = await makeCode({});
  await app.ask(setDiscountState, { id: ended.id, state: 'ended', version: ended.version }, own());
  const big = await makeCode({ kind: 'amount', percent_bps: undefined, amount: '19.00' });
  app.clock.set(addMinutes(now, 2));
  expect(await reasonOf('NO-SUCH')).toEqual(['unknown', false, '20.00']);
  expect(await reasonOf('SUMMЕR10')).toEqual(['unknown', false, '20.00']);
  expect(await reasonOf(later.code)).toEqual(['not_begun', false, '20.00']);
  expect(await reasonOf(short.code)).toEqual(['expired', false, '20.00']);
  expect(await reasonOf(ended.code)).toEqual(['expired', false, '20.00']);
  expect(await reasonOf(paused.code)).toEqual(['unknown', false, '20.00']);
  expect(await reasonOf(other.code)).toEqual(['not_for_these', false, '20.00']);
  expect(await reasonOf(high.code)).toEqual(['below_minimum', false, '20.00']);
  expect(await reasonOf(big.code)).toEqual(['below_break_even', false, '20.00']);
  expect(await reasonOf(other.code, { lines: [thin()] })).toEqual(['below_break_even', false, '20.00']);
  const spared = await quoted({ code: 'summer10', lines: [mug(), thin()] });
  expect(spared.lines.map((line) => [line.spared, line.amount])).toEqual([
    [false, '18.00'],
    [true, '20.00'],
  ]);
  const long = await app.call(quoteCart, { handle: shop.handle, lines: [mug()], code: 'A'.repeat(10_000) });
  expect(long).toMatchObject({ code: 405, data: { field: 'code' } });
});

test.each([
  [{ code: 'SАLE' }, 'code', 'characters'],
  [{ code: 'AB' }, 'code', 'length'],
  [{ code: 'summer-10', percent_bps: undefined }, 'percent_bps', 'needed'],
  [{ kind: 'amount' }, 'percent_bps', 'other_kind'],
  [{ amount: '1.00' }, 'amount', 'other_kind'],
  [{ kind: 'amount', percent_bps: undefined, amount: '1.005' }, 'amount', 'scale'],
  [{ kind: 'amount', percent_bps: undefined, amount: '0.00' }, 'amount', 'amount'],
  [{ ends_at: '2020-01-01T00:00:00.000Z' }, 'ends_at', 'order'],
  [{ code: 'ｓｕｍｍｅｒ１０' }, 'code', 'exists'],
])('a code that is none: %j', async (more, field, reason) => {
  const asked = { code: 'FRESH-1', percent_bps: 500, ...more };
  const kind = 'kind' in more ? 'amount' : 'percent';
  const answer = await app.call(addDiscount, { ...asked, kind }, own());
  expect(answer).toMatchObject({ code: 405, data: { field, reason } });
});

test('a code for goods that are not in the showcase is not found', async () => {
  const goodsIds = ['00000000-0000-4000-8000-000000000000'];
  const asked = { code: 'FRESH-2', kind: 'percent', percent_bps: 500, goods_ids: goodsIds } as const;
  const answer = await app.call(addDiscount, asked, own());
  expect(answer).toMatchObject({ code: 404, data: { field: 'goods_ids' } });
});

test('of thirty checkouts at once for one use that is left, one has it', async () => {
  const { code, id } = await makeCode({ uses_max: 3 });
  await buy(code, {}, 'one@buyers.example');
  await buy(code, {}, 'two@buyers.example');
  const quotes = await Promise.all(Array.from({ length: 30 }, () => quoted({ code })));
  const said = await Promise.all(quotes.map(({ quote_id }, n) => order(quote_id, `race${n}@buyers.example`)));
  expect(said.filter((one) => one.code === 200)).toHaveLength(1);
  const lost = said.filter((one) => one.code !== 200);
  expect([...new Set(lost.map((one) => one.code))]).toEqual([458]);
  expect(lost[0]).toMatchObject({ data: { field: 'code', reason: 'code', why: 'exhausted' } });
  const [shown] = (await app.ask(listDiscounts, { id }, own())).list;
  expect(shown).toMatchObject({ used: 3, orders: 2, phase: 'used_up' });
  // The winner leaves it unpaid: its use comes back, and somebody else has it.
  expect((await quoted({ code })).code?.reason).toBe('exhausted');
  app.clock.set(addMinutes(app.clock.now(), 60));
  await app.composed.runner.runDue();
  expect((await app.ask(listDiscounts, { id }, own())).list[0]).toMatchObject({ used: 2, phase: 'running' });
  await buy(code, {}, 'three@buyers.example');
  expect((await app.ask(listDiscounts, { id }, own())).list[0]).toMatchObject({ used: 3, orders: 3 });
});

test('a buyer has their uses, however they write their address and however fast they are', async () => {
  const { code } = await makeCode({ per_buyer_max: 2 });
  const quotes = await Promise.all(Array.from({ length: 8 }, () => quoted({ code })));
  const said = await Promise.all(
    quotes.map(({ quote_id }, n) =>
      order(quote_id, n % 2 === 0 ? 'anna@buyers.example' : 'Anna@Buyers.Example'),
    ),
  );
  expect(said.filter((one) => one.code === 200)).toHaveLength(2);
  expect(said.filter((one) => one.code !== 200)[0]).toMatchObject({
    code: 405,
    data: { field: 'code', reason: 'used_by_buyer' },
  });
  const other = await quoted({ code });
  expect((await order(other.quote_id, 'bert@buyers.example')).code).toBe(200);
});

test('a code that ends after it was priced is said at the checkout', async () => {
  const { code, id, version } = await makeCode({});
  const { quote_id } = await quoted({ code });
  await app.ask(setDiscountState, { id, state: 'paused', version }, own());
  expect(await order(quote_id)).toMatchObject({
    code: 458,
    data: { field: 'code', reason: 'code', why: 'unknown' },
  });
  const stale = await app.call(setDiscountState, { id, state: 'ended', version }, own());
  expect(stale.code).toBe(456);
  await app.ask(setDiscountState, { id, state: 'ended', version: version + 1 }, own());
  const over = await app.call(setDiscountState, { id, state: 'active', version: version + 2 }, own());
  expect(over).toMatchObject({ code: 203, data: { reason: 'ended' } });
});

test('free delivery is paid by the shop where every parcel can bear it, and never by the supplier', async () => {
  const set = await app.ask(setFreeDelivery, { from: '40.00', version: 0 }, own());
  expect(set).toMatchObject({ from: '40.00', orders_30d: 0 });
  const below = await quoted();
  expect([below.shipping, below.free_delivery]).toEqual([
    '3.00',
    { from: '40.00', missing: '20.00', possible: true },
  ]);
  const two = { lines: [{ ...mug(), qty: 2 }] };
  const free = await quoted(two);
  expect(free).toMatchObject({
    shipping: '0.00',
    discounts: { goods: '0.00', delivery: '3.00' },
    free_delivery: { missing: '0.00', possible: true },
  });
  // 40.00 less commission and cost leave 1.00 for a delivery of 3.00.
  const poor = await quoted({ lines: [{ ...thin(), qty: 2 }] });
  expect([poor.shipping, poor.free_delivery?.possible]).toEqual(['3.00', false]);
  const bought = await buy('', two);
  expect(bought).toMatchObject({
    shipping: '0.00',
    discounts: { goods: '0.00', delivery: '3.00', code: null },
  });
  const { list } = await app.ask(listOrders, { q: bought.number }, own());
  expect(list[0]).toMatchObject({ shipping: '0.00', supplier_cost: '13.00', profit: '25.00' });
  const shown = await app.ask(freeDelivery, {}, own());
  expect(shown).toMatchObject({ orders_30d: 1, cost_30d: '3.00' });
  // A code for free delivery is not spent where delivery is free without it.
  const { code } = await makeCode({ kind: 'delivery', percent_bps: undefined });
  expect((await quoted({ ...two, code })).code).toMatchObject({ applied: false, reason: 'already_free' });
  expect((await quoted({ code })).code).toMatchObject({ applied: true, amount: '3.00' });
  const { quote_id } = await quoted(two);
  await app.ask(setFreeDelivery, { from: null, version: shown.version }, own());
  expect(await order(quote_id)).toMatchObject({ code: 458, data: { reason: 'delivery' } });
  expect((await app.call(setFreeDelivery, { from: null, version: shown.version }, own())).code).toBe(456);
  const byCode = await buy(code);
  expect(byCode).toMatchObject({ shipping: '0.00', discounts: { delivery: '3.00', code } });
});

test('before it is switched on a discount says what typical goods would leave', async () => {
  const said = await app.ask(previewDiscount, { kind: 'percent', percent_bps: 1_000 }, own());
  expect(said).toMatchObject({ goods: 2, spared: 1 });
  expect(said.samples[0]).toMatchObject({
    price: '20.00',
    after: '18.00',
    profit_before: '14.00',
    profit_after: '12.10',
    applies: true,
  });
  const delivery = await app.ask(previewDiscount, { kind: 'delivery' }, own());
  expect(delivery.samples[0]).toMatchObject({
    after: '20.00',
    profit_before: '14.00',
    profit_after: '11.00',
  });
});
