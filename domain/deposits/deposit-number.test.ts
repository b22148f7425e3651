import { expect, test } from 'vitest';
import { findDepositNumbers } from './deposit-number.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';

const shopId = 7_345_219n;
const number = `D-${orderNumberOf(shopId, 14)}`;

test('a number is found in every spelling that a bank may make of it', () => {
  const wanted = { shopId, number: 14 };
  for (const text of [
    number,
    number.toLowerCase(),
    `Deposit ${number}, thank you`,
    number.replaceAll('-', ' '),
    number.replaceAll('-', '–'),
    number.replaceAll('-', ''),
    number.replaceAll('0', 'O'),
    `/REF/${number}/`,
  ]) {
    expect(findDepositNumbers(text), text).toContainEqual(wanted);
  }
});

test('written without dashes it may mean several, and no text means more than twelve', () => {
  expect(findDepositNumbers('D9GX2K14')).toHaveLength(2);
  expect(findDepositNumbers('Thank you for the good work')).toEqual([]);
  expect(findDepositNumbers('D-A-1 '.repeat(3))).toHaveLength(1);
  const many = Array.from({ length: 50 }, (_, n) => `D-AB-${n + 1}`).join(' ');
  expect(findDepositNumbers(many)).toHaveLength(12);
});
