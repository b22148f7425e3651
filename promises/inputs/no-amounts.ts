// What is no amount of money, in whatever form it comes.
import { amountPattern } from '#domain/money/money.ts';

/** Spellings that a form, a spreadsheet, another country or an attacker sends. */
export const texts = [
  '1e3',
  '1E3',
  '-1',
  '-1.00',
  '-0.00',
  '0',
  '1.005',
  '1.0',
  '1',
  '100',
  '1.',
  '.50',
  '01.00',
  '00.10',
  '+1.00',
  '',
  ' ',
  ' 1.00',
  '1.00 ',
  '1.00\n',
  '\t1.00',
  '1,00',
  '1.000,00',
  '1,000.00',
  '1_000.00',
  '1 000.00',
  "1'000.00",
  '0x10',
  '0b1',
  '١٢.٠٠',
  '１２.００',
  '१.००',
  '1．00',
  '1.0０',
  '²1.00',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'free',
  '$1.00',
  '1.00 USD',
  '1.00€',
  '1.00%',
  '1/2',
  '1.00.00',
  '1..00',
  '１',
  '1.00\u0000',
  '\u202e00.1',
  '10000000000000000',
  '10000000000000000.00',
  '9999999999999999.99',
  '99999999999999999999999999.00',
  `${'9'.repeat(400)}.00`,
];
export const notTexts = [1, 1.5, 0, -1, 1e16, Infinity, null, true, [], ['1.00'], {}, { units: '100' }];
export const illegal: unknown[] = [...texts, ...notTexts];
/** What is an amount in no currency: where the currency is known only later, its scale is held to then. */
export const noAmounts = illegal.filter((value) => typeof value !== 'string' || !amountPattern.test(value));

/** What is no amount of a price, though it is one of another thing: nothing, and more than anything costs. */
export const noPrice = ['0.00', '10000000.01', '10000000000000.00'];
