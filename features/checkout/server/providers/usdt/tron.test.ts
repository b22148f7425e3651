// USDT on TRON against a node that speaks its interface: what counts, what does not, and that it counts once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { asked, openChainApp, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import {
  makeTronChain,
  solidDepth,
  type TronChain,
  type TronTransaction,
} from '#tools/testing/chain/tron-chain.ts';
import { openTronNode, type TronNodeDouble } from '#tools/testing/chain/tron-node.ts';
import type { UsdtProvider } from './provider.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { makeUsdtTron } from './tron.ts';
import { WrongChain } from '#platform/chains/wire.ts';

const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
const half = asked / 2n;
const record = z.record(z.string(), z.unknown());

let app: ChainApp;
let chain: TronChain;
let node: TronNodeDouble;
let provider: UsdtProvider;

const make = (over: object = {}, answerMs = 2_000) =>
  makeUsdtTron(
    { ...app.parts, answerMs },
    { network: 'tron', rpcUrl: node.url, xpub, contract, confirmations: 0, ...over },
  );

beforeAll(async () => {
  app = await openChainApp();
  chain = makeTronChain(app.clock.now());
  node = await openTronNode(chain);
  provider = make();
  await provider.start();
});
afterEach(() => node.behave({}));
afterAll(() => Promise.all([app.close(), node.close()]));

const settle = () => chain.mine(solidDepth);
const pay = (address: string, units: bigint, over: Partial<TronTransaction> = {}) =>
  chain.pay({ contract: tronAccountOf(contract), to: [tronAccountOf(address)], units, over });

test('a payment counts when its block is solid, and not one block earlier', async () => {
  const payment = await app.open(provider);
  expect(payment.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  const { hash, block } = pay(payment.address, asked);
  chain.mine(solidDepth - 1);
  expect(await provider.look()).toBe(0);
  expect(await provider.fetch(payment)).toBeUndefined();
  expect(await provider.progress?.(payment)).toMatchObject({
    units: asked,
    finalUnits: 0n,
    confirmations: solidDepth,
    needed: solidDepth,
  });
  chain.mine(1);
  expect(await provider.look()).toBe(1);
  expect(await provider.fetch(payment)).toMatchObject({
    paymentId: payment.paymentId,
    providerPayment: `${hash}:0`,
    asset: 'USDT',
    units: asked,
    payee: '9gx2k',
    facts: { network: 'tron', tx: hash, address: payment.address, contract, block: String(block) },
  });
});

test.each<[string, Partial<TronTransaction>]>([
  ['that failed', { contractRet: 'REVERT', result: 'FAILED' }],
  ['that ran out of energy but shows its logs', { contractRet: 'OUT_OF_ENERGY' }],
  ['whose receipt says that it failed', { receiptRet: 'OUT_OF_TIME' }],
  ['with a call inside that was turned back', { internal: [{ rejected: false }, { rejected: true }] }],
])('a transaction %s is nothing, whatever logs it has', async (_what, over) => {
  const payment = await app.open(provider);
  pay(payment.address, asked, over);
  settle();
  expect(await provider.fetch(payment)).toBeUndefined();
  expect(await app.written(payment.address)).toEqual([]);
});

test('a token that only looks alike is nothing, even where the list names it', async () => {
  const payment = await app.open(provider);
  const twin = 'b7'.repeat(20);
  const to = tronAccountOf(payment.address);
  const { hash } = chain.pay({ contract: twin, to: [to], units: asked });
  settle();
  node.behave({
    alter: (path, answer) =>
      path.startsWith('/v1/') ? { success: true, data: [{ transaction_id: hash }], meta: {} } : answer,
  });
  expect(await provider.fetch(payment)).toBeUndefined();
});

test('parts make a whole; of one transaction that pays two, each gets its own', async () => {
  const [payment, other] = [await app.open(provider), await app.open(provider)];
  const to = [payment, other, payment].map(({ address }) => tronAccountOf(address));
  chain.pay({ contract: tronAccountOf(contract), to, units: half - 1n });
  settle();
  await Promise.all(Array.from({ length: 10 }, () => provider.fetch(payment)));
  expect(await app.written(payment.address)).toHaveLength(2);
  const { hash } = pay(payment.address, 2n);
  settle();
  expect(await provider.fetch(payment)).toMatchObject({ units: asked, providerPayment: `${hash}:0` });
  expect(await provider.fetch(other)).toBeUndefined();
});

test('too much is captured as what was asked, too little is owed back in the end', async () => {
  const [rich, poor] = [await app.open(provider), await app.open(provider)];
  pay(rich.address, asked + 5n);
  pay(poor.address, asked - 5n);
  settle();
  await provider.look();
  expect(await provider.fetch(rich)).toMatchObject({ units: asked });
  expect(await provider.owedOf(rich)).toBe(5n);
  expect(await provider.owedOf(poor)).toBe(0n);
  app.advance(61);
  chain.mine(1);
  await provider.look();
  expect(await provider.owedOf(poor)).toBe(asked - 5n);
});

test.each(Array.from({ length: solidDepth }, (_none, depth) => depth + 1))(
  'what %i blocks take back was never written, and counts once when it comes again',
  async (depth) => {
    const payment = await app.open(provider);
    const { raw } = pay(payment.address, asked);
    chain.mine(depth - 1);
    await provider.fetch(payment);
    chain.reorg(depth);
    settle();
    expect(await provider.fetch(payment)).toBeUndefined();
    expect(await app.written(payment.address)).toEqual([]);
    pay(payment.address, asked, { raw });
    settle();
    expect(await provider.fetch(payment)).toMatchObject({ units: asked });
    expect(await app.written(payment.address)).toHaveLength(1);
  },
);

test('one transaction in other spellings, listed twice and read by many, is one', async () => {
  const payment = await app.open(provider);
  const { hash } = pay(payment.address, half);
  settle();
  await provider.look();
  const spellings = [hash.toUpperCase(), `0x${hash}`, ` ${hash} `, `0X${hash.toUpperCase()}`];
  node.behave({
    alter: (path, answer): unknown => {
      if (path.startsWith('/v1/'))
        return { success: true, data: spellings.map((one) => ({ transaction_id: one })), meta: {} };
      return JSON.parse(JSON.stringify(answer).replaceAll(hash, `0x${hash.toUpperCase()}`));
    },
  });
  settle();
  await Promise.all(Array.from({ length: 8 }, () => make().fetch(payment)));
  const rows = await app.written(payment.address);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).toBe(hash);
  expect(await provider.progress?.(payment)).toMatchObject({ finalUnits: half });
});

