// Giving USDT back on Ethereum: once, to where the buyer said, whatever happens to the answers.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  canRunAnvil,
  chainId,
  finalDepth,
  openAnvil,
  rich,
  signerAddress,
  signerKey,
  wallet,
  type Anvil,
} from '#tools/testing/chain/anvil.ts';
import { asked, openChainApp, refundOf, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import { openRpcProxy, type RpcProxy } from '#tools/testing/chain/rpc-proxy.ts';
import { makeUsdtEthereum } from './ethereum.ts';
import type { UsdtProvider } from './provider.ts';

describe.runIf(canRunAnvil())('refunds on Ethereum', () => {
  let anvil: Anvil;
  let app: ChainApp;
  let token: string;
  let proxy: RpcProxy;
  let provider: UsdtProvider;

  const make = (over: object = {}) =>
    makeUsdtEthereum(app.parts, {
      network: 'ethereum',
      rpcUrl: proxy.url,
      xpub,
      contract: token,
      confirmations: 0,
      chainId,
      signerKey,
      ...over,
    });

  beforeAll(async () => {
    [anvil, app] = await Promise.all([openAnvil(), openChainApp()]);
    token = await anvil.deploy('Token');
    await anvil.pay(token, signerAddress, 10n ** 12n);
    await anvil.mine(finalDepth * 2);
    proxy = await openRpcProxy(anvil.url);
    provider = make();
    await provider.start();
  });
  afterEach(() => proxy.behave({}));
  afterAll(() => Promise.all([anvil.close(), app.close(), proxy.close()]));

  // One more than the depth: a transaction that still waits comes into the first of them.
  const settle = () => anvil.mine(finalDepth + 1);
  async function paid(units = asked) {
    const payment = await app.open(provider);
    await anvil.pay(token, payment.address, units);
    await settle();
    await provider.look();
    expect(await provider.fetch(payment)).toBeDefined();
    return payment;
  }
  // The node puts a transaction into a block of its own a moment after it has answered: amounts are polled.
  const moved = async (before: bigint) => (await anvil.balance(token, wallet)) - before;
  const sendings = () => proxy.calls.filter((method) => method === 'eth_sendRawTransaction').length;

  test('a refund is pending until its block is final, and then paid', async () => {
    const ask = refundOf(await paid(), wallet, 7_000_000n);
    const before = await anvil.balance(token, wallet);
    expect(await provider.refund(ask)).toBe('pending');
    expect(await provider.refund(ask)).toBe('pending');
    await expect.poll(() => moved(before)).toBe(7_000_000n);
    await settle();
    expect(await provider.refund(ask)).toBe('paid');
    expect(await provider.refund(ask)).toBe('paid');
    expect(await app.signed(ask.refundId)).toBe(1);
    await expect.poll(() => moved(before)).toBe(7_000_000n);
  });

  test('asked thirty times at one moment, by two processes, it moves the money once', async () => {
    const ask = refundOf(await paid(), wallet);
    const before = await anvil.balance(token, wallet);
    const second = make();
    await Promise.all(
      Array.from({ length: 30 }, (_none, turn) => (turn % 2 === 0 ? provider : second).refund(ask)),
    );
    await settle();
    expect(await provider.refund(ask)).toBe('paid');
    expect(await second.refund(ask)).toBe('paid');
    await expect.poll(() => moved(before)).toBe(asked);
    expect(await app.signed(ask.refundId)).toBe(1);
  });

  test('thirty refunds at one moment take thirty numbers, and none is left out', async () => {
    const payments = await Promise.all(Array.from({ length: 30 }, () => app.open(provider)));
    for (const { address } of payments) await anvil.pay(token, address, asked);
    await settle();
    await provider.look();
    const before = await anvil.balance(token, wallet);
    const asks = payments.map((payment) => refundOf(payment, wallet, 1_000n));
    await Promise.all(asks.map((ask) => provider.refund(ask)));
    await settle();
    expect(await Promise.all(asks.map((ask) => provider.refund(ask)))).toEqual(asks.map(() => 'paid'));
    await expect.poll(() => moved(before)).toBe(30_000n);
  });

  test('where the answer of the node is lost the very same transaction is sent again', async () => {
    const ask = refundOf(await paid(), wallet);
    const before = await anvil.balance(token, wallet);
    proxy.behave({ lose: (method) => method === 'eth_sendRawTransaction' });
    await expect(provider.refund(ask)).rejects.toThrow('did not answer');
    await expect.poll(() => moved(before)).toBe(asked);
    proxy.behave({});
    expect(await provider.refund(ask)).toBe('pending');
    await settle();
    expect(await provider.refund(ask)).toBe('paid');
    await expect.poll(() => moved(before)).toBe(asked);
    expect(await app.signed(ask.refundId)).toBe(1);
  });

  test('where the node never got it, it is sent again by itself', async () => {
    const ask = refundOf(await paid(), wallet);
    const before = await anvil.balance(token, wallet);
    await anvil.rpc('evm_setAutomine', [false]);
    try {
      await provider.refund(ask);
      await anvil.rpc('anvil_dropAllTransactions');
      const already = sendings();
      await provider.look();
      expect(sendings()).toBe(already + 1);
    } finally {
      await anvil.rpc('evm_setAutomine', [true]);
    }
    await settle();
    expect(await provider.refund(ask)).toBe('paid');
    await expect.poll(() => moved(before)).toBe(asked);
    expect(await app.signed(ask.refundId)).toBe(1);
  });

  test('one that fees have left behind is sent with a higher fee in its own place', async () => {
    const ask = refundOf(await paid(), wallet);
    const before = await anvil.balance(token, wallet);
    await anvil.rpc('evm_setAutomine', [false]);
    try {
      await provider.refund(ask);
      await anvil.rpc('anvil_setNextBlockBaseFeePerGas', [`0x${50_000_000_000n.toString(16)}`]);
      await anvil.mine(1);
      expect(await moved(before)).toBe(0n);
      await provider.refund(ask);
      expect(await app.signed(ask.refundId)).toBe(1);
      app.advance(16);
      await provider.refund(ask);
      expect(await app.signed(ask.refundId)).toBe(2);
    } finally {
      await anvil.rpc('evm_setAutomine', [true]);
    }
    await anvil.mine(1);
    await settle();
    expect(await provider.refund(ask)).toBe('paid');
    await expect.poll(() => moved(before)).toBe(asked);
  });

  test('a block that is taken back takes the refund with it, and it is sent again', async () => {
    const ask = refundOf(await paid(), wallet);
    const before = await anvil.balance(token, wallet);
    await provider.refund(ask);
    await expect.poll(() => moved(before)).toBe(asked);
    await anvil.reorg(1);
    await anvil.rpc('anvil_dropAllTransactions');
    expect(await moved(before)).toBe(0n);
    expect(await provider.refund(ask)).toBe('pending');
    await anvil.mine(1);
    await settle();
    expect(await provider.refund(ask)).toBe('paid');
    await expect.poll(() => moved(before)).toBe(asked);
    expect(await app.signed(ask.refundId)).toBe(1);
  });

  test('without an address, or with one that cannot be right, it waits', async () => {
    const payment = await paid();
    const ask = refundOf(payment, '');
    expect(await provider.refund(ask)).toBe('pending');
    expect(await provider.refund({ ...ask, to: token.slice(0, 20) })).toBe('pending');
    expect(await provider.refund({ ...ask, to: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' })).toBe('pending');
    expect(await app.signed(ask.refundId)).toBe(0);
    const before = await anvil.balance(token, wallet);
    expect(await provider.refund({ ...ask, to: ` ${wallet} ` })).toBe('pending');
    // Once it is signed, nobody sends it elsewhere.
    expect(await provider.refund({ ...ask, to: rich })).toBe('pending');
    await settle();
    expect(await provider.refund({ ...ask, to: rich })).toBe('paid');
    await expect.poll(() => moved(before)).toBe(asked);
  });

  test('without a key, and with an empty purse, it waits', async () => {
    const payment = await paid();
    const ask = refundOf(payment, wallet);
    expect(await make({ signerKey: undefined }).refund(ask)).toBe('pending');
    const poor = make({ signerKey: 'ab'.repeat(32) });
    await expect(poor.refund(ask)).rejects.toThrow('too little');
    expect(await app.signed(ask.refundId)).toBe(0);
    expect(await provider.refund(ask)).toBe('pending');
    expect(await app.signed(ask.refundId)).toBe(1);
  });

  test('never more than was captured goes back, also in thirty parts at one moment', async () => {
    const payment = await paid();
    const part = asked / 10n;
    const before = await anvil.balance(token, wallet);
    const asks = Array.from({ length: 30 }, () => refundOf(payment, wallet, part));
    const answers = await Promise.allSettled(asks.map((ask) => provider.refund(ask)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await settle();
    await provider.look();
    await expect.poll(() => moved(before)).toBe(asked);
  });

  test('what was too much goes back once the buyer has said where to', async () => {
    const payment = await paid(asked + 5_000_000n);
    const before = await anvil.balance(token, wallet);
    await provider.look();
    expect(await moved(before)).toBe(0n);
    await expect(provider.returnTo(payment, 'somewhere')).rejects.toThrow('not an address');
    await provider.returnTo(payment, wallet);
    await Promise.all(Array.from({ length: 5 }, () => make().look()));
    await settle();
    await provider.look();
    await expect.poll(() => moved(before)).toBe(5_000_000n);
    expect(await provider.owedOf(payment)).toBe(0n);
    // Later ones know the way. A captured payment is looked at hourly.
    await anvil.pay(token, payment.address, 3n);
    await settle();
    app.advance(61);
    await provider.look();
    await settle();
    await provider.look();
    await expect.poll(() => moved(before)).toBe(5_000_003n);
  });

  test('the key is nowhere in the database', async () => {
    expect(await app.mentions(signerAddress)).toBeGreaterThan(0);
    expect(await app.mentions(signerKey)).toBe(0);
  });
});
