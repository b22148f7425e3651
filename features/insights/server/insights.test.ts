// A shop that sells, ships, takes back and refunds: its insights against the book, the figures and each other.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import {
  exportInsights,
  insightLists,
  listInsightOrders,
  listProductInsights,
  readBuyerInsights,
  readReturnInsights,
} from '#features/insights/contract.ts';
import { homeStat } from '#features/statistics/contract.ts';
import { openReturns, type Rig } from '#testing/after.ts';

let rig: Rig;
let second: string;
beforeAll(async () => {
  rig = await openReturns();
  const more = await rig.app.makeGoods([{ code: `IN-${randomUUID().slice(0, 6)}`, cost: '3.00', stock: 50 }]);
  await rig.app.list(rig.shop, more, '7.00');
  second = more[0]?.id ?? '';
  const first = rig.goods[0]?.id ?? '';
  await rig.delivered(2);
  await rig.app.buy(rig.shop, [
    { id: first, qty: 1 },
    { id: second, qty: 3 },
  ]);
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  await rig.open(await rig.delivered(1), 'damaged');
  await rig.app.advance(24);
  await rig.delivered(1);
});
afterAll(() => rig.app.close());

const own = async () => ({ token: await rig.app.merchant(rig.shop) });
const cents = (text: string) => BigInt(text.replace('.', ''));
const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + cents(text), 0n);
const parts = ['paid', 'cost', 'fees', 'tax', 'refunds', 'profit', 'open'] as const;

test('products sum to the shop, to its profit by the book, and each opens its orders', async () => {
  const shown = await rig.app.ask(listProductInsights, {}, await own());
  const stat = await rig.app.ask(homeStat, { range: '30d' }, await own());
  expect(shown.all).toMatchObject({ orders: stat.orders, paid: stat.sold, units: stat.units });
  expect(shown.all.profit).toBe(stat.net_profit);
  expect(cents(shown.all.profit)).toBeGreaterThan(0n);
  expect(shown.list).toHaveLength(2);
  for (const part of parts) expect(total(shown.list.map((one) => one[part]))).toBe(cents(shown.all[part]));
  const { paid, cost, fees, tax, refunds, profit, open } = shown.all;
  expect(cents(paid)).toBe(total([cost, fees, tax, refunds, profit, open]));
  for (const product of shown.list) {
    const asked = { of: 'product', key: product.goods_id } as const;
    const { list } = await rig.app.ask(listInsightOrders, asked, await own());
    expect(list).toHaveLength(product.orders);
    for (const part of parts)
      expect(total(list.map((one) => one.part?.[part] ?? ''))).toBe(cents(product[part]));
  }
  const paged = await rig.app.ask(listProductInsights, { page: 2, page_size: 1 }, await own());
  expect(paged).toMatchObject({ total: 2, has_more: false, list: [{ goods_id: shown.list[1]?.goods_id }] });
});

test('orders by country, weekday, hour and buyer sum to all orders, and each opens as many', async () => {
  const shown = await rig.app.ask(readBuyerInsights, {}, await own());
  expect(shown.orders).toBe(4);
  const sums = [
    ...shown.countries.map(({ country: key, ...one }) => ({ of: 'country', key, ...one }) as const),
    ...shown.weekdays.map(
      ({ weekday, ...one }) => ({ of: 'weekday', key: String(weekday), ...one }) as const,
    ),
    ...shown.hours.map(({ hour, ...one }) => ({ of: 'hour', key: String(hour), ...one }) as const),
    ...shown.buyers.map(({ kind: key, ...one }) => ({ of: 'buyer', key, ...one }) as const),
  ];
  for (const facet of ['country', 'weekday', 'hour', 'buyer'] as const) {
    const some = sums.filter((one) => one.of === facet);
    expect(some.reduce((sum, { orders }) => sum + orders, 0)).toBe(shown.orders);
    expect(total(some.map(({ sold }) => sold))).toBe(cents(shown.sold));
  }
  // The test buyer is one and the same.
  expect(shown.buyers.map(({ orders }) => orders)).toEqual([1, 3, 0]);
  for (const { of, key, orders, sold } of sums.filter((one) => one.orders > 0 || one.of === 'buyer')) {
    const { list } = await rig.app.ask(listInsightOrders, { of, key }, await own());
    expect([of, key, list.length, total(list.map(({ amount }) => amount))]).toEqual([
      of,
      key,
      orders,
      cents(sold),
    ]);
  }
});

test('returns by reason and product, and the orders of a reason', async () => {
  const shown = await rig.app.ask(readReturnInsights, {}, await own());
  expect(shown).toMatchObject({ cases: 1, pieces: 1, reasons: [{ reason: 'damaged', cases: 1 }] });
  expect(shown.products).toMatchObject([{ goods_id: rig.goods[0]?.id, reason: 'damaged', pieces: 1 }]);
  const { list } = await rig.app.ask(listInsightOrders, { of: 'reason', key: 'damaged' }, await own());
  expect(list).toHaveLength(1);
});

test.each(languages)('every list is a file, in %s', async (language) => {
  for (const list of insightLists) {
    const file = await rig.app.ask(exportInsights, { list }, { ...(await own()), language });
    const rows = file.csv.trim().split('\r\n');
    expect(rows).toHaveLength(file.rows + 1);
    expect(rows.every((row) => !row.includes('undefined'))).toBe(true);
  }
});

test('days that are none, keys that name nothing, and another shop', async () => {
  const asked = await own();
  const refused = [
    [{ range: 'custom' }, 403],
    [{ range: 'custom', from: '2026-02-30', to: '2026-03-01' }, 405],
    [{ range: 'custom', from: '2024-01-01', to: '2026-03-01' }, 405],
    [{ range: 'custom', from: '2026-03-02', to: '2026-03-01' }, 405],
  ] as const;
  for (const [input, code] of refused) {
    expect([input, (await rig.app.call(listProductInsights, input, asked)).code]).toEqual([input, code]);
  }
  for (const [of, key] of [
    ['product', 'x'],
    ['country', 'gb'],
    ['weekday', '8'],
    ['hour', '24'],
    ['buyer', 'all'],
    ['reason', 'x'],
  ] as const) {
    expect(await rig.app.call(listInsightOrders, { of, key }, asked)).toMatchObject({ code: 405 });
  }
  const other = { token: await rig.app.merchant(await rig.app.makeShop('Other')) };
  expect(await rig.app.ask(listProductInsights, {}, other)).toMatchObject({ list: [], all: { orders: 0 } });
});
