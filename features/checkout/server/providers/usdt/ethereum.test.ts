// USDT on Ethereum against a node of this machine: what counts, what does not, and that it counts once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRunAnvil, chainId, finalDepth, openAnvil, type Anvil } from '#tools/testing/chain/anvil.ts';
import { asked, openChainApp, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import { openRpcProxy, type RpcProxy } from '#tools/testing/chain/rpc-proxy.ts';
import { writeTransfers } from './chain.sql.ts';
import { makeEthereumNode } from '#platform/chains/ethereum-node.ts';
import { makeEthereumReader } from '#platform/chains/ethereum-reader.ts';
import { makeUsdtEthereum } from './ethereum.ts';
import type { UsdtProvider } from './provider.ts';
import { makeWire } from '#platform/chains/wire.ts';

const half = asked / 2n;

describe.runIf(canRunAnvil())('USDT on Ethereum', () => {
  let anvil: Anvil;
  let app: ChainApp;
  let token: string;
  let proxy: RpcProxy;
  let provider: UsdtProvider;

  const configOf = (over: object = {}) => ({
    network: 'ethereum' as const,
    rpcUrl: anvil.url,
    xpub,
    contract: token,
    confirmations: 0,
    chainId,
    ...over,
  });
  const make = (over: object = {}) => makeUsdtEthereum(app.parts, configOf(over));

  beforeAll(async () => {
    [anvil, app] = await Promise.all([openAnvil(), openChainApp()]);
    token = await anvil.deploy('Token');
    await anvil.mine(finalDepth * 2);
    proxy = await openRpcProxy(anvil.url);
    provider = make();
    await provider.start();
  });
  afterAll(() => Promise.all([anvil.close(), app.close(), proxy.close()]));

  /** As many blocks as make everything so far final. */
  const settle = () => anvil.mine(finalDepth);

  test('a payment counts when its block is final, and not one block earlier', async () => {
    const payment = await app.open(provider);
    const { hash, blockNumber } = await anvil.pay(token, payment.address, asked);
    await anvil.mine(finalDepth - 1);
    expect(await provider.look()).toBe(0);
    expect(await provider.fetch(payment)).toBeUndefined();
    expect(await provider.progress?.(payment)).toMatchObject({
      units: asked,
      finalUnits: 0n,
      confirmations: finalDepth,
    });

    await anvil.mine(1);
    expect(await provider.look()).toBe(1);
    const capture = await provider.fetch(payment);
    expect(capture).toMatchObject({
      paymentId: payment.paymentId,
      providerPayment: `${hash.slice(2)}:0`,
      eventId: `${hash.slice(2)}:0`,
      asset: 'USDT',
      units: asked,
      payee: '9gx2k',
      facts: {
        network: 'ethereum',
        tx: hash.slice(2),
        address: payment.address,
        block: String(Number(blockNumber)),
      },
    });
    expect(await provider.progress?.(payment)).toMatchObject({ units: asked, finalUnits: asked });
  });

  test('what was captured is told until it was taken, and then no more', async () => {
    const payment = await app.open(provider);
    await anvil.pay(token, payment.address, asked);
    await settle();
    const received: string[] = [];
    provider.connect(({ paymentId }) => {
      received.push(paymentId);
      return received.length === 1 ? Promise.reject(new Error('the house is away')) : Promise.resolve();
    });
    // Payments of other tests may be told as well.
    await expect(provider.look()).rejects.toThrow('the house is away');
    await provider.look();
    await provider.look();
    expect(received.filter((id) => id === payment.paymentId)).toHaveLength(
      received[0] === payment.paymentId ? 2 : 1,
    );
    const before = received.length;
    await provider.look();
    expect(received).toHaveLength(before);
    provider.connect(() => Promise.resolve());
  });

  test('a token that only looks alike, and a transfer that is only said, are nothing', async () => {
    const payment = await app.open(provider);
    const twin = await anvil.deploy('Token');
    await anvil.pay(twin, payment.address, asked);
    await anvil.pretend(twin, payment.address, asked);
    await settle();
    expect(await provider.fetch(payment)).toBeUndefined();
    expect(await app.written(payment.address)).toEqual([]);
  });

  test('a transaction that failed after it had paid is nothing', async () => {
    const payment = await app.open(provider);
    const payer = await anvil.deploy('Payer');
    await anvil.pay(token, payer, asked);
    const { status } = await anvil.payAndFail(payer, token, payment.address, asked);
    expect(status).toBe('0x0');
    await settle();
    expect(await provider.fetch(payment)).toBeUndefined();
  });

  test('two parts of one transaction and one of another make a whole, each once', async () => {
    const [payment, other] = [await app.open(provider), await app.open(provider)];
    const payer = await anvil.deploy('Payer');
    await anvil.pay(token, payer, asked * 2n);
    await anvil.payMany(payer, token, [payment.address, other.address, payment.address], half - 1n);
    await settle();
    await Promise.all(Array.from({ length: 10 }, () => provider.fetch(payment)));
    expect(await app.written(payment.address)).toHaveLength(2);
    expect(await provider.fetch(payment)).toBeUndefined();
    const { hash } = await anvil.pay(token, payment.address, 2n);
    await settle();
    expect(await provider.fetch(payment)).toMatchObject({
      units: asked,
      providerPayment: `${hash.slice(2)}:0`,
    });
    expect(await provider.fetch(other)).toBeUndefined();
  });

  test('a transfer to the address of another payment pays that one alone', async () => {
    const [mine, theirs] = [await app.open(provider), await app.open(provider)];
    expect(mine.address).not.toBe(theirs.address);
    await anvil.pay(token, theirs.address, asked);
    await settle();
    expect(await provider.fetch(mine)).toBeUndefined();
    expect(await provider.fetch(theirs)).toMatchObject({ paymentId: theirs.paymentId });
  });

  test('too much is captured as what was asked, and the rest is owed back', async () => {
    const payment = await app.open(provider);
    await anvil.pay(token, payment.address, asked + 700n);
    await settle();
    await provider.look();
    expect(await provider.fetch(payment)).toMatchObject({ units: asked });
    expect(await provider.owedOf(payment)).toBe(700n);
    expect(await app.returns(payment.address)).toEqual([{ kind: 'rest', state: 'owed', units: 700n }]);
  });

  test('too little is owed back once its time is over, and what comes after that as well', async () => {
    const payment = await app.open(provider);
    await anvil.pay(token, payment.address, half);
    await settle();
    await provider.look();
    expect(await provider.owedOf(payment)).toBe(0n);
    app.advance(61);
    // Its time is over, but what came in that time may not have been read.
    await provider.look();
    expect(await provider.owedOf(payment)).toBe(0n);
    await anvil.mine(1);
    await provider.look();
    expect(await provider.fetch(payment)).toBeUndefined();
    expect(await provider.owedOf(payment)).toBe(half);
    await anvil.pay(token, payment.address, half);
    await settle();
    await Promise.all(Array.from({ length: 5 }, () => provider.look()));
    expect(await provider.fetch(payment)).toBeUndefined();
    expect(await provider.owedOf(payment)).toBe(asked);
  });

  test('all of it, but late, is captured: the platform decides to give it back', async () => {
    const payment = await app.open(provider);
    app.advance(61);
    await anvil.pay(token, payment.address, asked);
    await settle();
    expect(await provider.look()).toBeGreaterThan(0);
    expect(await provider.fetch(payment)).toMatchObject({ units: asked });
  });

  test.each(Array.from({ length: finalDepth }, (_none, depth) => depth + 1))(
    'what %i blocks take back was never written, and counts once when it comes again',
    async (depth) => {
      const payment = await app.open(provider);
      await anvil.pay(token, payment.address, asked);
      await anvil.mine(depth - 1);
      await provider.look();
      await anvil.reorg(depth);
      await settle();
      await provider.look();
      expect(await provider.fetch(payment)).toBeUndefined();
      expect(await app.written(payment.address)).toEqual([]);
      await anvil.pay(token, payment.address, asked);
      await settle();
      await provider.look();
      expect(await provider.fetch(payment)).toMatchObject({ units: asked });
      expect(await app.written(payment.address)).toHaveLength(1);
    },
  );

  test('one transaction in other spellings is one, by however many it is read at one time', async () => {
    const payment = await app.open(provider);
    const { hash } = await anvil.pay(token, payment.address, half);
    await anvil.pay(token, payment.address, half - 1n);
    await settle();
    const upper = (text: string) =>
      text.replaceAll(/"0x([0-9a-f]{40,})"/g, (_all, hex: string) => `"0x${hex.toUpperCase()}"`);
    proxy.behave({ alter: (_method, result): unknown => JSON.parse(upper(JSON.stringify(result ?? null))) });
    const others = Array.from({ length: 8 }, (_none, turn) =>
      make({ rpcUrl: turn % 2 === 0 ? proxy.url : anvil.url }),
    );
    const counts = await Promise.all(others.map((one) => one.look()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
    // Read again from the first block on, in capitals.
    const reader = makeEthereumReader(makeEthereumNode(makeWire({ url: proxy.url })), configOf());
    const watched = [{ address: payment.address, seenBlock: 0n }];
    const { transfers } = await reader.transfers(watched, await reader.finalBlock());
    expect(transfers.map((one) => one.hash)).toContain(hash.slice(2));
    expect(await writeTransfers(app.db.direct, 'ethereum', transfers, app.clock.now())).toBe(0);
    const rows = await app.written(payment.address);
    expect(rows.map(({ units }) => units)).toEqual([half, half - 1n]);
    expect(rows[0]?.hash).toBe(hash.slice(2));
    expect(await provider.progress?.(payment)).toMatchObject({ finalUnits: asked - 1n });
    proxy.behave({});
  });
});
