// Money that is seen by chain and people both, that vanishes, or that comes when nobody waits for it any more.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import * as contract from '#features/deposits/contract.ts';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';
import { seeDeposit } from './receive.ts';
import type { DepositParts } from './terms.ts';

let rig: DepositRig;
beforeAll(async () => {
  rig = await openDeposits();
});
afterAll(() => rig.close());

const day = 86_400;
const parts: DepositParts = {
  identityOf: () => Promise.resolve({ isVerified: true, legalName: 'Ann Lee' }),
  assertMayDeposit: () => Promise.resolve(),
};

/** What the chain says of the place of a deposit. */
function see(who: Depositor, id: string, fact: { hash: string; part: number; confirmations: number }) {
  const { env } = rig;
  const context = { env, shopId: who.shopId, now: env.clock.now(), parts };
  const whole = { ...fact, asset: 'USDT', units: 50_000_000n } as const;
  return env.db.transaction((tx) => seeDeposit({ ...context, tx }, id, whole));
}

const newHash = () => createHash('sha256').update(randomUUID()).digest('hex');

async function attest(who: Depositor, deposit: string, ask: { amount: string; reference: string }) {
  const said = await rig.decide(rig.first, who, { deposit, act: 'propose', ...ask });
  expect(said).toMatchObject({ code: 200 });
  const receipt = String(Reflect.get(Object(said.data), 'receipt_id'));
  return rig.decide(rig.second, who, { deposit, act: 'confirm', receipt_id: receipt });
}

test('what two people have booked is not booked again when the chain tells which part of the transaction it was', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  const hash = newHash();
  expect(await attest(who, id, { amount: '50.000000', reference: hash })).toMatchObject({ code: 200 });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 5_000n });
  expect(await see(who, id, { hash, part: 3, confirmations: 30 })).toBe('known');
  expect(await rig.balances(who)).toMatchObject({ shop_available: 5_000n, treasury: 5_000n });
});

test('what the chain has booked is not booked again by people, whatever part of the transaction it was', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  const hash = newHash();
  expect(await see(who, id, { hash, part: 3, confirmations: 30 })).toBe('credited');
  const again = { amount: '50.000000', reference: hash };
  const booked = (is_same: boolean) => ({ code: 429, data: { reason: 'booked', is_same } });
  expect(await attest(who, id, again)).toMatchObject(booked(true));
  const { id: other } = await rig.quote(who);
  expect(await attest(who, other, again)).toMatchObject(booked(false));
  expect(await rig.balances(who)).toMatchObject({ shop_available: 5_000n, treasury: 5_000n });
});

test('a transaction that vanishes does not keep its deposit open, and its share of the cap, for ever', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  const hash = newHash();
  expect(await see(who, id, { hash, part: 0, confirmations: 1 })).toBe('seen');
  await rig.pass(3 * day, day / 4);
  expect((await rig.look(who, id)).state).toBe('quoted');
  await rig.pass(5 * day, day / 4);
  expect((await rig.look(who, id)).state).toBe('expired');
  expect((await rig.channels(who)).cap.used).toBe('0.00');
  // It comes all the same: late, and not lost.
  await see(who, id, { hash, part: 0, confirmations: 30 });
  expect(await rig.balances(who)).toMatchObject({ deposit_suspense: 5_000n, shop_available: 0n });
});

test('a bank transfer that comes when its deposit has expired is attested by two people and credited', async () => {
  const who = await rig.depositor();
  const { id } = await rig.quote(who, { channel_id: 'bank', amount: '40.00' });
  await rig.pass(4 * day, day / 2);
  expect((await rig.look(who, id)).state).toBe('expired');
  const said = await attest(who, id, { amount: '40.00', reference: `Late ${randomUUID().slice(0, 8)}` });
  expect(said).toMatchObject({ code: 200, data: { state: 'success' } });
  expect(await rig.balances(who)).toMatchObject({ shop_available: 4_000n, treasury: 4_000n });
  expect(await rig.checkBook(who)).toEqual([]);
});

test('asking for places and giving them up has a limit of the day, also for many at once, and says when it ends', async () => {
  const who = await rig.depositor();
  const token = await who.token();
  const one = async () => {
    const said = await rig.tryQuote(who, { amount: '10.00' });
    const id = String(Reflect.get(Object(said.data), 'id'));
    if (said.code === 200) await rig.app.call(contract.cancelDeposit, { id }, { token });
    return said;
  };
  const max = limits.depositQuotesDailyMax;
  for (let count = 0; count < max - 2; count += 1) expect(await one()).toMatchObject({ code: 200 });
  const said = await Promise.all(Array.from({ length: 30 }, one));
  expect(said.filter(({ code }) => code === 200)).toHaveLength(2);
  const refused = said.filter(({ code }) => code !== 200);
  expect(refused.every(({ code }) => code === 459)).toBe(true);
  const retryAt = String(Reflect.get(Object(refused[0]?.data), 'retry_at'));
  rig.app.clock.set(new Date(Date.parse(retryAt)));
  expect(await one()).toMatchObject({ code: 200 });
});
