// Lower prices from one moment to another, the price that may be shown beside them, and prices for several pieces.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addHours, addMinutes } from '#domain/time.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import {
  addSale,
  endSale,
  listSales,
  previewSale,
  readQuantityPrice,
  setQuantityPrice,
} from '#features/discounts/prices.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { changePrices, listShowcase, removeFromShowcase, undoShowcase } from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, testBuyer, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
let goods: readonly TestGoods[];
beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00' });
  goods = await app.makeGoods(
    ['MUG', 'POT', 'PAN', 'LID', 'CUP', 'JAR'].map((code) => ({ code, cost: '10.00', stock: 1_000 })),
  );
  shop = await app.makeShop('Sales');
  await app.list(shop, [...goods], '20.00');
});
afterAll(() => app.close());

const idOf = (place: number) => goods[place]?.id ?? '';
/** A token lives for less time than these tests pass. */
const own = async () => ({ token: await app.merchant(shop) });
const itemOf = async (id: string) => (await app.ask(listShowcase, { id }, await own())).list[0];
const setPrice = async (id: string, sale_price: string) =>
  app.ask(changePrices, { items: [{ id, sale_price }] }, await own());
const plan = async (place: number, price: string, more: object = {}) => {
  const ends_at = addDays(app.clock.now(), 7).toISOString();
  const items = [{ id: idOf(place), price }];
  return app.ask(addSale, { name: 'Autumn', ends_at, items, ...more }, await own());
};
const quoted = (place: number, qty = 1, more: object = {}) => {
  const lines = [{ goods_id: idOf(place), qty }];
  return app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB', ...more });
};

const history = statement<{ price_units: bigint | null }>(
  'test-price-history',
  'select price_units from price_history where shop_id = $1 and goods_id = $2 order by at',
);
const historyOf = async (place: number) => {
  const rows = await app.composed.env.db.direct.rows(history, [shopIdOf(shop.shopId) ?? 0n, idOf(place)]);
  return rows.map(({ price_units: units }) => (units === null ? null : Number(units)));
};

test('the database keeps each price that was asked, and when goods were not on sale', async () => {
  const ids = [idOf(5)];
  const pass = () => app.clock.set(addMinutes(app.clock.now(), 1));
  pass();
  await setPrice(idOf(5), '21.00');
  pass();
  await app.ask(removeFromShowcase, { ids, mode: 'delist' }, await own());
  pass();
  await setPrice(idOf(5), '22.00');
  pass();
  await app.ask(removeFromShowcase, { ids, mode: 'relist' }, await own());
  pass();
  const { undo_token: undo } = await app.ask(removeFromShowcase, { ids, mode: 'remove' }, await own());
  pass();
  await app.ask(undoShowcase, { undo_token: undo ?? '' }, await own());
  expect(await historyOf(5)).toEqual([2000, 2100, null, 2200, null, 2200]);
});

test('no reduction is shown before thirty days of prices are known; then the lowest that was asked, never a higher one', async () => {
  const first = await plan(0, '15.00');
  expect(first).toMatchObject({
    state: 'running',
    goods: [{ list_price: '20.00', compare_price: null, in_sale: true }],
  });
  expect((await quoted(0)).lines[0]).toMatchObject({ unit_price: '15.00', amount: '15.00' });
  app.clock.set(addMinutes(app.clock.now(), 1));
  const ended = await app.ask(endSale, { id: first.id, version: first.version }, await own());
  expect(ended.state).toBe('ended');
  expect((await itemOf(idOf(0)))?.sale_price).toBe('20.00');
  // Dearer for a day, to make the reduction look larger.
  app.clock.set(addDays(app.clock.now(), 32));
  await setPrice(idOf(0), '90.00');
  app.clock.set(addDays(app.clock.now(), 1));
  const preview = { goods_ids: [idOf(0)], percent: 80 };
  expect((await app.ask(previewSale, preview, await own())).rows[0]).toMatchObject({
    price: '90.00',
    after: '18.00',
    compare_price: '20.00',
    profit_before: '75.50',
    verdict: 'ok',
  });
  const second = await plan(0, '18.00');
  expect(second.goods[0]).toMatchObject({ list_price: '90.00', compare_price: '20.00' });
  // A price in the last thirty days that is lower than the sale's: there is no reduction to show.
  await app.ask(endSale, { id: second.id, version: second.version }, await own());
  await setPrice(idOf(0), '90.00');
  const third = await plan(0, '18.50');
  expect(third.goods[0]).toMatchObject({ list_price: '90.00', compare_price: null });
  await app.ask(endSale, { id: third.id, version: third.version }, await own());
});

