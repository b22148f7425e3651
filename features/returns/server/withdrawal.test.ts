// The withdrawal from a contract: no reason, nobody's yes, a receipt with its time, at every moment of an order.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReturns, once, type Rig } from '#testing/after.ts';
import { scan, type Bought } from '#testing/test-app.ts';
import { readWithdrawal, withdrawContract } from '#features/returns/withdrawal.contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openReturns();
});
afterAll(() => rig.app.close());

const buy = (qty = 1) => rig.app.buy(rig.shop, [{ id: rig.goods[0]?.id ?? '', qty }]);
const withdraw = (bought: Bought, lines?: { id: string; qty: number }[]) => {
  const said = { token: bought.orderToken, name: 'Anna Berger', ...(lines === undefined ? {} : { lines }) };
  return rig.app.call(withdrawContract, said, once());
};
const statusOf = async (bought: Bought) => (await rig.app.order(bought)).status;

test('in the first hour it cancels at once, and the receipt says when', async () => {
  const bought = await buy();
  const { data } = await withdraw(bought);
  expect(data).toMatchObject({
    outcome: 'cancelled',
    name: 'Anna Berger',
    email: 'anna@shop.example',
    declared_at: rig.app.clock.now().toISOString(),
    lines: [{ qty: 1 }],
  });
  expect(await statusOf(bought)).toBe('cancelled');
});

test('later it asks for the cancellation, which a day of silence grants', async () => {
  const bought = await buy();
  await rig.app.advance(0.1);
  expect((await withdraw(bought)).data).toMatchObject({ outcome: 'cancel_asked' });
  await rig.app.advance(1.1);
  expect(await statusOf(bought)).toBe('cancelled');
  const [receipt] = (await rig.app.order(bought)).withdrawals;
  expect(receipt?.outcome).toBe('cancelled');
});

test('on its way it waits for the delivery and is then a granted return, without anybody’s answer', async () => {
  const bought = await buy();
  await rig.app.advance(0.1);
  const numbers = await rig.app.ship('accepted');
  expect((await withdraw(bought)).data).toMatchObject({ outcome: 'waiting', case_id: null });
  await rig.app.advance(2);
  await scan(rig.app.composed, numbers, { code: 'delivered', at: rig.app.clock.now() });
  await rig.app.advance(0.1);
  const { cases } = await rig.app.order(bought);
  expect(cases).toMatchObject([{ state: 'awaiting_return', reason: 'withdrawal' }]);
});

test('delivered, a part of it is a granted return at once; the rest stays', async () => {
  const bought = await rig.delivered(3);
  const { data } = await withdraw(bought, [{ id: '1', qty: 2 }]);
  expect(data).toMatchObject({ outcome: 'case', lines: [{ qty: 2 }] });
  const { cases } = await rig.app.order(bought);
  expect(cases).toMatchObject([{ state: 'awaiting_return', lines: [{ qty: 2 }], amount: '43.20' }]);
  const view = await rig.view(bought, cases[0]?.id ?? '');
  expect(view.events.map(({ move, actor }) => `${move} ${actor}`)).toEqual([
    'open buyer',
    'approve buyer',
    'expectGoods buyer',
  ]);
  expect(view.label_by).toBe('buyer');
});

test('after the window it is refused with the day on which that ended', async () => {
  const bought = await rig.delivered();
  await rig.app.advance(14.1);
  expect(await withdraw(bought)).toMatchObject({ code: 203, data: { reason: 'window_ended' } });
});

test('said again while it waits it is the same declaration; what is gone cannot be withdrawn from', async () => {
  const bought = await buy();
  await rig.app.advance(0.1);
  await rig.app.ship('accepted');
  const first = await withdraw(bought);
  await rig.app.advance(0.2);
  expect((await withdraw(bought)).data).toEqual(first.data);
  const cancelled = await buy();
  await withdraw(cancelled);
  expect(await withdraw(cancelled)).toMatchObject({ code: 203, data: { reason: 'nothing_left' } });
});

test('the digest is that of what the receipt says, and only its own order’s link opens it', async () => {
  const bought = await rig.delivered();
  const other = await rig.delivered();
  await withdraw(bought);
  const [{ id } = { id: '' }] = (await rig.app.order(bought)).withdrawals;
  const receipt = await rig.app.ask(readWithdrawal, { token: bought.orderToken, id });
  const lines = receipt.lines.map(({ qty, code }) => `${qty} x ${code}`).join(', ');
  const { order_no: no, name, email, declared_at: at } = receipt;
  const text = [id, no, name, email, lines, at].join('\n');
  expect(receipt.digest).toBe(createHash('sha256').update(text).digest('hex'));
  const foreign = await rig.app.call(readWithdrawal, { token: other.orderToken, id });
  expect(foreign.code).toBe(404);
});
