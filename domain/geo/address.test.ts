import { expect, test } from 'vitest';
import { addressFaults, addressFormatOf, isPostcode } from './address.ts';

test.each([
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'EC1A 1BB', 'GIR 0AA'], ['12345', 'SW1A', 'SW1A 1A1']],
  ['US', ['94103', '94103-1234'], ['9410', 'ABCDE']],
  ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1'], ['K1A 0B', '123456']],
  ['NL', ['1012 AB', '1012ab'], ['1012', 'AB 1012']],
  ['JP', ['100-0001', '1000001', '１００－０００１'], ['100-001']],
  ['PL', ['00-001', '00001'], ['0-001']],
  ['PT', ['1000-001', '1000'], ['100-001']],
  ['IE', ['D6W XY00', 'A65 F4E2'], ['A65', '12345']],
  ['TW', ['100', '10048', '100234'], ['10']],
  ['BR', ['01310-100'], ['1310100']],
  ['SE', ['111 20', '11120'], ['1112']],
])('postcodes of %s', (country, good, bad) => {
  expect(good.filter((text) => !isPostcode(country, text))).toEqual([]);
  expect(bad.filter((text) => isPostcode(country, text))).toEqual([]);
});

test('where a country has no postcodes, or we do not know them, anything is fine', () => {
  expect(isPostcode('HK', 'anything')).toBe(true);
  expect(isPostcode('ZZ', 'anything at all')).toBe(true);
  expect(isPostcode('DE', '')).toBe(true);
});

test('what a country needs is missed, and nothing else', () => {
  const address = { address: '1 Long Road', city: 'Town' };
  expect(addressFaults('US', address)).toEqual({ state: 'missing', postcode: 'missing' });
  expect(addressFaults('HK', address)).toEqual({});
  expect(addressFaults('ZZ', address)).toEqual({});
  expect(addressFaults('DE', { ...address, postcode: '1' })).toEqual({ postcode: 'wrong' });
  expect(addressFaults('SG', { address: '1 Road', postcode: '018956' })).toEqual({});
});

test('every example is a postcode of its country, and what is required is asked for', () => {
  const codes = Array.from({ length: 26 * 26 }, (_one, index) =>
    String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
  );
  for (const code of codes) {
    const { example, order, required } = addressFormatOf(code);
    expect(isPostcode(code, example)).toBe(true);
    expect(required.filter((field) => !order.includes(field))).toEqual([]);
  }
});
