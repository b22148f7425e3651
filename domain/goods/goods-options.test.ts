import { expect, test } from 'vitest';
import { optionValues, parseOptions } from './goods-options.ts';

test('options are read in their order, with spaces and signs that a value may have', () => {
  expect(parseOptions('Colour=Blue; Size=M')).toEqual([
    { name: 'Colour', value: 'Blue' },
    { name: 'Size', value: 'M' },
  ]);
  expect(parseOptions('色 = 青')).toEqual([{ name: '色', value: '青' }]);
  expect(parseOptions('Ratio=a=b')).toEqual([{ name: 'Ratio', value: 'a=b' }]);
  expect(parseOptions('  ')).toEqual([]);
  expect(optionValues(parseOptions('Colour=Blue; Size=M') ?? [])).toBe('Blue, M');
});

test('what is no list of options is refused whole', () => {
  for (const text of [
    'Blue',
    'Colour=',
    '=Blue',
    'a=1;',
    'a=1;A=2',
    'a=1;b=2;c=3;d=4',
    `a=${'x'.repeat(41)}`,
  ])
    expect(parseOptions(text), text).toBeUndefined();
});
