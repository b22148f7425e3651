// Giving USDT back on TRON: what a node builds is signed only where it is our transfer, and it happens once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { asked, openChainApp, refundOf, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import { makeTronChain, solidDepth, type TronChain } from '#tools/testing/chain/tron-chain.ts';
import { openTronNode, type TronNodeDouble } from '#tools/testing/chain/tron-node.ts';
import { readSigner } from '#platform/chains/config.ts';
import type { UsdtProvider } from './provider.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { makeUsdtTron } from './tron.ts';

const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
const token = tronAccountOf(contract);
const wallet = tronAddressOf(Buffer.alloc(20, 0x77));
const thief = 'ee'.repeat(20);
const signerKey = '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';

let app: ChainApp;
let chain: TronChain;
let node: TronNodeDouble;
let provider: UsdtProvider;

const config = () =>
  ({ network: 'tron', rpcUrl: node.url, xpub, contract, confirmations: 0, signerKey }) as const;
const make = () => makeUsdtTron(app.parts, config());

beforeAll(async () => {
  app = await openChainApp();
  chain = makeTronChain(app.clock.now());
  node = await openTronNode(chain);
  provider = make();
  await provider.start();
  chain.endow(token, tronAccountOf(readSigner(config())?.address ?? ''), 10n ** 12n);
});
afterEach(() => node.behave({}));
afterAll(() => Promise.all([app.close(), node.close()]));

const moved = () => chain.balance(token, tronAccountOf(wallet));
/** Blocks, and our own clock with them. */
function settle(blocks = solidDepth + 1) {
  chain.mine(blocks);
  app.advance((blocks * 3) / 60);
}

async function paid() {
  const payment = await app.open(provider);
  chain.pay({ contract: token, to: [tronAccountOf(payment.address)], units: asked });
  settle();
  expect(await provider.fetch(payment)).toBeDefined();
  return payment;
}

test('a refund is pending until its block is solid, and then paid', async () => {
  const before = moved();
  const ask = refundOf(await paid(), wallet, 7_000_000n);
  expect(await provider.refund(ask)).toBe('pending');
  chain.mine(1);
  expect(await provider.refund(ask)).toBe('pending');
  settle();
  expect(await provider.refund(ask)).toBe('paid');
  expect(moved() - before).toBe(7_000_000n);
});

test('asked thirty times at one moment, by two processes, it moves the money once', async () => {
  const before = moved();
  const ask = refundOf(await paid(), wallet);
  const second = make();
  await Promise.all(
    Array.from({ length: 30 }, (_none, turn) => (turn % 2 === 0 ? provider : second).refund(ask)),
  );
  settle();
  expect(await provider.refund(ask)).toBe('paid');
  expect(await second.refund(ask)).toBe('paid');
  expect(moved() - before).toBe(asked);
  expect(await app.signed(ask.refundId)).toBe(1);
});

test('where the answer of the node is lost the very same transaction is sent again', async () => {
  const before = moved();
  const ask = refundOf(await paid(), wallet);
  node.behave({ lose: (path) => path === '/wallet/broadcasthex' });
  await expect(provider.refund(ask)).rejects.toThrow('did not answer');
  expect(moved() - before).toBe(asked);
  node.behave({});
  expect(await provider.refund(ask)).toBe('pending');
  settle();
  expect(await provider.refund(ask)).toBe('paid');
  expect(moved() - before).toBe(asked);
  expect(await app.signed(ask.refundId)).toBe(1);
});

test('one that no block took in its time is signed anew, and not before both clocks say so', async () => {
  const before = moved();
  const ask = refundOf(await paid(), wallet);
  node.behave({
    alter: (path, answer) => (path === '/wallet/broadcasthex' ? { code: 'SERVER_BUSY' } : answer),
  });
  // The node says that it did not take it. It did: that is for the chain to tell.
  expect(await provider.refund(ask)).toBe('pending');
  chain.reorg(1_000);
  const [lost] = [...chain.transactions.values()].filter(({ block }) => block === undefined);
  if (lost !== undefined) chain.transactions.delete(lost.hash);
  const undone = moved() - before;
  node.behave({});
  // The node's blocks run ahead of our clock: it is not believed that the time is over.
  chain.mine(solidDepth + 40);
  await provider.refund(ask);
  expect(await app.signed(ask.refundId)).toBe(1);
  app.advance(3);
  expect(await provider.refund(ask)).toBe('pending');
  expect(await app.signed(ask.refundId)).toBe(2);
  settle();
  expect(await provider.refund(ask)).toBe('paid');
  expect(moved() - before - undone).toBe(asked);
});

const built = z.looseObject({ transaction: z.looseObject({ raw_data_hex: z.string() }) });

test.each<[string, (raw: string) => string]>([
  ['to somebody else', (raw) => raw.replace(tronAccountOf(wallet), thief)],
  ['of another token', (raw) => raw.replace(token, thief)],
  ['of more', (raw) => raw.replace(/(0{48}[0-9a-f]{14})[0-9a-f]{2}(?=70)/, '$1ff')],
  ['with something behind it', (raw) => `${raw}5001`],
])('what a node builds %s is not signed', async (_what, change) => {
  const ask = refundOf(await paid(), wallet);
  const before = moved();
  let changed = 0;
  node.behave({
    alter: (path, answer) => {
      if (path !== '/wallet/triggersmartcontract') return answer;
      const given = z.parse(built, answer);
      const raw = change(given.transaction.raw_data_hex);
      if (raw !== given.transaction.raw_data_hex) changed += 1;
      return { ...given, transaction: { ...given.transaction, raw_data_hex: raw } };
    },
  });
  await expect(provider.refund(ask)).rejects.toThrow('something else');
  expect(changed).toBe(1);
  expect(await app.signed(ask.refundId)).toBe(0);
  expect(node.asked.at(-1)).not.toBe('/wallet/broadcasthex');
  node.behave({});
  await provider.refund(ask);
  settle();
  expect(await provider.refund(ask)).toBe('paid');
  expect(moved() - before).toBe(asked);
});

test('with an empty purse it waits, and a sending that failed on the chain is made again', async () => {
  const ask = refundOf(await paid(), wallet);
  const before = moved();
  const purse = tronAccountOf(readSigner(config())?.address ?? '');
  const full = chain.balance(token, purse);
  chain.endow(token, purse, 0n);
  await expect(provider.refund(ask)).rejects.toThrow('too little');
  expect(await app.signed(ask.refundId)).toBe(0);
  chain.endow(token, purse, full);
  // It was there when the transfer was signed, and gone when the network did it.
  node.behave({
    alter: (path, answer) => {
      if (path === '/wallet/triggersmartcontract') chain.endow(token, purse, 0n);
      return answer;
    },
  });
  await provider.refund(ask);
  settle();
  node.behave({});
  chain.endow(token, purse, full);
  expect(await provider.refund(ask)).toBe('pending');
  settle();
  expect(await provider.refund(ask)).toBe('paid');
  expect(await app.signed(ask.refundId)).toBe(2);
  expect(moved() - before).toBe(asked);
});
