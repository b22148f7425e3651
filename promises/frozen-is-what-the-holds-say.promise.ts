// Whatever happens to a shop, what is frozen is its open holds and its withdrawals under way, to the cent; and when
// nobody does anything more, all of it becomes free by itself.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithdrawals, type Payee, type Rig as Payouts } from '#testing/payees.ts';
import { numberOf, openRestrictions, ownId, type Rig } from '#testing/restrictions.ts';
import type { TestShop } from '#testing/test-app.ts';
import { formatUnits } from '#domain/money/money.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { wallet } from '#features/wallet/contract.ts';
import { cancelWithdrawal, listWithdrawals } from '#features/payouts/contract.ts';
import { sql } from './rigs/rig.ts';

let payouts: Payouts;
let rig: Rig;
beforeAll(async () => {
  payouts = await openWithdrawals();
  rig = await openRestrictions(payouts.app);
});
afterAll(() => payouts.app.close());

const days = (count: number) => new Date(rig.app.clock.now().getTime() + count * 86_400_000);

const hours = (max: number) => fc.integer({ min: 1, max });
const units = fc.integer({ min: 1_000, max: 9_000 }).map(BigInt);
const step = fc.oneof(
  fc.record({ act: fc.constant('fund' as const), units }),
  fc.record({ act: fc.constant('hold' as const), units, hours: hours(200) }),
  fc.record({ act: fc.constant('freeze' as const), hours: hours(72) }),
  fc.record({ act: fc.constant('withdraw' as const), units }),
  fc.record({ act: fc.constantFrom('cancel' as const, 'lift' as const, 'extend' as const) }),
  fc.record({ act: fc.constantFrom('appeal' as const, 'uphold' as const, 'overturn' as const) }),
  fc.record({ act: fc.constant('pass' as const), hours: hours(120) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a history has made so far. */
type Life = { readonly payee: Payee; readonly restrictions: string[] };

async function live({ payee, restrictions }: Life, one: Step): Promise<void> {
  const { shop } = payee;
  const last = restrictions.at(-1);
  const text = (amount: bigint) => formatUnits(amount, 'USD');
  const token = await payee.token();
  switch (one.act) {
    case 'fund':
      return rig.fund(shop, text(one.units));
    case 'hold':
    case 'freeze': {
      const until = rig.days(one.hours / 24);
      const what =
        one.act === 'hold'
          ? { amount: text(one.units) }
          : { level: 'wallet_frozen' as const, code: 'H03' as const };
      // What has run out cannot be placed again on the same evidence.
      const evidence = [`Report ${restrictions.length + 1}`];
      restrictions.push((await rig.place(shop, { ...what, evidence, until })).id);
      return;
    }
    case 'withdraw':
      await payouts.withdraw(payee, text(one.units));
      return;
    case 'cancel': {
      const { list } = await payouts.ask(listWithdrawals, {}, { token });
      const id = list[0]?.id;
      if (id !== undefined) await payouts.call(cancelWithdrawal, { id }, { token });
      return;
    }
    case 'pass':
      rig.app.clock.set(new Date(rig.app.clock.now().getTime() + one.hours * 3_600_000));
      await rig.app.composed.runner.runDue();
      await rig.app.composed.payouts.work();
      return;
    default:
      if (last !== undefined) await answer(shop, last, one.act);
  }
}

async function answer(shop: TestShop, id: string, act: string): Promise<void> {
  if (act === 'lift') await rig.tryLift(id);
  if (act === 'extend') await rig.tryExtend(id, { until: rig.days(20) });
  if (act === 'appeal') await rig.tryAppeal(shop, ownId(id));
  const open = sql<{ id: string }>(`select id from appeal where shop_id = $1 and state = 'open' limit 1`);
  const found = await rig.env.db.direct.row(open, [numberOf(shop)]);
  if (found === undefined) return;
  if (act === 'uphold') await rig.tryDecide(shop, found.id, 'upheld');
  if (act === 'overturn') await rig.tryDecide(shop, found.id, 'overturned');
}

test('whatever happens, frozen is the open holds and the withdrawals under way, and in the end everything is free', async () => {
  let looks = 0;
  let most = 0n;
  const history = fc.array(step, { minLength: 25, maxLength: 35 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const life: Life = { payee: await payouts.payee('200.00'), restrictions: [] };
      for (const one of steps) {
        await live(life, one);
        const seen = await rig.app.ask(wallet, {}, { token: await life.payee.token() });
        const cents = (text: string) => BigInt(text.replace('.', ''));
        const holds = seen.holds.reduce((sum, { amount }) => sum + cents(amount), 0n);
        expect([one, cents(seen.frozen)]).toEqual([one, holds + cents(seen.withdrawing)]);
        looks += 1;
        most = holds > most ? holds : most;
      }
      // Nobody does anything more.
      rig.app.clock.set(days(130));
      await rig.app.composed.runner.runDue();
      const end = await rig.balances(life.payee.shop);
      expect(end).toMatchObject({ shop_held: 0n });
      expect(await checkBook(rig.env.db.direct, life.payee.shopId)).toEqual([]);
    }),
    { numRuns: 10 },
  );
  // Histories in which nothing was held would prove nothing.
  expect(looks).toBeGreaterThan(200);
  expect(most).toBeGreaterThan(0n);
});
