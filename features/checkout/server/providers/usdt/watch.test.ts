// Watching over a chain in memory: what is decided while the chain is only partly read, and how often who is looked at.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asked, openChainApp, xpub, type ChainApp } from '#tools/testing/chain/chain-app.ts';
import type { ChainReader, ChainTransfer } from '#platform/chains/chain-port.ts';
import { makeUsdt, type UsdtProvider } from './provider.ts';

const config = {
  network: 'ethereum',
  rpcUrl: 'http://node.example',
  xpub,
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  confirmations: 0,
} as const;

/** Blocks that this chain reads at once. */
const pieceBlocks = 100n;

let app: ChainApp;
let provider: UsdtProvider;
let final = 1_000n;
let turn = 0;
let chain: ChainTransfer[] = [];
let looks: string[][] = [];

const reader: ChainReader = {
  needed: 1,
  atOnce: 10,
  check: () => Promise.resolve(),
  finalBlock: () => Promise.resolve(final),
  transfers(watched, until) {
    const addresses = watched.map(({ address }) => address);
    looks.push(addresses);
    const start = watched.reduce((low, { seenBlock }) => (seenBlock < low ? seenBlock : low), until);
    const end = start + pieceBlocks < until ? start + pieceBlocks : until;
    const isIn = ({ to, block }: ChainTransfer) => addresses.includes(to) && block > start && block <= end;
    return Promise.resolve({ transfers: chain.filter(isIn), seenBlock: end });
  },
  newer: () => Promise.resolve({ units: 0n, confirmations: undefined }),
};

beforeAll(async () => {
  app = await openChainApp();
});
beforeEach(async () => {
  provider = makeUsdt(app.parts, { config, reader, sender: undefined });
  await provider.start();
  looks = [];
});
afterAll(() => app.close());

function pay(to: string, units: bigint, block: bigint) {
  turn += 1;
  const hash = turn.toString(16).padStart(64, '0');
  chain = [...chain, { hash, index: 0, to, from: '0xA', units, block, at: app.clock.now() }];
}

test('while there is more to read nothing is decided, in time or late', async () => {
  const payment = await app.open(provider);
  pay(payment.address, asked - 1n, final + 10n);
  pay(payment.address, 1n, final + 250n);
  final += 260n;
  app.advance(61);
  await expect(provider.fetch(payment)).rejects.toThrow('not read up to now');
  await provider.look();
  expect(await provider.owedOf(payment)).toBe(0n);
  await provider.look();
  expect(await provider.fetch(payment)).toMatchObject({ units: asked });
  expect(await provider.owedOf(payment)).toBe(0n);
});

test('a payment is looked at on every round in its time, then hourly, then a few times a day, then not', async () => {
  const payment = await app.open(provider);
  const lookedIn = async (minutes: number) => {
    app.advance(minutes);
    final += 1n;
    looks = [];
    await provider.look();
    return looks.flat().includes(payment.address);
  };
  expect(await lookedIn(1)).toBe(true);
  expect(await lookedIn(1)).toBe(true);
  // An hour after its time is over, that is now.
  expect(await lookedIn(118)).toBe(true);
  expect(await lookedIn(30)).toBe(false);
  expect(await lookedIn(31)).toBe(true);
  expect(await lookedIn(24 * 60)).toBe(true);
  expect(await lookedIn(5 * 60)).toBe(false);
  expect(await lookedIn(61)).toBe(true);
  expect(await lookedIn(179 * 24 * 60)).toBe(false);
});

test('opened twice it is the same address, also while the chain is away', async () => {
  const payment = await app.open(provider);
  const away = makeUsdt(app.parts, {
    config,
    reader: { ...reader, check: () => Promise.reject(new Error('away')) },
    sender: undefined,
  });
  const ask = {
    ...payment,
    payee: 'shop',
    returnUrl: '',
    language: 'en',
    email: '',
    expiresAt: app.clock.now(),
  };
  expect((await away.open(ask)).ref).toBe(payment.address);
  await expect(away.open({ ...ask, paymentId: '9gx2k.other' })).rejects.toThrow('away');
});

test('thirty rounds at one moment owe what is too much once', async () => {
  const payments = await Promise.all(Array.from({ length: 12 }, () => app.open(provider)));
  final += 1n;
  for (const { address } of payments) pay(address, asked + 9n, final);
  const others = Array.from({ length: 30 }, () => makeUsdt(app.parts, { config, reader, sender: undefined }));
  await Promise.all(others.map((one) => one.look()));
  for (const { address } of payments) {
    expect(await app.returns(address)).toEqual([{ kind: 'rest', state: 'owed', units: 9n }]);
    expect(await app.written(address)).toHaveLength(1);
  }
});
