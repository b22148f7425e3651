// The same goods of several suppliers: compared by promises and real parcels, swapped in one act, and taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { importGoods, listGoods } from '#features/goods/contract.ts';
import { compareOffers } from '#features/goods/offers.contract.ts';
import {
  addToShowcase,
  listShowcase,
  moveInShowcase,
  removeFromShowcase,
  setPriceRule,
  undoShowcase,
} from '#features/showcase/contract.ts';
import { swapSupplier } from '#features/showcase/swap.contract.ts';

const head =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,gtin,family,options,eu_person';
const goodsRows = [
  'MUG-A,Mug,,things,SUP-1,10.00,20.00,50,400,,Maker,,4006381333931,,,',
  'MUG-B,Mug,,things,SUP-2,8.00,18.00,50,400,,Maker,,04006381333931,,,Rep GmbH',
  'MUG-C,Mug,,things,SUP-2,19.50,40.00,50,400,,Maker,,4006381333931,,,',
  'MUG-D,Mug,,things,SUP-2,9.00,18.00,0,400,,Maker,,4006381333931,,,',
  'CAP-1,Cap,,things,SUP-1,5.00,12.00,50,100,,,,,CAP,Size=M,',
  'CAP-2,Cap,,things,SUP-2,4.00,11.00,50,100,,,,,CAP,Size=M,',
  'CAP-3,Cap,,things,SUP-2,4.00,11.00,50,100,,,,,CAP,Size=L,',
  'POT-1,Pot,,things,SUP-1,5.00,12.00,50,100,,,,,,,',
];

let app: TestApp;
let ids: Map<string, string>;
const idOf = (code: string) => ids.get(code) ?? '';

async function* fileOf(rows: readonly string[]) {
  yield Buffer.from([head, ...rows].join('\n'));
}

beforeAll(async () => {
  app = await openTestApp({ shipFee: '4.00' });
  await app.addSupplier('SUP-2', '2.50');
  await app.ask(importGoods, {}, { token: await app.operator(), stream: fileOf(goodsRows) });
  const { token } = await shopWith([]);
  const { list } = await app.ask(listGoods, { page_size: 100 }, { token });
  ids = new Map(list.map(({ code, id }) => [code, id]));
});
afterAll(() => app.close());

async function shopWith(codes: readonly string[], sale_price = '20.00') {
  const shop: TestShop = await app.makeShop('Swapping');
  const token = await app.merchant(shop);
  const items = codes.map((code) => ({ goods_id: idOf(code), sale_price }));
  if (items.length > 0) await app.ask(addToShowcase, { items }, { token });
  return { shop, token };
}

/** The showcase as its owner and buyers see it. */
async function shelf(token: string) {
  const { list, limit } = await app.ask(listShowcase, { sort: 'shop', page_size: 50 }, { token });
  return { rows: list.map(({ stock: _stock, ...row }) => row), limit };
}

test('the same goods are those of one bar code or one family and options, itself first', async () => {
  const { token } = await shopWith(['MUG-A']);
  const mugs = await app.ask(compareOffers, { goods_id: idOf('MUG-A') }, { token });
  expect(mugs.list.map(({ code, same_by }) => [code, same_by])).toEqual([
    ['MUG-A', 'itself'],
    ['MUG-B', 'gtin'],
    ['MUG-D', 'gtin'],
    ['MUG-C', 'gtin'],
  ]);
  expect(mugs.list.slice(0, 2)).toMatchObject([
    { cost: '10.00', stock: 50, in_showcase: true, landed: null, eu_ready: false },
    { cost: '8.00', ship: { price: '2.50' }, eu_person: 'Rep GmbH', eu_ready: true, in_showcase: false },
  ]);
  const caps = await app.ask(compareOffers, { goods_id: idOf('CAP-1') }, { token });
  expect(caps.list.map(({ code, same_by }) => [code, same_by])).toEqual([
    ['CAP-1', 'itself'],
    ['CAP-2', 'family'],
  ]);
  const landed = await app.ask(compareOffers, { goods_id: idOf('MUG-B'), country: 'DE' }, { token });
  expect(landed).toMatchObject({
    country: 'DE',
    list: [{ landed: { total: '10.50', shipping: '2.50' } }, {}, {}, {}],
  });
  const none = { goods_id: '00000000-0000-7000-8000-000000000000' };
  expect(await app.call(compareOffers, none, { token })).toMatchObject({ data: { reason: 'unknown' } });
});

test('the options of one product are listed by any of them, and nothing for goods without options', async () => {
  const { token } = await shopWith([]);
  const family = async (code: string) =>
    (await app.ask(listGoods, { family_of: idOf(code), sort: 'title' }, { token })).list.map(
      (one) => one.code,
    );
  expect((await family('CAP-3')).toSorted()).toEqual(['CAP-1', 'CAP-2', 'CAP-3']);
  expect(await family('POT-1')).toEqual([]);
});

test('what real parcels say of a supplier is told from ten of them on', async () => {
  const { shop, token } = await shopWith(['POT-1']);
  const record = async () =>
    (await app.ask(compareOffers, { goods_id: idOf('POT-1') }, { token: await app.merchant(shop) })).list[0]
      ?.record;
  for (let sold = 0; sold < 9; sold += 1) await app.buy(shop, [{ id: idOf('POT-1'), qty: 1 }]);
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  expect(await record()).toBeNull();
  await app.buy(shop, [{ id: idOf('POT-1'), qty: 1 }]);
  await app.advance(6);
  await app.ship('accepted', 'delivered');
  expect(token).not.toBe('');
  // Nine were there the same day, one was handed over long after its day.
  expect(await record()).toEqual({ parcels: 10, late_bps: 1_000, returned_bps: 0, days: { p50: 1, p90: 1 } });
});

