// What a merchant gives back: out of the shop's own part, in every state of the order, and never more than that.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openReturns, type Rig } from '#testing/after.ts';
import { password, scan, type Bought } from '#testing/test-app.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { addDiscount } from '#features/discounts/contract.ts';
import { listOrders, payOrders } from '#features/orders/contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { previewRefund, refundOrder } from '#features/refunds/contract.ts';

const pin = '493817';
let rig: Rig;
let token: () => Promise<string>;
beforeAll(async () => {
  rig = await openReturns();
  token = () => rig.app.merchant(rig.shop);
  await rig.app.ask(updatePayPassword, { password, new: pin, confirm: pin }, { token: await token() });
});
afterAll(() => rig.app.close());

type Asked = {
  scope: 'whole' | 'amount' | 'lines' | 'shipping';
  amount?: string;
  lines?: { id: string; qty: number }[];
};

const preview = async ({ orderId }: Bought, asked: Asked) =>
  rig.app.call(previewRefund, { order_id: orderId, ...asked }, { token: await token() });

const refund = async (
  { orderId }: Bought,
  asked: Asked & { amount: string },
  more: object = {},
  onceKey = randomUUID(),
) =>
  rig.app.call(
    refundOrder,
    {
      order_id: orderId,
      reason: 'goodwill',
      note: 'Sorry for the wait.',
      pay_password: pin,
      ...asked,
      ...more,
    },
    { token: await token(), onceKey },
  );

const money = async ({ orderId }: Bought) =>
  rig.app.ask(orderMoney, { order_id: orderId }, { token: await token() });
const partOf = async (bought: Bought, place: string) =>
  (await money(bought)).parts.find((part) => part.place === place)?.amount;
const cleanBook = async () => checkBook(rig.app.composed.env.db.direct, shopIdOf(rig.shop.shopId) ?? 0n);

// Goods 20.00, delivery 3.00, tax 1.60; supplier 14.00, commission 1.00: 8.00 are the shop's.
test('before acceptance: a part, the delivery, then all that is left; the supplier keeps its cost', async () => {
  const bought = await rig.delivered();
  const first = await preview(bought, { scope: 'amount', amount: '2.16' });
  expect(first).toMatchObject({
    code: 200,
    data: {
      place: 'escrow',
      yours: '8.00',
      most: { shipping: '3.00' },
      refund: {
        within: true,
        buyer_gets: '2.16',
        tax: '0.16',
        commission: '0.10',
        you_pay: '1.90',
        left: '6.10',
      },
    },
  });
  expect(await refund(bought, { scope: 'amount', amount: '2.16' })).toMatchObject({
    code: 200,
    data: { buyer_gets: '2.16', you_paid: '1.90', left: '6.10' },
  });
  expect(await refund(bought, { scope: 'shipping', amount: '3.00' })).toMatchObject({
    code: 200,
    data: { you_paid: '3.00', left: '3.10' },
  });
  const whole = await preview(bought, { scope: 'whole' });
  const { buyer_gets: amount } = z.parse(previewRefund.output, whole.data).refund;
  expect(await refund(bought, { scope: 'whole', amount })).toMatchObject({
    code: 200,
    data: { left: '0.00' },
  });
  await rig.due();
  expect(await partOf(bought, 'supplier')).toBe('14.00');
  expect(await rig.app.order(bought)).toMatchObject({ status: 'delivered' });
  expect(await refund(bought, { scope: 'amount', amount: '0.01' })).toMatchObject({
    code: 203,
    data: { reason: 'nothing_left' },
  });
  // Time brings it to its end: nothing is left for the shop, and nobody owes anything.
  await rig.app.advance(60);
  expect(await partOf(bought, 'shop')).toBe('0.00');
  expect(await partOf(bought, 'order')).toBe('0.00');
  expect(await partOf(bought, 'supplier')).toBe('14.00');
  expect(await cleanBook()).toEqual([]);
});

