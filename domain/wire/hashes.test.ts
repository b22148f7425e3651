import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keccak256, sha256 } from './hashes.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('both hashes are those of another implementation, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(hex(keccak256(bytes, 6))).toBe(createHash('sha3-256').update(bytes).digest('hex'));
    }),
    { numRuns: 60 },
  );
});

test('Keccak-256 is the one that Ethereum has, not SHA3-256', () => {
  expect(hex(keccak256(new Uint8Array()))).toBe(
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  );
});
