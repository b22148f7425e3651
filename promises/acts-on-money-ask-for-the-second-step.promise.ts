// Whoever finds a console that somebody left open moves no money: every act on it asks for a second step of the last
// five minutes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestTown, type TestTown } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';

let town: TestTown;
beforeAll(async () => {
  town = await openTestTown();
});
afterAll(() => town.close());

const operatorCalls = () =>
  [...town.composed.house.kept.values()].filter(({ endpoint }) => endpoint.actor === 'operator');

/** Bank lines and statements, payouts and their files, deposits, goodwill, suppliers' money, refunds, limits. */
const acts = [
  'importBankStatement',
  'decideBankStatement',
  'decideBankLine',
  'decideBankReturn',
  'exportBankReturns',
  'decideWithdrawal',
  'makePayoutBatch',
  'releasePayoutBatch',
  'markPayout',
  'resumePayouts',
  'decideDeposit',
  'proposeGoodwill',
  'decideGoodwill',
  'explainDifference',
  'proposeSupplierAccount',
  'decideSupplierAccount',
  'makeSupplierPayment',
  'moveSupplierPayment',
  'decideCase',
  'reviewCase',
  'decideClaim',
  'changeLimit',
  'decideLimit',
];

test('five minutes after the second step no act on money is done without another one', async () => {
  const fresh = operatorCalls().filter(({ endpoint }) => endpoint.fresh === true);
  const names = fresh.map(({ endpoint }) => endpoint.name);
  expect(acts.filter((name) => !names.includes(name))).toEqual([]);
  const token = await town.operator();
  const codesOf = async () => {
    const codes = new Set<string>();
    for (const { endpoint } of fresh) {
      const { code, data } = await town.call(endpoint, {}, { token });
      const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : '';
      codes.add(code === 460 ? `460 ${String(reason)}` : 'other');
    }
    return [...codes];
  };
  expect(await codesOf()).toEqual(['other']);
  town.clock.set(new Date(town.clock.now().getTime() + limits.freshFactorMs + 1_000));
  expect(await codesOf()).toEqual(['460 not_fresh']);
});
