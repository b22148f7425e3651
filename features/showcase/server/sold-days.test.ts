// Orders by product of thirty days, with saved days, are those of a plain look at every order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Kept Days');
});
afterAll(() => app.close());

const plain = statement<{ code: string; orders: number }>(
  'test-sold-plain',
  `select l.code, count(distinct l.order_id)::int as orders
  from shop_order o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
  where o.shop_id = $1 and o.paid_at >= $2 group by l.code`,
);
const savedDays = statement<{ n: number }>(
  'test-sold-saved',
  'select count(distinct day)::int as n from goods_sold_day where shop_id = $1',
);

/** The same numbers for the same seed, so that a failure comes again. */
function makeDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test.each([7, 19, 83])('a random history, seed %i', async (seed) => {
  const dice = makeDice(seed);
  const codes = [0, 1, 2].map((n) => `KEPT-${seed}-${n}`);
  const goods = await app.makeGoods(codes.map((code) => ({ code, cost: '5.00', stock: 200 })));
  await app.list(shop, goods, '10.00');
  const { direct } = app.composed.env.db;
  for (let step = 0; step < 45; step += 1) {
    app.clock.set(new Date(app.clock.now().getTime() + dice(40) * 3_600_000 + dice(3_600_000)));
    const lines = goods.filter(() => dice(2) === 0).map(({ id }) => ({ id, qty: 1 + dice(3) }));
    if (lines.length > 0) await app.buy(shop, lines);
    if (dice(3) > 0 && step < 44) continue;
    const sort = dice(2) === 0 ? 'orders' : 'new';
    const { list } = await app.ask(listShowcase, { sort }, { token: await app.merchant(shop) });
    const since = new Date(app.clock.now().getTime() - 30 * 86_400_000);
    const rows = await direct.rows(plain, [shopIdOf(shop.shopId) ?? 0n, since]);
    const said = list.filter(({ orders_30d: n }) => n > 0).map((one) => [one.code, one.orders_30d] as const);
    expect(new Map(said)).toEqual(new Map(rows.map(({ code, orders }) => [code, orders])));
  }
  const saved = await direct.rows(savedDays, [shopIdOf(shop.shopId) ?? 0n]);
  expect(saved[0]?.n).toBeGreaterThan(10);
  expect(saved[0]?.n).toBeLessThanOrEqual(31);
});
