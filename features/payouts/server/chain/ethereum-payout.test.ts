// Paying merchants on Ethereum with a key in another process: once, whatever happens to the answers.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeEthereumNode } from '#platform/chains/ethereum-node.ts';
import { makeEthereumReader } from '#platform/chains/ethereum-reader.ts';
import { makeEthereumSender } from '#platform/chains/ethereum-sender.ts';
import { makeWire } from '#platform/chains/wire.ts';
import { statement } from '#platform/db/database.ts';
import type { PayoutOrder } from '#platform/ports/payouts.ts';
import { httpSigner, type Signer } from '#platform/ports/signer.ts';
import { openSigner } from '#tools/signer/server.ts';
import {
  canRunAnvil,
  chainId,
  finalDepth,
  openAnvil,
  signerAddress,
  signerKey,
  wallet,
  type Anvil,
} from '#tools/testing/chain/anvil.ts';
import { openChainApp, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import { openRpcProxy, type RpcProxy } from '#tools/testing/chain/rpc-proxy.ts';
import { makeChainPayouts } from './chain-sender.ts';

const token = 'a-token-of-the-signer-that-is-long-enough';

describe.runIf(canRunAnvil())('payouts on Ethereum', () => {
  let anvil: Anvil;
  let app: ChainApp;
  let proxy: RpcProxy;
  let coin: string;
  let signer: Awaited<ReturnType<typeof openSigner>>;
  const folder = mkdtempSync(path.join(tmpdir(), 'signer-'));
  const keyFile = path.join(folder, 'key');
  const memoryFile = path.join(folder, 'signed.jsonl');

  const rules = () => ({
    chain: 'ethereum' as const,
    contract: coin,
    chainId,
    dayUnitsMax: 10n ** 12n,
    feeMax: 10n ** 17n,
  });
  const files = { keyFile, memoryFile, token, port: 0 };
  function make({ key, feeMax }: { key?: Signer; feeMax?: bigint } = {}) {
    const config = {
      network: 'ethereum',
      rpcUrl: proxy.url,
      xpub,
      contract: coin,
      confirmations: 0,
      chainId,
    } as const;
    const node = makeEthereumNode(makeWire({ url: proxy.url, answerMs: 2_000 }));
    const { finalBlock } = makeEthereumReader(node, config);
    const { clock } = app;
    const own = key ?? httpSigner({ url: signer.url, token, address: signerAddress });
    const sender = makeEthereumSender({ node, clock, key: own, config, finalBlock });
    return makeChainPayouts({ ...app.parts, chain: 'ethereum', sender, feeMax });
  }
  const orderOf = (units = 7_000_000n): PayoutOrder => ({
    payoutId: `9gx2k.${randomUUID()}`,
    channel: 'ethereum',
    asset: 'USDT',
    units,
    to: {
      kind: 'address',
      number: wallet,
      name: 'Ann',
      bankName: '',
      branchNumber: '',
      bic: '',
      country: '',
    },
  });
  const settle = () => anvil.mine(finalDepth + 1);
  const signed = statement<{ n: number }>(
    'test-payout-signed',
    'select count(*)::int as n from payout_send where id = $1',
  );
  const signings = async (id: string) => (await app.db.direct.row(signed, [id]))?.n ?? 0;

  beforeAll(async () => {
    [anvil, app] = await Promise.all([openAnvil(), openChainApp()]);
    coin = await anvil.deploy('Token');
    await anvil.pay(coin, signerAddress, 10n ** 12n);
    await anvil.mine(finalDepth * 2);
    proxy = await openRpcProxy(anvil.url);
    writeFileSync(keyFile, signerKey, { mode: 0o600 });
    signer = await openSigner(rules(), files);
  });
  afterEach(() => proxy.behave({}));
  afterAll(async () => {
    await Promise.all([anvil.close(), app.close(), proxy.close(), signer.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('a payout is on its way until its block is final, and then paid, with its hash', async () => {
    const payouts = make();
    const order = orderOf();
    const before = await anvil.balance(coin, wallet);
    expect(await payouts.send(order)).toEqual({ state: 'accepted' });
    await settle();
    const news = await payouts.fetch(order.payoutId);
    expect(news).toMatchObject({ state: 'paid' });
    expect(await payouts.send(order)).toEqual(news);
    expect((await anvil.balance(coin, wallet)) - before).toBe(7_000_000n);
    expect(await payouts.fetch(`9gx2k.${randomUUID()}`)).toBeUndefined();
  });

  test('asked thirty times at one moment, by two processes, it moves the money once', async () => {
    const [one, two] = [make(), make()];
    const order = orderOf();
    const before = await anvil.balance(coin, wallet);
    await Promise.allSettled(
      Array.from({ length: 30 }, (_none, turn) => (turn % 2 === 0 ? one : two).send(order)),
    );
    await settle();
    expect(await two.fetch(order.payoutId)).toMatchObject({ state: 'paid' });
    expect((await anvil.balance(coin, wallet)) - before).toBe(7_000_000n);
    expect(await signings(order.payoutId)).toBe(1);
  });

  test('where the answer of the node is lost the very same transaction is sent again', async () => {
    const payouts = make();
    const order = orderOf();
    const before = await anvil.balance(coin, wallet);
    proxy.behave({ lose: (method) => method === 'eth_sendRawTransaction' });
    await expect(payouts.send(order)).rejects.toThrow('did not answer');
    proxy.behave({});
    await payouts.send(order);
    await settle();
    expect(await payouts.fetch(order.payoutId)).toMatchObject({ state: 'paid' });
    expect((await anvil.balance(coin, wallet)) - before).toBe(7_000_000n);
    expect(await signings(order.payoutId)).toBe(1);
  });

  test('where the answer of the signer is lost it signs again under the same number', async () => {
    const real = httpSigner({ url: signer.url, token, address: signerAddress });
    let isLost = true;
    const key: Signer = {
      ...real,
      async sign(ask) {
        const text = await real.sign(ask);
        if (isLost) throw new Error('the answer of the signer was lost');
        return text;
      },
    };
    const payouts = make({ key });
    const order = orderOf();
    const before = await anvil.balance(coin, wallet);
    await expect(payouts.send(order)).rejects.toThrow('lost');
    isLost = false;
    await payouts.send(order);
    await settle();
    expect(await payouts.fetch(order.payoutId)).toMatchObject({ state: 'paid' });
    expect((await anvil.balance(coin, wallet)) - before).toBe(7_000_000n);
  });

  test('no other transfer is signed for a payout, nor one above the limit, nor for a wrong token', async () => {
    const payouts = make();
    const order = orderOf();
    await payouts.send(order);
    await expect(payouts.send({ ...order, units: 9_000_000n })).rejects.toThrow('something else');
    const other = httpSigner({ url: signer.url, token, address: signerAddress });
    await expect(other.sign({ id: 'x', chain: 'ethereum', unsigned: 'aa'.repeat(40) })).rejects.toThrow(
      '409',
    );
    const stranger = httpSigner({ url: signer.url, token: 'b'.repeat(40), address: signerAddress });
    await expect(stranger.sign({ id: 'x', chain: 'ethereum', unsigned: 'aa' })).rejects.toThrow('401');
    await expect(payouts.send(orderOf(10n ** 12n - 20_000_000n))).rejects.toThrow(/409|too little/);
    await expect(make({ feeMax: 1n }).send(orderOf())).rejects.toThrow('dearer');
    await settle();
    await payouts.fetch(order.payoutId);
  });

  test('an address that is not one is refused before anything is signed', async () => {
    const order = orderOf();
    const wrong = { ...order, to: { ...order.to, number: wallet.replace('C7', 'c7') } };
    expect(await make().send(wrong)).toMatchObject({ state: 'refused' });
    expect(await signings(order.payoutId)).toBe(0);
  });

  test('the key is in no row of the database, and a key file that others can read is refused', async () => {
    const rows = statement<{ line: string }>(
      'test-payout-rows',
      `select t::text as line from payout_send t union all select t::text from payout_chain t
       union all select t::text from payout_signer t`,
    );
    const lines = await app.db.direct.rows(rows, []);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ line }) => line.toLowerCase().includes(signerKey))).toEqual([]);
    expect(readFileSync(memoryFile, 'utf8')).not.toContain(signerKey);
    chmodSync(keyFile, 0o644);
    await expect(openSigner(rules(), files)).rejects.toThrow('chmod 600');
    chmodSync(keyFile, 0o600);
  });
});
