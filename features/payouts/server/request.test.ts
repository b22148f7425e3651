// A withdrawal from asking to arriving, and everything it is refused for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { checkBook } from '#features/ledger/server/chain.ts';
import { addPayoutAccount } from '#features/payouts/accounts.contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { listAllWithdrawals } from '#features/payouts/review.contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { openWithdrawals, pin, wallets, withFactor, type Payee, type Rig } from '#testing/payees.ts';
import { keeps } from '#testing/keeps.ts';
import { openRestrictions } from '#testing/restrictions.ts';

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
const purse = async (payee: Payee) => rig.ask(wallet, {}, { token: await payee.token() });

test('what is within the day limit approves itself, can be taken back a while, is sent and arrives', async () => {
  keeps(
    '1 withdraw to a bank or a chain address',
    '4 a withdrawal can be completed or failed',
    '7 POST /v1/user/withdraw/add',
  );
  const payee = await rig.payee('100.00');
  const token = await payee.token();
  const ask = { account_id: payee.accountId, amount: '40.00' };
  const quoted = await rig.ask(contract.quoteWithdrawal, ask, { token });
  expect(quoted).toMatchObject({
    fee: '1.00',
    receive_amount: '39.000000',
    receive_currency: 'USDT',
    rate: '1',
    decision: 'at_once',
    second_factor: false,
  });
  const made = madeOf(await rig.withdraw(payee, '40.00'));
  expect(made).toMatchObject({
    status: 'awaiting_review',
    state: 'approved',
    amount: '40.00',
    fee: quoted.fee,
    receive_amount: quoted.receive_amount,
    can_cancel: true,
    orders: [],
    other_amount: '40.00',
  });
  expect(made.no).toMatch(/^W-[0-9A-Z]+-1$/);
  expect(await purse(payee)).toMatchObject({
    balance: '100.00',
    available: '60.00',
    withdrawing: '40.00',
    frozen: '40.00',
    daily: { limit: '500.00', used: '40.00' },
    accounts: 1,
    pay_password_set: true,
  });
  await rig.pass(4);
  const done = await detail(payee, made.id);
  expect(done).toMatchObject({ status: 'success', state: 'success', can_cancel: false, failure_code: null });
  expect(done.steps.map(({ code }) => code)).toEqual(['requested', 'approved', 'sending', 'success']);
  expect(done.payouts).toMatchObject([{ n: 1, amount: '40.00', fee: '1.00', state: 'sent' }]);
  expect(done.payouts[0]?.reference).toMatch(/^[0-9a-f]{64}$/);
  expect(await purse(payee)).toMatchObject({ balance: '60.00', withdrawing: '0.00' });
  expect(await rig.balances(payee.shopId)).toMatchObject({ payout_fee: 100n, treasury: 6_100n });
  expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
});

test('it is refused for its amount, its account, and for less money than that', async () => {
  keeps('5 a withdrawal needs amount, account and a transaction password');
  const payee = await rig.payee('100.00');
  const refused = async (amount: string, accountId = payee.accountId) =>
    rig.withdraw(payee, amount, { accountId });
  expect(await refused('10.001')).toMatchObject({ code: 405, data: { field: 'amount', reason: 'scale' } });
  expect(await refused('10')).toMatchObject({ code: 405, data: { field: 'amount', reason: 'scale' } });
  expect(await refused('-1.00')).toMatchObject({ code: 405, data: { field: 'amount' } });
  expect(await refused('0.00')).toMatchObject({ code: 405, data: { reason: 'amount' } });
  expect(await refused('9.99')).toMatchObject({ code: 405, data: { reason: 'minimum', minimum: '10.00' } });
  expect(await refused('100.01')).toMatchObject({ code: 424 });
  expect(await refused('10.00', randomUUID())).toMatchObject({ code: 451 });
  const other = await rig.payee('0.00');
  expect(await refused('10.00', other.accountId)).toMatchObject({ code: 451 });
  const iban = { type: 'bank', account_name: 'Ann Lee', bank_name: 'West', iban: wallets.iban } as const;
  const token = await payee.token();
  const bank = await rig.ask(addPayoutAccount, { ...iban, pay_password: pin, code: payee.code() }, { token });
  expect(await refused('50.00', bank.id)).toMatchObject({
    code: 203,
    data: { reason: 'account_on_hold', usable_at: bank.usable_at },
  });
  await rig.pass(25 * 60, 60);
  expect(await refused('19.99', bank.id)).toMatchObject({ code: 405, data: { minimum: '20.00' } });
  expect(await refused('20.00', bank.id)).toMatchObject({
    code: 200,
    data: { fee: '0.00', receive_amount: '20.00', receive_currency: 'USD', rate: null },
  });
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 8_000n, withdrawing: 2_000n });
});

