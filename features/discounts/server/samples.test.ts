// A sample from the merchant's phone to their own door: paid like any order, at what it costs, and once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { listDiscounts } from '#features/discounts/contract.ts';
import { makeSample, readSample } from '#features/discounts/samples.contract.ts';
import { writeComment } from '#features/comments/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { moveGoods } from '#features/goods/catalogue.contract.ts';
import { changePrices } from '#features/showcase/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openTestApp, testBuyer, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

let app: TestApp;
let goods: readonly TestGoods[];
beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00' });
  goods = await app.makeGoods(
    Array.from({ length: 12 }, (_none, at) => ({ code: `S-${at}`, cost: '10.00', stock: 1_000 })),
  );
});
afterAll(() => app.close());

const idAt = (place: number) => goods[place]?.id ?? '';
async function openShop() {
  const shop = await app.makeShop(`Samples ${randomUUID().slice(0, 8)}`);
  await app.list(shop, [...goods], '20.00');
  return { shop, token: await app.merchant(shop) };
}
const quoted = (shop: TestShop, goodsId: string, code: string | null) =>
  app.ask(quoteCart, {
    handle: shop.handle,
    lines: [{ goods_id: goodsId, qty: 1 }],
    country: 'GB',
    ...(code === null ? {} : { code }),
  });
async function buy(shop: TestShop, goodsId: string, code: string | null) {
  const { quote_id } = await quoted(shop, goodsId, code);
  const opened = await app.ask(
    checkout,
    { quote_id, buyer: testBuyer, terms: true },
    { onceKey: randomUUID() },
  );
  await app.ask(testPay, { payment_id: opened.payment.id });
  return app.ask(orderByLink, { token: opened.order_token });
}

test('a sample is bought at the checkout for cost and commission, and leaves the shop nothing', async () => {
  const { shop, token } = await openShop();
  const shown = await app.ask(readSample, { goods_id: idAt(0) }, { token });
  // 5 % of 10.52 is 0.52, rounded down.
  expect(shown).toMatchObject({
    cost: '10.00',
    commission: '0.52',
    price: '10.52',
    sale_price: '20.00',
    delivery_from: '3.00',
    open: 0,
    used_30d: 0,
    link: null,
    code: null,
  });
  const made = await app.ask(makeSample, { goods_id: idAt(0), price: shown.price }, { token });
  expect(made).toMatchObject({ open: 1, used_30d: 1 });
  expect(made.link).toContain(`/s/${shop.handle}/goods/${idAt(0)}?code=${made.code}`);
  const order = await buy(shop, idAt(0), made.code);
  expect(order).toMatchObject({ goods_total: '10.52', shipping: '3.00' });
  const { list } = await app.ask(listOrders, {}, { token });
  expect(list).toMatchObject([
    { goods_total: '10.52', supplier_cost: '13.00', commission: '0.52', profit: '0.00' },
  ]);
  // It worked once.
  const { code } = await quoted(shop, idAt(0), made.code);
  expect(code).toMatchObject({ applied: false });
  expect(await app.ask(readSample, { goods_id: idAt(0) }, { token })).toMatchObject({
    open: 0,
    used_30d: 1,
    code: null,
  });
});

test('it is for these goods alone, and is none of the shop’s own codes', async () => {
  const { shop, token } = await openShop();
  const { code } = await app.ask(makeSample, { goods_id: idAt(0), price: '10.52' }, { token });
  expect((await quoted(shop, idAt(1), code)).code).toMatchObject({ applied: false, reason: 'not_for_these' });
  expect(await app.ask(listDiscounts, {}, { token })).toMatchObject({ list: [], live: 0, total: 0 });
});

test('thirty at once for the same goods are one, and asked again it is the same', async () => {
  const { token } = await openShop();
  const ask = { goods_id: idAt(0), price: '10.52' };
  const made = await Promise.all(Array.from({ length: 30 }, () => app.ask(makeSample, ask, { token })));
  expect(new Set(made.map(({ code }) => code)).size).toBe(1);
  expect(await app.ask(makeSample, ask, { token })).toMatchObject({ open: 1, used_30d: 1 });
});

test('thirty at once for other goods are as many as may wait', async () => {
  const { token } = await openShop();
  const tries = Array.from({ length: 30 }, (_none, at) =>
    app.call(makeSample, { goods_id: idAt(at % 12), price: '10.52' }, { token }),
  );
  const answers = await Promise.all(tries);
  const refused = answers.filter(({ code }) => code !== 200);
  expect(refused.every(({ data }) => JSON.stringify(data).includes('samples_open'))).toBe(true);
  const { open } = await app.ask(readSample, { goods_id: idAt(0) }, { token });
  expect(open).toBe(limits.samplesOpenMax);
});

