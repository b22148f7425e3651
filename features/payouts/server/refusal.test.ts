// A payout to one account is not refused again and again: a second time within 30 days needs a restriction.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as contract from '#features/payouts/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { openWithdrawals, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { openRestrictions, type Rig as Holds } from '#testing/restrictions.ts';

let rig: Rig;
let holds: Holds;
let owner: Client;
beforeAll(async () => {
  rig = await openWithdrawals();
  holds = await openRestrictions(rig.app);
  const { host, user, database } = rig.app.database;
  owner = new Client({ host, user, database });
  owner.on('error', () => undefined);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await rig.app.close();
});

const accepted = z.object({ code: z.literal(200), data: contract.withdrawalWhole });
const reason = 'The name that the bank has for this account is not the name that was verified.';

async function askAndRefuse(payee: Payee) {
  const said = await rig.withdraw(payee, '600.00', { code: payee.code() });
  if (said.code !== 200) throw new Error(JSON.stringify(said));
  const asked = z.parse(accepted, said);
  const id = `${payee.shop.shopId}.${asked.data.id}`;
  const verdict = { id, verdict: 'reject', reason_code: 'account_not_yours', reason } as const;
  const answer = await rig.call(contract.decideWithdrawal, verdict, { token: await rig.reviewer() });
  return { id: asked.data.id, answer };
}

const days = (count: number) =>
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + count * 86_400_000));

test('the second refusal within 30 days needs a restriction, which the refusal names', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  expect((await askAndRefuse(payee)).answer).toMatchObject({ code: 200, data: { state: 'rejected' } });
  const before = rig.app.clock.now().toISOString();
  days(1);
  const second = await askAndRefuse(payee);
  expect(second.answer).toMatchObject({ code: 203, data: { reason: 'refused_before', before } });
  const token = await payee.token();
  expect(await rig.ask(contract.withdrawalDetail, { id: second.id }, { token })).toMatchObject({
    state: 'requested',
  });
  await holds.place(payee.shop, { amount: '10.00', until: holds.days(4) });
  const again = {
    id: `${payee.shop.shopId}.${second.id}`,
    verdict: 'reject',
    reason_code: 'account_not_yours',
    reason,
  } as const;
  expect(await rig.call(contract.decideWithdrawal, again, { token: await rig.reviewer() })).toMatchObject({
    code: 200,
  });
  expect(await rig.ask(wallet, {}, { token })).toMatchObject({ withdrawing: '0.00' });
});

test('after 30 days a refusal stands alone again', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  expect((await askAndRefuse(payee)).answer).toMatchObject({ code: 200 });
  // As if it had been a month ago.
  await owner.query('set session_replication_role = replica');
  await owner.query(`update payout_refusal set at = at - interval '30 days 1 second' where shop_id = $1`, [
    payee.shopId.toString(),
  ]);
  await owner.query('set session_replication_role = origin');
  expect((await askAndRefuse(payee)).answer).toMatchObject({ code: 200 });
});

test('the database itself refuses it, for its owner too: unnumbered, out of turn, or without what stands', async () => {
  const payee = await withFactor(rig, await rig.payee('900.00'));
  const { id } = await askAndRefuse(payee);
  const values = [payee.shopId.toString(), id];
  const { rows } = await owner.query<{ account_id: string; n: number; at: Date }>(
    'select account_id, n, at from payout_refusal where shop_id = $1 and withdrawal_id = $2',
    values,
  );
  const first = rows[0];
  expect(first).toMatchObject({ n: 1 });
  days(1);
  const asked = z.parse(accepted, await rig.withdraw(payee, '600.00', { code: payee.code() }));
  const insert = (n: number, beforeAt: Date | null, restriction: string | null = null) =>
    owner.query(
      `insert into payout_refusal (shop_id, account_id, n, withdrawal_id, at, before_at, restriction_id, restriction_from,
         restriction_until) values ($1, $2, $3, $4, $5, $6, $7::uuid, $8::timestamptz,
         $8::timestamptz + interval '1 day')`,
      [
        values[0],
        first?.account_id,
        n,
        asked.data.id,
        rig.app.clock.now(),
        beforeAt,
        restriction,
        restriction && rig.app.clock.now(),
      ],
    );
  const at = first?.at ?? new Date();
  await expect(insert(2, at)).rejects.toThrow(/payout_refusal_needs_restriction/);
  await expect(insert(1, null)).rejects.toThrow(/payout_refusal_pkey/);
  await expect(insert(2, null)).rejects.toThrow(/payout_refusal_order/);
  await expect(insert(3, new Date(at.getTime() - 40 * 86_400_000))).rejects.toThrow(/payout_refusal_before/);
  await expect(insert(2, at, randomUUID())).rejects.toThrow(/payout_refusal_restriction/);
  await expect(
    owner.query(
      `update withdrawal set state = 'rejected', reason_code = 'account_not_yours', reason = $3, ended_at = now()
       where shop_id = $1 and id = $2`,
      [values[0], asked.data.id, reason],
    ),
  ).rejects.toThrow(/withdrawal_refusal/);
});
