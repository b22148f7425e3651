import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test('numbers whose check digit is right are taken', () => {
  // Examples of the GS1 General Specifications and of its check digit calculator.
  for (const text of ['96385074', '614141000036', '4006381333931', '10614141000415', '6291041500213'])
    expect(isGtin(text), text).toBe(true);
});

test('a wrong check digit, another length and other signs are not', () => {
  for (const text of [
    '',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '4006381-33393',
    '４００６３８１３３３９３１',
  ])
    expect(isGtin(text), text).toBe(false);
});

test('one wrong digit is always seen', () => {
  const change = fc.record({ place: fc.nat(12), by: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(change, ({ place, by }) => {
      const digits = Array.from('4006381333931', Number);
      const wrong = digits.map((digit, index) => (index === place ? (digit + by) % 10 : digit)).join('');
      expect(isGtin(wrong)).toBe(false);
    }),
  );
});