test('after acceptance out of what is pending, after the release out of what is free, and never out of another order', async () => {
  const bought = await rig.delivered();
  const other = await rig.delivered();
  await rig.app.advance(10);
  const accepted = await preview(bought, { scope: 'amount', amount: '5.40' });
  const { status } = await rig.app.order(bought);
  expect([status, accepted]).toMatchObject([
    expect.stringMatching(/accepted|pending_settlement|pending_acceptance/),
    { code: 200, data: { yours: '8.00' } },
  ]);
  expect(await refund(bought, { scope: 'amount', amount: '5.40' })).toMatchObject({ code: 200 });
  await rig.app.advance(60);
  const free = await preview(bought, { scope: 'amount', amount: '1.00' });
  expect(free).toMatchObject({ code: 200, data: { place: 'available', yours: '3.25' } });
  expect(await refund(bought, { scope: 'amount', amount: '10.00' })).toMatchObject({
    code: 424,
    data: { reason: 'own_part', currency: 'USD' },
  });
  expect(await refund(bought, { scope: 'amount', amount: '1.00' })).toMatchObject({ code: 200 });
  expect(await partOf(other, 'shop')).toBe('8.00');
  await rig.due();
  expect((await money(bought)).refunds.map(({ state, reason }) => [state, reason])).toEqual([
    ['paid', 'by_shop'],
    ['paid', 'by_shop'],
  ]);
  expect(await cleanBook()).toEqual([]);
});

test('pieces: what was paid for them is the limit, and a return later gives back only the rest', async () => {
  const bought = await rig.delivered(3);
  const lines = [{ id: '1', qty: 1 }];
  expect(await preview(bought, { scope: 'lines', lines })).toMatchObject({
    code: 200,
    data: { lines: [{ id: '1', kept: 3, each: '21.60' }] },
  });
  expect(await preview(bought, { scope: 'lines', lines: [{ id: '1', qty: 4 }] })).toMatchObject({
    code: 405,
    data: { field: 'lines', reason: 'more_than_kept', left: 3 },
  });
  expect(await preview(bought, { scope: 'lines', lines, amount: '21.61' })).toMatchObject({
    code: 405,
    data: { field: 'amount', reason: 'more_than_paid' },
  });
  expect(await refund(bought, { scope: 'lines', lines, amount: '6.00' })).toMatchObject({ code: 200 });
  const caseId = await rig.open(bought, 'damaged', 3);
  expect(await refund(bought, { scope: 'amount', amount: '1.00' })).toMatchObject({
    code: 203,
    data: { reason: 'case_open', case_id: caseId },
  });
  await rig.approve(caseId);
  await rig.inspect(caseId);
  await rig.due();
  const { refunded, total, status } = await rig.app.order(bought);
  expect([refunded, status]).toEqual([total, 'cancelled']);
  expect(await partOf(bought, 'order')).toBe('0.00');
  expect(await cleanBook()).toEqual([]);
});

test('the same key moves nothing twice, another body under it is refused, and what changed meanwhile too', async () => {
  const bought = await rig.delivered();
  const key = randomUUID();
  const first = await refund(bought, { scope: 'amount', amount: '1.08' }, {}, key);
  expect(await refund(bought, { scope: 'amount', amount: '1.08' }, {}, key)).toEqual(first);
  expect(await refund(bought, { scope: 'amount', amount: '2.00' }, {}, key)).toMatchObject({ code: 455 });
  expect((await rig.app.order(bought)).refunded).toBe('1.08');
  expect(await refund(bought, { scope: 'whole', amount: '8.63' })).toMatchObject({ code: 456 });
  expect(await refund(bought, { scope: 'amount', amount: '1.00' }, { version: 1 })).toMatchObject({
    code: 456,
  });
});

test.each([
  [{ amount: '0.00' }, 405, 'amount'],
  [{ amount: '1.005' }, 405, 'amount'],
  [{ amount: '21.61' }, 405, 'more_than_paid'],
  [{ scope: 'shipping', amount: '3.01' }, 405, 'more_than_paid'],
  [{ scope: 'lines', amount: '1.00' }, 403, 'missing'],
  [{ amount: '1.00', pay_password: '111111' }, 446, 'wrong'],
  [{ amount: '1.00', pay_password: undefined }, 403, 'missing'],
] as const)('%j is refused with %i', async (over, code, reason) => {
  const bought = await rig.delivered();
  const { amount, ...more } = { scope: 'amount' as const, ...over };
  expect(await refund(bought, { scope: 'amount', amount }, more)).toMatchObject({ code, data: { reason } });
  expect((await rig.app.order(bought)).refunded).toBe('0.00');
});

