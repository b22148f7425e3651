// What the configuration of a chain of deposits must be, before anything is asked of a node.
import { HDKey } from '@scure/bip32';
import { expect, test } from 'vitest';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { xpub } from '#tools/testing/chain/chain-app.ts';
import { makeDepositChain } from './sources.ts';
import { isBelieved, judge, type Word } from './verdict.ts';

const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
const url = 'http://127.0.0.1:1';
const config = { network: 'tron' as const, xpub, contract, confirmations: 0 };

test('one source is too few and three are too many', () => {
  for (const count of [0, 1, 3]) {
    const sources = Array.from({ length: count }, () => ({ url }));
    expect(() => makeDepositChain({ ...config, sources })).toThrow(/two sources/);
  }
  expect(makeDepositChain({ ...config, sources: [{ url }, { url }] }).sources).toHaveLength(2);
});

test('a private key is refused, and not shown', () => {
  const secret = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).privateExtendedKey;
  const given = { ...config, xpub: secret, sources: [{ url }, { url }] };
  expect(() => makeDepositChain(given)).toThrow(/^USDT on tron: the xpub is not right$/);
});

const word = (over: Partial<Word> = {}): Word => ({
  source: 0,
  address: 'T1',
  units: 5n,
  block: 10n,
  block_hash: null,
  is_there: true,
  ...over,
});

test.each<[string, Word[], [bigint, bigint], string]>([
  ['both show the same', [word(), word({ source: 1 })], [10n, 10n], 'agree'],
  ['the second has not come so far', [word()], [10n, 9n], 'behind'],
  ['the second has, and shows nothing', [word()], [10n, 10n], 'missing'],
  ['the first shows nothing', [word({ source: 1 })], [10n, 10n], 'missing'],
  ['the amounts differ', [word(), word({ source: 1, units: 6n })], [10n, 10n], 'differs'],
  ['the receivers differ', [word(), word({ source: 1, address: 'T2' })], [10n, 10n], 'differs'],
  [
    'the blocks differ',
    [word({ block_hash: 'aa' }), word({ source: 1, block_hash: 'bb' })],
    [10n, 10n],
    'differs',
  ],
  ['the one that showed it takes its word back', [word({ is_there: false })], [10n, 10n], 'gone'],
])('where %s', (_what, words, readUpTo, verdict) => {
  expect(judge(words, readUpTo)).toBe(verdict);
});

test('one node alone is believed up to the limit, and no amount where two say different things', () => {
  expect(isBelieved('behind', 100n, 100n)).toBe(true);
  expect(isBelieved('behind', 101n, 100n)).toBe(false);
  expect(isBelieved('agree', 101n, 100n)).toBe(true);
  for (const verdict of ['missing', 'differs', 'gone'] as const)
    expect(isBelieved(verdict, 1n, 100n)).toBe(false);
});
