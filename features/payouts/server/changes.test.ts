// A program that pages through what changed ends with every withdrawal as it stands, whatever happens meanwhile.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWithdrawalChanges } from '#features/payouts/changes.contract.ts';
import { cancelWithdrawal, listWithdrawals } from '#features/payouts/contract.ts';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const act = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), cents: fc.integer({ min: 900, max: 20_000 }) }),
  fc.record({ do: fc.constant('cancel' as const), pick: fc.nat(9) }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 3, 600) }),
  fc.record({ do: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 3 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A program's copy: the state of each withdrawal as it was told last, and where it goes on. */
type Copy = { readonly states: Map<string, string>; cursor?: string };

async function takePage(copy: Copy, payee: Payee, limit: number): Promise<boolean> {
  const { cursor } = copy;
  const ask = { limit, ...(cursor === undefined ? {} : { cursor }) };
  const page = await rig.ask(listWithdrawalChanges, ask, { token: await payee.token() });
  expect(page.list.length).toBeLessThanOrEqual(limit);
  for (const { id, state } of page.list) copy.states.set(id, state);
  copy.cursor = page.next;
  return page.has_more;
}

async function perform(payee: Payee, copy: Copy, one: Act): Promise<void> {
  if (one.do === 'ask') await rig.withdraw(payee, (one.cents / 100).toFixed(2));
  if (one.do === 'pass') await rig.pass(one.minutes, Math.max(1, one.minutes / 20));
  if (one.do === 'read') await takePage(copy, payee, one.limit);
  if (one.do !== 'cancel') return;
  const token = await payee.token();
  const { list } = await rig.ask(listWithdrawals, { page_size: 100 }, { token });
  const id = list[one.pick % Math.max(1, list.length)]?.id;
  if (id !== undefined) await rig.call(cancelWithdrawal, { id }, { token });
}

test('no step of a withdrawal is missed, and who has all of them is told of none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 20 }), async (acts) => {
      const payee = await rig.payee('900.00');
      const copy: Copy = { states: new Map() };
      for (const one of acts) await perform(payee, copy, one);
      // What changed within the last minute is told later, and nothing changes while that minute passes.
      await rig.pass(5 * 1_440, 20);
      await rig.pass(2, 2);
      while (await takePage(copy, payee, 2));
      const token = await payee.token();
      const { list } = await rig.ask(listWithdrawals, { page_size: 100 }, { token });
      expect(copy.states).toEqual(new Map(list.map(({ id, state }) => [id, state])));
      const { cursor = '' } = copy;
      expect(await rig.ask(listWithdrawalChanges, { cursor }, { token })).toMatchObject({
        list: [],
        has_more: false,
      });
    }),
    { numRuns: 8 },
  );
}, 120_000);
