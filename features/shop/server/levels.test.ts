// Levels are earned, cost nothing, and are raised one by one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openTestApp,
  testBuyer,
  type Bought,
  type TestGoods,
  type TestShop,
  type TestApp,
} from '#testing/test-app.ts';
import { writeComment } from '#features/comments/contract.ts';
import { requestReturn } from '#features/returns/contract.ts';
import { raiseLevel, shopType, storeInfo } from '#features/shop/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
const bought: Bought[] = [];
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T09:00:00.000Z') });
  shop = await app.makeShop('Climbing Shop');
  const rows = Array.from({ length: 10 }, (_one, index) => ({
    code: `LV-${index}`,
    cost: '4.00',
    stock: 50,
  }));
  goods = await app.makeGoods(rows);
});
afterAll(() => app.close());

const as = async () => ({ token: await app.merchant(shop) });
const criteria = async (code: string) =>
  (await app.ask(shopType, { code }, await as())).list[0]?.criteria ?? [];
const raise = async (code: string) => app.call(raiseLevel, { code }, await as());

async function sell(count: number) {
  for (let index = 0; index < count; index += 1) {
    bought.push(await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]));
  }
}

test('what is not there yet counts as not yet, and is named when the level is asked for', async () => {
  expect(await criteria('merchant')).toEqual([
    { key: 'live_goods', rule: 'at_least', need: '10', have: '0', ok: false },
    { key: 'delivered_orders', rule: 'at_least', need: '10', have: '0', ok: false },
    { key: 'rating', rule: 'at_least', need: '2.5', have: null, ok: false },
    { key: 'cases', rule: 'below', need: '5', have: '0', ok: true },
  ]);
  const answer = await raise('merchant');
  expect(answer).toMatchObject({ code: 203, data: { reason: 'criteria' } });
  expect(answer.data).toMatchObject({
    missing: [{ key: 'live_goods' }, { key: 'delivered_orders' }, { key: 'rating' }],
  });
});

test('a level promises what there is, seats for members among it', async () => {
  const { list } = await app.ask(shopType, {}, await as());
  const promised = [
    'auto_withdraw',
    'commission_bps',
    'delete_daily',
    'goods_limit',
    'rows_max',
    'settle_days',
    'staff_seats',
  ];
  const said = ['changes', 'code', 'criteria', 'currency', 'current', 'name', 'next'];
  expect(list).toHaveLength(4);
  for (const level of list) expect(Object.keys(level).toSorted()).toEqual([...promised, ...said].toSorted());
});

test('levels are not skipped, and what is no level is not found', async () => {
  expect(await raise('partner')).toMatchObject({
    code: 203,
    data: { reason: 'not_next', level: 'standard' },
  });
  expect(await raise('standard')).toMatchObject({ code: 203, data: { reason: 'already' } });
  expect(await raise('gold')).toMatchObject({ code: 404 });
});

test('of thirty who ask at once with what the level needs one raises it by one step, and it costs nothing', async () => {
  keeps('1 upgrade the level', '7 POST /v1/shop/upgrade');
  await app.list(shop, goods, '9.00');
  await sell(10);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  const [first] = bought;
  const signature = { kind: 'typed', value: 'Anna Berger' } as const;
  await app.ask(
    writeComment,
    { token: first?.orderToken ?? '', goods_id: goods[0]?.id ?? '', rating: 4, content: 'Fine.', signature },
    { onceKey: randomUUID() },
  );
  expect((await criteria('merchant')).every(({ ok }) => ok)).toBe(true);
  expect(await criteria('merchant')).toContainEqual(
    expect.objectContaining({ key: 'delivered_orders', have: '10', ok: true }),
  );
  const { token } = await as();
  const before = await app.ask(wallet, {}, { token });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(raiseLevel, { code: 'merchant' }, { token })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  for (const { code, data } of answers.filter((answer) => answer.code !== 200)) {
    expect([code, data]).toMatchObject([203, { reason: 'already' }]);
  }
  expect(await app.ask(storeInfo, {}, { token })).toMatchObject({
    level: { code: 'merchant' },
    goods_limit: 500,
  });
  expect((await app.ask(wallet, {}, { token })).balance).toBe(before.balance);
  expect((await app.ask(listShowcase, {}, { token })).limit).toMatchObject({
    goods_limit: 500,
    rows_max: 1_000,
    delete_daily: 50,
  });
  const list = await app.ask(shopType, {}, { token });
  expect(list.list.filter(({ next }) => next).map(({ code }) => code)).toEqual(['partner']);
});

test('a buyer who comes ten times is one buyer, and parcels that left late are a share', async () => {
  expect(await criteria('partner')).toContainEqual(expect.objectContaining({ key: 'buyers', have: '1' }));
  expect(await criteria('partner')).toContainEqual(
    expect.objectContaining({ key: 'late_bps', have: '0', ok: true }),
  );
  await sell(10);
  await app.advance(5);
  expect(await criteria('partner')).toContainEqual({
    key: 'late_bps',
    rule: 'below',
    need: '800',
    have: '5000',
    ok: false,
  });
});

test('the same ask under one key is one step', async () => {
  const { token } = await as();
  const onceKey = randomUUID();
  const first = await app.textOf(raiseLevel, { code: 'partner' }, { token, onceKey });
  expect(await app.textOf(raiseLevel, { code: 'partner' }, { token, onceKey })).toBe(first);
});

test('what was given back, and what a shop’s own people buy, counts for no level and no star', async () => {
  const mirror = await app.makeShop('Mirror Shop');
  const token = await app.merchant(mirror);
  await app.list(mirror, goods.slice(0, 1), '9.00');
  const haveOf = async () => {
    const { list } = await app.ask(shopType, { code: 'merchant' }, { token: await app.merchant(mirror) });
    return list[0]?.criteria.find(({ key }) => key === 'delivered_orders')?.have;
  };
  const orders: Bought[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    orders.push(await app.buy(mirror, [{ id: goods[0]?.id ?? '', qty: 1 }]));
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  expect(await haveOf()).toBe('3');
  const back = { token: orders[0]?.orderToken ?? '', reason: 'change_of_mind' as const };
  await app.ask(requestReturn, { ...back, lines: [{ id: '1', qty: 1 }] }, { onceKey: randomUUID() });
  expect(await haveOf()).toBe('2');
  const signature = { kind: 'typed', value: 'Anna Berger' } as const;
  const praise = (of: number) => {
    const said = { goods_id: goods[0]?.id ?? '', rating: 5, content: 'Best shop ever.', signature };
    return app.ask(writeComment, { token: orders[of]?.orderToken ?? '', ...said }, { onceKey: randomUUID() });
  };
  await praise(0);
  expect(await app.ask(storeInfo, {}, { token })).toMatchObject({ reviews: 0, star_rating: null });
  // The buyer turns out to be the seller.
  const legal = { email: testBuyer.email.replace('@', '+shop@').toUpperCase() };
  await app.ask(storeInfo, { patch: { legal } }, { token });
  expect(await haveOf()).toBe('0');
  await praise(1);
  expect(await app.ask(storeInfo, {}, { token })).toMatchObject({ reviews: 0 });
  await app.ask(storeInfo, { patch: { legal: { email: 'owner@mirror.example' } } }, { token });
  await praise(2);
  expect(await app.ask(storeInfo, {}, { token })).toMatchObject({ reviews: 1, star_rating: 5 });
});
