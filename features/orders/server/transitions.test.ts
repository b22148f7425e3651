// Each row of the order table with its timer and its money (docs/product.md 2.2), by the front doors.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { openTestApp, scan, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { cancelOrder, confirmReceipt } from '#features/checkout/contract.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { listOrders, payOrders } from '#features/orders/contract.ts';
import { cannotSupply, listParcels } from '#features/shipping/contract.ts';
import { answerCase, listCases, requestReturn, withdrawReturn } from '#features/returns/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
let goods: { id: string }[];

beforeAll(async () => {
  app = await openTestApp({ shipFee: '3.00' });
  shop = await app.makeShop('Every Row');
  goods = await app.makeGoods([{ code: 'ROW-1', cost: '10.00', stock: 1000 }]);
  await app.list(shop, [{ id: goods[0]?.id ?? '', code: 'ROW-1' }], '20.00');
});
afterAll(() => app.close());

const once = () => ({ onceKey: randomUUID() });
const buy = () => app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
const book = () => balancesOf(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n);
/** The last step of an order, as its merchant reads it. */
async function lastStep({ orderId }: Bought) {
  const { list } = await app.ask(listOrders, { id: orderId }, { token: await app.merchant(shop) });
  return list[0]?.events.at(-1);
}
const creditOf = async () => (await app.ask(storeInfo, {}, { token: await app.merchant(shop) })).credit;
const statusOf = async (bought: Bought) => (await app.order(bought)).status;

async function shipped(): Promise<{ bought: Bought; numbers: string[] }> {
  const bought = await buy();
  await app.advance(0.1);
  return { bought, numbers: await app.ship('accepted') };
}

async function delivered(): Promise<Bought> {
  const { bought, numbers } = await shipped();
  await scan(app.composed, numbers, { code: 'delivered', at: app.clock.now() });
  return bought;
}

async function refundedWhole(bought: Bought, kind: string, amount = '43.00'): Promise<void> {
  await app.composed.runner.runDue();
  const order = await app.order(bought);
  expect(order).toMatchObject({ status: 'cancelled', refunded: amount });
  expect(order.refunds).toMatchObject([{ amount, state: 'paid' }]);
  const { list } = await app.ask(listOrders, { id: bought.orderId }, { token: await app.merchant(shop) });
  expect(list[0]?.cancel_kind).toBe(kind);
}

test('O4: a buyer cancels within the hour and gets everything back', async () => {
  const before = await book();
  const bought = await buy();
  await app.ask(cancelOrder, { token: bought.orderToken }, once());
  await refundedWhole(bought, 'buyer');
  expect(await book()).toEqual({ ...before, psp: before.psp });
});

test('a list of orders that begins after it ends is refused, and not empty', async () => {
  const ask = { from: '2026-03-05', to: '2026-03-01' };
  const said = await app.call(listOrders, ask, { token: await app.merchant(shop) });
  expect(said).toMatchObject({ code: 405, data: { field: 'to', reason: 'order' } });
});

test("O5 and O6: the merchant confirms from the buyer's money, or declines with a reason", async () => {
  keeps('1 settle orders', '7 POST /v1/order/pay');
  const [kept, declined] = [await buy(), await buy()];
  const token = await app.merchant(shop);
  const confirmed = await app.ask(payOrders, { order_ids: [kept.orderId] }, { token, ...once() });
  expect(confirmed.results).toMatchObject([{ ok: true, from_buyer: '23.00', from_wallet: '0.00' }]);
  const ask = { order_ids: [declined.orderId], decline: { reason: 'Not today' } };
  const credit = await creditOf();
  await app.ask(payOrders, ask, { token, ...once() });
  expect(await statusOf(kept)).toBe('to_be_delivered');
  await refundedWhole(declined, 'merchant');
  expect(await creditOf()).toBeLessThan(credit);
});

test('O6: a shop that does not confirm by itself refunds after 24 hours', async () => {
  const patch = { patch: { auto_confirm: false } };
  await app.ask(storeInfo, patch, { token: await app.merchant(shop) });
  // Settings are read at most two seconds late.
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const bought = await buy();
  const credit = await creditOf();
  await app.advance(0.9);
  expect(await statusOf(bought)).toBe('pending_payment');
  await app.advance(0.2);
  // Nobody said no: it has expired, says so by a code that has words in every language, and costs no credit.
  await refundedWhole(bought, 'expired');
  expect(await lastStep(bought)).toMatchObject({ move: 'decline', actor: 'timer', reason: 'not_confirmed' });
  expect(await creditOf()).toBe(credit);
  await app.ask(storeInfo, { patch: { auto_confirm: true } }, { token: await app.merchant(shop) });
  await new Promise((resolve) => setTimeout(resolve, 2_100));
});

