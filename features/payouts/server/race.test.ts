// Many at once: money leaves once, is taken back once, is decided once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOperator } from '#features/staff/server/public.ts';
import { consoleToken } from '#testing/door.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import * as contract from '#features/payouts/contract.ts';
import { sqlState, statement } from '#platform/db/database.ts';
import { openWithdrawals, pin, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { operatorRoles } from '#domain/rights.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openWithdrawals();
});
afterAll(() => rig.app.close());

const thirty = Array.from({ length: 30 }, (_none, index) => index);
const stateOf = async (payee: Payee, id: string) =>
  (await rig.ask(contract.withdrawalDetail, { id }, { token: await payee.token() })).state;
const madeOf = async (payee: Payee, amount: string, code?: string) =>
  rig.ask(
    contract.requestWithdrawal,
    { amount, account_id: payee.accountId, pay_password: pin, ...(code === undefined ? {} : { code }) },
    { token: await payee.token() },
  );

async function secondOperator(): Promise<string> {
  const username = `second-${randomUUID().slice(0, 8)}`;
  const password = 'right-horse-battery-7';
  await makeOperator(rig.env, { username, password, name: 'Second', roles: operatorRoles });
  return consoleToken(rig.app, { username, password });
}

test('the whole balance asked for thirty times leaves once', async () => {
  const payee = await rig.payee('400.00');
  const said = await Promise.all(thirty.map(() => rig.withdraw(payee, '400.00')));
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(said.map(({ code }) => code))).toEqual(new Set([200, 424]));
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 0n, withdrawing: 40_000n });
  const { total } = await rig.ask(contract.listWithdrawals, {}, { token: await payee.token() });
  expect(total).toBe(1);
  expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
});

test('thirty times with one key is one withdrawal and one answer, byte for byte', async () => {
  const payee = await rig.payee('400.00');
  const token = await payee.token();
  const input = { amount: '10.00', account_id: payee.accountId, pay_password: pin };
  const onceKey = randomUUID();
  const texts = await Promise.all(
    thirty.map(() => rig.textOf(contract.requestWithdrawal, input, { token, onceKey })),
  );
  expect(new Set(texts).size).toBe(1);
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 39_000n, withdrawing: 1_000n });
  const other = await rig.call(contract.requestWithdrawal, { ...input, amount: '11.00' }, { token, onceKey });
  expect(other).toMatchObject({ code: 455 });
});

test('the day limit is not passed by many at once', async () => {
  const payee = await rig.payee('900.00');
  const said = await Promise.all(thirty.map(() => rig.withdraw(payee, '30.00')));
  expect(said.map(({ code }) => code)).toEqual(thirty.map(() => 200));
  const used = statement<{ used_units: bigint }>(
    'test-day-used',
    'select used_units from payout_day where shop_id = $1',
  );
  expect((await rig.env.db.direct.row(used, [payee.shopId]))?.used_units).toBe(48_000n);
  const { list } = await rig.ask(
    contract.listWithdrawals,
    { page_size: 100 },
    { token: await payee.token() },
  );
  expect(list.filter(({ state }) => state === 'approved')).toHaveLength(16);
});

test('taking back and sending at the same moment: one of both happens, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const payee = await rig.payee('100.00');
    const token = await payee.token();
    const { id } = await madeOf(payee, '50.00');
    rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 121_000));
    const [, said] = await Promise.all([
      rig.runner.runDue(),
      rig.call(contract.cancelWithdrawal, { id }, { token }),
    ]);
    await rig.pass(4);
    const isBack = said.code === 200;
    expect(await stateOf(payee, id)).toBe(isBack ? 'cancelled' : 'success');
    expect(await rig.balances(payee.shopId)).toMatchObject({
      shop_available: isBack ? 10_000n : 5_000n,
      withdrawing: 0n,
      payout_fee: isBack ? 0n : 100n,
    });
  }
});

test('thirty that take it back give it back once', async () => {
  const payee = await rig.payee('100.00');
  const token = await payee.token();
  const { id } = await madeOf(payee, '50.00');
  const said = await Promise.all(thirty.map(() => rig.call(contract.cancelWithdrawal, { id }, { token })));
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 10_000n, withdrawing: 0n });
});

test('a large amount takes two different people, however many press at once', async () => {
  const payee = await withFactor(rig, await rig.payee('9000.00'));
  const { id } = await madeOf(payee, '3000.00', payee.code());
  const [first, second] = [await secondOperator(), await secondOperator()];
  const approve = { id: `${payee.shop.shopId}.${id}`, verdict: 'approve' } as const;
  const say = (token: string) => rig.call(contract.decideWithdrawal, approve, { token });
  await Promise.all(thirty.map(() => say(first)));
  expect(await stateOf(payee, id)).toBe('requested');
  const said = await Promise.all(thirty.map((n) => say(n % 2 === 0 ? second : first)));
  const approved = said.filter(({ data }) => JSON.stringify(data).includes('"approved","needs_second"'));
  expect(approved).toHaveLength(1);
  expect(await stateOf(payee, id)).toBe('approved');
  await rig.pass(4);
  expect(await stateOf(payee, id)).toBe('success');
});

test('the database itself refuses one person twice, and a large amount with one', async () => {
  const payee = await withFactor(rig, await rig.payee('9000.00'));
  const { id } = await madeOf(payee, '3000.00', payee.code());
  const one = randomUUID();
  const force = async (second: string | null) => {
    const text = statement<never>(
      'test-force-approval',
      `update withdrawal set state = 'approved', approval = 'reviewer', first_approver = $3::uuid,
         second_approver = $4::uuid where shop_id = $1 and id = $2`,
    );
    try {
      await rig.env.db.direct.rows(text, [payee.shopId, id, one, second]);
      return undefined;
    } catch (error) {
      return sqlState(error);
    }
  };
  expect(await force(one)).toBe('23514');
  expect(await force(null)).toBe('23514');
  expect(await stateOf(payee, id)).toBe('requested');
});
