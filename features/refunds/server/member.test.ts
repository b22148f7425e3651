// What a member gives back: nothing until the owner says how much, and never more than that in a day, however it is asked.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReturns, type Rig } from '#testing/after.ts';
import { addMember } from '#testing/team.ts';
import { password, type Bought } from '#testing/test-app.ts';
import { refundOrder } from '#features/refunds/contract.ts';
import { answerCase } from '#features/returns/contract.ts';
import { listMemberActs, setMemberRefunds } from '#features/team/contract.ts';

let rig: Rig;
let member: string;
beforeAll(async () => {
  rig = await openReturns();
  member = (await addMember(rig.app, rig.shop, 'orders', 'Noa')).token;
});
afterAll(() => rig.app.close());

const give = ({ orderId }: Bought, amount: string, token = member) =>
  rig.app.call(
    refundOrder,
    { order_id: orderId, scope: 'amount', amount, reason: 'goodwill' },
    { token, onceKey: randomUUID() },
  );
const allow = async (amount: string) => {
  const token = await rig.app.merchant(rig.shop);
  await rig.app.ask(setMemberRefunds, { amount, password }, { token });
};

test('nothing without the owner’s word, then what is allowed of a day, raced by thirty', async () => {
  const bought = await rig.delivered();
  expect(await give(bought, '1.00')).toMatchObject({
    code: 409,
    data: { reason: 'member_limit', limit: '0.00', left: '0.00' },
  });
  await allow('3.00');
  expect(await give(bought, '3.01')).toMatchObject({ code: 409, data: { limit: '3.00', left: '3.00' } });
  const asked = await Promise.all(Array.from({ length: 30 }, () => give(bought, '1.00')));
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(await give(bought, '0.01')).toMatchObject({ code: 409, data: { left: '0.00' } });
  // Another day, another allowance; a lower one holds at once.
  await rig.app.advance(1);
  await allow('0.50');
  const next = await addMember(rig.app, rig.shop, 'orders', 'Ida');
  expect(await give(bought, '0.51', next.token)).toMatchObject({ code: 409 });
  expect(await give(bought, '0.50', next.token)).toMatchObject({ code: 200 });
  const { list } = await rig.app.ask(listMemberActs, {}, { token: await rig.app.merchant(rig.shop) });
  expect(list[0]).toMatchObject({ name: 'Ida', call: 'refundOrder', subject: bought.orderId });
  expect(list[0]?.order_no).toMatch(/-\d+$/);
  // What was refused left no trace.
  expect(list.filter(({ call }) => call === 'refundOrder')).toHaveLength(4);
}, 120_000);

test('a member of another role gives nothing back', async () => {
  await allow('5.00');
  const bought = await rig.delivered();
  // A place is free once somebody goes; here a role is all that differs.
  expect(
    await rig.app.call(
      answerCase,
      { case_id: randomUUID(), approve: true },
      { token: member, onceKey: randomUUID() },
    ),
  ).toMatchObject({ code: 404 });
  expect(await give(bought, '100000.00')).not.toMatchObject({ code: 200 });
});
