import { expect, test } from 'vitest';
import { romanize } from './romanize.ts';

test.each([
  ['さくら ショップ', 'sakura shoppu'],
  ['きょうと コーヒー', 'kyouto kohi'],
  ['바다 상점', 'bada sangjeom'],
  ['한국', 'hanguk'],
  ['Чайная лавка', 'chaynaya lavka'],
  ['Θάλασσα'.normalize('NFD').replace(/\p{M}/gu, ''), 'thalassa'],
  ["Ana's Café", "ana's café"],
])('%s is read %s', (name, said) => {
  expect(romanize(name)).toBe(said);
});

test('Chinese signs are not read aloud by a table', () => {
  expect(romanize('花屋さん')).toBeUndefined();
});
