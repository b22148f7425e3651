// Stock is reserved before anybody pays: what is sold is there, and what is paid is sold or given back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import type { Composed } from '#apps/server/compose.ts';
import { cancelOrder, checkout, quoteCart } from '#features/checkout/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { testPay, testPayment } from '#features/checkout/test-pay.contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { count, inParts, say, sql } from './rigs/rig.ts';
import { idOfShop, openTrade, secondProcess, type Opened, type Trade } from './rigs/trade.ts';

let trade: Trade;
let second: Composed;
let shop: TestShop;
beforeAll(async () => {
  trade = await openTrade();
  second = secondProcess(trade);
  shop = await trade.makeShop('Five Pieces');
});
afterAll(async () => {
  await second.close();
  await trade.close();
});

const direct = () => trade.composed.env.db.direct;
let made = 0;

/** Goods of a test's own, on sale for 9.00. */
async function goodsOf(stock: number): Promise<TestGoods> {
  made += 1;
  const [goods] = await trade.stock([{ code: `F-${made}`, cost: '4.00', stock, supplier: 'SUP-1' }]);
  if (goods === undefined) throw new Error('there are no goods');
  await trade.list(shop, [goods], '9.00');
  return goods;
}

const counters = sql<{ on_hand: bigint; reserved: bigint }>(
  `select on_hand, (select coalesce(sum(a.reserved), 0)::bigint from stock_allotment a
     where a.goods_id = s.goods_id) as reserved from stock s where goods_id = $1`,
);
const stockOf = ({ id }: TestGoods) => direct().row(counters, [id]);

/** What became of everything that was bought of these goods, on both sides of the wire. */
async function outcomeOf({ id }: TestGoods) {
  const told = sql<{ orders: number; pieces: number; captures: number; evidence: number; refunds: number }>(
    `with bought as (select c.shop_id, c.id from checkout c join quote q on q.shop_id = c.shop_id and q.id = c.id
       where q.lines @> jsonb_build_array(jsonb_build_object('goods_id', $1::text)))
     select (select count(*)::int from shop_order o join bought b on b.id = o.id) as orders,
       (select coalesce(sum(l.qty), 0)::int from order_line l join bought b on b.id = l.order_id) as pieces,
       (select count(*)::int from testpay_payment p join bought b on p.id like '%.' || b.id) as captures,
       (select count(*)::int from payment_evidence e join bought b on b.id = e.checkout_id) as evidence,
       (select count(*)::int from refund r join bought b on b.id = r.payment_id) as refunds`,
  );
  return direct().row(told, [id]);
}

const quoteOf = (goods: TestGoods, qty = 1) =>
  trade.ask(quoteCart, { handle: shop.handle, lines: [{ goods_id: goods.id, qty }], country: 'GB' });

test('thirty buyers at once, at two processes, for five pieces: five orders, five captures', async () => {
  const goods = await goodsOf(5);
  const quotes = await inParts(Array.from({ length: 30 }), 10, () => quoteOf(goods));
  const said = await Promise.all(
    quotes.map(async ({ quote_id }, index) => {
      const at = index % 2 === 0 ? trade.composed : second;
      const opened = await say(at, 'checkout', { input: { quote_id, buyer: testBuyer, terms: true } });
      if (opened.code !== 200) return opened.code;
      const { payment } = z.parse(checkout.output, opened.data);
      const paid = await say(at, 'testPay', { input: { payment_id: payment.id } });
      return paid.code;
    }),
  );
  expect([said.filter((code) => code === 200).length, said.filter((code) => code === 457).length]).toEqual([
    5, 25,
  ]);
  expect(await outcomeOf(goods)).toEqual({ orders: 5, pieces: 5, captures: 5, evidence: 5, refunds: 0 });
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 5n });
  // Who comes now is told before a cart is priced.
  expect((await say(trade.composed, 'quoteCart', { input: cartOf(goods, [1]) })).code).toBe(457);
});

const cartOf = ({ id }: TestGoods, quantities: readonly number[]) => ({
  handle: shop.handle,
  lines: quantities.map((qty) => ({ goods_id: id, qty })),
});

