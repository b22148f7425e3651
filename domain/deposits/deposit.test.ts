import { expect, test } from 'vitest';
import { blocksNeeded, readHash, writeHash } from './deposit.ts';
import { tronAddressOf, tronFault } from '#domain/payouts/payout.ts';

const digits = 'AbC0'.repeat(16);

test('a hash is read in any spelling of its own network, and in no other', () => {
  expect(readHash('TRX/USDT', ` ${digits}\n`)).toBe(digits.toLowerCase());
  expect(readHash('ETC/USDT', `0X${digits}`)).toBe(digits.toLowerCase());
  for (const typed of ['', digits.slice(1), `${digits}0`, `0x${digits}`, digits.replace('A', 'g')]) {
    expect(readHash('TRX/USDT', typed)).toBeUndefined();
  }
  expect(readHash('ETC/USDT', digits)).toBeUndefined();
  expect(readHash('bank', digits)).toBeUndefined();
  expect(writeHash('ETC/USDT', digits.toLowerCase())).toBe(`0x${digits.toLowerCase()}`);
});

test('TRON’s own vector, and every account, has a right address', () => {
  const account = Buffer.from('a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hex');
  expect(tronAddressOf(account)).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  expect(tronFault(tronAddressOf(new Uint8Array(20)))).toBeUndefined();
  expect(tronFault(tronAddressOf(new Uint8Array(20).fill(255)))).toBeUndefined();
});

test('large sums on Ethereum wait until they are final', () => {
  expect(blocksNeeded('TRX/USDT', 5_000_000_000n, 'USDT')).toBe(20);
  expect(blocksNeeded('ETC/USDT', 1_000_000_000n, 'USDT')).toBe(12);
  expect(blocksNeeded('ETC/USDT', 1_000_000_001n, 'USDT')).toBe(64);
  expect(blocksNeeded('bank', 1n, 'USD')).toBe(1);
});
