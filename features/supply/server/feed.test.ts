// Stock and costs from suppliers: stock at once and never below what is reserved, a higher cost seven days ahead.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { costHistory } from '#features/goods/cost.contract.ts';
import { listGoods } from '#features/goods/contract.ts';
import { makeKey } from '#features/shipping/supply.contract.ts';
import * as supply from '#features/supply/contract.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
let shop: TestShop;
let stranger: () => Promise<string>;
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Rising costs');
  stranger = await app.addSupplier('SUP-2', '0.00');
});
afterAll(() => app.close());

/** Goods of this test alone, sold at a price. */
async function goodsAt(cost: string, price: string): Promise<TestGoods & { code: string }> {
  count += 1;
  const [goods] = await app.makeGoods([{ code: `FEED-${count}`, cost, stock: 20 }]);
  if (goods === undefined) throw new Error('no goods');
  await app.list(shop, [goods], price);
  return goods;
}

async function send(row: object, { preview = false } = {}) {
  const token = await app.supplier();
  const answer = await app.ask(supply.apiStock, { rows: [{ code: '', ...row }], preview }, { token });
  const [result] = answer.results;
  if (result === undefined) throw new Error('no result');
  return { ...result, applied: answer.applied };
}

async function own(code: string) {
  const { list } = await app.ask(supply.ownGoods, { q: code }, { token: await app.supplier() });
  const found = list.find((one) => one.code === code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
}

test('stock counts at once, and never falls below what buyers hold', async () => {
  const { id, code } = await goodsAt('5.00', '9.00');
  await app.buy(shop, [{ id, qty: 3 }]);
  expect(await send({ code, stock: 2 })).toMatchObject({ ok: false, reason: 'below_reserved', least: '3' });
  expect(await own(code)).toMatchObject({ stock: 20, reserved: 3 });
  expect(await send({ code, stock: 3 })).toMatchObject({ applied: true, change: 'changed' });
  expect(await own(code)).toMatchObject({ stock: 3, reserved: 3 });
});

test('a row that is wrong keeps all rows from being written', async () => {
  const { code } = await goodsAt('5.00', '9.00');
  const token = await app.supplier();
  const rows = [
    { code, stock: 7 },
    { code: 'NO-SUCH', stock: 1 },
    { code, stock: 8 },
  ];
  const answer = await app.ask(supply.apiStock, { rows }, { token });
  expect(answer).toMatchObject({ applied: false });
  expect(answer.results.map(({ reason }) => reason)).toEqual([null, 'not_found', 'twice']);
  expect(await own(code)).toMatchObject({ stock: 20 });
});

test('another supplier’s goods are not found', async () => {
  const { code } = await goodsAt('5.00', '9.00');
  const rows = [{ code, stock: 1 }];
  const answer = await app.ask(supply.apiStock, { rows }, { token: await stranger() });
  expect(answer.results[0]).toMatchObject({ ok: false, reason: 'not_found' });
});

test('the same version again changes nothing, and an older one cannot undo a newer one', async () => {
  const { code } = await goodsAt('5.00', '9.00');
  expect(await send({ code, version: 5, stock: 15 })).toMatchObject({ change: 'changed' });
  expect(await send({ code, version: 5, stock: 14 })).toMatchObject({ change: 'unchanged', stock: null });
  expect(await send({ code, version: 4, stock: 13 })).toMatchObject({ change: 'older' });
  expect(await own(code)).toMatchObject({ stock: 15 });
});

test('a higher cost counts after seven days, never on an open order, and takes what would lose money off sale', async () => {
  const { id, code } = await goodsAt('5.00', '6.00');
  const before = await app.buy(shop, [{ id, qty: 1 }]);
  const soon = new Date(app.clock.now().getTime() + 6 * 86_400_000).toISOString();
  expect(await send({ code, cost: '7.00', cost_from: soon })).toMatchObject({
    ok: false,
    reason: 'too_soon',
  });
  const told = await send({ code, cost: '7.00' });
  expect(told.cost).toMatchObject({ before: '5.00', after: '7.00' });
  expect(await send({ code, cost: '7.00' })).toMatchObject({ change: 'unchanged' });
  expect(await own(code)).toMatchObject({ cost: '5.00', announced: { cost: '7.00' } });

  await app.advance(0.1);
  const token = await app.merchant(shop);
  const { list } = await app.ask(listNotices, {}, { token });
  const notice = list.find(({ code: kind }) => kind === 'cost_rises_below');
  expect(notice?.body).toMatch(/7\.00.*5\.00.*6\.00.*7\.36/s);

  await app.advance(limits.costNoticeDays - 0.2);
  expect(await own(code)).toMatchObject({ cost: '5.00' });
  await app.advance(0.2);
  expect(await own(code)).toMatchObject({ cost: '7.00', announced: null });
  const again = await app.merchant(shop);
  const shown = await app.ask(listShowcase, {}, { token: again });
  expect(shown.list.find((one) => one.id === id)).toMatchObject({ status: 'delisted' });
  const lines = statement<{ cost_units: bigint }>(
    'test-line-cost',
    'select cost_units from order_line where order_id = $1',
  );
  expect(await app.composed.env.db.direct.rows(lines, [before.orderId])).toEqual([{ cost_units: 500n }]);
  const history = await app.ask(costHistory, { goods_id: id }, { token: again });
  expect(history.list).toMatchObject([{ from_cost: '5.00', to_cost: '7.00', state: 'applied' }]);
});

test('a lower cost counts at once, and an announced rise is taken back by the old cost', async () => {
  const { id, code } = await goodsAt('5.00', '9.00');
  await send({ code, cost: '6.00' });
  expect(await send({ code, cost: '5.00' })).toMatchObject({ change: 'changed' });
  expect(await own(code)).toMatchObject({ announced: null });
  await send({ code, cost: '4.00' });
  expect(await own(code)).toMatchObject({ cost: '4.00' });
  const token = await app.merchant(shop);
  const { list } = await app.ask(listGoods, { id }, { token });
  expect(list[0]).toMatchObject({ cost: '4.00', supplier: { affiliated: false } });
});

test('the database itself refuses a rise that is not seven days ahead', async () => {
  const { id } = await goodsAt('5.00', '9.00');
  const { direct } = app.composed.env.db;
  const forced = statement<never>(
    'test-force-cost',
    `insert into cost_change (id, goods_id, supplier_id, old_units, new_units, announced_at, from_at, state, person_id)
     select gen_random_uuid(), g.id, g.supplier_id, 500, 600, $2::timestamptz, $2::timestamptz + interval '6 days', 'announced', o.id
     from goods g, operator o where g.id = $1 and o.supplier_id = g.supplier_id limit 1`,
  );
  await expect(direct.rows(forced, [id, app.clock.now()])).rejects.toMatchObject({ code: '23514' });
});

test('a file is checked as it is previewed, and a broken one names its column', async () => {
  const { code } = await goodsAt('5.00', '9.00');
  const token = await app.supplier();
  const csv = `code;stock;cost\n${code};11;\nNOPE;x;\n`;
  const looked = await app.ask(supply.stockFile, { csv, preview: true }, { token });
  expect(looked.results).toMatchObject([
    { line: 2, ok: true, stock: { before: 20, after: 11 }, cost: null },
    { line: 3, ok: false, reason: 'bad_row' },
  ]);
  expect(await own(code)).toMatchObject({ stock: 20 });
  const broken = await app.call(supply.stockFile, { csv: 'stock\n1\n', preview: true }, { token });
  expect(broken.data).toMatchObject({ reason: 'missing_column', column: 'code' });
});

test('a key for stock reaches stock, and one for tracking does not', async () => {
  const { code } = await goodsAt('5.00', '9.00');
  const token = await app.supplier();
  const stock = await app.ask(makeKey, { name: 'Stock', scopes: ['stock'] }, { token });
  const other = await app.ask(makeKey, { name: 'Post', scopes: ['tracking'] }, { token });
  const rows = [{ code, stock: 12 }];
  expect(await app.ask(supply.apiStock, { rows }, { token: stock.key })).toMatchObject({ applied: true });
  expect(await app.call(supply.apiStock, { rows }, { token: other.key })).toMatchObject({ code: 409 });
});

test('thirty files at once leave stock that one of them named, and nothing below what is reserved', async () => {
  const { id, code } = await goodsAt('5.00', '9.00');
  await app.buy(shop, [{ id, qty: 2 }]);
  const token = await app.supplier();
  const tries = Array.from({ length: 30 }, (_one, index) =>
    app.call(supply.apiStock, { rows: [{ code, stock: index, cost: `5.${index + 10}` }] }, { token }),
  );
  const answers = await Promise.all(tries);
  expect(answers.every(({ code: said }) => said === 200)).toBe(true);
  const { stock, announced } = await own(code);
  expect(stock).toBeGreaterThanOrEqual(2);
  expect(announced?.cost).toBe(`5.${stock + 10}`);
});
