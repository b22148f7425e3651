// What a client says of price, quantity, quote, shop, money or country changes nothing that anybody pays.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { limits, minuteMs } from '#domain/limits.ts';
import { testBuyer, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { checkout, orderByLink, quoteCart } from '#features/checkout/contract.ts';
import { paymentResult } from '#features/checkout/pay.contract.ts';
import { importRates } from '#features/pricing/contract.ts';
import { fingerprint, say, sql } from './rigs/rig.ts';
import { openTrade, type Opened, type Trade } from './rigs/trade.ts';

let trade: Trade;
let shop: TestShop;
let other: TestShop;
let goods: TestGoods;
/** Listed by the other shop alone. */
let elsewhere: TestGoods;
beforeAll(async () => {
  trade = await openTrade();
  shop = await trade.makeShop('Honest Shop');
  other = await trade.makeShop('Other Shop');
  const made = await trade.stock([
    { code: 'T-1', cost: '4.00', stock: 100_000, supplier: 'SUP-1' },
    { code: 'T-2', cost: '4.00', stock: 100_000, supplier: 'SUP-1' },
  ]);
  const [first, second] = made;
  if (first === undefined || second === undefined) throw new Error('there are no goods');
  [goods, elsewhere] = [first, second];
  await trade.list(shop, [goods], '9.00');
  await trade.list(other, [goods, elsewhere], '3000.00');
  const at = trade.clock.now().toISOString();
  async function* rates() {
    yield Buffer.from(['from,to,rate,source,at', `USD,JPY,150.5,A bank,${at}`].join('\n'));
  }
  await trade.ask(importRates, {}, { token: await trade.operator(), stream: rates() });
});
afterAll(() => trade.close());

const direct = () => trade.composed.env.db.direct;
const line = (more: object = {}) => ({ goods_id: goods.id, qty: 1, ...more });
const cart = (more: object = {}) => ({ handle: shop.handle, lines: [line()], country: 'GB', ...more });
const ask = (name: string, input: unknown) => say(trade.composed, name, { input });
const quoteId = async (more: object = {}) => (await trade.ask(quoteCart, cart(more))).quote_id;
const order = (quote_id: string, more: object = {}) =>
  ask('checkout', { quote_id, buyer: testBuyer, terms: true, ...more });

/** Everything that stands in the database is as it was, but for what an answered call may leave. */
async function changesNothing(work: () => Promise<void>): Promise<void> {
  const before = await fingerprint(direct());
  await work();
  expect(await fingerprint(direct())).toEqual(before);
}

const noQuantities = [
  -1,
  0,
  1.5,
  1e9,
  100_001,
  '1',
  'two',
  '',
  null,
  true,
  [1],
  {},
  '1e3',
  Number.MAX_SAFE_INTEGER,
];

test.each(noQuantities)('%j pieces are refused, and nothing is written', async (qty) => {
  await changesNothing(async () => {
    const said = await ask('quoteCart', cart({ lines: [line({ qty })] }));
    expect([said.code, said.data['quote_id']]).toEqual([405, undefined]);
  });
});

test('more pieces in two lines than in the platform are as many as in one', async () => {
  await changesNothing(async () => {
    const said = await ask('quoteCart', cart({ lines: [line({ qty: 60_000 }), line({ qty: 60_000 })] }));
    expect([405, 457]).toContain(said.code);
  });
});

/** Names under which somebody may hope that a price is read. */
const prices = {
  price: '0.01',
  unit_price: '0.01',
  sale_price: '0.01',
  price_units: 1,
  amount: '0.01',
  total: '0.01',
  total_units: 1,
  goods_total: '0.01',
  shipping: '0.00',
  tax: '0.00',
  discount: '8.99',
  cost_units: 0,
  commission_bps: 0,
  usdt_units: 1,
  pay: { currency: 'JPY', total: '1', rate: '0.0001' },
  currency_rate: '0.0001',
};

test('no price that a client sends is read: not in a line, not beside it, not with the order', async () => {
  const honest = await trade.ask(quoteCart, cart());
  expect(honest.total).toBe('9.00');
  const sly = await ask('quoteCart', cart({ ...prices, lines: [line(prices)] }));
  expect([sly.code, sly.data['total'], sly.data['pay']]).toEqual([200, '9.00', null]);
  const opened = await order(String(sly.data['quote_id']), {
    ...prices,
    payment: prices,
    lines: [line(prices)],
  });
  expect([opened.code, opened.data['total']]).toEqual([200, '9.00']);
  const token = String(opened.data['order_token']);
  const { payment } = checkoutOf(opened.data);
  expect((await ask('testPay', { payment_id: payment, ...prices })).data['amount']).toBe('9.00');
  expect((await trade.ask(orderByLink, { token })).total).toBe('9.00');
});

function checkoutOf(data: unknown): { readonly payment: string; readonly token: string } {
  const { payment, order_token: token } = checkout.output.parse(data);
  return { payment: payment.id, token };
}

test('a reference of the provider says its own amount: no letter of it may be changed', async () => {
  const { payment } = checkoutOf((await order(await quoteId())).data);
  const parts = payment.split('.');
  const forged = parts.flatMap((part, place) => {
    const others =
      place === 3 ? ['1', '-1', '90000'] : place === 2 ? ['JPY', 'VND'] : [`${part}x`, other.handle, ''];
    return others.map((one) => parts.with(place, one).join('.'));
  });
  await changesNothing(async () => {
    for (const payment_id of forged)
      expect([payment_id, (await ask('testPay', { payment_id })).code]).toEqual([payment_id, 404]);
  });
});

test('a quote of another shop, of nobody, or with a bent id makes no order', async () => {
  const own = readRoutedId(await quoteId());
  const theirs = readRoutedId((await trade.ask(quoteCart, cart({ handle: other.handle }))).quote_id);
  if (own === undefined || theirs === undefined) throw new Error('a quote has no shop');
  const ids = [
    routedIdOf(own.shopId, theirs.id),
    routedIdOf(theirs.shopId, own.id),
    routedIdOf(own.shopId, randomUUID()),
    own.id,
    'nonsense',
    `${routedIdOf(own.shopId, own.id)}x`,
    "' or 1=1 --",
  ];
  await changesNothing(async () => {
    for (const id of ids) expect([id, (await order(id)).code]).toEqual([id, 404]);
    expect((await order('x'.repeat(200))).code).toBe(405);
  });
});

test('goods of another shop are not sold here', async () => {
  await changesNothing(async () => {
    const said = await ask('quoteCart', cart({ lines: [line(), { goods_id: elsewhere.id, qty: 1 }] }));
    expect(said.code).toBe(404);
    const none = await ask('quoteCart', cart({ handle: 'no-such-shop' }));
    expect(none.code).not.toBe(200);
  });
});

test('a currency that is not offered is refused, and one that is costs what its rate says', async () => {
  await changesNothing(async () => {
    for (const currency of ['VND', 'USDT', 'XXX', 'usd', '', 1, null])
      expect([currency, (await ask('quoteCart', cart({ currency }))).code]).toEqual([currency, 405]);
  });
  const inYen = await trade.ask(quoteCart, cart({ currency: 'JPY' }));
  expect(inYen.pay).toMatchObject({ currency: 'JPY', total: '1355' });
  // The order is for what was quoted, whatever it says beside.
  const opened = await order(inYen.quote_id, { currency: 'USD', pay: { currency: 'USD', total: '0.01' } });
  const { payment } = checkout.output.parse(opened.data);
  expect(payment.charge).toEqual({ amount: '1355', asset: 'JPY' });
});

test('the parcel goes to the country that was priced', async () => {
  const quoted = await quoteId({ country: 'US' });
  await changesNothing(async () => {
    for (const country of ['GB', 'us', '', 'XX', 'USA', 7])
      expect([country, (await order(quoted, { buyer: { ...testBuyer, country } })).code]).toEqual([
        country,
        405,
      ]);
  });
  expect((await order(quoted, { buyer: { ...testBuyer, country: 'US' } })).code).toBe(200);
});

test('a way to pay that is not offered for this quote is refused', async () => {
  const quoted = await quoteId();
  await changesNothing(async () => {
    for (const method of ['card', 'usdt_tron', 'usdt_ethereum', 'bank', 'cod', 'free', '', 0, null])
      expect([method, (await order(quoted, { method })).code]).toEqual([method, 405]);
    expect((await order(quoted, { terms: false })).code).toBe(405);
  });
  expect((await order(quoted, { method: 'test' })).code).toBe(200);
});

test('a quote is used once, and not after its time', async () => {
  const used = await quoteId();
  const late = await quoteId();
  expect((await order(used)).code).toBe(200);
  await changesNothing(async () => {
    expect(await order(used)).toMatchObject({ code: 203, data: { reason: 'quote_used' } });
  });
  trade.clock.set(new Date(trade.clock.now().getTime() + limits.quoteMinutes * minuteMs));
  await changesNothing(async () => {
    expect(await order(late)).toMatchObject({ code: 203, data: { reason: 'quote_expired' } });
  });
});

/** Every call of a buyer that a link opens. */
const byToken = [
  'orderByLink',
  'confirmReceipt',
  'extendReceipt',
  'cancelOrder',
  'paymentResult',
  'openPayment',
];

test("another buyer's token opens what is theirs alone, and none can be made from two", async () => {
  const buy = async (): Promise<Opened> => {
    const opened = await trade.open(shop, [{ id: goods.id, qty: 1 }]);
    await trade.pay(opened);
    return opened;
  };
  const [mine, theirs] = [await buy(), await buy()];
  expect((await trade.ask(orderByLink, { token: mine.orderToken })).number).not.toBe(
    (await trade.ask(orderByLink, { token: theirs.orderToken })).number,
  );
  const [left, right] = [mine.orderToken, theirs.orderToken];
  const half = Math.floor(left.length / 2);
  const made = [
    left.slice(0, half) + right.slice(half),
    right.slice(0, half) + left.slice(half),
    left.slice(0, -1),
    `${left}A`,
    left.split('').toReversed().join(''),
    mine.orderId,
    routedIdOf(readRoutedId(mine.paymentRef.split('.').slice(0, 2).join('.'))?.shopId ?? 0n, mine.orderId),
    ...Array.from({ length: 10 }, (_none, at) => flip(left, Math.floor((at * left.length) / 10))),
  ].filter((token) => token !== left && token !== right);
  await changesNothing(async () => {
    for (const token of made)
      for (const name of byToken)
        expect([name, token, (await ask(name, { token })).code]).toEqual([name, token, 404]);
  });
});

function flip(token: string, at: number): string {
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}

const stored = sql<{ n: number }>(
  `update quote set total_units = 1, goods_units = 1 where id = $1::uuid returning 1 as n`,
);

test('a price that was quoted cannot be changed afterwards, not even by the program itself', async () => {
  const quoted = await quoteId();
  const { id = '' } = readRoutedId(quoted) ?? {};
  const changed = trade.composed.env.db.transaction((tx) => tx.rows(stored, [id]));
  await expect(changed).rejects.toMatchObject({ code: '42501' });
  expect(
    (await trade.ask(paymentResult, { token: checkoutOf((await order(quoted)).data).token })).total,
  ).toBe('9.00');
});
