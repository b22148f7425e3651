import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSupplier, addTypes, listGoods, listSuppliers, listTypes } from '#features/goods/contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { header, openApp, supplier, type App } from '#tools/testing/ledger-app.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
let token: string;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(3);
  const operator = await app.signInOperator();
  const list = [
    { code: 'kitchen', name: 'Kitchen' },
    { code: 'tea', name: 'Tea', parent_code: 'kitchen' },
  ];
  await app.ask(addTypes, { list }, { token: operator });
  const rows = [
    'TEA-1,Tea pot 100% clay,,tea,SUP-1,12.00,30.00,0,,,,',
    'TEA-2,Tea_cup,,tea,SUP-1,2.50,,10,,goods/cup.svg,,Hot.',
    'KIT-1,Knife,,kitchen,SUP-1,99.99,,1,,,,',
  ];
  await app.importCsv([header, ...rows].join('\n'));
  ({ token } = await app.merchant());
});
afterAll(() => app.close());

const codes = async (ask: object) =>
  (await app.ask(listGoods, { sort: 'title', ...ask }, { token })).list.map(({ code }) => code);

test('goods are shown with the least price that loses nothing', async () => {
  keeps('7 POST /v1/goods/list', '3 Goods');
  const { list } = await app.ask(listGoods, { q: 'TEA-2' }, { token });
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({
    title: 'Tea_cup',
    cost: '2.50',
    suggested_price: '4.50',
    floor_price: '2.63',
    currency: 'USD',
    stock: 10,
    images: [{ url: '/files/goods/cup.svg', alt: 'Tea_cup' }],
    ship: { price: '3.00', days_p50: 4, days_p90: 8 },
    supplier: { name: 'Supplier One', country: 'DE' },
    returns: { days: 14, restock_bps: 0 },
    listed_by: 0,
    in_showcase: false,
    saved: false,
  });
});

test('what is looked for is words, whatever signs stand around them', async () => {
  expect(await codes({ q: 'tea' })).toEqual(['TEA-1', 'TEA-2']);
  expect(await codes({ q: '100%' })).toEqual(['TEA-1']);
  expect(await codes({ q: '%' })).toEqual([]);
  expect(await codes({ q: 'tea_cup' })).toEqual(['TEA-2']);
  expect(await codes({ q: '\\' })).toEqual([]);
  expect(await codes({ q: "'; drop table goods; --" })).toEqual([]);
  expect(await codes({ q: 'g-00' })).toEqual(['G-001', 'G-002', 'G-003']);
});

test('filters: a type with those below it, cost, supplier, stock', async () => {
  keeps('7 POST /v1/goods/list');
  expect(await codes({ type_id: 'kitchen' })).toEqual(['KIT-1', 'TEA-1', 'TEA-2']);
  expect(await codes({ type_id: 'tea' })).toEqual(['TEA-1', 'TEA-2']);
  expect(await app.call(listGoods, { type_id: 'nothing' }, { token })).toMatchObject({
    code: 428,
    data: { field: 'type_id', reason: 'unknown' },
  });
  for (const ask of [{ sort: 'landed' } as const, { landed_min: '1.00' }, { landed_max: '9.00' }]) {
    expect(await app.call(listGoods, ask, { token })).toMatchObject({
      code: 405,
      data: { field: 'ship_to', reason: 'required' },
    });
  }
  expect(await codes({ cost_min: '10.01', cost_max: '50.00' })).toEqual(['TEA-1']);
  expect(await codes({ type_id: 'tea', in_stock: true })).toEqual(['TEA-2']);
  expect(await codes({ type_id: 'tea', in_stock: false })).toEqual(['TEA-1']);
  expect(await codes({ supplier_id: '00000000-0000-7000-8000-000000000000' })).toEqual([]);
  for (const cost of ['10', '1.5', '-1.00', '1e3']) {
    expect(await app.call(listGoods, { cost_min: cost }, { token })).toMatchObject({ code: 405 });
  }
});

test('orders, pages and totals', async () => {
  const costs = async (sort: 'cost' | '-cost') =>
    (await app.ask(listGoods, { sort }, { token })).list.map(({ cost }) => cost);
  expect(await costs('cost')).toEqual(['2.50', '10.00', '10.00', '10.00', '12.00', '99.99']);
  expect(await costs('-cost')).toEqual((await costs('cost')).toReversed());
  const first = await app.ask(listGoods, { page_size: 4, sort: 'title' }, { token });
  const second = await app.ask(listGoods, { page_size: 4, page: 2, sort: 'title' }, { token });
  expect({ total: first.total, more: first.has_more }).toEqual({ total: 6, more: true });
  expect(second.has_more).toBe(false);
  const ids = [...first.list, ...second.list].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});

