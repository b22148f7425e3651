import { expect, test } from 'vitest';
import { euCountries } from './european-union.ts';
import { hasButtonLaw } from './order-button.ts';

test('the law gives the button its words in the Union, the EEA and Japan', () => {
  for (const country of [...euCountries, 'IS', 'LI', 'NO', 'JP']) expect(hasButtonLaw(country)).toBe(true);
});

test.each(['GB', 'US', 'CA', 'CH', 'AU', 'SG', ''])('and in no other country: %s', (country) => {
  expect(hasButtonLaw(country)).toBe(false);
});
