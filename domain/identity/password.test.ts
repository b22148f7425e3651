import { expect, test } from 'vitest';
import { passwordStrength } from './password.ts';

test.each([
  ['1234567', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghij', 'weak'],
  ['12345678901234', 'weak'],
  ['maria2026', 'weak'],
  ['ab12ab12ab12', 'weak'],
  ['purple-wagon', 'fair'],
  ['correct horse battery', 'good'],
  ['X7!pq2#Lw9zT', 'good'],
  ['我的商店开门了今天', 'fair'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, ['Maria'])).toBe(strength);
});
