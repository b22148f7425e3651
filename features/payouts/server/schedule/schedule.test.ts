// A payout schedule: what setting it asks for, what its runs pay, and what no run can do.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payoutScheduleTerms } from '#domain/proof/mandate-terms.ts';
import type { SignedMandate } from '#domain/wire/mandate.ts';
import { checkBook } from '#features/ledger/server/chain.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { addPayoutAccount, removePayoutAccount } from '#features/payouts/accounts.contract.ts';
import { listWithdrawals } from '#features/payouts/contract.ts';
import {
  endPayoutSchedule,
  payoutSchedule,
  setPayoutSchedule,
  type SkipReason,
} from '#features/payouts/schedule.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openWithdrawals, pin, wallets, type Payee, type Rig } from '#testing/payees.ts';
import { enterScheduled } from './schedule.sql.ts';
import { actAsOwner, makeSigner, neededShape, newNonce, signingOf } from '#testing/signing.ts';

let rig: Rig;
let signing: ReturnType<typeof signingOf>;
beforeAll(async () => {
  rig = await openWithdrawals();
  signing = signingOf(rig);
});
afterAll(() => rig.app.close());

const unscheduled = statement<{ act: string }>(
  'test-unscheduled',
  `select act from audit_entry where shop_id = $1 and act = 'payout.unscheduled'`,
);

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

type Change = {
  least?: string;
  most?: string;
  accountId?: string;
  pay_password?: string;
  code?: string | undefined;
  mandate?: SignedMandate;
};

function askOf(payee: Payee, { least = '20.00', most = '300.00', accountId, mandate }: Change = {}) {
  const terms = { account_id: accountId ?? payee.accountId, weekday: 'monday', least, most } as const;
  return mandate === undefined ? terms : { ...terms, mandate };
}

async function set(payee: Payee, change: Change = {}) {
  const code = 'code' in change ? change.code : payee.code();
  const proof = { pay_password: change.pay_password ?? pin, ...(code === undefined ? {} : { code }) };
  return rig.call(setPayoutSchedule, { ...askOf(payee, change), ...proof }, { token: await payee.token() });
}

const scheduleOf = async (payee: Payee) =>
  (await rig.ask(payoutSchedule, {}, { token: await payee.token() })).schedule;
const listOf = async (payee: Payee) =>
  (await rig.ask(listWithdrawals, {}, { token: await payee.token() })).list;
const end = async (payee: Payee) => rig.ask(endPayoutSchedule, {}, { token: await payee.token() });

/** A week, in steps that reach everything that is due. */
const passWeek = () => rig.pass(weekMinutes, 12 * 60);

test('pays out what is free each week, between least and most, until it is ended', async () => {
  const payee = await rig.payee('450.00');
  expect(await scheduleOf(payee)).toBeNull();
  expect(await set(payee)).toMatchObject({
    code: 200,
    data: { schedule: { weekday: 'monday', least: '20.00', most: '300.00', last: null } },
  });
  await passWeek();
  const [first] = await listOf(payee);
  expect(first).toMatchObject({ amount: '300.00', state: 'success', scheduled: true });
  expect(await scheduleOf(payee)).toMatchObject({ last: { withdrawal_id: first?.id, reason: null } });
  await passWeek();
  expect((await listOf(payee)).map(({ amount }) => amount)).toEqual(['150.00', '300.00']);
  await passWeek();
  expect(await scheduleOf(payee)).toMatchObject({ last: { withdrawal_id: null, reason: 'below_least' } });
  expect(await end(payee)).toEqual({ schedule: null });
  await rig.fund(payee.shopId, '100.00');
  await passWeek();
  expect(await listOf(payee)).toHaveLength(2);
  expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
});