test.each<[string, Parameters<TronNodeDouble['behave']>[0]]>([
  ['is away', { down: true }],
  ['answers in another shape', { alter: () => ({ surprise: true }) }],
  [
    'gives a transaction that does not make its hash',
    {
      alter: (path, given) =>
        path.endsWith('byid') ? { ...z.parse(record, given), raw_data_hex: 'ab' } : given,
    },
  ],
  [
    'speaks of another transaction',
    {
      alter: (path, given) =>
        path.endsWith('infobyid') ? { ...z.parse(record, given), id: 'ab'.repeat(32) } : given,
    },
  ],
])('a node that %s is not believed, and the payment counts afterwards', async (_what, manner) => {
  const payment = await app.open(provider);
  pay(payment.address, asked);
  settle();
  node.behave(manner);
  await expect(provider.fetch(payment)).rejects.toThrow(/node|shape|hash/);
  expect(await app.written(payment.address)).toEqual([]);
  node.behave({});
  expect(await provider.fetch(payment)).toMatchObject({ units: asked });
});

test('a node that is slow is given up; one address that is wrong does not hold up the others', async () => {
  const hasty = make({}, 150);
  await hasty.start();
  const [first, second] = [await app.open(hasty), await app.open(hasty)];
  for (const { address } of [first, second]) pay(address, asked);
  settle();
  node.behave({ waitMs: 400 });
  await expect(hasty.fetch(first)).rejects.toThrow('did not answer');
  node.behave({
    alter: (path, answer) => (path.includes(first.address) ? { success: false } : answer),
  });
  await expect(hasty.look()).rejects.toThrow('shape');
  expect(await app.written(first.address)).toEqual([]);
  expect(await app.written(second.address)).toHaveLength(1);
});

test('hundreds of transfers of dust do not hide the payment', async () => {
  const payment = await app.open(provider);
  for (let turn = 0; turn < 250; turn += 1) pay(payment.address, 1n);
  pay(payment.address, asked);
  settle();
  expect(await provider.fetch(payment)).toMatchObject({ units: asked });
  expect(await app.written(payment.address)).toHaveLength(251);
});

test('more confirmations than the chain needs are waited for', async () => {
  const patient = make({ confirmations: solidDepth + 5 });
  await patient.start();
  const payment = await app.open(patient);
  pay(payment.address, asked);
  chain.mine(solidDepth + 4);
  expect(await patient.fetch(payment)).toBeUndefined();
  expect(await app.written(payment.address)).toEqual([]);
  chain.mine(1);
  expect(await patient.fetch(payment)).toMatchObject({ units: asked });
});

test('what was given back does not count: the evidence is the transfer that made it whole again', async () => {
  const payment = await app.open(provider);
  pay(payment.address, half);
  settle();
  app.advance(61);
  chain.mine(1);
  await provider.look();
  expect(await provider.owedOf(payment)).toBe(half);
  pay(payment.address, half);
  const { hash } = pay(payment.address, half);
  settle();
  expect(await provider.fetch(payment)).toMatchObject({ providerPayment: `${hash}:0`, units: asked });
  expect(await provider.owedOf(payment)).toBe(half);
});

test('an instance does not start on another chain or with a token of other decimals', async () => {
  await expect(make({ chainId: 1 }).start()).rejects.toBeInstanceOf(WrongChain);
  node.behave({ decimals: 18 });
  await expect(make().start()).rejects.toBeInstanceOf(WrongChain);
  expect(() => make({ contract: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' })).toThrow('contract');
});