test('it is refused for a wrong password, an unverified owner, another name and a restriction', async () => {
  keeps('5 a withdrawal needs amount, account and a transaction password');
  const payee = await rig.payee('100.00');
  const token = await payee.token();
  const ask = { amount: '10.00', account_id: payee.accountId };
  const wrong = await rig.call(contract.requestWithdrawal, { ...ask, pay_password: '000001' }, { token });
  expect(wrong).toMatchObject({ code: 446, data: { tries_left: 4, field: 'pay_password' } });
  rig.verified.set(payee.shopId, { isVerified: true, legalName: 'Bob Ray' });
  expect(await rig.withdraw(payee, '10.00')).toMatchObject({ code: 203, data: { reason: 'name_mismatch' } });
  rig.verified.set(payee.shopId, { isVerified: false, legalName: undefined });
  expect(await rig.withdraw(payee, '10.00')).toMatchObject({
    code: 203,
    data: { reason: 'identity', route: '/identity' },
  });
  rig.restricted.set(payee.shopId, 'walletFrozen');
  expect(await rig.withdraw(payee, '10.00')).toMatchObject({ code: 450 });
  rig.restricted.set(payee.shopId, 'withdrawalDisabled');
  expect(await rig.withdraw(payee, '10.00')).toMatchObject({ code: 449 });
  rig.restricted.delete(payee.shopId);
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 10_000n, withdrawing: 0n });
});

test('no amount leaves before a second factor is set up, which the answer leads to; the balance stays free', async () => {
  const plain = await rig.payee('9000.00', { hasFactor: false });
  for (const amount of ['10.00', '500.01']) {
    expect(await rig.withdraw(plain, amount)).toMatchObject({
      code: 460,
      data: { reason: 'not_set_up', route: '/settings/security/second-step' },
    });
  }
  expect(await rig.balances(plain.shopId)).toMatchObject({ shop_available: 900_000n, withdrawing: 0n });
  const payee = await withFactor(rig, plain);
  expect(await rig.withdraw(payee, '10.00')).toMatchObject({ code: 200 });
});