test('a clock that jumped over weeks is made up for by one run, and the next one is a week later at least', async () => {
  for (const days of [36, 37, 38, 39, 40, 41, 42]) {
    const payee = await rig.payee('900.00');
    await set(payee, { most: '100.00' });
    rig.app.clock.set(new Date(rig.app.clock.now().getTime() + days * dayMinutes * 60_000));
    await rig.pass(60, 30);
    await passWeek();
    await passWeek();
    const times = (await listOf(payee)).map(({ created_at: at }) => Date.parse(at)).toReversed();
    expect(times.length).toBeGreaterThanOrEqual(2);
    const apart = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / (dayMinutes * 60_000));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(6);
  }
});

test('setting it asks for everything that the largest withdrawal asks for', async () => {
  const payee = await rig.payee('100.00');
  expect(await set(payee, { pay_password: '000001' })).toMatchObject({ code: 446 });
  expect(await set(payee, { code: undefined })).toMatchObject({ code: 460, data: { reason: 'code' } });
  expect(await set(payee, { least: '9.99' })).toMatchObject({
    code: 405,
    data: { field: 'least', reason: 'minimum' },
  });
  expect(await set(payee, { least: '40.00', most: '39.99' })).toMatchObject({
    code: 405,
    data: { field: 'most', reason: 'below_least' },
  });
  expect(await set(payee, { most: '40.001' })).toMatchObject({
    code: 405,
    data: { field: 'most', reason: 'scale' },
  });
  const stranger = await rig.payee('0.00');
  expect(await set(payee, { accountId: stranger.accountId })).toMatchObject({ code: 451 });
  const bare = await rig.payee('100.00', { hasFactor: false });
  expect(await set(bare, { code: undefined })).toMatchObject({ code: 460, data: { reason: 'not_set_up' } });
  expect(await scheduleOf(payee)).toBeNull();
});

test('a run is refused for what its merchant would be refused for, says so once a week, and holds nothing', async () => {
  const payee = await rig.payee('200.00');
  await set(payee);
  const skipped = async (reason: SkipReason) => {
    await passWeek();
    expect(await scheduleOf(payee)).toMatchObject({ last: { reason, withdrawal_id: null } });
    expect(await listOf(payee)).toEqual([]);
  };
  rig.restricted.set(payee.shopId, 'walletFrozen');
  await skipped('restricted');
  rig.restricted.delete(payee.shopId);
  const verified = { isVerified: true, legalName: 'Ann Lee' };
  rig.verified.set(payee.shopId, { ...verified, isVerified: false });
  await skipped('identity');
  rig.verified.set(payee.shopId, { ...verified, legalName: 'Other Name' });
  await skipped('name_mismatch');
  rig.verified.set(payee.shopId, verified);
  const told = await rig.app.ask(listNotices, {}, { token: await payee.token() });
  const codes = told.list.map(({ code }) => code);
  expect(codes.filter((code) => code === 'payout_schedule_skipped')).toHaveLength(3);
  expect(codes).toContain('payout_schedule_set');
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 20_000n, withdrawing: 0n });
  await passWeek();
  expect(await listOf(payee)).toMatchObject([{ amount: '200.00', scheduled: true }]);
});

test('an account that goes takes its schedule with it', async () => {
  const payee = await rig.payee('100.00');
  await set(payee);
  const ask = { id: payee.accountId, pay_password: pin };
  expect(await rig.ask(removePayoutAccount, ask, { token: await payee.token() })).toEqual({ removed: true });
  expect(await scheduleOf(payee)).toBeNull();
  await passWeek();
  expect(await listOf(payee)).toEqual([]);
  const acts = await rig.env.db.direct.rows(unscheduled, [payee.shopId]);
  expect(acts).toHaveLength(1);
});

test('a person who is erased takes account and schedule with them', async () => {
  const payee = await rig.payee('100.00');
  await set(payee);
  await actAsOwner(rig.app, `delete from payout_account where shop_id = ${payee.shopId}`);
  expect(await scheduleOf(payee)).toBeNull();
  await passWeek();
  expect(await listOf(payee)).toEqual([]);
});

