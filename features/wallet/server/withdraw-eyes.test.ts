// Who may decide about a merchant's money: two people for a large day, one of finance, and never who let the merchant in.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/rights.ts';
import { makeOperator } from '#features/operators/server/public.ts';
import * as desk from '#features/wallet/withdraw-desk.contract.ts';
import * as contract from '#features/wallet/withdraw.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openWithdrawals, withFactor, type Payee, type Rig } from '#apps/server/testing-payees.ts';
import { consoleToken } from '#apps/server/testing-door.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.town.close());

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });

async function personOf(roles: readonly OperatorRole[]): Promise<string> {
  const username = `p-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.world, { username, password, name: 'Pat', roles });
  return consoleToken(rig.town, { username, password });
}

async function askedFor(payee: Payee, amount: string): Promise<string> {
  const made = z.parse(accepted, await rig.withdraw(payee, amount, { code: payee.code() }));
  return `${payee.shop.shopId}.${made.data.id}`;
}

const approve = (id: string, token: string) =>
  rig.call(contract.decideWithdrawal, { id, verdict: 'approve' }, { token });
const no = (reason: string) => ({ code: 203, data: { reason } });

test('many small withdrawals of a day are one large one: the second takes two people, one of finance', async () => {
  const payee = await withFactor(rig, await rig.payee('4000.00'));
  const [first, second] = [await askedFor(payee, '1500.00'), await askedFor(payee, '1500.00')];
  const [reviewer, other, finance] = [
    await personOf(['reviewer']),
    await personOf(['reviewer']),
    await personOf(['finance']),
  ];
  expect(await approve(first, reviewer)).toMatchObject({ code: 200, data: { state: 'approved' } });
  expect(await approve(second, reviewer)).toMatchObject({ code: 200, data: { needs_second: true } });
  expect(await approve(second, reviewer)).toMatchObject(no('same_person'));
  expect(await approve(second, other)).toMatchObject(no('finance_needed'));
  const shown = await rig.ask(desk.withdrawalFile, { id: second }, { token: other });
  expect(shown).toMatchObject({ barred: 'finance_needed', needs_finance: true, day_sum: '3000.00' });
  expect(await approve(second, finance)).toMatchObject({ code: 200, data: { state: 'approved' } });
});

test('whoever let a merchant in does not decide about the money, nor does the database let them', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  const id = await askedFor(payee, '800.00');
  const inviter = await rig.town.operator();
  expect(await approve(id, inviter)).toMatchObject({ code: 409, data: { reason: 'invited_by_you' } });
  const shown = await rig.ask(desk.withdrawalFile, { id }, { token: inviter });
  expect(shown.barred).toBe('invited_by_you');
  const forced = statement<never>(
    'test-inviter-approves',
    'update withdrawal set first_approver = inviter where shop_id = $1',
  );
  await expect(rig.world.db.direct.rows(forced, [payee.shopId])).rejects.toThrow(/withdrawal_inviter/);
});

test('the list of all shops finds a withdrawal by its number, its shop and its state', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  const id = await askedFor(payee, '800.00');
  const token = await rig.reviewer();
  const shown = await rig.ask(desk.withdrawalFile, { id }, { token });
  const byNumber = await rig.ask(desk.listAllWithdrawals, { q: shown.withdrawal.no }, { token });
  expect(byNumber.list.map(({ routed_id: one }) => one)).toEqual([id]);
  const filters = {
    state: ['requested' as const],
    shop: payee.shop.shopId,
    amount: { currency: 'USD' as const, from: '700.00' },
  };
  const found = await rig.ask(desk.listAllWithdrawals, { filters }, { token });
  expect(found.list.map(({ routed_id: one }) => one)).toEqual([id]);
  expect(shown).toMatchObject({ identity: { is_verified: true, is_same_name: true }, barred: null });
});
