// Whom money is entrusted to: people with the role for it, and a sender whose answers come twice or too late.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleToken } from '#testing/door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import * as contract from '#features/payouts/contract.ts';
import { listAllWithdrawals } from '#features/payouts/review.contract.ts';
import { makeRunner } from '#platform/jobs/runner.ts';
import type { PayoutSender } from '#platform/ports/payouts.ts';
import type { Environment } from '#platform/environment.ts';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';
import { receiveMessage, withdrawJobs } from './send.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });

async function asked(payee: Payee, amount: string): Promise<string> {
  return z.parse(accepted, await rig.withdraw(payee, amount)).data.id;
}

const stateOf = async (payee: Payee, id: string) =>
  (await rig.ask(contract.withdrawalDetail, { id }, { token: await payee.token() })).state;
const later = (minutes: number) =>
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + minutes * 60_000));

/** The platform with a sender of the test's own in place of the test sender. */
function envWith(send: PayoutSender['send']): Environment {
  return { ...rig.env, payouts: { ...rig.env.payouts, send } };
}

test('whoever keeps the catalogue sees no withdrawals and decides about none', async () => {
  const payee = await rig.payee('900.00');
  await asked(payee, '400.00');
  const id = await asked(payee, '400.00');
  const username = `catalogue-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.env, { username, password, name: 'Carl', roles: ['catalogue'] });
  const token = await consoleToken(rig.app, { username, password });
  const no = { code: 409, data: { reason: 'role' } };
  expect(await rig.call(listAllWithdrawals, {}, { token })).toMatchObject(no);
  const approve = { id: `${payee.shop.shopId}.${id}`, verdict: 'approve' } as const;
  expect(await rig.call(contract.decideWithdrawal, approve, { token })).toMatchObject(no);
  expect(await stateOf(payee, id)).toBe('requested');
});

test('two processes that find one payout due at the same moment send it once', async () => {
  const payee = await rig.payee('100.00');
  const id = await asked(payee, '50.00');
  let sendings = 0;
  const env = envWith(async (order) => {
    if (order.payoutId.endsWith(id)) sendings += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return rig.payouts.send(order);
  });
  later(3);
  const runners = [makeRunner(env, withdrawJobs(rig.parts)), makeRunner(env, withdrawJobs(rig.parts))];
  await Promise.all(runners.map((runner) => runner.runDue()));
  expect(sendings).toBe(1);
  await rig.pass(4);
  expect(await stateOf(payee, id)).toBe('success');
});

test('a refusal that is told over and over is one refusal: the money is not freed before it is sent again', async () => {
  const payee = await rig.payee('100.00');
  const id = await asked(payee, '50.00');
  const payoutId = `${payee.shop.shopId}.${id}`;
  const say = () =>
    receiveMessage(rig.env, rig.parts, { payoutId, news: { state: 'refused', reason: 'Closed for today.' } });
  rig.payouts.plan('refuse');
  await rig.pass(3);
  expect([await say(), await say(), await say()]).toEqual(['known', 'known', 'known']);
  expect(await stateOf(payee, id)).toBe('sending');
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 5_000n, withdrawing: 5_000n });
  // The old refusal is told again while the next sending is on its way, and the sender takes that one.
  rig.payouts.plan('normal');
  const env = envWith(async (order) => {
    expect([await say(), await say(), await say()]).toEqual(['known', 'known', 'known']);
    return rig.payouts.send(order);
  });
  later(10);
  await makeRunner(env, withdrawJobs(rig.parts)).runDue();
  await rig.pass(4);
  expect(await stateOf(payee, id)).toBe('success');
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 5_000n, withdrawing: 0n });
});
