// The measured check is the whole one: it fails where the record is not read to its end.
import { expect, test } from 'vitest';
import { measureVerify } from './verify.ts';

test('a generated record of some thousand entries is verified, and far within its limit', async () => {
  const figures = await measureVerify(3_000);
  expect(figures).toMatchObject({ entries: 3_000, missed: [] });
  expect(figures.cpu_seconds).toBeGreaterThan(0);
});