test('a product is swapped at its place with its price, and back exactly as it was', async () => {
  const { token } = await shopWith(['CAP-1', 'MUG-A', 'POT-1']);
  await app.ask(moveInShowcase, { id: idOf('POT-1'), to: 'top' }, { token });
  const before = await shelf(token);
  const ask = { id: idOf('MUG-A'), to: idOf('MUG-B'), price: 'keep', expected_price: '20.00' } as const;
  const done = await app.ask(swapSupplier, ask, { token });
  expect(done).toMatchObject({
    id: idOf('MUG-B'),
    sale_price: '20.00',
    limit: { listed: 3, rows: 3, deleted_today: 1 },
  });
  const after = await shelf(token);
  expect(after.rows.map(({ code }) => code)).toEqual(
    before.rows.map(({ code }) => (code === 'MUG-A' ? 'MUG-B' : code)),
  );
  expect(after.rows.find(({ code }) => code === 'MUG-B')).toMatchObject({
    sale_price: '20.00',
    cost: '8.00',
    profit: '11.00',
  });
  const { undo } = await app.ask(listShowcase, {}, { token });
  expect(undo).toMatchObject({ kind: 'swap', token: done.undo_token, rows: 2 });
  await app.ask(undoShowcase, { undo_token: done.undo_token ?? '' }, { token });
  expect(await shelf(token)).toEqual(before);
  expect(await app.call(undoShowcase, { undo_token: done.undo_token ?? '' }, { token })).toMatchObject({
    data: { reason: 'undone' },
  });
});

test('the price is set anew by the rule, and one that moved since it was shown is refused', async () => {
  const { token } = await shopWith(['MUG-A']);
  const bands = [{ cost_from: '0.00', percent_bps: 5_000, amount: '0.00' }];
  const rule = { bands, ending: 'none', on_cost_rise: 'delist' } as const;
  await app.ask(setPriceRule, { rule, version: 0 }, { token });
  const ask = { id: idOf('MUG-A'), to: idOf('MUG-B'), price: 'rule' } as const;
  expect(await app.call(swapSupplier, { ...ask, expected_price: '12.01' }, { token })).toMatchObject({
    code: 458,
  });
  expect(await app.call(swapSupplier, { ...ask, version: 9 }, { token })).toMatchObject({ code: 456 });
  expect(await app.ask(swapSupplier, { ...ask, expected_price: '12.00' }, { token })).toMatchObject({
    sale_price: '12.00',
  });
});

test('what is refused: a loss, other goods, sold out, what is in the showcase already, other shops', async () => {
  const { token } = await shopWith(['MUG-A', 'MUG-B']);
  const swap = (to: string, more: object = {}, as = token) =>
    app.call(swapSupplier, { id: idOf('MUG-A'), to: idOf(to), price: 'keep', ...more }, { token: as });
  expect(await swap('MUG-C')).toMatchObject({
    code: 405,
    data: { reason: 'below_break_even', items: [{ floor_price: '20.52' }] },
  });
  expect(await swap('POT-1')).toMatchObject({ code: 405, data: { field: 'to', reason: 'not_same' } });
  expect(await swap('MUG-D')).toMatchObject({ code: 457 });
  expect(await swap('MUG-B')).toMatchObject({ data: { reason: 'already_listed' } });
  expect(await swap('MUG-A')).toMatchObject({ data: { reason: 'already_listed' } });
  const other = await shopWith(['POT-1']);
  expect(await swap('MUG-B', {}, other.token)).toMatchObject({ data: { field: 'id', reason: 'unknown' } });
  expect((await shelf(token)).rows.map(({ code }) => code).toSorted()).toEqual(['MUG-A', 'MUG-B']);
});

test('a swap counts as a removal of the day and is refused where none is left', async () => {
  const codes = ['CAP-2', 'CAP-3', 'POT-1', 'MUG-B'];
  const { token } = await shopWith(['MUG-A', ...codes]);
  const daily = (await shelf(token)).limit.delete_daily;
  let used = 0;
  while (used < daily) {
    const left = codes.slice(0, daily - used).map(idOf);
    await app.ask(removeFromShowcase, { ids: left }, { token });
    used += left.length;
    if (used < daily) {
      const items = left.map((goods_id) => ({ goods_id, sale_price: '20.00' }));
      await app.ask(addToShowcase, { items }, { token });
    }
  }
  const ask = { id: idOf('MUG-A'), to: idOf('MUG-B'), price: 'keep' } as const;
  expect(await app.call(swapSupplier, ask, { token })).toMatchObject({
    code: 447,
    data: { reason: 'delete_limit' },
  });
});

test('of many swaps and undos at once each row is there once, and the counters are right', async () => {
  const { token } = await shopWith(['MUG-A', 'POT-1']);
  const ask = { id: idOf('MUG-A'), to: idOf('MUG-B'), price: 'keep' } as const;
  const tries = await Promise.all(Array.from({ length: 6 }, () => app.call(swapSupplier, ask, { token })));
  const [done] = tries.filter(({ code }) => code === 200);
  expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
  const { rows, limit } = await shelf(token);
  expect(rows.map(({ code }) => code).toSorted()).toEqual(['MUG-B', 'POT-1']);
  expect(limit).toMatchObject({ listed: 2, rows: 2, deleted_today: 1 });
  const { undo } = await app.ask(listShowcase, {}, { token });
  expect(done).toBeDefined();
  const undo_token = undo?.token ?? '';
  const backs = await Promise.all(
    Array.from({ length: 4 }, () => app.call(undoShowcase, { undo_token }, { token })),
  );
  expect(backs.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await shelf(token)).limit).toMatchObject({ listed: 2, rows: 2, deleted_today: 0 });
});