test('the first run waits for an account that is on hold', async () => {
  const payee = await rig.payee('100.00');
  const added = await rig.ask(
    addPayoutAccount,
    {
      type: 'ETC/USDT',
      account_name: 'Ann Lee',
      wallet_address: wallets.ethereum,
      pay_password: pin,
      code: payee.code(),
    },
    { token: await payee.token() },
  );
  rig.app.clock.set(new Date(Date.parse(added.usable_at) - 60_000));
  await set(payee, { accountId: added.id });
  const { next_at: nextAt } = (await scheduleOf(payee)) ?? { next_at: '' };
  expect(Date.parse(nextAt)).toBeGreaterThan(Date.parse(added.usable_at));
});

test('where a device signs, it signs the schedule: without its signature over these terms nothing is set', async () => {
  const held = await signing.withDevice('500.00');
  const { payee, signer, device } = held;
  const refused = await set(payee, { code: undefined });
  expect(refused).toMatchObject({ code: 461 });
  const { shop, currency, at } = z.parse(neededShape, refused.data);
  const sign = (most: string) => {
    const terms = payoutScheduleTerms(askOf(payee, { most }), currency);
    return signer.sign(device, { ...terms, shop, at, nonce: newNonce() });
  };
  expect(await set(payee, { code: undefined, mandate: sign('299.00') })).toMatchObject({
    code: 405,
    data: { field: 'mandate', reason: 'terms' },
  });
  expect(await set(payee, { mandate: sign('300.00') })).toMatchObject({ code: 200 });
  await passWeek();
  expect(await listOf(payee)).toMatchObject([{ amount: '300.00', scheduled: true }]);
});

test('a schedule from before there was a device rests until it is signed', async () => {
  const payee = await rig.payee('500.00');
  await set(payee);
  await signing.add(payee, makeSigner());
  await passWeek();
  expect(await scheduleOf(payee)).toMatchObject({ last: { reason: 'signature' } });
  expect(await listOf(payee)).toEqual([]);
  expect(await rig.balances(payee.shopId)).toMatchObject({ shop_available: 50_000n });
});

test('two processes that run it and a request by hand share what is free', async () => {
  for (const by of [0, 1, 2]) {
    const payee = await rig.payee('300.00');
    await set(payee);
    const due = (await scheduleOf(payee))?.next_at ?? '';
    rig.app.clock.set(new Date(due));
    const hand = () => rig.withdraw(payee, '200.00');
    const runs = [rig.runner.runDue(), rig.runner.runDue()];
    const [said] = await Promise.all([by === 0 ? hand() : rig.runner.runDue().then(hand), ...runs]);
    const list = await listOf(payee);
    const byHand = said.code === 200 ? 1 : 0;
    expect(list.filter(({ scheduled }) => scheduled === true)).toHaveLength(1);
    expect(list).toHaveLength(1 + byHand);
    const taken = list.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(taken).toBe(300);
    expect(await checkBook(rig.env.db.direct, payee.shopId)).toEqual([]);
  }
});

test('the database lets no run pass that the mandate does not cover', async () => {
  const payee = await rig.payee('500.00');
  await set(payee, { most: '100.00' });
  const [row] = await signing.rows<{ id: string }>(
    'select id from payout_schedule where shop_id = $1',
    payee.shopId,
  );
  const enter = async (units: bigint, day: string, schedule = row?.id) => {
    const ask = { id: randomUUID(), scheduleId: schedule ?? '', units, day };
    return (await enterScheduled(rig.env.db.direct, { shopId: payee.shopId, ...ask }))?.came;
  };
  expect(await enter(10_001n, '2031-01-06')).toBe('too_much');
  expect(await enter(10_000n, '2031-01-06', '00000000-0000-4000-8000-000000000000')).toBe('off');
  expect(await enter(10_000n, '2031-01-06')).toBe('entered');
  expect(await enter(1n, '2031-01-06')).toBe('too_soon');
  expect(await enter(1n, '2031-01-11')).toBe('too_soon');
  expect(await enter(1n, '2031-01-13')).toBe('entered');
});
