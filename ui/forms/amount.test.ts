import { expect, test } from 'vitest';
import { amountOf } from './amount.ts';

test('an amount is read as it is meant: comma or dot, blanks around it, digits of a Japanese keyboard', () => {
  const typed = ['5', '5,5', '5.50', ' 5 ', '０５', '５．５', '12.'];
  expect(typed.map((text) => amountOf(text, 'USD'))).toEqual([
    '5.00',
    '5.50',
    '5.50',
    '5.00',
    '5.00',
    '5.50',
    '12.00',
  ]);
});

test('what could be meant in two ways is no amount', () => {
  for (const text of ['', '12 50', '1.234,56', '1.234', '-5', '5e3', 'five', '😀', '9'.repeat(14)]) {
    expect(amountOf(text, 'USD'), text).toBeUndefined();
  }
});
