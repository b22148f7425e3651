import { afterAll, beforeAll, expect, test } from 'vitest';
import { levels } from '#domain/shop/levels.ts';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  removeFromShowcase,
} from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { header, openApp, type App } from '#tools/testing/ledger-app.ts';
import { pricedGoods } from './public.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
let ids: string[];
beforeAll(async () => {
  app = await openApp({ restockBps: 1_000 });
  await app.stockUp(130);
  const all = statement<{ id: string }>('test-goods-ids', 'select id from goods order by code');
  ids = (await app.db.direct.rows(all, [])).map(({ id }) => id);
});
afterAll(() => app.close());

const idAt = (place: number) => ids[place] ?? '';
const items = (from: number, to: number) => ids.slice(from, to).map((goods_id) => ({ goods_id }));
const nowhere = '00000000-0000-7000-8000-000000000000';

test('goods are chosen at the suggested price, and the money of one piece is shown', async () => {
  keeps('3 Showcase', '3 Goods', '7 POST /v1/showcase/list', '7 POST /v1/showcase/add');
  const { token } = await app.merchant();
  const added = await app.ask(addToShowcase, { items: [{ goods_id: idAt(0), client_ref: 'a' }] }, { token });
  expect(added.results).toEqual([
    {
      client_ref: 'a',
      goods_id: idAt(0),
      id: idAt(0),
      sale_price: '20.00',
      ok: true,
      code: 200,
      reason: null,
      msg: 'ok',
    },
  ]);
  expect(added.limit).toMatchObject({
    goods_limit: 100,
    listed: 1,
    rows: 1,
    rows_max: 200,
    deleted_today: 0,
  });
  const { list, total } = await app.ask(listShowcase, {}, { token });
  expect(total).toBe(1);
  // 20.00 less 10.00 cost and 1.00 commission is 9.00; a return loses 3.00 shipping and 1.00 restocking.
  expect(list[0]).toMatchObject({
    id: idAt(0),
    code: 'G-001',
    sale_price: '20.00',
    cost: '10.00',
    landed_cost_from: '13.00',
    profit: '9.00',
    profit_bps: 4500,
    loss_if_returned: '4.00',
    expected_profit: '7.96',
    fees: { commission: '1.00', payment: '0.00' },
    floor_price: '10.52',
    status: 'listed',
    stock: 100,
    orders_30d: 0,
    version: 1,
  });
});

test('each item has its own result', async () => {
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 1) }, { token });
  const ask = [
    { goods_id: idAt(0) },
    { goods_id: nowhere },
    { goods_id: idAt(1), sale_price: '10.51' },
    { goods_id: idAt(1), sale_price: '10.5' },
    { goods_id: idAt(1), sale_price: '0.00' },
    { goods_id: idAt(1), sale_price: '10.52', listed: false },
    { goods_id: idAt(1) },
  ];
  const { results, limit } = await app.ask(addToShowcase, { items: ask }, { token });
  expect(results.map(({ code, reason }) => [code, reason])).toEqual([
    [430, 'already_listed'],
    [404, 'unknown'],
    [405, 'below_break_even'],
    [405, 'scale'],
    [405, 'amount'],
    [200, null],
    [431, 'duplicate'],
  ]);
  expect(limit).toMatchObject({ listed: 1, rows: 2 });
});

test('a supplier who suggests a loss does not make the shop take it', async () => {
  await app.importCsv([header, 'LOSS-1,Loss,,things,SUP-1,10.00,10.00,1,,,,'].join('\n'));
  const { token } = await app.merchant();
  const [goods] = (await app.goods(token)).filter(({ code }) => code === 'LOSS-1');
  await app.ask(addToShowcase, { items: [{ goods_id: goods?.id ?? '' }] }, { token });
  const { list } = await app.ask(listShowcase, {}, { token });
  expect(list[0]).toMatchObject({ sale_price: '10.52', floor_price: '10.52' });
  expect(Number(list[0]?.profit)).toBeGreaterThanOrEqual(0);
});

test('the limit is a hundred goods on sale, then 452; off sale there is room for as many again', async () => {
  keeps('5 the showcase has a maximum');
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 98) }, { token });
  const over = await app.ask(addToShowcase, { items: items(98, 103) }, { token });
  expect(over.results.map(({ code }) => code)).toEqual([200, 200, 452, 452, 452]);
  expect(over.results[2]).toMatchObject({ reason: 'goods_limit', id: null });
  const more = await app.call(addToShowcase, { items: items(110, 112) }, { token });
  expect(more).toMatchObject({ code: 452, data: { reason: 'goods_limit', limit: 100, used: 100 } });
  expect(more.msg).toContain('100 of 100');
  expect(over.results[2]?.msg).toContain('100 of 100');
  const delisted = items(110, 112).map((item) => ({ ...item, listed: false }));
  const { results, limit } = await app.ask(addToShowcase, { items: delisted }, { token });
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(limit).toMatchObject({ listed: 100, rows: 102 });
  const relist = await app.call(removeFromShowcase, { ids: [idAt(110)], mode: 'relist' }, { token });
  expect(relist).toMatchObject({ code: 452, data: { reason: 'goods_limit' } });
});

