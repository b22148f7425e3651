import { expect, test } from 'vitest';
import { pinFault } from './pin.ts';
import { pinOf } from './typed-pin.ts';

test.each(['482915', '90317264', '719204683512'])('%s can be chosen', (pin) => {
  expect(pinFault(pin)).toBeUndefined();
});

test.each(['', '12345', '1234567890123', '48291a', '-482915', '48 2915'])('"%s" is no such number', (pin) => {
  expect(pinFault(pin)).toBe('shape');
});

test.each([
  ['all the same', '000000'],
  ['up', '123456'],
  ['up over nine', '789012'],
  ['down', '987654'],
  ['a pair again and again', '121212'],
  ['a piece twice', '739739'],
  ['four digits twice', '48294829'],
  ['pairs in a row', '112233'],
  ['there and back', '123321'],
  ['a line on the keypad', '147258'],
  ['a birthday, year first', '19870412'],
  ['a birthday, day first', '31121999'],
  ['a birthday, month first', '12312004'],
])('%s is too simple', (_name, pin) => {
  expect(pinFault(pin)).toBe('too_simple');
});

test('most numbers can be chosen', () => {
  let good = 0;
  for (let number = 0; number < 1_000_000; number += 97) {
    if (pinFault(String(number).padStart(6, '0')) === undefined) good += 1;
  }
  expect(good / (1_000_000 / 97)).toBeGreaterThan(0.99);
});

test('digits of other keyboards become plain, and spaces go', () => {
  expect(pinOf('４８２９１５')).toBe('482915');
  expect(pinOf('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(pinOf('०१२३४५६७८९')).toBe('0123456789');
  expect(pinOf(' 48 29\t15 ')).toBe('482915');
  expect(pinOf('abc')).toBe('abc');
});
