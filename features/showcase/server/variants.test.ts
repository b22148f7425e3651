// One row for a product in several options: what it says is the sum and the range of what its options say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  removeFromShowcase,
  showcaseSorts,
} from '#features/showcase/contract.ts';
import { header, openApp, supplier, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let ids: Map<string, string>;
const rows = [
  ['HAT-S', 'Straw hat (S)', '10.00', '20.00', 5, 'hat', 'Size=S', 'サイズ=小'],
  ['HAT-M', 'Straw hat (M)', '10.00', '20.00', 7, 'hat', 'Size=M', 'サイズ=中'],
  ['HAT-L', 'Straw hat (L)', '14.00', '26.00', 0, 'hat', 'Size=L', 'サイズ=大'],
  ['CUP', 'Cup', '4.00', '9.00', 3, '', '', ''],
  ['BOX-A', 'Box, oak', '8.00', '16.00', 2, 'box', 'Wood=Oak', ''],
  ['BOX-B', 'Box, pine', '8.00', '16.00', 2, 'box', 'Wood=Pine', ''],
] as const;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(1);
  const lines = rows.map(([code, title, cost, price, stock, family, options, japanese]) =>
    [
      code,
      `"${title}"`,
      '',
      'things',
      supplier.code,
      cost,
      price,
      stock,
      300,
      '',
      'Maker',
      '',
      family,
      options,
      japanese,
    ].join(','),
  );
  const read = await app.importCsv([`${header},family,options,options.ja`, ...lines].join('\n'));
  if (read.added !== rows.length) throw new Error(`The import added ${read.added}.`);
  const { token } = await app.merchant();
  ids = new Map((await app.goods(token)).map(({ code, id }) => [code, id]));
});
afterAll(() => app.close());

const idOf = (code: string) => ids.get(code) ?? '';

/** A shop with these goods, the first on top. */
async function shopOf(...codes: string[]) {
  const { token } = await app.merchant();
  const added = await app.ask(
    addToShowcase,
    { items: codes.map((code) => ({ goods_id: idOf(code), listed: code !== 'HAT-L' })) },
    { token },
  );
  expect(added.results.map(({ ok }) => ok)).toEqual(codes.map(() => true));
  return token;
}

const ask = (token: string, more: object = {}, language: 'en' | 'ja' = 'en') =>
  app.ask(listShowcase, { by: 'product', sort: 'shop', ...more }, { token, language });

test('a product is one row with the range of its prices, costs and profits and the sum of its stock', async () => {
  const token = await shopOf('HAT-M', 'CUP', 'HAT-S', 'HAT-L', 'BOX-A');
  const { list, total } = await ask(token);
  expect(total).toBe(3);
  expect(list.map(({ code }) => code)).toEqual(['HAT-M', 'CUP', 'BOX-A']);
  // 5 % commission: 20 less 10 and 1 is 9; 26 less 14 and 1.30 is 10.70.
  expect(list[0]).toMatchObject({
    id: idOf('HAT-M'),
    option: 'M',
    variants: {
      title: 'Straw hat',
      goods: [
        { id: idOf('HAT-M'), status: 'listed' },
        { id: idOf('HAT-S'), status: 'listed' },
        { id: idOf('HAT-L'), status: 'delisted' },
      ],
      price_min: '20.00',
      price_max: '26.00',
      cost_min: '10.00',
      cost_max: '14.00',
      profit_min: '9.00',
      profit_max: '10.70',
      sold_out: 0,
      stock: 12,
      orders_30d: 0,
    },
  });
  // Of a family the shop sells one of there is nothing to put together.
  expect(list.slice(1).map(({ variants, option }) => [variants, option])).toEqual([
    [null, ''],
    [null, 'Oak'],
  ]);
});

test('by goods each is its own row, and no row says what others are', async () => {
  const token = await shopOf('HAT-S', 'HAT-M', 'CUP');
  const { list, total } = await ask(token, { by: 'goods' });
  expect([total, list.map(({ code, variants }) => [code, variants])]).toEqual([
    3,
    [
      ['HAT-S', null],
      ['HAT-M', null],
      ['CUP', null],
    ],
  ]);
});

test('the options of one product are asked for by any of them, and told in the reader’s language', async () => {
  const token = await shopOf('HAT-S', 'CUP', 'HAT-M', 'BOX-A');
  const { list, total } = await ask(token, { by: 'goods', family_of: idOf('HAT-M') }, 'ja');
  expect([total, list.map(({ option }) => option)]).toEqual([2, ['小', '中']]);
  const alone = await ask(token, { by: 'goods', family_of: idOf('CUP') });
  expect(alone.list.map(({ code }) => code)).toEqual(['CUP']);
});

test('only what matches is in the row: a status, a word', async () => {
  const token = await shopOf('HAT-S', 'HAT-L', 'HAT-M');
  const on = await ask(token, { status: 'listed' });
  expect(on.list[0]?.variants?.goods.map(({ id }) => id)).toEqual([idOf('HAT-S'), idOf('HAT-M')]);
  const found = await ask(token, { q: '(L)' });
  expect([found.total, found.list[0]?.code, found.list[0]?.variants]).toEqual([1, 'HAT-L', null]);
});

test.each(showcaseSorts)(
  'sorted by %s every product is on one page only, and the pages sum to the count',
  async (sort) => {
    const token = await shopOf('HAT-S', 'BOX-A', 'HAT-M', 'CUP', 'BOX-B');
    const pages = [1, 2, 3].map((page) => ask(token, { sort, page, page_size: 1 }));
    const shown = (await Promise.all(pages)).flatMap(({ list }) => list);
    const goods = shown.flatMap(({ id, variants }) => variants?.goods.map((one) => one.id) ?? [id]);
    expect(goods.toSorted()).toEqual(['HAT-S', 'HAT-M', 'BOX-A', 'BOX-B', 'CUP'].map(idOf).toSorted());
    expect(shown.filter(({ variants }) => variants !== null)).toHaveLength(2);
  },
);

test('prices and acts for all of a product are those of its goods, all or none', async () => {
  const token = await shopOf('HAT-S', 'HAT-M', 'HAT-L');
  const { list } = await ask(token, { by: 'goods' });
  const items = list.map(({ id, version }) => ({ id, version, sale_price: '14.50' }));
  // The largest breaks even at 14.73.
  expect(await app.call(changePrices, { items }, { token })).toMatchObject({ code: 405 });
  expect((await ask(token)).list[0]?.variants).toMatchObject({ price_min: '20.00', price_max: '26.00' });
  await app.ask(changePrices, { items: items.map((item) => ({ ...item, sale_price: '22.00' })) }, { token });
  expect((await ask(token)).list[0]?.variants).toMatchObject({ price_min: '22.00', price_max: '22.00' });
  const [row] = (await ask(token)).list;
  await app.ask(removeFromShowcase, { ids: row?.variants?.goods.map(({ id }) => id) ?? [] }, { token });
  expect((await ask(token)).total).toBe(0);
});

test('another shop’s options are not in the row', async () => {
  const mine = await shopOf('HAT-S');
  await shopOf('HAT-S', 'HAT-M');
  expect((await ask(mine)).list.map(({ code, variants }) => [code, variants])).toEqual([['HAT-S', null]]);
});