const counters = statement<{ listed: number; rows: number; counted: number; used: number }>(
  'test-counters',
  `select q.listed, q.rows_used as rows,
     (select count(*)::int from showcase_item i where i.shop_id = q.shop_id and i.status = 'listed') as counted,
     (select count(*)::int from showcase_item i where i.shop_id = q.shop_id) as used
   from shop_quota q`,
);

test('thirty adds at once at the limit make exactly the limit', async () => {
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 90) }, { token });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_value, index) =>
      app.call(addToShowcase, { items: [{ goods_id: idAt(90 + index) }] }, { token }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 452)).toHaveLength(20);
  const { limit } = await app.ask(listShowcase, {}, { token });
  expect(limit).toMatchObject({ listed: levels.standard.goodsMax, rows: 100 });
});

test('thirty adds of one thing at once add it once', async () => {
  const { token } = await app.merchant();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.ask(addToShowcase, { items: items(0, 1) }, { token })),
  );
  const codes = answers.map(({ results }) => results[0]?.code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 430)).toHaveLength(29);
  for (const row of await app.db.direct.rows(counters, [])) {
    expect({ listed: row.listed, rows: row.rows }).toEqual({ listed: row.counted, rows: row.used });
  }
});

test('off sale and on again costs nothing, and twice is as good as once', async () => {
  keeps('4 goods: on sale or delisted');
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 3) }, { token });
  const ask = [idAt(0), idAt(0), nowhere];
  const off = await app.ask(removeFromShowcase, { ids: ask, mode: 'delist' }, { token });
  expect(off.results.map(({ code }) => code)).toEqual([200, 200, 404]);
  expect(off.limit).toMatchObject({ listed: 2, rows: 3, deleted_today: 0 });
  await app.ask(removeFromShowcase, { ids: [idAt(0)], mode: 'delist' }, { token });
  const shown = await app.ask(listShowcase, { status: 'delisted' }, { token });
  expect(shown.list.map(({ id }) => id)).toEqual([idAt(0)]);
  const on = await app.ask(removeFromShowcase, { ids: [idAt(0)], mode: 'relist' }, { token });
  expect(on.limit).toMatchObject({ listed: 3, rows: 3 });
});

test('twenty removals a day, never one more at once, and the next day begins at the shop’s midnight', async () => {
  keeps('5 daily deletions', '7 POST /v1/showcase/del');
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 60) }, { token });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_value, index) =>
      app.call(removeFromShowcase, { ids: [idAt(index)] }, { token }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
  expect(answers.filter(({ code }) => code === 447)).toHaveLength(10);
  const full = await app.ask(listShowcase, {}, { token });
  expect(full.limit).toMatchObject({ listed: 40, rows: 40, delete_daily: 20, deleted_today: 20 });
  const over = await app.call(removeFromShowcase, { ids: [idAt(40)] }, { token });
  expect(over).toMatchObject({
    code: 447,
    data: { reason: 'delete_limit', limit: 20, used: 20, resets_at: full.limit.resets_at },
  });
  expect(over.msg).toContain('20 of 20 products');
  app.clock.set(new Date(full.limit.resets_at));
  const fresh = await app.ask(listShowcase, {}, { token });
  expect(fresh.limit).toMatchObject({ deleted_today: 0 });
  const later = await app.ask(removeFromShowcase, { ids: [idAt(40), idAt(41)] }, { token });
  expect(later.limit).toMatchObject({ rows: 38, deleted_today: 2 });
});

test("another shop's row is not found, and stays", async () => {
  const mine = await app.merchant();
  const theirs = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 1) }, { token: theirs.token });
  const { results } = await app.ask(removeFromShowcase, { ids: [idAt(0)] }, { token: mine.token });
  expect(results[0]).toMatchObject({ ok: false, code: 404, reason: 'unknown' });
  const priced = [{ id: idAt(0), sale_price: '11.00' }];
  expect(await app.call(changePrices, { items: priced }, { token: mine.token })).toMatchObject({
    code: 404,
  });
  const { list } = await app.ask(listShowcase, {}, { token: theirs.token });
  expect(list[0]).toMatchObject({ sale_price: '20.00', version: 1 });
});

