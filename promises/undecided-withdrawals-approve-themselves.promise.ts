// A withdrawal that nobody decides about is paid all the same: only a restriction in writing keeps the clock from it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '#domain/notifications/notices.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import * as contract from '#features/payouts/contract.ts';
import { openWithdrawals, pin, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { statement } from '#platform/db/database.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const hours = 60;

async function ask(payee: Payee, amount: string): Promise<string> {
  const input = { amount, account_id: payee.accountId, pay_password: pin, code: payee.code() };
  const made = await rig.ask(contract.requestWithdrawal, input, { token: await payee.token() });
  expect(made.state).toBe('requested');
  return made.id;
}
const look = async (payee: Payee, id: string) =>
  rig.ask(contract.withdrawalDetail, { id }, { token: await payee.token() });

test('after 48 hours without a decision it approves itself, in slices of the day limit, and the breach is counted', async () => {
  const payee = await withFactor(rig, await rig.payee('5000.00'));
  const id = await ask(payee, '1234.56');
  await rig.pass(47.9 * hours, hours);
  expect((await look(payee, id)).state).toBe('requested');
  await rig.pass(hours, 10);
  const approved = await look(payee, id);
  expect(approved.payouts.map(({ amount, fee }) => [amount, fee])).toEqual([
    ['500.00', '1.00'],
    ['500.00', '0.00'],
    ['234.56', '0.00'],
  ]);
  const days = approved.payouts.map(({ due_at }) => Date.parse(due_at) / 86_400_000);
  expect(days.map((day) => Math.round((day - (days[0] ?? 0)) * 1000) / 1000)).toEqual([0, 1, 2]);
  await rig.pass(24 * hours, hours);
  expect(await look(payee, id)).toMatchObject({ state: 'sending', status: 'awaiting_review' });
  await rig.pass(48 * hours, hours);
  expect(await look(payee, id)).toMatchObject({ state: 'success', status: 'success' });
  expect(await rig.balances(payee.shopId)).toMatchObject({
    shop_available: 376_544n,
    withdrawing: 0n,
    payout_fee: 100n,
  });
  const breaches = statement<{ n: number }>(
    'promise-breaches',
    `select count(*)::int as n from withdrawal where shop_id = $1 and approval = 'clock' and breached_at is not null`,
  );
  expect((await rig.env.db.direct.row(breaches, [payee.shopId]))?.n).toBe(1);
  expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
});

test('while a written restriction stands it waits, and goes on by itself when that ends', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  const id = await ask(payee, '600.00');
  rig.restricted.set(payee.shopId, 'withdrawalDisabled');
  await rig.pass(72 * hours, hours);
  expect((await look(payee, id)).state).toBe('requested');
  rig.restricted.delete(payee.shopId);
  await rig.pass(2 * hours, 10);
  expect((await look(payee, id)).payouts).toHaveLength(2);
});

test('what was taken back or decided before is not approved by the clock', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  const id = await ask(payee, '600.00');
  await rig.ask(contract.cancelWithdrawal, { id }, { token: await payee.token() });
  await rig.pass(50 * hours, hours);
  expect((await look(payee, id)).state).toBe('cancelled');
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 90_000n, withdrawing: 0n });
});

test('the merchant is told of every step', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  await ask(payee, '600.00');
  await rig.pass(50 * hours, hours);
  const told = statement<{ code: keyof typeof notices }>(
    'promise-told',
    `select code from event where shop_id = $1 and code like 'withdrawal%' order by at, id`,
  );
  const codes = (await rig.env.db.direct.rows(told, [payee.shopId])).map(({ code }) => code);
  expect(codes).toEqual(['withdrawal_requested', 'withdrawal_approved']);
  for (const code of codes) expect(notices[code].route).toContain('/wallet/withdraw/');
});
