// A node that is away, slow, wrong or taken over: nothing is believed, nothing is lost, and it goes on afterwards.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { canRunAnvil, chainId, finalDepth, openAnvil, type Anvil } from '#tools/testing/chain/anvil.ts';
import { asked, openChainApp, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import { openRpcProxy, type RpcProxy } from '#tools/testing/chain/rpc-proxy.ts';
import { makeUsdtEthereum } from './ethereum.ts';
import type { UsdtProvider } from './provider.ts';
import { WrongChain } from '#platform/chains/wire.ts';

const record = z.record(z.string(), z.unknown());
const list = z.array(record);
const fault = /did not answer|not the shape|log|receipt|block/;

describe.runIf(canRunAnvil())('a node of Ethereum that is not to be trusted', () => {
  let anvil: Anvil;
  let app: ChainApp;
  let token: string;
  let proxy: RpcProxy;
  let provider: UsdtProvider;

  const make = (over: object = {}, answerMs = 2_000, freshMs = 0) =>
    makeUsdtEthereum(
      { ...app.parts, answerMs, freshMs },
      {
        network: 'ethereum',
        rpcUrl: proxy.url,
        xpub,
        contract: token,
        confirmations: 0,
        chainId,
        ...over,
      },
    );

  beforeAll(async () => {
    [anvil, app] = await Promise.all([openAnvil(), openChainApp()]);
    token = await anvil.deploy('Token');
    await anvil.mine(finalDepth * 2);
    proxy = await openRpcProxy(anvil.url);
    provider = make();
    await provider.start();
  });
  afterEach(() => proxy.behave({}));
  afterAll(() => Promise.all([anvil.close(), app.close(), proxy.close()]));

  /** Changes the logs of every answer that has some. */
  const inLogs = (change: (log: Record<string, unknown>) => Record<string, unknown>, only?: string) => ({
    alter: (method: string, result: unknown) => {
      if (only !== undefined && method !== only) return result;
      if (method === 'eth_getLogs') return z.parse(list, result).map(change);
      if (method !== 'eth_getTransactionReceipt' || result === null) return result;
      const receipt = z.parse(record, result);
      return { ...receipt, logs: z.parse(list, receipt['logs']).map(change) };
    },
  });
  const inReceipt = (change: object) => ({
    alter: (method: string, result: unknown) =>
      method === 'eth_getTransactionReceipt' ? { ...z.parse(record, result), ...change } : result,
  });
  const inBlock = (change: object) => ({
    alter: (method: string, result: unknown) =>
      method === 'eth_getBlockByNumber' ? { ...z.parse(record, result), ...change } : result,
  });
  const other = `0x${'ab'.repeat(32)}`;
  const ofContract = (address: string) => inLogs((log) => ({ ...log, address }));

  test.each<[string, () => object]>([
    ['is away', () => ({ down: true })],
    ['answers something else than JSON', () => ({ raw: '<html>busy</html>' })],
    ['answers without end', () => ({ raw: `"${'x'.repeat(9_000_000)}"` })],
    ['answers in another shape', () => ({ alter: () => ({ surprise: true }) })],
    ['shows a failed transaction with logs', () => inReceipt({ status: '0x0' })],
    ['shows a log of another contract', () => ofContract(`0x${'12'.repeat(20)}`)],
    [
      'shows a log that its receipt does not have',
      () => inLogs((log) => ({ ...log, data: other }), 'eth_getLogs'),
    ],
    ['shows a log as taken back', () => inLogs((log) => ({ ...log, removed: true }))],
    ['shows a log of a block that is not final', () => inLogs((log) => ({ ...log, blockNumber: '0xffff' }))],
    ['shows a receipt of another block', () => inReceipt({ blockHash: other })],
    ['shows another block than the log has', () => inBlock({ hash: other })],
  ])('that %s is not believed, and the payment counts afterwards', async (_what, manner) => {
    const payment = await app.open(provider);
    await anvil.pay(token, payment.address, asked);
    await anvil.mine(finalDepth);
    proxy.behave(manner());
    await expect(provider.fetch(payment)).rejects.toThrow(fault);
    await expect(provider.look()).rejects.toThrow(fault);
    expect(await app.written(payment.address)).toEqual([]);
    expect(await provider.progress?.(payment)).toMatchObject({ finalUnits: 0n });
    proxy.behave({});
    await provider.look();
    expect(await provider.fetch(payment)).toMatchObject({ units: asked });
    expect(await app.written(payment.address)).toHaveLength(1);
  });

  test('that is slow is given up, and its answer counts for nothing', async () => {
    const hasty = make({}, 1_000);
    await hasty.start();
    const payment = await app.open(hasty);
    await anvil.pay(token, payment.address, asked);
    await anvil.mine(finalDepth);
    proxy.behave({ waitMs: 3_000 });
    const from = performance.now();
    await expect(hasty.fetch(payment)).rejects.toThrow('did not answer');
    expect(performance.now() - from).toBeLessThan(10_000);
    proxy.behave({});
    expect(await hasty.fetch(payment)).toMatchObject({ units: asked });
  });

  test('that calls a young block final is found out by a second one', async () => {
    const watched = make({ witnessUrl: anvil.url });
    await watched.start();
    const payment = await app.open(watched);
    await anvil.pay(token, payment.address, asked);
    const latest = `0x${(await anvil.height()).toString(16)}`;
    proxy.behave(inBlock({ number: latest }));
    expect(await watched.fetch(payment).catch(() => undefined)).toBeUndefined();
    expect(await app.written(payment.address)).toEqual([]);
    proxy.behave({});
    await anvil.mine(finalDepth);
    proxy.behave({ alter: (method, result) => (method === 'eth_getLogs' ? [] : result) });
    await expect(watched.fetch(payment)).rejects.toThrow('do not agree');
    proxy.behave({});
    expect(await watched.fetch(payment)).toMatchObject({ units: asked });
  });

  test('that many people ask about through us is asked once a moment, and nobody waits for one that is away', async () => {
    const busy = make({}, 2_000, 60_000);
    await busy.start();
    const payment = await app.open(busy);
    await anvil.pay(token, payment.address, asked);
    await anvil.mine(finalDepth);
    const before = proxy.calls.length;
    await busy.look();
    const once = proxy.calls.length;
    await Promise.all(Array.from({ length: 50 }, () => busy.fetch(payment)));
    await Promise.all(Array.from({ length: 50 }, async () => busy.progress?.(payment)));
    expect(once).toBeGreaterThan(before);
    expect(proxy.calls.length - once).toBeLessThanOrEqual(2);
    const other = await app.open(busy);
    proxy.behave({ down: true });
    await expect(busy.look()).rejects.toThrow('did not answer');
    const silent = proxy.calls.length;
    expect(await busy.progress?.(other)).toMatchObject({ units: 0n, finalUnits: 0n });
    expect(proxy.calls).toHaveLength(silent);
  });

  test('more confirmations than the chain needs are waited for', async () => {
    const patient = make({ confirmations: finalDepth + 3 });
    await patient.start();
    const payment = await app.open(patient);
    await anvil.pay(token, payment.address, asked);
    await anvil.mine(finalDepth + 2);
    expect(await patient.fetch(payment)).toBeUndefined();
    await anvil.mine(1);
    expect(await patient.fetch(payment)).toMatchObject({ units: asked });
  });

  test('an instance does not start with another chain, a token of other decimals, or no token', async () => {
    await expect(make({ chainId: 1 }).start()).rejects.toBeInstanceOf(WrongChain);
    const fine = await anvil.deploy('Token', 18);
    await expect(make({ contract: fine }).start()).rejects.toBeInstanceOf(WrongChain);
    const payer = await anvil.deploy('Payer');
    await expect(make({ contract: payer }).look()).rejects.toThrow('eth_call');
    expect(() => make({ xpub: 'xpub661MyMwAqRbcF' })).toThrow('xpub');
    expect(() => make({ contract: '0x1234' })).toThrow('contract');
  });

  test('while its node is away nothing is offered, and as soon as it is back it is', async () => {
    const waiting = make();
    proxy.behave({ down: true });
    await waiting.start();
    const wish = { asset: 'USDT', units: asked, country: 'DE' } as const;
    expect(waiting.takes(wish)).toBe(false);
    await expect(waiting.look()).rejects.toThrow('did not answer');
    proxy.behave({});
    await waiting.look();
    expect(waiting.takes(wish)).toBe(true);
    expect(waiting.takes({ ...wish, asset: 'USD' })).toBe(false);
  });
});
