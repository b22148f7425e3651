// The demonstration world where a start was killed, and where others were before it.
import { expect, test } from 'vitest';
import { withdrawalStates } from '#domain/states/withdrawal.ts';
import { trialBalance } from '#features/ledger/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { demoPassword } from './demo-world.ts';
import {
  appOf,
  breakOff,
  closePlace,
  countsOf,
  now,
  openPlace,
  operatorToken,
  ordersOf,
  seed,
  withdrawalsOf,
} from './demo.rig.ts';

test('a start that was killed is gone on with by the next one', async () => {
  const place = await openPlace();
  try {
    // Broken off while people are entered, before a checkout's link is noted, at steps of withdrawals that nobody can do
    // twice, and amid the orders.
    const kills = [
      [12],
      [40, 'checkout'],
      [0, 'confirmSecondFactor'],
      [0, 'requestWithdrawal'],
      [0, 'markPayout'],
      [300],
      [0, 'endSecondFactor'],
    ] as const;
    for (const [calls, name] of kills) {
      await expect(seed(place, (app) => breakOff(app, calls, name))).rejects.toThrow('killed');
    }
    const { lines } = await seed(place, undefined, new Date(now.getTime() + 3_600_000));
    expect(lines.length).toBeGreaterThan(3);
    const app = appOf(place, { now: () => now });
    const orders = await ordersOf(app);
    expect(orders).toHaveLength(60);
    expect(Math.min(...Object.values(countsOf(orders)))).toBeGreaterThan(0);
    const token = await operatorToken(app);
    const { list } = await withdrawalsOf(app, token);
    expect([list.length, new Set(list.map(({ state }) => state))]).toEqual([9, new Set(withdrawalStates)]);
    const balance = await app.ask(trialBalance, { verify: true }, { token });
    expect(balance).toMatchObject({ sum: '0.00', problems: [] });
    await app.close();
  } finally {
    await closePlace(place);
  }
});

test('a database that people have begun to use is left alone', async () => {
  const place = await openPlace();
  try {
    const app = appOf(place, { now: () => now });
    await makeOperator(app.env, {
      username: 'somebody',
      password: demoPassword,
      name: 'Somebody',
      roles: ['owner'],
    });
    await app.close();
    expect(await seed(place)).toEqual({ lines: [], said: [], waits: [] });
  } finally {
    await closePlace(place);
  }
});
