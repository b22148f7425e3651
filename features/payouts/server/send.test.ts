// Senders that refuse, do not answer or bring money back: each moves money once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { checkBook } from '#features/ledger/server/chain.ts';
import * as contract from '#features/payouts/contract.ts';
import { openWithdrawals, type Payee, type Rig } from '#testing/payees.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });
const madeOf = (envelope: unknown) => {
  const parsed = z.safeParse(accepted, envelope);
  if (!parsed.success) throw new Error(JSON.stringify(envelope));
  return parsed.data.data;
};
const idOf = (envelope: unknown) => madeOf(envelope).id;
const detail = async (payee: Payee, id: string) =>
  rig.ask(contract.withdrawalDetail, { id }, { token: await payee.token() });

test('a sender that refuses is asked three times under one key, then everything is back, once', async () => {
  const payee = await rig.payee('100.00');
  rig.payouts.plan('refuse');
  const id = idOf(await rig.withdraw(payee, '60.00'));
  await rig.pass(3);
  expect((await detail(payee, id)).state).toBe('sending');
  await rig.pass(10);
  rig.payouts.plan('normal');
  expect(await detail(payee, id)).toMatchObject({
    state: 'failure',
    failure_code: 'sender_refused',
    next_step: 'change_account',
    payouts: [{ state: 'failed' }],
  });
  await rig.pass(10);
  expect(await rig.balances(payee.shopId)).toMatchObject({
    shop_available: 10_000n,
    withdrawing: 0n,
    treasury: 10_000n,
  });
});

test('an answer that was lost sends nothing twice', async () => {
  const payee = await rig.payee('100.00');
  const before = await rig.payouts.sumPaid();
  rig.payouts.plan('lost');
  const id = idOf(await rig.withdraw(payee, '60.00'));
  await rig.pass(20);
  rig.payouts.plan('normal');
  await rig.pass(70);
  expect((await detail(payee, id)).state).toBe('success');
  const after = await rig.payouts.sumPaid();
  expect(after.payouts - before.payouts).toBe(1);
  expect(after.units - before.units).toBe(59_000_000n);
  expect(await rig.balances(payee.shopId)).toMatchObject({
    shop_available: 4_000n,
    withdrawing: 0n,
    payout_fee: 100n,
  });
});

test('what the receiving bank sends back is free again with its fee, once', async () => {
  const payee = await rig.payee('100.00');
  const id = idOf(await rig.withdraw(payee, '60.00'));
  await rig.pass(4);
  expect((await detail(payee, id)).state).toBe('success');
  const payoutId = `${payee.shop.shopId}.${id}`;
  await rig.payouts.bounce(payoutId);
  await rig.payouts.work();
  await rig.payouts.bounce(payoutId);
  const back = await detail(payee, id);
  expect(back).toMatchObject({ state: 'returned', status: 'failure', failure_code: 'returned' });
  expect(await rig.balances(payee.shopId)).toMatchObject({
    shop_available: 10_000n,
    withdrawing: 0n,
    payout_fee: 0n,
    treasury: 10_000n,
  });
  expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
});

test('a message without a right signature changes nothing', async () => {
  const kept = rig.app.composed.registry.kept.get('payoutMessage');
  const said = await kept?.answer({
    input: { sender: 'test' },
    token: undefined,
    onceKey: undefined,
    language: 'en',
    ip: '127.0.0.1',
    requestId: randomUUID(),
    raw: { body: Buffer.from('{}'), signature: 't=1,v1=00' },
  });
  expect(said?.text).toContain('"code":402');
});
