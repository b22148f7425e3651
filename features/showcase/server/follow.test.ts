import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { listShowcase, removeFromShowcase, setPriceRule } from '#features/showcase/contract.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const told = statement<{ code: string }>(
  'test-told',
  `select e.code from event e join shop s on s.shop_id = e.shop_id
   where s.handle = $1 and e.code like 'goods%' order by e.code`,
);

/** A shop that sells one good of its own at 15.00, which costs 10.00. */
async function shopSelling(code: string) {
  const shop = await app.makeShop(`Shop ${code}`);
  const goods = await app.makeGoods([{ code, cost: '10.00', stock: 5 }]);
  await app.list(shop, goods, '15.00');
  const token = await app.merchant(shop);
  const supply = async (cost: string, stock: number) => {
    await app.makeGoods([{ code, cost, stock }]);
    await app.composed.runner.runDue();
  };
  /** A higher cost counts after the days of its notice. */
  const rise = async (cost: string) => {
    await supply(cost, 5);
    expect((await look())[0]).toBe('listed');
    await app.advance(limits.costNoticeDays + 0.01);
  };
  const look = async () => {
    const { list, limit } = await app.ask(listShowcase, {}, { token: await app.merchant(shop) });
    const [item] = list;
    return [item?.status, item?.delist_reason, item?.sale_price, limit.listed];
  };
  const notices = async () => {
    const rows = await app.composed.env.db.direct.rows(told, [shop.handle]);
    return rows.map(({ code: of }) => of);
  };
  return { token, goods, supply, rise, look, notices };
}

test('goods that a supplier has none of go off sale, and come back when there are some', async () => {
  const { supply, look, notices } = await shopSelling('OUT');
  await supply('10.00', 0);
  expect(await look()).toEqual(['delisted', 'out_of_stock', '15.00', 0]);
  await supply('10.00', 3);
  expect(await look()).toEqual(['listed', null, '15.00', 1]);
  expect(await notices()).toEqual(['goods_back_on_sale', 'goods_out_of_stock']);
});

test('a cost that rises above the price takes goods off sale, and one that falls puts them back', async () => {
  const { supply, rise, look, notices } = await shopSelling('RISE');
  await rise('14.26');
  expect(await look()).toEqual(['delisted', 'below_break_even', '15.00', 0]);
  await supply('14.25', 5);
  expect(await look()).toEqual(['listed', null, '15.00', 1]);
  expect(await notices()).toEqual(['goods_back_on_sale', 'goods_below_break_even']);
});

test('with a rule that follows, the price rises with the cost instead', async () => {
  const { token, rise, look, notices } = await shopSelling('FOLLOW');
  const bands = [{ cost_from: '0.00', percent_bps: 5_000, amount: '0.00' }];
  const rule = { bands, ending: '99', on_cost_rise: 'follow' } as const;
  await app.ask(setPriceRule, { rule, version: 0 }, { token });
  await rise('12.00');
  expect(await look()).toEqual(['listed', null, '15.00', 1]);
  await rise('20.00');
  expect(await look()).toEqual(['listed', null, '30.99', 1]);
  expect(await notices()).toEqual(['goods_repriced']);
});

test('what the merchant took off sale stays off', async () => {
  const { token, goods, supply, look, notices } = await shopSelling('MINE');
  const ids = goods.map(({ id }) => id);
  await app.ask(removeFromShowcase, { ids, mode: 'delist' }, { token });
  await supply('10.00', 0);
  await supply('10.00', 9);
  expect(await look()).toEqual(['delisted', null, '15.00', 0]);
  expect(await notices()).toEqual([]);
});
