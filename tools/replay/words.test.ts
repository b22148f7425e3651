import { expect, test } from 'vitest';
import { readWords, WrongWords } from './words.ts';

test('a file alone is the whole of it', () => {
  expect(readWords(['trade.csv.gz'])).toEqual({ file: 'trade.csv.gz', isChaos: false, isSpread: false });
});

test('options may stand before and after the file', () => {
  const words = ['--limit', '300', 'trade.csv.gz', '--report', 'out.json', '--chaos'];
  expect(readWords(words)).toEqual({
    file: 'trade.csv.gz',
    limit: 300,
    report: 'out.json',
    isChaos: true,
    isSpread: false,
  });
  expect(readWords(['trade.csv.gz', '--base', 'http://127.0.0.1:4000/'])).toMatchObject({
    base: 'http://127.0.0.1:4000',
  });
});

test.each([
  [[], 'the file of invoices is missing'],
  [['a.gz', 'b.gz'], 'one file at a time'],
  [['a.gz', '--limit'], '--limit needs a value'],
  [['a.gz', '--limit', '0'], 'a whole number above 0'],
  [['a.gz', '--limit', '3.5'], 'a whole number above 0'],
  [['a.gz', '--report', '--chaos'], '--report needs a value'],
  [['a.gz', '--base', 'nonsense'], 'an http address'],
  [['a.gz', '--fast'], 'there is no option --fast'],
  [['a.gz', '--chaos', '--base', 'http://127.0.0.1:4000'], 'cannot go with --base'],
  [['a.gz', '--citus', '--base', 'http://127.0.0.1:4000'], '--citus starts a cluster of its own'],
])('%j is refused in words', (words, reason) => {
  expect(() => readWords(words)).toThrow(WrongWords);
  expect(() => readWords(words)).toThrow(reason);
});
