// A deposit stands in the wallet's movements from the moment it was told of: waiting, failed, or as money.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletFlow } from '#features/wallet/contract.ts';
import { depositPartsOf } from '#apps/server/rooms.ts';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';
import { lockDeposit, moveDeposit } from '#features/deposits/server/moves.ts';

let rig: DepositRig;
beforeAll(async () => {
  rig = await openDeposits();
});
afterAll(() => rig.close());

const text = 'The money came from an account that is in the name of another person.';

async function flow(who: Depositor, status?: 'awaiting_review' | 'success' | 'failure') {
  const ask = { type: 'deposit', ...(status === undefined ? {} : { status }) } as const;
  return rig.app.ask(walletFlow, ask, { token: await who.token() });
}

test('it waits, then it is money, and the sums count only money', async () => {
  const who = await rig.depositor();
  const quote = await rig.quote(who);
  expect((await flow(who)).list).toEqual([]);
  await rig.tell(who, quote.quote_id, { files: [await rig.proof()] });
  const waiting = await flow(who, 'awaiting_review');
  expect(waiting.list).toMatchObject([
    { status: 'awaiting_review', amount: '50.00', ref: { kind: 'deposit' } },
  ]);
  expect(waiting).toMatchObject({ total: 1, sums: { in: '0.00' } });
  expect((await flow(who, 'success')).list).toEqual([]);

  await rig.send(who, quote.quote_id);
  await rig.pass(180);
  const done = await flow(who);
  expect(done.list).toMatchObject([{ status: 'success', ref: { kind: 'deposit', id: quote.quote_id } }]);
  expect(done.sums.in).toBe(done.list[0]?.amount);
});

test('what came to nothing says why', async () => {
  const who = await rig.depositor();
  const quote = await rig.quote(who, { channel_id: 'bank', amount: '60.00' });
  await rig.tell(who, quote.quote_id, { files: [await rig.proof()] });
  const deposit = quote.quote_id;
  await rig.decide(rig.first, who, { deposit, act: 'fail', reason_code: 'third_party_sender', text });
  const { list } = await flow(who, 'failure');
  expect(list).toMatchObject([
    { status: 'failure', failure_code: 'third_party_sender', failure_reason: text },
  ]);
});

test('what expired before the rule that told deposits wait stands among the failed ones, with its reason', async () => {
  const who = await rig.depositor();
  const quote = await rig.quote(who, { channel_id: 'bank', amount: '60.00' });
  await rig.tell(who, quote.quote_id, { files: [await rig.proof()] });
  const { env, shopId } = { env: rig.env, shopId: who.shopId };
  await env.db.transaction(async (tx) => {
    const context = { env, tx, shopId, now: env.clock.now(), parts: depositPartsOf(env) };
    const row = await lockDeposit(context, quote.quote_id);
    await moveDeposit(context, row, { move: 'expire', actor: 'timer', facts: { reasonCode: 'not_seen' } });
  });
  expect((await flow(who, 'failure')).list).toMatchObject([{ status: 'failure', failure_code: 'not_seen' }]);
  const unsent = await rig.quote(who, { channel_id: 'bank', amount: '30.00' });
  await rig.pass(30 * 3_600, 3_600);
  expect(await rig.look(who, unsent.quote_id)).toMatchObject({ state: 'expired' });
  expect((await flow(who, 'failure')).total).toBe(1);
});
