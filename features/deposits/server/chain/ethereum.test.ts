// Merchants' USDT on Ethereum against a node of this machine: credited by nobody's hand, once, and for what arrived.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';
import { checksummed } from '#domain/payouts/payout.ts';
import { depositAddressOf } from '#domain/deposits/deposit-address.ts';
import { depositKeys, reportAddress } from '#features/deposits/keys.contract.ts';
import { depositFile, waitingDeposits } from '#features/deposits/review.contract.ts';
import * as contract from '#features/deposits/contract.ts';
import { canRunAnvil, chainId, finalDepth, openAnvil, type Anvil } from '#tools/testing/chain/anvil.ts';
import { xpub } from '#tools/testing/chain/chain-app.ts';
import { openRpcProxy, type RpcProxy } from '#tools/testing/chain/rpc-proxy.ts';

const logs = z.array(z.looseObject({ data: z.string() }));
const usdt = (whole: number) => BigInt(whole) * 1_000_000n;

describe.runIf(canRunAnvil())('deposits of USDT on Ethereum', () => {
  let anvil: Anvil;
  let first: RpcProxy;
  let second: RpcProxy;
  let rig: DepositRig;
  let token: string;

  beforeAll(async () => {
    anvil = await openAnvil();
    token = await anvil.deploy('Token');
    await anvil.mine(finalDepth * 2);
    [first, second] = await Promise.all([openRpcProxy(anvil.url), openRpcProxy(anvil.url)]);
    const sources = [{ url: first.url }, { url: second.url }];
    const chain = { network: 'ethereum' as const, sources, xpub, contract: token, confirmations: 0, chainId };
    rig = await openDeposits({ deposits: [{ ...chain, aloneMajor: 100 }] });
    await rig.app.composed.deposits.start();
  });
  afterEach(() => {
    first.behave({});
    second.behave({});
  });
  afterAll(() => Promise.all([rig.close(), first.close(), second.close(), anvil.close()]));

  const work = () => rig.app.composed.deposits.work();
  /** Blocks until everything so far is final, and a look. */
  const settle = async () => {
    await anvil.mine(finalDepth);
    await work();
  };
  const minutes = (count: number) =>
    rig.app.clock.set(new Date(rig.app.clock.now().getTime() + count * 60_000));
  const quote = (who: Depositor, amount = '50.00') => rig.quote(who, { channel_id: 'ETC/USDT', amount });
  const available = async (who: Depositor) => (await rig.balances(who)).shop_available;
  const depositsOf = async (who: Depositor) =>
    (await rig.app.ask(contract.listDeposits, {}, { token: await who.token() })).list;

  test('an address is derived from the public key and the number, and is the merchant’s for every deposit', async () => {
    const who = await rig.depositor();
    const other = await rig.depositor();
    const one = await quote(who);
    const two = await quote(who);
    const strange = await quote(other);
    expect(one.account_number).toBeGreaterThan(0);
    expect(one.address).toBe(depositAddressOf(xpub, 'ethereum', one.account_number ?? 0));
    expect(two.address).toBe(one.address);
    expect(strange.account_number).not.toBe(one.account_number);
    expect(strange.address).not.toBe(one.address);
    expect(one.is_test).toBe(false);
    const keys = await rig.app.ask(depositKeys, {});
    const key = { channel_id: 'ETC/USDT', network: 'ethereum', contract: checksummed(token), xpub };
    expect(keys.list).toEqual([key]);
  });

  test('T18: money is credited when it is final, by no person, for what arrived and not what was asked', async () => {
    const who = await rig.depositor();
    const asked = await quote(who);
    await anvil.pay(token, asked.address ?? '', usdt(42));
    await anvil.mine(finalDepth - 1);
    await work();
    expect((await rig.look(who, asked.id)).seen).toMatchObject({ amount: '42.000000', asset: 'USDT' });
    expect(await available(who)).toBe(0n);
    await settle();
    const done = await rig.look(who, asked.id);
    expect(done).toMatchObject({ state: 'success', credited_amount: '42.00', is_unasked: false });
    expect(done.steps.at(-1)).toMatchObject({ by: 'provider' });
    expect(await available(who)).toBe(4_200n);
    await rig.checkBook(who);
  });

  test('money that nobody announced is credited too: the address is the merchant’s', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who);
    await rig.app.ask(
      contract.cancelDeposit,
      { id },
      { token: await who.token(), onceKey: 'give-up-the-quote' },
    );
    minutes(60 * 30);
    await anvil.pay(token, address ?? '', usdt(25));
    await settle();
    expect(await available(who)).toBe(2_500n);
    const [made] = await depositsOf(who);
    expect(made).toMatchObject({ state: 'success', credited_amount: '25.00', pay_amount: '25.000000' });
    expect((await rig.look(who, made?.id ?? '')).is_unasked).toBe(true);
  });

  test('two transfers in one transaction are two, and thirty looks at once book each once', async () => {
    const who = await rig.depositor();
    const payer = await anvil.deploy('Payer');
    await anvil.pay(token, payer, usdt(100));
    const { address } = await quote(who, '30.00');
    await anvil.payMany(payer, token, [address ?? '', address ?? ''], usdt(30));
    await anvil.mine(finalDepth);
    const again = rig.app.composed.deposits;
    await Promise.all(Array.from({ length: 30 }, () => again.work()));
    await again.work();
    expect(await available(who)).toBe(6_000n);
    expect((await depositsOf(who)).filter(({ state }) => state === 'success')).toHaveLength(2);
    await rig.checkBook(who);
  });

  test('a token that looks alike, a failed transaction and one that a reorganisation took back are nothing', async () => {
    const who = await rig.depositor();
    const { address } = await quote(who);
    const alike = await anvil.deploy('Token');
    await anvil.pay(alike, address ?? '', usdt(50));
    const payer = await anvil.deploy('Payer');
    await anvil.pay(token, payer, usdt(50));
    await anvil.payAndFail(payer, token, address ?? '', usdt(50));
    await anvil.pay(token, address ?? '', usdt(50));
    await anvil.reorg(1);
    await settle();
    await settle();
    expect(await available(who)).toBe(0n);
  });

  test('below the least amount it waits, and is credited with what reaches it', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who, '20.00');
    await anvil.pay(token, address ?? '', usdt(12));
    await settle();
    expect(await rig.look(who, id)).toMatchObject({
      state: 'quoted',
      receipts: [{ state: 'waiting', reason: 'below_minimum', amount: '12.000000' }],
    });
    await anvil.pay(token, address ?? '', usdt(9));
    await settle();
    expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '21.00' });
    expect(await available(who)).toBe(2_100n);
    await rig.checkBook(who);
  });

  test('what is above the cap is kept apart, and goes back by two people who differ', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who, '150.00');
    await anvil.pay(token, address ?? '', usdt(260));
    await settle();
    const kept = await rig.look(who, id);
    expect(kept).toMatchObject({ state: 'success', credited_amount: '200.00' });
    const [receipt] = kept.receipts;
    expect(receipt).toMatchObject({ state: 'unclear', reason: 'above_cap', unclear_amount: '60.00' });
    const act = { deposit: id, act: 'return' as const, receipt_id: receipt?.id ?? '' };
    expect(await rig.decide(rig.first, who, { ...act, reference: '0xsent-back-1' })).toMatchObject({
      code: 200,
      data: { needs_second: true },
    });
    expect(await rig.decide(rig.first, who, act)).toMatchObject({
      code: 409,
      data: { reason: 'same_person' },
    });
    expect(await rig.decide(rig.second, who, { ...act, reference: '0xanother' })).toMatchObject({
      code: 405,
    });
    expect(
      await rig.decide(rig.second, who, { deposit: id, act: 'clear', receipt_id: act.receipt_id }),
    ).toMatchObject({ code: 203, data: { reason: 'returning' } });
    expect(await rig.decide(rig.second, who, act)).toMatchObject({ data: { needs_second: false } });
    expect((await rig.look(who, id)).receipts).toMatchObject([{ state: 'returned', unclear_amount: '0.00' }]);
    await rig.checkBook(who);
  });

  test('above the limit of one node both must agree: one that is away delays and loses nothing', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who, '150.00');
    second.behave({ down: true });
    await anvil.pay(token, address ?? '', usdt(150));
    await settle();
    expect(await rig.look(who, id)).toMatchObject({ state: 'quoted', is_disputed: false });
    second.behave({});
    await work();
    expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '150.00' });
  });

  test('below that limit one node is enough while the other is away', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who);
    second.behave({ down: true });
    await anvil.pay(token, address ?? '', usdt(50));
    await settle();
    expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '50.00' });
  });

  test('a transfer that one node shows and the other does not waits for people, and is credited once both agree', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who, '40.00');
    second.behave({ alter: (method, result) => (method === 'eth_getLogs' ? [] : result) });
    await anvil.pay(token, address ?? '', usdt(40));
    await settle();
    await work();
    expect(await rig.look(who, id)).toMatchObject({ state: 'quoted', is_disputed: true });
    const waiting = await rig.app.ask(waitingDeposits, {}, { token: await rig.first() });
    const { id: waits = '' } = waiting.list.find(({ stage }) => stage === 'disputed') ?? {};
    const shown = await rig.app.ask(depositFile, { id: waits }, { token: await rig.first() });
    expect(shown.transfers).toMatchObject([
      { verdict: 'missing', words: [{ source: 'first', is_there: true, amount: '40.000000' }] },
    ]);
    expect(await available(who)).toBe(0n);
    second.behave({});
    minutes(2);
    await work();
    expect(await rig.look(who, id)).toMatchObject({ state: 'success', credited_amount: '40.00' });
    expect(await available(who)).toBe(4_000n);
  });

  test('two nodes that name different amounts are not believed, whichever is larger', async () => {
    const who = await rig.depositor();
    const { address, id } = await quote(who, '40.00');
    const more = (result: unknown) =>
      z.parse(logs, result).map((log) => ({ ...log, data: `0x${usdt(90).toString(16).padStart(64, '0')}` }));
    second.behave({
      alter: (method, result) => {
        if (method === 'eth_getLogs') return more(result);
        if (method !== 'eth_getTransactionReceipt' || result === null) return result;
        const receipt = z.parse(z.looseObject({ logs: z.unknown() }), result);
        return { ...receipt, logs: more(receipt.logs) };
      },
    });
    await anvil.pay(token, address ?? '', usdt(40));
    await settle();
    expect(await rig.look(who, id)).toMatchObject({ state: 'quoted', is_disputed: true });
    second.behave({});
    minutes(2);
    await work();
    expect(await available(who)).toBe(4_000n);
  });

  test('another merchant’s transaction is told as used in any spelling, and pays only its own address', async () => {
    const owner = await rig.depositor();
    const thief = await rig.depositor();
    const { address } = await quote(owner);
    const { hash } = await anvil.pay(token, address ?? '', usdt(50));
    await settle();
    const theirs = await quote(thief);
    for (const spelt of [hash, ` ${hash.toUpperCase().replace('0X', '0x')} `]) {
      expect(await rig.tell(thief, theirs.id, { hash: spelt })).toMatchObject({ code: 429 });
    }
    expect(await available(thief)).toBe(0n);
    expect(await available(owner)).toBe(5_000n);
  });

  test('a hash that is told is held against the chain first: what it did stands beside it', async () => {
    const who = await rig.depositor();
    const mine = await quote(who);
    const alike = await anvil.deploy('Token');
    const { hash } = await anvil.pay(alike, mine.address ?? '', usdt(50));
    expect(await rig.tell(who, mine.id, { hash })).toMatchObject({ code: 200 });
    const elsewhere = await quote(who, '20.00');
    const { hash: other } = await anvil.pay(token, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', usdt(20));
    expect(await rig.tell(who, elsewhere.id, { hash: other })).toMatchObject({ code: 200 });
    const nowhere = await quote(who, '20.00');
    await rig.tell(who, nowhere.id, { hash: `0x${'7'.repeat(64)}` });
    await settle();
    expect((await rig.look(who, mine.id)).claim).toBe('wrong_token');
    expect((await rig.look(who, elsewhere.id)).claim).toBe('wrong_receiver');
    expect((await rig.look(who, nowhere.id)).claim).toBe('unknown');
    expect(await available(who)).toBe(0n);
  });

  test('a phone that finds another address keeps the evidence once', async () => {
    const who = await rig.depositor();
    const { id, address } = await quote(who);
    const said = { id, shown: address ?? '', derived: '0x0', xpub };
    const token_ = await who.token();
    for (const onceKey of [randomUUID(), randomUUID()])
      expect(await rig.app.ask(reportAddress, said, { token: token_, onceKey })).toEqual({
        kept: true,
      });
  });
});
