import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { header, openApp, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let token: string;
const coded = [
  ['B-13', '4006381333931'],
  ['B-8', '96385074'],
  ['B-12', '614141000036'],
  ['B-14', '10614141000415'],
  ['B-NONE', ''],
  // A code that is also the number of other goods.
  ['6291041500213', ''],
] as const;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(3);
  const rows = coded.map(
    ([code, gtin]) => `${code},Thing ${code},,things,SUP-1,10.00,20.00,5,250,,Maker,,${gtin}`,
  );
  await app.importCsv([`${header},gtin`, ...rows].join('\n'));
  ({ token } = await app.merchant());
  const goods = await app.goods(token);
  await app.ask(addToShowcase, { items: goods.map(({ id }) => ({ goods_id: id })) }, { token });
});
afterAll(() => app.close());

const inWarehouse = async (q: string) => {
  const { list } = await app.ask(listGoods, { q }, { token });
  return list.map(({ code }) => code);
};
const inShowcase = async (q: string) => {
  const { list } = await app.ask(listShowcase, { q, sort: 'profit' }, { token });
  return list.map(({ code }) => code);
};

test.each([
  ['4006381333931', 'B-13'],
  ['04006381333931', 'B-13'],
  ['400-6381-333931', 'B-13'],
  ['96385074', 'B-8'],
  ['0000096385074', 'B-8'],
  ['614141000036', 'B-12'],
  ['0614141000036', 'B-12'],
  ['00614141000036', 'B-12'],
  ['10614141000415', 'B-14'],
])('the bar code %s finds %s and nothing else, in the warehouse and in the showcase', async (q, code) => {
  expect(await inWarehouse(q)).toEqual([code]);
  expect(await inShowcase(q)).toEqual([code]);
});

test('a wrong check digit finds nothing, and a code that looks like a bar code is still found', async () => {
  expect(await inWarehouse('4006381333932')).toEqual([]);
  expect(await inShowcase('4006381333932')).toEqual([]);
  expect(await inWarehouse('6291041500213')).toEqual(['6291041500213']);
  expect(await inShowcase('6291041500213')).toEqual(['6291041500213']);
});

test('each order of the showcase is searched alike', async () => {
  for (const sort of ['shop', 'new', 'price', 'orders', 'clicks', 'profit', 'stock', 'title'] as const) {
    const { list, total } = await app.ask(listShowcase, { q: '0000096385074', sort }, { token });
    expect({ codes: list.map(({ code }) => code), total }).toEqual({ codes: ['B-8'], total: 1 });
  }
});