test('O8: a wish to cancel is granted by the supplier, or by a day of silence', async () => {
  const [asked, silent] = [await buy(), await buy()];
  await app.advance(0.1);
  for (const { orderToken } of [asked, silent]) await app.ask(cancelOrder, { token: orderToken }, once());
  const supplier = await app.supplier();
  const { list } = await app.ask(listParcels, { page_size: 100 }, { token: supplier });
  const parcel = list.find(({ id }) => id.includes(asked.orderId));
  await app.ask(cannotSupply, { id: parcel?.id ?? '', reason: 'Granted' }, { token: supplier, ...once() });
  await refundedWhole(asked, 'buyer');
  expect(await statusOf(silent)).toBe('to_be_delivered');
  await app.advance(1.1);
  await refundedWhole(silent, 'buyer');
  expect(await lastStep(silent)).toMatchObject({
    move: 'grantCancel',
    actor: 'timer',
    reason: 'not_answered',
  });
});

test('O9: seven business days without a scan refund the buyer', async () => {
  const bought = await buy();
  await app.advance(8);
  expect(await statusOf(bought)).toBe('to_be_delivered');
  await app.advance(4);
  await refundedWhole(bought, 'sla');
  expect(await lastStep(bought)).toMatchObject({
    move: 'missShipping',
    actor: 'timer',
    reason: 'not_scanned',
  });
});

test('O11: a parcel that never arrives opens its case by itself and silence refunds it', async () => {
  const { bought } = await shipped();
  await app.advance(29.5);
  expect(await statusOf(bought)).toBe('shipped');
  await app.advance(1);
  expect(await app.order(bought)).toMatchObject({ status: 'refund_return', cases: [{ reason: 'lost' }] });
  await app.advance(2.5);
  await refundedWhole(bought, 'returned');
});

test('O12: what comes back to its sender is refunded less the shipping, and is on the shelf again', async () => {
  const before = await book();
  const { bought, numbers } = await shipped();
  await scan(app.composed, numbers, { code: 'returned_to_sender', at: app.clock.now() });
  await refundedWhole(bought, 'undeliverable', '40.00');
  const after = await book();
  expect(after.supplier_payable - before.supplier_payable).toBe(300n);
});

test('O13 to O18: by silence alone the sale is received, accepted, stated, released and completed', async () => {
  const before = await book();
  const bought = await delivered();
  const seen: string[] = [];
  for (let day = 0; day < 110; day += 0.5) {
    const status = await statusOf(bought);
    if (seen.at(-1) !== status) seen.push(status);
    if (status === 'completed') break;
    await app.advance(0.5);
  }
  expect(seen.filter((status) => status !== 'accepted' && status !== 'pending_settlement')).toEqual([
    'delivered',
    'received',
    'pending_acceptance',
    'pending_withdrawal',
    'completed',
  ]);
  const after = await book();
  // 40.00 goods less 20.00 cost and 2.00 commission.
  expect(after.shop_available - before.shop_available).toBe(1800n);
  expect(after.commission - before.commission).toBe(200n);
});

test('O13 to O15: a buyer may say so sooner, and keeps the right to return', async () => {
  const bought = await delivered();
  for (const step of ['received', 'fine', 'accept'] as const) {
    await app.ask(confirmReceipt, { token: bought.orderToken, step }, once());
  }
  expect(await statusOf(bought)).toBe('accepted');
  const wish = { token: bought.orderToken, reason: 'change_of_mind' as const, lines: [{ id: '1', qty: 1 }] };
  const opened = await app.ask(requestReturn, wish, once());
  expect(opened).toMatchObject({ state: 'requested', amount: '20.00' });
});

test('O19 and O20: a case pauses the order, holds only its part, and frees it when it is withdrawn', async () => {
  const bought = await delivered();
  await app.advance(30);
  const settled = await book();
  const wish = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
  const { case_id } = await app.ask(requestReturn, wish, once());
  const held = await book();
  // Of 20.00 the supplier bears 10.00 and the commission 1.00: the shop's part is 9.00.
  expect(held.shop_held - settled.shop_held).toBe(900n);
  expect(settled.shop_available - held.shop_available).toBe(900n);
  expect(await statusOf(bought)).toBe('refund_return');
  await app.ask(withdrawReturn, { token: bought.orderToken, case_id }, once());
  expect(await statusOf(bought)).toBe('pending_withdrawal');
  expect(await book()).toMatchObject({
    shop_held: settled.shop_held,
    shop_available: settled.shop_available,
  });
});

test('a rejected return gives its reason, and ends by itself where the buyer does not pursue it', async () => {
  const bought = await delivered();
  const wish = { token: bought.orderToken, reason: 'wrong' as const, lines: [{ id: '1', qty: 2 }] };
  const { case_id } = await app.ask(requestReturn, wish, once());
  const answer = { case_id, approve: false, text: 'The picture shows another parcel' };
  await app.ask(answerCase, answer, { token: await app.merchant(shop), ...once() });
  const { list } = await app.ask(
    listCases,
    { order_id: bought.orderId },
    { token: await app.merchant(shop) },
  );
  expect(list).toMatchObject([{ state: 'rejected' }]);
  await app.advance(8);
  expect(await statusOf(bought)).not.toBe('refund_return');
});

test('after all of it the book holds', async () => {
  const { db } = app.composed.env;
  expect(await checkBook(db.direct, shopIdOf(shop.shopId) ?? 0n)).toEqual([]);
  await app.advance(200);
  expect(await book()).toMatchObject({
    escrow: 0n,
    supplier_hold: 0n,
    shop_pending: 0n,
    shop_held: 0n,
    refund_payable: 0n,
  });
});
