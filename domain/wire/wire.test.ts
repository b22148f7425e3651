// Lengths of what people write are those that the database counts: code points.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { countCodePoints } from '#domain/text/code-points.ts';
import { words } from './wire.ts';

test.each([
  ['💧'.repeat(3), true],
  ['💧'.repeat(2), false],
  ['💧'.repeat(10), true],
  ['💧'.repeat(11), false],
  [` ${'💧'.repeat(10)} `, true],
  // A letter and its accent are two.
  ['e\u0301'.repeat(5), true],
  ['e\u0301'.repeat(6), false],
])('three to ten characters are counted as the database counts them: %s', (text, isTaken) => {
  const points = countCodePoints(text.trim());
  expect(points >= 3 && points <= 10).toBe(isTaken);
  expect(z.safeParse(words(10, 3), text).success).toBe(isTaken);
});
