import { expect, test } from 'vitest';
import { moved, strandedOf } from './language-draft.ts';

const rows = [
  { code: 'en', offered: true, merchants: 4 },
  { code: 'es', offered: false, merchants: 2 },
  { code: 'ja', offered: false, merchants: 1 },
];
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

test('a language moves one place, and stays at the ends', () => {
  expect(codes(moved(rows, 'es', -1))).toEqual(['es', 'en', 'ja']);
  expect(codes(moved(rows, 'es', 1))).toEqual(['en', 'ja', 'es']);
  expect(codes(moved(rows, 'en', -1))).toEqual(['en', 'es', 'ja']);
  expect(codes(moved(rows, 'ja', 1))).toEqual(['en', 'es', 'ja']);
});

test('merchants whose language goes off are counted', () => {
  expect(strandedOf(rows)).toBe(3);
});