test('prices change all or none', async () => {
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 3) }, { token });
  const prices = async () => {
    const { list } = await app.ask(listShowcase, { sort: 'title' }, { token });
    return list.map(({ sale_price, version }) => `${sale_price} v${version}`);
  };
  const set = (list: { id: string; sale_price: string; version?: number }[]) =>
    app.call(changePrices, { items: list }, { token });
  const good = { id: idAt(0), sale_price: '15.00', version: 1 };
  const refusals = [
    [{ id: nowhere, sale_price: '15.00' }, 404, {}],
    [
      { id: idAt(1), sale_price: '10.51' },
      405,
      { reason: 'below_break_even', items: [{ id: idAt(1), floor_price: '10.52' }] },
    ],
    [{ id: idAt(1), sale_price: '15.00', version: 9 }, 456, { reason: 'stale', ids: [idAt(1)] }],
    [{ id: idAt(0), sale_price: '16.00' }, 405, { reason: 'duplicate' }],
    ...['1e3', '-1.00', '1.005', '15', '10000000000000000.00', '١٥.٠٠'].map(
      (sale_price) => [{ id: idAt(1), sale_price }, 405, {}] as const,
    ),
    [{ id: idAt(1), sale_price: '0.00' }, 405, { reason: 'amount' }],
    [{ id: idAt(1), sale_price: '10000000.01' }, 405, { reason: 'amount' }],
  ] as const;
  for (const [bad, code, data] of refusals) {
    expect(await set([good, bad])).toMatchObject({ code, data });
  }
  expect(await prices()).toEqual(['20.00 v1', '20.00 v1', '20.00 v1']);
  const same = { id: idAt(1), sale_price: '20.00' };
  const changed = await app.ask(changePrices, { items: [good, same] }, { token });
  expect(changed.changed).toBe(1);
  expect(changed.items.toSorted((left, right) => left.version - right.version)).toEqual([
    { id: idAt(1), sale_price: '20.00', version: 1 },
    { id: idAt(0), sale_price: '15.00', version: 2 },
  ]);
  expect(await prices()).toEqual(['15.00 v2', '20.00 v1', '20.00 v1']);
});

test('of changes made from one version only the first counts', async () => {
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: items(0, 2) }, { token });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_value, index) => {
      const price = { sale_price: `${30 + index}.00`, version: 1 };
      const rows = index % 2 === 0 ? [0, 1] : [1, 0];
      return app.call(
        changePrices,
        { items: rows.map((place) => ({ id: idAt(place), ...price })) },
        { token },
      );
    }),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 456)).toHaveLength(11);
  const { list } = await app.ask(listShowcase, {}, { token });
  expect(new Set(list.map(({ sale_price }) => sale_price)).size).toBe(1);
});

test('the showcase is searched, sorted and cut into pages', async () => {
  const { token } = await app.merchant();
  const priced = items(0, 5).map((item, index) => ({ ...item, sale_price: `${25 - index}.00` }));
  await app.ask(addToShowcase, { items: priced }, { token });
  for (const sort of ['shop', 'new', 'price', 'clicks', 'profit', 'stock', 'title'] as const) {
    expect((await app.ask(listShowcase, { sort }, { token })).list).toHaveLength(5);
  }
  const byPrice = await app.ask(listShowcase, { sort: 'price', page_size: 2 }, { token });
  expect(byPrice).toMatchObject({ total: 5, has_more: true });
  expect(byPrice.list.map(({ sale_price }) => sale_price)).toEqual(['21.00', '22.00']);
  const byProfit = await app.ask(listShowcase, { sort: 'profit' }, { token });
  expect(byProfit.list[0]?.sale_price).toBe('25.00');
  expect((await app.ask(listShowcase, { q: 'thing 003' }, { token })).list).toHaveLength(1);
  expect((await app.ask(listShowcase, { q: '%' }, { token })).list).toHaveLength(0);
  expect((await app.ask(listShowcase, { type_id: 'things' }, { token })).total).toBe(5);
  expect((await app.ask(listShowcase, { type_id: 'other' }, { token })).total).toBe(0);
});

test('a checkout prices with what is chosen, and nothing else', async () => {
  const { token } = await app.merchant('Priced Shop');
  await app.ask(addToShowcase, { items: [...items(0, 1), { goods_id: idAt(1), listed: false }] }, { token });
  const shop = statement<{ shop_id: bigint }>(
    'test-shop',
    `select shop_id from shop where name = 'Priced Shop'`,
  );
  const shopId = (await app.db.direct.row(shop, []))?.shop_id ?? 0n;
  const rows = await pricedGoods(app.db.direct, shopId, [idAt(0), idAt(1), idAt(2), nowhere]);
  expect(rows.toSorted((left, right) => (left.code < right.code ? -1 : 1))).toMatchObject([
    {
      goods_id: idAt(0),
      price_units: 2000n,
      cost_units: 1000n,
      ship_fee_units: 300n,
      status: 'listed',
      available: 100n,
    },
    { goods_id: idAt(1), status: 'delisted' },
  ]);
});
