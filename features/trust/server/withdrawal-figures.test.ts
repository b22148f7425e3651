// How long withdrawals took, and who approved them: held against withdrawals that were really asked for and paid.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, pin, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { trustFigures } from '#features/trust/contract.ts';
import { requestWithdrawal } from '#features/payouts/contract.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

async function ask(payee: Payee, amount: string, code?: string): Promise<string> {
  const input = { amount, account_id: payee.accountId, pay_password: pin, ...(code ? { code } : {}) };
  return (await rig.ask(requestWithdrawal, input, { token: await payee.token() })).state;
}

test('withdrawals within the day limit and those that the clock approved are told apart, with their times', async () => {
  const payees = [];
  for (let n = 0; n < 5; n += 1) {
    payees.push([await rig.payee('100.00'), await withFactor(rig, await rig.payee('900.00'))] as const);
  }
  for (const [small, large] of payees) {
    expect(await ask(small, '50.00')).toBe('approved');
    expect(await ask(large, '600.00', large.code())).toBe('requested');
  }
  // Nobody decides: after 48 hours they approve themselves, and leave within two days' limits.
  await rig.pass(6 * 24 * 60, 60);
  const { withdrawals } = (await rig.app.ask(trustFigures, {})).days;
  expect(withdrawals).toMatchObject({
    asked: 10,
    paid: 10,
    hours: { of: 10 },
    approved: [{ cases: 5 }, { cases: 5 }],
    clock_bps: 5_000,
    rejected: [],
  });
  expect(withdrawals.approved.flatMap(({ of }) => of).toSorted()).toEqual(['clock', 'limit']);
  expect(withdrawals.speed.flatMap(({ of }) => of).toSorted()).toEqual(['longer', 'within_24h']);
  expect(withdrawals.hours?.p95).toBeGreaterThanOrEqual(48);
  expect(withdrawals.hours?.median).toBeLessThan(withdrawals.hours?.p95 ?? 0);
});
