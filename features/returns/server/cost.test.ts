// What a case is said to cost is what it then costs: compared with the book before and after, for every reason and moment.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { openTestApp, type Bought, type TestShop, type TestApp } from '#testing/test-app.ts';
import { listOrders } from '#features/orders/contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { answerOffer } from '#features/returns/buyer.contract.ts';
import { answerCase, caseCost, inspectReturn, requestReturn } from '#features/returns/contract.ts';

let app: TestApp;
let shop: TestShop;
let goods: { id: string; code: string }[];

beforeAll(async () => {
  app = await openTestApp({
    shipFee: '3.00',
    policy: {
      taxBps: 800,
      commissionBps: 500,
      restockBps: 1000,
      returnWindow: { from: 'delivered', days: 40 },
    },
  });
  shop = await app.makeShop('Costs');
  goods = await app.makeGoods([{ code: 'COST-1', cost: '11.00', stock: 1000 }]);
  await app.list(shop, goods, '20.00');
});
afterAll(() => app.close());

const cents = (text: string) => BigInt(text.replace('.', ''));
const once = () => ({ onceKey: randomUUID() });
const asMerchant = async () => ({ token: await app.merchant(shop), ...once() });

async function delivered(qty: number): Promise<Bought> {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty }]);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  return bought;
}

async function openCase(
  bought: Bought,
  reason: 'damaged' | 'change_of_mind' | 'not_as_described',
  qty: number,
) {
  const asked = { token: bought.orderToken, reason, lines: [{ id: '1', qty }] };
  return (await app.ask(requestReturn, asked, once())).case_id;
}

async function settle(caseId: string): Promise<void> {
  await app.ask(answerCase, { case_id: caseId, approve: true }, await asMerchant());
  const case_id = routedIdOf(shopIdOf(shop.shopId) ?? 0n, caseId);
  await app.ask(inspectReturn, { case_id }, { token: await app.supplier(), ...once() });
  await app.composed.runner.runDue();
}

test('the worked example, before acceptance and after release: fault of the supplier costs the profit, no more', async () => {
  for (const days of [0, 55]) {
    const bought = await delivered(1);
    await app.advance(days);
    const caseId = await openCase(bought, 'damaged', 1);
    const cost = await app.ask(caseCost, { case_id: caseId }, await asMerchant());
    expect(cost).toMatchObject({
      refund: '24.60',
      from_supplier: '14.00',
      from_tax: '1.60',
      from_commission: '1.00',
      from_you: '8.00',
      yours_before: '8.00',
      yours_after: '0.00',
      advanced: '0.00',
    });
    await settle(caseId);
  }
});

test('a change of mind costs shipping and restocking besides the profit: 12.10 of 8.00', async () => {
  const bought = await delivered(1);
  const caseId = await openCase(bought, 'change_of_mind', 1);
  const cost = await app.ask(caseCost, { case_id: caseId }, await asMerchant());
  expect(cost).toMatchObject({ from_supplier: '9.90', from_you: '12.10', yours_after: '-4.10' });
});

test('what is said before the answer is what the book says after the refund', async () => {
  for (const reason of ['damaged', 'change_of_mind', 'not_as_described'] as const) {
    for (const [days, back] of [
      [0, 1],
      [0, 3],
      [44, 2],
      [55, 3],
    ] as const) {
      if (reason === 'change_of_mind' && days > 0) continue;
      const bought = await delivered(3);
      await app.advance(days);
      const caseId = await openCase(bought, reason, back);
      const cost = await app.ask(caseCost, { case_id: caseId }, await asMerchant());
      const parts = [cost.from_supplier, cost.from_tax, cost.from_commission, cost.from_you];
      expect(parts.reduce((sum, part) => sum + cents(part), 0n)).toBe(cents(cost.refund));
      await settle(caseId);
      const early = await app.ask(listOrders, { id: bought.orderId }, await asMerchant());
      expect(early.list[0]?.profit).toBe(cost.yours_after);
      await app.advance(60);
      const order_id = bought.orderId;
      const money = await app.ask(orderMoney, { order_id }, await asMerchant());
      const whose = money.parts.find(({ place }) => place === 'shop')?.amount ?? '';
      expect([reason, days, back, whose]).toEqual([reason, days, back, cost.yours_after]);
      const { list } = await app.ask(listOrders, { id: order_id }, await asMerchant());
      expect(list[0]).toMatchObject({ refunded: cost.refund, profit: cost.yours_after });
    }
  }
});

test('what an offer is said to cost is what the book says once it is taken, before and after the settlement', async () => {
  for (const reason of ['damaged', 'change_of_mind', 'not_as_described'] as const) {
    for (const days of [0, 44, 55]) {
      if (reason === 'change_of_mind' && days > 0) continue;
      const bought = await delivered(3);
      await app.advance(days);
      const caseId = await openCase(bought, reason, 2);
      const asked = { case_id: caseId, offer: '7.77' };
      const cost = await app.ask(caseCost, asked, await asMerchant());
      expect(cost.refund).toBe('7.77');
      await app.ask(answerCase, { ...asked, approve: false }, await asMerchant());
      await app.ask(answerOffer, { token: bought.orderToken, case_id: caseId, take: true }, once());
      await app.composed.runner.runDue();
      const early = await app.ask(listOrders, { id: bought.orderId }, await asMerchant());
      expect([reason, days, early.list[0]?.profit]).toEqual([reason, days, cost.yours_after]);
      await app.advance(60);
      const money = await app.ask(orderMoney, { order_id: bought.orderId }, await asMerchant());
      const whose = money.parts.find(({ place }) => place === 'shop')?.amount ?? '';
      expect([reason, days, whose]).toEqual([reason, days, cost.yours_after]);
    }
  }
});

test('after an offer the rest is returned for what it still is worth: never more than was paid', async () => {
  const bought = await delivered(3);
  const first = await openCase(bought, 'damaged', 3);
  await app.ask(answerCase, { case_id: first, approve: false, offer: '9.00' }, await asMerchant());
  await app.ask(answerOffer, { token: bought.orderToken, case_id: first, take: true }, once());
  await app.composed.runner.runDue();
  const second = await openCase(bought, 'damaged', 3);
  await settle(second);
  const order = await app.order(bought);
  expect(order).toMatchObject({ status: 'cancelled', refunded: order.total });
});

test('a second case counts from what the first one left', async () => {
  const bought = await delivered(3);
  const first = await openCase(bought, 'change_of_mind', 1);
  const said = await app.ask(caseCost, { case_id: first }, await asMerchant());
  await settle(first);
  const second = await openCase(bought, 'change_of_mind', 1);
  const cost = await app.ask(caseCost, { case_id: second }, await asMerchant());
  expect(cost.yours_before).toBe(said.yours_after);
  await settle(second);
  const { list } = await app.ask(listOrders, { id: bought.orderId }, await asMerchant());
  expect(list[0]?.profit).toBe(cost.yours_after);
});

test('a case that is over has no cost to say', async () => {
  const bought = await delivered(1);
  const caseId = await openCase(bought, 'damaged', 1);
  await settle(caseId);
  const answer = await app.call(caseCost, { case_id: caseId }, await asMerchant());
  expect(answer).toMatchObject({ code: 203, data: { reason: 'case_state' } });
});