test('a sale begins and ends by the clock, and an order keeps what its goods were listed at', async () => {
  const starts_at = addHours(app.clock.now(), 2).toISOString();
  const ends_at = addHours(app.clock.now(), 4).toISOString();
  const sale = await plan(1, '14.00', { starts_at, ends_at });
  expect([sale.state, (await itemOf(idOf(1)))?.sale_price]).toEqual(['planned', '20.00']);
  app.clock.set(addHours(app.clock.now(), 2));
  await app.composed.runner.runDue();
  expect((await itemOf(idOf(1)))?.sale_price).toBe('14.00');
  const within = await quoted(1);
  const opened = await app.ask(
    checkout,
    { quote_id: within.quote_id, buyer: testBuyer, terms: true },
    { onceKey: randomUUID() },
  );
  await app.ask(testPay, { payment_id: opened.payment.id });
  const { number } = await app.ask(orderByLink, { token: opened.order_token });
  const late = await quoted(1);
  app.clock.set(addHours(app.clock.now(), 2));
  await app.composed.runner.runDue();
  expect((await itemOf(idOf(1)))?.sale_price).toBe('20.00');
  // The price that was quoted in the sale is over.
  const again = await app.call(
    checkout,
    { quote_id: (await quoted(1)).quote_id, buyer: testBuyer, terms: true },
    { onceKey: randomUUID() },
  );
  expect(again.code).toBe(200);
  const over = await app.call(
    checkout,
    { quote_id: late.quote_id, buyer: testBuyer, terms: true },
    { onceKey: randomUUID() },
  );
  expect([203, 458]).toContain(over.code);
  const { list } = await app.ask(listOrders, { q: number }, await own());
  expect(list[0]?.lines[0]).toMatchObject({ unit_price: '14.00', list_price: '20.00', amount: '14.00' });
  const shown = (await app.ask(listSales, {}, await own())).list.find(({ id }) => id === sale.id);
  expect(shown).toMatchObject({ state: 'ended', goods: [{ left_out: null, list_price: null }] });
});

test('a price that is changed leaves the sale, and is not set back when it ends', async () => {
  const sale = await plan(2, '15.00');
  await setPrice(idOf(2), '16.00');
  const shown = (await app.ask(listSales, {}, await own())).list.find(({ id }) => id === sale.id);
  expect(shown?.goods[0]).toMatchObject({ in_sale: false });
  await app.ask(endSale, { id: sale.id, version: sale.version }, await own());
  expect((await itemOf(idOf(2)))?.sale_price).toBe('16.00');
});

test('goods are in one sale at a time, and removed ones come back out of it', async () => {
  const sale = await plan(3, '15.00');
  const other = await plan(3, '14.00');
  expect(other.goods[0]).toMatchObject({ left_out: 'other_sale' });
  const { undo_token: undo } = await app.ask(
    removeFromShowcase,
    { ids: [idOf(3)], mode: 'remove' },
    await own(),
  );
  await app.ask(undoShowcase, { undo_token: undo ?? '' }, await own());
  expect((await itemOf(idOf(3)))?.sale_price).toBe('20.00');
  for (const one of [sale, other]) await app.ask(endSale, { id: one.id, version: one.version }, await own());
  expect((await itemOf(idOf(3)))?.sale_price).toBe('20.00');
});

type Wrong = { readonly items?: readonly { place: number; price: string }[]; readonly days?: number };
test.each<[Wrong, number, object]>([
  [
    { items: [{ place: 4, price: '10.51' }] },
    405,
    { field: 'price', reason: 'below_break_even', items: [{ floor_price: '10.52' }] },
  ],
  [{ items: [{ place: 4, price: '20.00' }] }, 405, { field: 'price', reason: 'not_lower' }],
  [{ items: [{ place: 4, price: '19.995' }] }, 405, { field: 'price', reason: 'scale' }],
  [
    {
      items: [
        { place: 4, price: '15.00' },
        { place: 4, price: '14.00' },
      ],
    },
    405,
    { field: 'items', reason: 'duplicate' },
  ],
  [{ days: -1 }, 405, { field: 'ends_at', reason: 'order' }],
  [{ days: 93 }, 405, { field: 'ends_at', reason: 'too_long' }],
  [{ items: [{ place: 99, price: '15.00' }] }, 404, { field: 'items' }],
])('a sale that is none: %j', async ({ items, days }, code, data) => {
  const asked = (items ?? [{ place: 4, price: '15.00' }]).map(({ place, price }) => ({
    id: idOf(place) === '' ? randomUUID() : idOf(place),
    price,
  }));
  const ends_at = addDays(app.clock.now(), days ?? 7).toISOString();
  const answer = await app.call(addSale, { name: 'Wrong', ends_at, items: asked }, await own());
  expect(answer).toMatchObject({ code, data });
});

