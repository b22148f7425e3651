import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gtinForms, isGtin } from './gtin.ts';

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

test('a number is the same with and without zeros in front, in every length that it has', () => {
  const forms = ['04006381333931', '4006381333931'];
  for (const text of [...forms, ' 400-6381 333931 ']) expect(gtinForms(text), text).toEqual(forms);
  expect(gtinForms('96385074')).toEqual(['00000096385074', '0000096385074', '000096385074', '96385074']);
  expect(gtinForms('614141000036')).toEqual(['00614141000036', '0614141000036', '614141000036']);
  expect(gtinForms('4006381333932')).toEqual([]);
});

test('every form of a number is a number of its own length', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n - 1n }), (body) => {
      const digits = body.toString().padStart(13, '0');
      const whole = Array.from({ length: 10 }, (_none, check) => `${digits}${check}`).find(isGtin) ?? '';
      for (const form of gtinForms(whole)) expect(isGtin(form), form).toBe(true);
    }),
  );
});
