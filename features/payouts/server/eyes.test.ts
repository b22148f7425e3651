// Who may decide about a merchant's money: two people for a large day, one of finance, and never who let the merchant in.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/rights.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import {
  addPayoutAccount,
  listPayoutAccounts,
  removePayoutAccount,
} from '#features/payouts/accounts.contract.ts';
import * as desk from '#features/payouts/review.contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openWithdrawals, pin, wallets, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { consoleToken } from '#testing/door.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });

async function personOf(roles: readonly OperatorRole[]): Promise<string> {
  const username = `p-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.env, { username, password, name: 'Pat', roles });
  return consoleToken(rig.app, { username, password });
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
  const inviter = await rig.app.operator();
  expect(await approve(id, inviter)).toMatchObject({ code: 409, data: { reason: 'invited_by_you' } });
  const shown = await rig.ask(desk.withdrawalFile, { id }, { token: inviter });
  expect(shown.barred).toBe('invited_by_you');
  const forced = statement<never>(
    'test-inviter-approves',
    'update withdrawal set first_approver = inviter where shop_id = $1',
  );
  await expect(rig.env.db.direct.rows(forced, [payee.shopId])).rejects.toThrow(/withdrawal_inviter/);
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

test('one payout number of several shops is shown to reviewers, refused to nobody and told to no merchant', async () => {
  const number = '0x52908400098527886E0F7030069857D2E4169EE7';
  const account = { type: 'ETC/USDT', account_name: 'Ann Lee', pay_password: pin } as const;
  const payees: Payee[] = [];
  const ids: string[] = [];
  for (const index of [0, 1, 2]) {
    const payee = await rig.payee('300.00', { hasFactor: false });
    // The same number however it is typed; the third shop has one of its own.
    const typed = [number, ` ${number.toLowerCase()} `, wallets.ethereum][index] ?? '';
    const token = await payee.token();
    const made = await rig.ask(addPayoutAccount, { ...account, wallet_address: typed }, { token });
    ids.push(made.id);
    payees.push(await withFactor(rig, payee));
  }
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 25 * 3_600_000));
  const files: string[] = [];
  for (const [index, payee] of payees.entries()) {
    const made = z.parse(accepted, await rig.withdraw(payee, '50.00', { accountId: ids[index] ?? '' }));
    files.push(`${payee.shop.shopId}.${made.data.id}`);
    expect(JSON.stringify(made)).not.toMatch(/same_number|hash/);
  }
  const reviewer = await rig.reviewer();
  const same = async (file = '') =>
    (await rig.ask(desk.withdrawalFile, { id: file }, { token: reviewer })).account.same_number_shops;
  const [first, second] = payees.map(({ shop }) => shop.shopId);
  expect(await same(files[0])).toEqual([second]);
  expect(await same(files[1])).toEqual([first]);
  expect(await same(files[2])).toEqual([]);
  // Taking the account away hides nothing: the withdrawal remembers.
  const cancel = { id: (files[0] ?? '').split('.')[1] ?? '' };
  const own = { token: (await payees[0]?.token()) ?? '' };
  await rig.ask(contract.cancelWithdrawal, cancel, own);
  await rig.ask(removePayoutAccount, { id: ids[0] ?? '', pay_password: pin }, own);
  expect(await same(files[1])).toEqual([first]);
  const merchant = { token: (await payees[1]?.token()) ?? '' };
  const shown = [
    await rig.ask(listPayoutAccounts, {}, merchant),
    await rig.ask(contract.listWithdrawals, {}, merchant),
  ];
  expect(JSON.stringify(shown)).not.toMatch(/same_number|hash/);
  const clear = statement<{ found: number }>(
    'test-clear-number',
    `select count(*)::int as found from payout_account a where a::text ilike '%' || $1 || '%'`,
  );
  expect((await rig.env.db.direct.row(clear, [number]))?.found).toBe(0);
});