test('above 500.00 a code is asked; it waits for people, and two of them above 2,000.00', async () => {
  const payee = await rig.payee('9000.00');
  expect(await rig.withdraw(payee, '500.01')).toMatchObject({ code: 460, data: { reason: 'code' } });
  expect(await rig.withdraw(payee, '500.01', { code: '000000' })).toMatchObject({ code: 415 });
  const small = idOf(await rig.withdraw(payee, '500.01', { code: payee.code() }));
  const large = idOf(await rig.withdraw(payee, '2000.01', { code: payee.code() }));
  expect(await detail(payee, small)).toMatchObject({
    state: 'requested',
    can_cancel: true,
    cancellable_until: null,
  });
  const operator = await rig.reviewer();
  const as = { token: operator };
  const routed = (id: string) => `${payee.shop.shopId}.${id}`;
  const waiting = await rig.ask(
    listAllWithdrawals,
    { filters: { state: ['requested'] }, sort: 'asked', direction: 'asc' },
    as,
  );
  expect(waiting.list.map(({ shop_id, id }) => `${shop_id}.${id}`)).toEqual([routed(small), routed(large)]);
  const say = (id: string) => rig.call(contract.decideWithdrawal, { id: routed(id), verdict: 'approve' }, as);
  expect(await say(small)).toMatchObject({ code: 200, data: { state: 'approved', needs_second: false } });
  expect(await say(small)).toMatchObject({ code: 203, data: { reason: 'decided' } });
  expect(await say(large)).toMatchObject({ code: 200, data: { state: 'requested', needs_second: true } });
  expect(await say(large)).toMatchObject({ code: 203, data: { reason: 'same_person' } });
  await rig.pass(4);
  expect((await detail(payee, small)).state).toBe('success');
  expect((await detail(payee, large)).state).toBe('requested');
});

test('a rejection has a reason of the list and a text, and gives the money back at once', async () => {
  keeps('4 a withdrawal can be completed or failed', '3 Wallet');
  const payee = await withFactor(rig, await rig.payee('900.00'));
  const id = idOf(await rig.withdraw(payee, '600.00', { code: payee.code() }));
  const as = { token: await rig.reviewer() };
  const reject = { id: `${payee.shop.shopId}.${id}`, verdict: 'reject' } as const;
  expect(await rig.call(contract.decideWithdrawal, reject, as)).toMatchObject({ code: 403 });
  const short = { ...reject, reason_code: 'account_not_yours', reason: 'no' } as const;
  expect(await rig.call(contract.decideWithdrawal, short, as)).toMatchObject({ code: 405 });
  const reason = 'The name that the bank has for this account is not the name that was verified.';
  const said = await rig.call(contract.decideWithdrawal, { ...short, reason }, as);
  expect(said).toMatchObject({ code: 200, data: { state: 'rejected' } });
  expect(await detail(payee, id)).toMatchObject({
    status: 'failure',
    failure_code: 'account_not_yours',
    failure_reason: reason,
    next_step: 'change_account',
  });
  expect(await purse(payee)).toMatchObject({ available: '900.00', withdrawing: '0.00' });
});

test('a restriction that holds money keeps the limit from approving', async () => {
  const payee = await rig.payee('100.00');
  const holds = await openRestrictions(rig.app);
  await holds.place(payee.shop, { amount: '10.00', until: holds.days(1) });
  expect(await rig.withdraw(payee, '50.00')).toMatchObject({ code: 200, data: { state: 'requested' } });
});

test('the day limit is one counter: what passes it waits, what is taken back gives it back', async () => {
  const payee = await rig.payee('900.00');
  const first = idOf(await rig.withdraw(payee, '400.00'));
  expect(await rig.withdraw(payee, '100.01')).toMatchObject({ data: { state: 'requested' } });
  const token = await payee.token();
  await rig.ask(contract.cancelWithdrawal, { id: first }, { token });
  expect(await purse(payee)).toMatchObject({ daily: { used: '0.00' } });
  expect(await rig.withdraw(payee, '500.00')).toMatchObject({ data: { state: 'approved' } });
});

test('it can be taken back until it is sent, and not after', async () => {
  const payee = await rig.payee('100.00');
  const token = await payee.token();
  const first = idOf(await rig.withdraw(payee, '60.00'));
  const cancelled = await rig.ask(contract.cancelWithdrawal, { id: first }, { token });
  expect(cancelled).toMatchObject({ state: 'cancelled', failure_code: 'cancelled', next_step: 'ask_again' });
  expect(cancelled.payouts).toMatchObject([{ state: 'stopped' }]);
  expect(await rig.call(contract.cancelWithdrawal, { id: first }, { token })).toMatchObject({
    code: 203,
    data: { reason: 'over' },
  });
  const second = idOf(await rig.withdraw(payee, '60.00'));
  await rig.pass(2.5);
  expect(await rig.call(contract.cancelWithdrawal, { id: second }, { token })).toMatchObject({
    code: 203,
    data: { reason: 'already_sent' },
  });
  const other = await rig.payee('0.00');
  const foreign = { token: await other.token() };
  expect(await rig.call(contract.cancelWithdrawal, { id: second }, foreign)).toMatchObject({ code: 404 });
  expect(await rig.call(contract.withdrawalDetail, { id: second }, foreign)).toMatchObject({ code: 404 });
  await rig.pass(3);
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 4_000n, withdrawing: 0n });
});

