// Random lives of withdrawals: whatever people, senders and banks do, the books stay at zero and nothing goes below it.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseUnits } from '#domain/money/money.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { wallet } from '#features/wallet/contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const act = fc.oneof(
  fc.record({ do: fc.constant('fund' as const), cents: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ do: fc.constant('ask' as const), cents: fc.integer({ min: 900, max: 50_000 }) }),
  fc.record({ do: fc.constant('ask' as const), cents: fc.integer({ min: 900, max: 50_000 }) }),
  fc.record({
    do: fc.constantFrom('cancel' as const, 'reject' as const, 'approve' as const, 'bounce' as const),
    pick: fc.nat(9),
  }),
  fc.record({
    do: fc.constant('sender' as const),
    manner: fc.constantFrom('normal' as const, 'refuse' as const, 'lost' as const, 'down' as const),
  }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 3, 10, 600, 3_000) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const units = (text: string) => parseUnits(text, 'USD') ?? -1n;
const text = (cents: number) => (cents / 100).toFixed(2);
const reason = 'The account was reported as not being the merchant’s own, with a document.';

async function checkPurse(payee: Payee): Promise<void> {
  const seen = await rig.ask(wallet, {}, { token: await payee.token() });
  const parts = [seen.available, seen.pending, seen.held, seen.withdrawing].map(units);
  expect(parts.every((part) => part >= 0n)).toBe(true);
  expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(units(seen.balance));
  const kept = await rig.balances(payee.shopId);
  // What came in by deposits is in the wallet, or was paid out, or was its fee: nothing else.
  expect(kept.treasury).toBe(kept.shop_available + kept.withdrawing + kept.payout_fee);
  expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
}

/** Gives the code of the act's call, or 200 for what is no call. */
async function perform(payee: Payee, one: Act): Promise<number> {
  if (one.do === 'ask') return (await rig.withdraw(payee, text(one.cents))).code;
  if (one.do === 'fund') await rig.fund(payee.shopId, text(one.cents));
  if (one.do === 'sender') rig.payouts.plan(one.manner);
  if (one.do === 'pass') await rig.pass(one.minutes, Math.max(1, one.minutes / 20));
  return 'pick' in one ? pickOne(payee, one) : 200;
}

type Pick = Extract<Act, { pick: number }>;

async function pickOne(payee: Payee, one: Pick): Promise<number> {
  const token = await payee.token();
  const { list } = await rig.ask(contract.listWithdrawals, { page_size: 100 }, { token });
  const id = list[one.pick % Math.max(1, list.length)]?.id;
  if (id === undefined) return 200;
  const routed = `${payee.shop.shopId}.${id}`;
  if (one.do === 'cancel') return (await rig.call(contract.cancelWithdrawal, { id }, { token })).code;
  if (one.do === 'bounce') {
    await rig.payouts.bounce(routed);
    return 200;
  }
  const asked =
    one.do === 'approve'
      ? ({ id: routed, verdict: 'approve' } as const)
      : ({ id: routed, verdict: 'reject', reason_code: 'account_not_yours', reason } as const);
  return (await rig.call(contract.decideWithdrawal, asked, { token: await rig.reviewer() })).code;
}

test('balance = available + pending + held + withdrawing, books at zero, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 25 }), async (acts) => {
      const payee = await rig.payee('700.00');
      for (const one of acts) {
        expect([200, 203, 405, 424]).toContain(await perform(payee, one));
        await checkPurse(payee);
      }
      rig.payouts.plan('normal');
      // Whatever was left undecided or unanswered comes to an end by itself.
      await rig.pass(4 * 1_440, 20);
      const { list } = await rig.ask(
        contract.listWithdrawals,
        { status: 'awaiting_review' },
        { token: await payee.token() },
      );
      expect(list).toEqual([]);
      expect((await rig.balances(payee.shopId)).withdrawing).toBe(0n);
      await checkPurse(payee);
    }),
    { numRuns: 8 },
  );
});