test('before it is shipped nothing is given back by parts; the order is cancelled whole, and costs nothing', async () => {
  const bought = await rig.app.buy(rig.shop, [{ id: rig.goods[0]?.id ?? '', qty: 1 }]);
  const decline = async () =>
    rig.app.ask(
      payOrders,
      { order_ids: [bought.orderId], decline: { reason: 'The colour is wrong.' } },
      { token: await token(), onceKey: randomUUID() },
    );
  await rig.app.ask(
    payOrders,
    { order_ids: [bought.orderId] },
    { token: await token(), onceKey: randomUUID() },
  );
  expect(await preview(bought, { scope: 'whole' })).toMatchObject({
    code: 203,
    data: { reason: 'not_in_table' },
  });
  expect((await decline()).results).toMatchObject([{ ok: true, status: 'cancelled', from_wallet: '0.00' }]);
  await rig.due();
  expect(await rig.app.order(bought)).toMatchObject({ status: 'cancelled', refunded: '24.60' });
  expect((await decline()).results).toMatchObject([{ ok: false, reason: 'not_pending' }]);
  const sent = await rig.delivered();
  const cans = await rig.app.ask(listOrders, { id: sent.orderId }, { token: await token() });
  expect(cans.list[0]?.can.filter(({ action }) => action === 'cancel' || action === 'refund')).toMatchObject([
    { action: 'cancel', allowed: false },
    { action: 'refund', allowed: true },
  ]);
  expect(await cleanBook()).toEqual([]);
});

test('the parcel comes back to its sender after a part was given: the rest goes back, and the order is empty', async () => {
  const bought = await rig.app.buy(rig.shop, [{ id: rig.goods[0]?.id ?? '', qty: 2 }]);
  await rig.app.advance(0.1);
  const numbers = await rig.app.ship('accepted');
  expect(await refund(bought, { scope: 'amount', amount: '3.24' })).toMatchObject({ code: 200 });
  expect(await refund(bought, { scope: 'shipping', amount: '1.00' })).toMatchObject({ code: 200 });
  await scan(rig.app.composed, numbers, { code: 'returned_to_sender', at: rig.app.clock.now() });
  await rig.due();
  expect(await partOf(bought, 'order')).toBe('0.00');
  expect(await partOf(bought, 'shop')).toBe('0.00');
  expect(await rig.app.order(bought)).toMatchObject({
    status: 'cancelled',
    refunded: '43.20',
    total: '46.20',
  });
  expect(await cleanBook()).toEqual([]);
});

test('pieces of a discounted line are worth what was paid for them, to the last cent', async () => {
  const terms = { code: 'LESS333', kind: 'percent' as const, percent_bps: 333 };
  await rig.app.ask(addDiscount, terms, { token: await token() });
  const bought = await rig.app.buy(rig.shop, [{ id: rig.goods[0]?.id ?? '', qty: 2 }], 'LESS333');
  await rig.app.advance(0.1);
  await rig.app.ship('accepted', 'delivered');
  // 40.00 less 1.33: a piece is worth 19.34 and its tax, and no more than that is refunded for it.
  const lines = [{ id: '1', qty: 1 }];
  const seen = await preview(bought, { scope: 'lines', lines });
  expect(seen).toMatchObject({ code: 200, data: { lines: [{ each: '20.88' }] } });
  const over = await preview(bought, { scope: 'lines', lines, amount: '20.89' });
  expect(over).toMatchObject({ code: 405, data: { field: 'amount', reason: 'more_than_paid' } });
  expect(await cleanBook()).toEqual([]);
});

test('another shop’s order is not found', async () => {
  const bought = await rig.delivered();
  const stranger = await rig.app.makeShop('Stranger');
  const answer = await rig.app.call(
    previewRefund,
    { order_id: bought.orderId, scope: 'whole' },
    { token: await rig.app.merchant(stranger) },
  );
  expect(answer.code).toBe(404);
});