test('goods say who sells them, and whether I do', async () => {
  const other = await app.merchant();
  const [goods] = await app.goods(token);
  const items = [{ goods_id: goods?.id ?? '' }];
  await app.ask(addToShowcase, { items }, { token: other.token });
  expect((await app.goods(token))[0]).toMatchObject({ listed_by: 1, in_showcase: false });
  await app.ask(addToShowcase, { items }, { token });
  expect((await app.goods(token))[0]).toMatchObject({ listed_by: 2, in_showcase: true });
  expect(await codes({ not_in_my_showcase: true })).toHaveLength(5);
});

test('types form a tree and count the goods below them', async () => {
  keeps('7 POST /v1/goods/type_list');
  const { list } = await app.ask(listTypes, {}, { token });
  expect(list).toEqual([
    {
      id: 'things',
      parent_id: null,
      code: 'things',
      name: 'Things',
      goods_count: 3,
      depth: 0,
      path: ['Things'],
    },
    {
      id: 'kitchen',
      parent_id: null,
      code: 'kitchen',
      name: 'Kitchen',
      goods_count: 3,
      depth: 0,
      path: ['Kitchen'],
    },
    {
      id: 'tea',
      parent_id: 'kitchen',
      code: 'tea',
      name: 'Tea',
      goods_count: 2,
      depth: 1,
      path: ['Kitchen', 'Tea'],
    },
  ]);
  expect((await app.ask(listTypes, { parent_id: 'kitchen' }, { token })).list).toHaveLength(1);
  expect(await app.call(listTypes, { parent_id: 'nothing' }, { token })).toMatchObject({ code: 428 });
});

test('a type entered again takes the name; circles and unknown parents are refused', async () => {
  const operator = await app.signInOperator();
  const enter = (list: { code: string; name: string; parent_code?: string }[]) =>
    app.call(addTypes, { list }, { token: operator });
  expect(await enter([{ code: 'things', name: 'Other things' }])).toMatchObject({ code: 200 });
  const { list } = await app.ask(listTypes, {}, { token });
  expect(list[0]).toMatchObject({ id: 'things', name: 'Other things', goods_count: 3 });
  expect(await enter([{ code: 'x1', name: 'X', parent_code: 'nothing' }])).toMatchObject({ code: 428 });
  expect(await enter([{ code: 'kitchen', name: 'K', parent_code: 'tea' }])).toMatchObject({ code: 405 });
  const twice = { code: 'x2', name: 'X' };
  expect(await enter([twice, twice])).toMatchObject({ code: 405, data: { reason: 'duplicate' } });
});

test('a supplier is entered with its person, or not at all', async () => {
  const operator = await app.signInOperator();
  const enter = (more: object) =>
    app.call(addSupplier, { ...supplier, code: 'SUP-2', username: 'sara', ...more }, { token: operator });
  expect(await enter({ username: 'olga' })).toMatchObject({ code: 417 });
  expect(await enter({ code: 'SUP-1' })).toMatchObject({ code: 430 });
  expect(await enter({ ship_fee: '3' })).toMatchObject({
    code: 405,
    data: { field: 'ship_fee', reason: 'scale' },
  });
  expect(await enter({ days_p90: 1 })).toMatchObject({ code: 405, data: { field: 'days_p90' } });
  const before = await app.ask(listSuppliers, {}, { token: operator });
  expect(before.total).toBe(1);
  expect(await enter({})).toMatchObject({
    code: 200,
    data: { code: 'SUP-2', ship_fee: '3.00', currency: 'USD' },
  });
  const after = await app.ask(listSuppliers, {}, { token: operator });
  expect(after.list.map(({ code }) => code)).toEqual(['SUP-1', 'SUP-2']);
});

test('an empty warehouse says that types are missing', async () => {
  const empty = await openApp();
  const merchant = await empty.merchant();
  expect(await empty.call(listTypes, {}, { token: merchant.token })).toMatchObject({ code: 428 });
  expect(await empty.ask(listGoods, {}, { token: merchant.token })).toMatchObject({ list: [], total: 0 });
  await empty.close();
});
