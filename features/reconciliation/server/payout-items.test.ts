// Payouts beside what their sender says it has sent, item by item.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesOfApp } from '#apps/server/rooms.ts';
import { openWithdrawals, type Rig } from '#testing/payees.ts';
import { addHours } from '#domain/time.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

async function look(place: string) {
  const source = sourcesOfApp(rig.env).find(({ name }) => name === place);
  return source?.read(rig.app.clock.now());
}

test('a payout that its sender has sent is matched with the one of the books, and belongs to no other sender', async () => {
  const payee = await rig.payee('100.00');
  await rig.withdraw(payee, '40.00');
  await rig.pass(5);
  rig.app.clock.set(addHours(rig.app.clock.now(), 2));
  const told = await look('payouts:test');
  expect(told?.faults).toEqual([]);
  // The fee stays here.
  const sent = { place: 'payouts:test', asset: 'USDT', expected: 39_000_000n, actual: 39_000_000n };
  expect(told?.balances).toMatchObject([{ ...sent, difference: 0n, transit: 0n }]);
  expect(await look('payouts:chain')).toMatchObject({ balances: [], faults: [] });
});