test('the flow tells a withdrawal from asking to its end, and its sums are the change of the balance', async () => {
  keeps('1 hold a wallet', '3 Wallet', '4 flow');
  const payee = await rig.payee('100.00');
  const token = await payee.token();
  const flow = (input: Parameters<typeof rig.ask<typeof walletFlow>>[1]) =>
    rig.ask(walletFlow, input, { token });
  const gone = idOf(await rig.withdraw(payee, '30.00'));
  await rig.pass(4);
  const open = idOf(await rig.withdraw(payee, '40.00'));
  const back = idOf(await rig.withdraw(payee, '10.00'));
  await rig.ask(contract.cancelWithdrawal, { id: back }, { token });
  const all = await flow({ page_size: 100 });
  expect(all.list.map(({ kind, direction, account, status }) => [kind, direction, account, status])).toEqual([
    ['withdraw_back', 'in', 'available', 'success'],
    ['withdraw', 'out', 'available', 'failure'],
    ['withdraw', 'out', 'available', 'awaiting_review'],
    ['withdraw_fee', 'out', 'withdrawing', 'success'],
    ['withdraw_sent', 'out', 'withdrawing', 'success'],
    ['withdraw', 'out', 'available', 'success'],
    ['deposit', 'in', 'available', 'success'],
  ]);
  expect(all.sums).toMatchObject({ in: '100.00', out: '30.00' });
  const lines = await flow({ group: 'document' });
  expect(lines.list.map(({ document }) => document)).toMatchObject([
    { kind: 'withdrawal', net: '0.00', asked: '10.00', status: 'failure', failure_code: 'cancelled' },
    {
      kind: 'withdrawal',
      net: '0.00',
      asked: '40.00',
      status: 'awaiting_review',
      parts: [{ kind: 'withdraw' }],
    },
    { kind: 'withdrawal', net: '-30.00', asked: '30.00', status: 'success', fee: '1.00', arrives: '29.00' },
    { kind: 'deposit', net: '100.00', status: 'success', parts: [{ kind: 'deposit' }] },
  ]);
  expect(lines.sums).toEqual(all.sums);
  const ids = async (status: 'awaiting_review' | 'failure' | 'success') =>
    (await flow({ status, type: 'withdrawal' })).list.map(({ ref }) => ref.id);
  expect(await ids('awaiting_review')).toEqual([open]);
  expect(await ids('failure')).toEqual([back]);
  expect(new Set(await ids('success'))).toEqual(new Set([gone, back]));
  const way = await flow({ account: 'withdrawing' });
  let balance = 0;
  for (const row of way.list.toReversed()) {
    expect(Number(row.balance_before)).toBeCloseTo(balance);
    balance += row.direction === 'in' ? Number(row.amount) : -Number(row.amount);
    expect(Number(row.balance_after)).toBeCloseTo(balance);
  }
  expect(balance).toBeCloseTo(40);
  const list = await rig.ask(contract.listWithdrawals, {}, { token });
  expect(list.list.map(({ id }) => id)).toEqual([back, open, gone]);
  const failed = await rig.ask(contract.listWithdrawals, { status: 'failure' }, { token });
  expect(failed).toMatchObject({ total: 1, list: [{ id: back }] });
});
