import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { sha256 } from './hash.ts';

test('pieces are hashed as Node hashes them, however they are cut', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const theirs = createHash('sha256');
      for (const part of parts) theirs.update(part);
      expect(toHex(sha256(...parts))).toBe(theirs.digest('hex'));
    }),
  );
});
