// Which orders a withdrawal pays: those whose money became free first, each once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestGoods } from '#testing/test-app.ts';
import { listOrders } from '#features/orders/contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openWithdrawals, pin, type Payee, type Rig } from '#testing/payees.ts';

let rig: Rig;
let payee: Payee;
let goods: TestGoods[];
beforeAll(async () => {
  rig = await openWithdrawals();
  payee = await rig.payee('0.00');
  goods = await rig.app.makeGoods([{ code: 'WD-1', cost: '4.00', stock: 100 }]);
  await rig.app.list(payee.shop, goods, '20.00');
});
afterAll(() => rig.app.close());

/** Sold, delivered, accepted and released: 15.00 of each is the shop's. */
async function sell(count: number, who: Payee = payee): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push((await rig.app.buy(who.shop, [{ id: goods[0]?.id ?? '', qty: 1 }])).orderId);
    await rig.app.advance(0.1);
  }
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(25);
  return ids;
}

async function withdraw(amount: string) {
  const input = { amount, account_id: payee.accountId, pay_password: pin };
  const as = { token: await payee.token(), onceKey: randomUUID() };
  return rig.ask(contract.requestWithdrawal, input, as);
}

const lines = (made: Awaited<ReturnType<typeof withdraw>>) =>
  made.orders.map(({ order_id, amount }) => [order_id, amount]);

test('orders are paid in the order in which their money became free; what was taken back is paid by the next', async () => {
  const [first = '', second = '', third = ''] = await sell(3);
  const one = await withdraw('20.00');
  expect(lines(one)).toEqual([
    [first, '15.00'],
    [second, '5.00'],
  ]);
  expect(one).toMatchObject({ orders_total: 2, other_amount: '0.00' });
  const two = await withdraw('15.00');
  expect(lines(two)).toEqual([
    [second, '10.00'],
    [third, '5.00'],
  ]);
  await rig.ask(contract.cancelWithdrawal, { id: one.id }, { token: await payee.token() });
  await rig.fund(payee.shopId, '50.00');
  const rest = await withdraw('80.00');
  expect(new Map(rest.orders.map(({ order_id, amount }) => [order_id, amount]))).toEqual(
    new Map([
      [first, '15.00'],
      [second, '5.00'],
      [third, '10.00'],
    ]),
  );
  expect(rest).toMatchObject({ orders_total: 3, other_amount: '50.00' });
  const [fourth = ''] = await sell(1);
  const last = await withdraw('15.00');
  expect(lines(last)).toEqual([[fourth, '15.00']]);
  expect(last.orders[0]?.order_no).toMatch(/-4$/);
  const over = statement<{ n: number }>(
    'test-overpaid',
    'select count(*)::int as n from payout_source where shop_id = $1 and left_units < 0',
  );
  expect((await rig.env.db.direct.row(over, [payee.shopId]))?.n).toBe(0);
});

test('an order is completed with the last of its money that is paid out, and not before', async () => {
  const who = await rig.payee('0.00');
  await rig.app.list(who.shop, goods, '20.00');
  const [whole = '', part = ''] = await sell(2, who);
  const { code } = await rig.withdraw(who, '20.00');
  expect(code).toBe(200);
  const statusOf = async (id: string) =>
    (await rig.app.ask(listOrders, { id }, { token: await who.token() })).list[0]?.status;
  // Asked for is not paid.
  expect([await statusOf(whole), await statusOf(part)]).toEqual(['pending_withdrawal', 'pending_withdrawal']);
  await rig.pass(120, 30);
  expect([await statusOf(whole), await statusOf(part)]).toEqual(['completed', 'pending_withdrawal']);
  await rig.withdraw(who, '10.00');
  await rig.pass(120, 30);
  expect(await statusOf(part)).toBe('completed');
});