test('two sales of the same goods at one moment: one has it', async () => {
  const token = await own();
  const ends_at = addDays(app.clock.now(), 3).toISOString();
  const sales = await Promise.all(
    Array.from({ length: 10 }, (_none, n) =>
      app.ask(
        addSale,
        { name: `S${n}`, ends_at, items: [{ id: idOf(4), price: `1${(n % 5) + 1}.00` }] },
        token,
      ),
    ),
  );
  expect(sales.filter(({ goods: [one] }) => one?.left_out === null)).toHaveLength(1);
  for (const one of sales) await app.ask(endSale, { id: one.id, version: one.version }, await own());
  expect((await itemOf(idOf(4)))?.sale_price).toBe('20.00');
});

test('several pieces: the price is given in the cart, kept on the order, and any change of it is said', async () => {
  const set = async (more: object) => {
    const { version } = await app.ask(readQuantityPrice, { id: idOf(4) }, await own());
    return app.call(setQuantityPrice, { id: idOf(4), version, kind: 'each', ...more }, await own());
  };
  const steps = [
    { from: 3, price: '18.00' },
    { from: 10, price: '16.00' },
  ];
  expect(await set({ steps })).toMatchObject({
    code: 200,
    data: { steps: [{ from: 3, price: '18.00', profit: '21.30' }, { from: 10 }] },
  });
  const three = await quoted(4, 3);
  expect(three.lines[0]).toMatchObject({
    unit_price: '20.00',
    discounts: { quantity: '6.00', code: '0.00' },
    amount: '54.00',
  });
  expect((await quoted(4, 2)).lines[0]?.amount).toBe('40.00');
  expect(await set({ steps: [{ from: 3, price: '18.50' }] })).toMatchObject({ code: 200 });
  const order = (quote_id: string) =>
    app.call(checkout, { quote_id, buyer: testBuyer, terms: true }, { onceKey: randomUUID() });
  expect(await order(three.quote_id)).toMatchObject({ code: 458 });
  expect((await order((await quoted(4, 3)).quote_id)).code).toBe(200);
  expect(await set({ kind: 'set', steps: [{ from: 2, price: '30.00' }] })).toMatchObject({ code: 200 });
  expect((await quoted(4, 5)).lines[0]).toMatchObject({ discounts: { quantity: '20.00' }, amount: '80.00' });
  expect(await set({ steps: [{ from: 2, price: '20.00' }] })).toMatchObject({
    code: 405,
    data: { reason: 'not_lower', step: 0 },
  });
  expect(await set({ steps: [{ from: 2, price: '10.50' }] })).toMatchObject({
    code: 405,
    data: { reason: 'below_break_even', floor_price: '10.53' },
  });
  expect(await set({ steps: [{ from: 1, price: '18.00' }] })).toMatchObject({
    code: 405,
    data: { reason: 'order' },
  });
  expect(await set({ steps: [] })).toMatchObject({ code: 405 });
  expect(await set({ kind: null })).toMatchObject({ code: 200, data: { kind: null, steps: [] } });
  const stale = await app.call(setQuantityPrice, { id: idOf(4), version: 1, kind: null }, await own());
  expect(stale.code).toBe(456);
});

test('nobody can type the price of before: the application may not write it', async () => {
  const forge = statement<never>(
    'test-forge-compare',
    `update showcase_item set compare_units = 9999 where shop_id = $1 and goods_id = $2`,
  );
  const invent = statement<never>(
    'test-invent-history',
    `insert into price_history (shop_id, goods_id, at, price_units) values ($1, $2, now(), 99999)`,
  );
  for (const one of [forge, invent]) {
    const write = app.composed.env.db.direct.rows(one, [shopIdOf(shop.shopId) ?? 0n, idOf(0)]);
    await expect(write).rejects.toThrow(/permission denied/);
  }
});