test('lines of the same goods count together', async () => {
  const goods = await goodsOf(5);
  expect((await say(trade.composed, 'quoteCart', { input: cartOf(goods, [3, 3]) })).code).toBe(457);
  const quote = await trade.ask(quoteCart, cartOf(goods, [2, 2]));
  expect(quote.lines).toMatchObject([{ qty: 4, amount: '36.00' }]);
  const opened = await trade.open(shop, [
    { id: goods.id, qty: 3 },
    { id: goods.id, qty: 1 },
  ]);
  await trade.pay(opened);
  expect(await outcomeOf(goods)).toMatchObject({ orders: 1, pieces: 4 });
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 4n });
});

async function paidOf({ paymentRef }: Opened) {
  const { state, refunded } = await trade.ask(testPayment, { payment_id: paymentRef });
  return { state, refunded };
}

test('who does not pay in time keeps nothing: the pieces are free, and late money goes back by itself', async () => {
  const goods = await goodsOf(5);
  const opened = await inParts(Array.from({ length: 5 }), 5, () =>
    trade.open(shop, [{ id: goods.id, qty: 1 }]),
  );
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 5n });
  await trade.advance((limits.reservationMinutes + 1) / 1_440);
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 0n });
  const whole = await trade.open(shop, [{ id: goods.id, qty: 5 }]);
  await trade.pay(whole);
  for (const late of opened) await trade.pay(late, 'twice');
  expect(await outcomeOf(goods)).toEqual({ orders: 1, pieces: 5, captures: 6, evidence: 6, refunds: 5 });
  await trade.composed.runner.runDue();
  for (const late of opened) {
    expect(await paidOf(late)).toEqual({ state: 'captured', refunded: '9.00' });
    expect((await trade.ask(paymentResult, { token: late.orderToken })).state).toBe('refunded');
  }
  expect(await paidOf(whole)).toEqual({ state: 'captured', refunded: '0.00' });
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 5n });
  expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);
});

test('a cancelled order gives its pieces back, and its buyer the money', async () => {
  const goods = await goodsOf(5);
  const bought = await trade.open(shop, [{ id: goods.id, qty: 5 }]);
  await trade.pay(bought);
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 5n });
  await trade.ask(cancelOrder, { token: bought.orderToken }, { onceKey: randomUUID() });
  await trade.composed.runner.runDue();
  expect(await stockOf(goods)).toEqual({ on_hand: 5n, reserved: 0n });
  expect(await paidOf(bought)).toEqual({ state: 'captured', refunded: '45.00' });
});

test('paying at the very moment when the time is over: an order or the money back, never both, never neither', async () => {
  const goods = await goodsOf(24);
  const opened = await inParts(Array.from({ length: 24 }), 8, () =>
    trade.open(shop, [{ id: goods.id, qty: 1 }]),
  );
  trade.clock.set(new Date(trade.clock.now().getTime() + limits.reservationMinutes * minuteMs));
  const paying = opened.map(({ paymentRef }, index) =>
    (index % 2 === 0 ? trade.composed : second).ask(testPay, { payment_id: paymentRef }),
  );
  await Promise.all([...paying, trade.composed.runner.runDue(), second.runner.runDue()]);
  await trade.composed.runner.runDue();
  const outcome = await outcomeOf(goods);
  expect(outcome).toMatchObject({ captures: 24, evidence: 24 });
  expect((outcome?.orders ?? 0) + (outcome?.refunds ?? 0)).toBe(24);
  expect(await stockOf(goods)).toEqual({ on_hand: 24n, reserved: BigInt(outcome?.orders ?? -1) });
  for (const { orderToken, ...rest } of opened) {
    const { state } = await trade.ask(paymentResult, { token: orderToken });
    const { refunded } = await paidOf({ orderToken, ...rest });
    expect([state, refunded]).toEqual(state === 'paid' ? ['paid', '0.00'] : ['refunded', '9.00']);
  }
  expect(await count(direct(), `timer where kind = 'checkout.expire'`)).toBe(0);
  expect(await checkBook(direct(), idOfShop(shop))).toEqual([]);
});

test('the counters of the warehouse cannot be brought below zero or above the shelf, by any role', async () => {
  const goods = await goodsOf(5);
  for (const change of [
    'reserved = 6',
    'reserved = -1',
    'on_hand = -1',
    'on_hand = 4, reserved = 5',
    'allotted = 6',
    'reserved = 1',
    'on_hand = 4, allotted = 5',
  ]) {
    const tried = trade.composed.env.db.transaction((tx) =>
      tx.rows(sql(`update stock set ${change} where goods_id = '${goods.id}'`), []),
    );
    await expect(tried).rejects.toMatchObject({ code: '23514' });
  }
});