test('a month has ten that were ordered, and one that ended by itself gives its place back', async () => {
  const { shop, token } = await openShop();
  for (let at = 0; at < limits.samplesMonthMax; at += 1) {
    const { code } = await app.ask(makeSample, { goods_id: idAt(at), price: '10.52' }, { token });
    await buy(shop, idAt(at), code);
  }
  const next = { goods_id: idAt(11), price: '10.52' };
  expect(await app.call(makeSample, next, { token })).toMatchObject({
    data: { reason: 'samples_month', limit: limits.samplesMonthMax, used: limits.samplesMonthMax },
  });
  app.clock.set(addDays(app.clock.now(), 31));
  const { token: later } = { token: await app.merchant(shop) };
  expect(await app.call(makeSample, next, { token: later })).toMatchObject({ code: 200, data: { open: 1 } });
  app.clock.set(addDays(app.clock.now(), limits.sampleDays));
  expect(await app.ask(readSample, { goods_id: idAt(11) }, { token: later })).toMatchObject({
    open: 0,
    used_30d: 0,
  });
});

test('where the price changed, the sample of before ends and a new one costs the same', async () => {
  const { shop, token } = await openShop();
  const { code } = await app.ask(makeSample, { goods_id: idAt(0), price: '10.52' }, { token });
  await app.ask(changePrices, { items: [{ id: idAt(0), sale_price: '15.00' }] }, { token });
  expect(await app.ask(readSample, { goods_id: idAt(0) }, { token })).toMatchObject({
    code: null,
    price: '10.52',
  });
  const made = await app.ask(makeSample, { goods_id: idAt(0), price: '10.52' }, { token });
  expect(made.code).not.toBe(code);
  expect((await quoted(shop, idAt(0), code)).code).toMatchObject({ applied: false, reason: 'expired' });
  expect((await quoted(shop, idAt(0), made.code)).goods_total).toBe('10.52');
});

test('another price than was shown, goods at cost, and goods that are not on sale are refused', async () => {
  const { token } = await openShop();
  expect(await app.call(makeSample, { goods_id: idAt(0), price: '10.00' }, { token })).toMatchObject({
    code: 458,
    data: { reason: 'price_changed', price: '10.52' },
  });
  await app.ask(changePrices, { items: [{ id: idAt(1), sale_price: '10.52' }] }, { token });
  expect(await app.call(readSample, { goods_id: idAt(1) }, { token })).toMatchObject({
    data: { reason: 'at_cost' },
  });
  expect(await app.call(readSample, { goods_id: randomUUID() }, { token })).toMatchObject({ code: 404 });
});

const votes = statement<{ goods_id: string; counts: boolean }>(
  'test-sample-votes',
  'select goods_id, counts from order_comment where shop_id = $1',
);

test('a comment of a sample counts as no vote, one of an order at a price does', async () => {
  const { shop, token } = await openShop();
  const { code } = await app.ask(makeSample, { goods_id: idAt(0), price: '10.52' }, { token });
  const orders = [
    { goods_id: idAt(0), ...(await app.buy(shop, [{ id: idAt(0), qty: 1 }], code ?? '')) },
    { goods_id: idAt(1), ...(await app.buy(shop, [{ id: idAt(1), qty: 1 }])) },
  ];
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  for (const { goods_id, orderToken } of orders)
    await app.ask(
      writeComment,
      {
        token: orderToken,
        goods_id,
        rating: 5,
        content: 'It came early.',
        signature: { kind: 'typed', value: testBuyer.name },
      },
      { onceKey: randomUUID() },
    );
  const rows = await app.composed.env.db.direct.rows(votes, [shopIdOf(shop.shopId) ?? 0n]);
  expect(new Map(rows.map(({ goods_id, counts }) => [goods_id, counts]))).toEqual(
    new Map([
      [idAt(0), false],
      [idAt(1), true],
    ]),
  );
});

test('of goods that are suspended and still in the showcase there is no sample', async () => {
  const { token } = await openShop();
  const reason = 'The supplier recalls it.';
  await app.ask(moveGoods, { ids: [idAt(2)], to: 'suspended', reason }, { token: await app.operator() });
  expect(await app.call(makeSample, { goods_id: idAt(2), price: '10.52' }, { token })).toMatchObject({
    code: 404,
  });
});
