import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  ['en', 'USD', '$12.00'],
  ['en', 'CAD', 'CA$12.00'],
  ['en', 'AUD', 'A$12.00'],
  ['en', 'MXN', 'MX$12.00'],
  ['en', 'HKD', 'HK$12.00'],
  ['en', 'TWD', 'NT$12.00'],
  ['zh-Hant', 'USD', 'US$12.00'],
  ['zh-Hans', 'USD', 'US$12.00'],
  ['ja', 'TWD', 'NT$12.00'],
  ['ko', 'USD', 'US$12.00'],
])('in %s %s is written as %s: no sign means two moneys', (language, currency, said) => {
  const plain = formatMoney(language, '12.00', currency).replace(/\s/g, '');
  expect(plain).toBe(said);
});

test('Chinese and Japanese money are told from each other', () => {
  const both = ['CNY', 'JPY'].map((currency) => formatMoney('en', '12', currency).replace(/[\d.,]/g, ''));
  expect(both).toEqual(['CN¥', '¥']);
});
