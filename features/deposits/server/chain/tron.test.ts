// Merchants' USDT on TRON against two nodes that speak its interface.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDeposits, type Depositor, type DepositRig } from '#testing/deposits.ts';
import { openRestrictions } from '#testing/restrictions.ts';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { depositPartsOf } from '#apps/server/rooms.ts';
import { depositAddressOf } from '#domain/deposits/deposit-address.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { xpub } from '#tools/testing/chain/chain-app.ts';
import {
  makeTronChain,
  solidDepth,
  type TronChain,
  type TronTransaction,
} from '#tools/testing/chain/tron-chain.ts';
import { openTronNode, type TronNodeDouble } from '#tools/testing/chain/tron-node.ts';
import { bookTransfer } from './book.ts';
import { makeDepositChain, type DepositChainConfig } from './sources.ts';
import { lookAt, type Judged } from './watch.ts';

const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
const alike = tronAddressOf(Buffer.alloc(20, 0xa7));
const usdt = (whole: number) => BigInt(whole) * 1_000_000n;

let chain: TronChain;
let first: TronNodeDouble;
let second: TronNodeDouble;
let rig: DepositRig;

let config: DepositChainConfig;

beforeAll(async () => {
  chain = makeTronChain(new Date('2026-03-02T09:00:00.000Z'));
  [first, second] = await Promise.all([openTronNode(chain), openTronNode(chain)]);
  const sources = [{ url: first.url, apiKey: 'a-key' }, { url: second.url }];
  config = { network: 'tron', sources, xpub, contract, confirmations: 0, aloneMajor: 100 };
  rig = await openDeposits({ deposits: [config] });
  await rig.app.composed.deposits.start();
});
afterEach(() => {
  first.behave({});
  second.behave({});
});
afterAll(() => Promise.all([rig.close(), first.close(), second.close()]));

const work = () => rig.app.composed.deposits.work();
const settle = async () => {
  chain.mine(solidDepth);
  await work();
};
const pay = (address: string | null, units: bigint, over: Partial<TronTransaction> = {}, token = contract) =>
  chain.pay({ contract: tronAccountOf(token), to: [tronAccountOf(address ?? '')], units, over });
const available = async (who: Depositor) => (await rig.balances(who)).shop_available;

test('T18: money is credited when its block is solid, and not one block earlier, by no person', async () => {
  const who = await rig.depositor();
  const asked = await rig.quote(who);
  expect(asked.address).toBe(depositAddressOf(xpub, 'tron', asked.account_number ?? 0));
  pay(asked.address, usdt(50));
  chain.mine(solidDepth - 1);
  await work();
  expect(await available(who)).toBe(0n);
  expect((await rig.look(who, asked.id)).seen).toMatchObject({ amount: '50.000000' });
  await settle();
  expect(await rig.look(who, asked.id)).toMatchObject({ state: 'success', credited_amount: '50.00' });
  await rig.checkBook(who);
});

test.each<[string, Partial<TronTransaction>]>([
  ['that failed', { contractRet: 'REVERT', result: 'FAILED' }],
  ['that ran out of energy but shows its logs', { contractRet: 'OUT_OF_ENERGY' }],
  ['with a call inside that was turned back', { internal: [{ rejected: true }] }],
])('a transaction %s is nothing, whatever logs it has', async (_what, over) => {
  const who = await rig.depositor();
  const { address } = await rig.quote(who);
  pay(address, usdt(50), over);
  await settle();
  await settle();
  expect(await available(who)).toBe(0n);
});

test('a token that looks alike, and money that a reorganisation took back, are nothing', async () => {
  const who = await rig.depositor();
  const { address } = await rig.quote(who);
  pay(address, usdt(50), {}, alike);
  pay(address, usdt(50));
  chain.reorg(1);
  await settle();
  expect(await available(who)).toBe(0n);
});

test('a node that lags delays a large amount, and a small one not', async () => {
  const small = await rig.depositor();
  const large = await rig.depositor();
  const little = await rig.quote(small);
  const much = await rig.quote(large, { amount: '150.00' });
  second.behave({ down: true });
  pay(little.address, usdt(50));
  pay(much.address, usdt(150));
  await settle();
  expect(await available(small)).toBe(5_000n);
  expect(await available(large)).toBe(0n);
  second.behave({});
  await work();
  expect(await available(large)).toBe(15_000n);
});

test('a list that comes late is no lie: once the second node has it too, it is credited', async () => {
  const who = await rig.depositor();
  const { address, id } = await rig.quote(who);
  const nothing = { success: true, data: [], meta: {} };
  second.behave({ alter: (path, answer) => (path.startsWith('/v1/accounts') ? nothing : answer) });
  pay(address, usdt(50));
  await settle();
  await work();
  expect(await rig.look(who, id)).toMatchObject({ state: 'quoted', is_disputed: true });
  second.behave({});
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 120_000));
  await work();
  expect(await rig.look(who, id)).toMatchObject({ state: 'success', is_disputed: false });
});

test('what one node alone has made up is nobody’s, once it takes its word back', async () => {
  const who = await rig.depositor();
  const { address, id } = await rig.quote(who);
  const { hash } = pay(address, usdt(50));
  const unknown = (path: string, answer: unknown) => {
    if (path.startsWith('/v1/accounts')) return { success: true, data: [], meta: {} };
    return path.includes('transaction') ? {} : answer;
  };
  second.behave({ alter: unknown });
  await settle();
  expect(await rig.look(who, id)).toMatchObject({ state: 'quoted', is_disputed: true });
  chain.transactions.delete(hash);
  second.behave({});
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + 120_000));
  await work();
  expect(await rig.look(who, id)).toMatchObject({ state: 'quoted', is_disputed: false });
  expect(await available(who)).toBe(0n);
});

test('a closed wallet gives no address (450); what comes to the one it has is not lost', async () => {
  const who = await rig.depositor();
  const { address } = await rig.quote(who);
  const restrictions = await openRestrictions(rig.app);
  const until = restrictions.days(2);
  await restrictions.place(who.shop, { level: 'wallet_frozen', code: 'H03', until });
  expect(await rig.tryQuote(who)).toMatchObject({ code: 450, data: { restriction: { code: 'H03' } } });
  pay(address, usdt(50));
  await settle();
  expect((await rig.balances(who)).treasury).toBe(5_000n);
  await rig.checkBook(who);
});

test('thirty nodes of ours that book one transfer at the same moment credit it once', async () => {
  const who = await rig.depositor();
  const { address, id } = await rig.quote(who);
  pay(address, usdt(50));
  chain.mine(solidDepth);
  const { env } = rig;
  const found: Judged[] = [];
  await lookAt({
    ...env,
    chain: makeDepositChain(config),
    book: (one) => Promise.resolve(void found.push(one)),
    show: () => Promise.resolve(id),
  });
  expect(found).toHaveLength(1);
  const [one] = found;
  if (one === undefined) return;
  await Promise.all(Array.from({ length: 30 }, () => bookTransfer(env, depositPartsOf(env), one)));
  expect(await available(who)).toBe(5_000n);
  expect((await rig.look(who, id)).receipts).toHaveLength(1);
  await rig.checkBook(who);
});
