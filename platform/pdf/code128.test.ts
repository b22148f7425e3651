import { expect, test } from 'vitest';
import { code128Values, code128Widths } from './code128.ts';

/** Reads values back as a scanner does: follows the sets, and believes nothing whose check sum is wrong. */
function readBack(values: readonly number[]): string {
  const body = values.slice(0, -1);
  const sum = body.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  expect(sum % 103).toBe(values.at(-1));
  let isC = body[0] === 105;
  let text = '';
  for (const value of body.slice(1)) {
    if (value === 99 && !isC) isC = true;
    else if (value === 100 && isC) isC = false;
    else text += isC ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

test('a known text comes out with its check sum', () => {
  expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55]);
});

test('what is drawn reads back as it was written, digits in pairs or not', () => {
  for (const text of [
    'A',
    '12',
    '1234',
    '12345',
    'TRK00001234',
    'a12345b',
    '99~ 00',
    'JJD-0001-98765432109',
  ]) {
    expect(readBack(code128Values(text))).toBe(text);
  }
});

test('digits in pairs make the bars shorter', () => {
  expect(code128Values('12345678')).toHaveLength(6);
});

test('every symbol has eleven modules, and the stop thirteen', () => {
  const widths = code128Widths('Parcel 0042');
  const modules = widths.reduce((sum, width) => sum + width, 0);
  expect((modules - 13) % 11).toBe(0);
  expect(widths.length % 2).toBe(1);
});

test('what set B has not is refused, not drawn wrongly', () => {
  expect(() => code128Values('Größe')).toThrow(RangeError);
  expect(() => code128Values('')).toThrow(RangeError);
});
