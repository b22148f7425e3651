import { expect, test } from 'vitest';
import { csvCell, csvLine, csvOf } from './csv.ts';

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1+2', "'+1+2"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['-4.10', '-4.10'],
  ['2 × Lamp, blue; 1 × Mug', '"2 × Lamp, blue; 1 × Mug"'],
  ['says "no"', '"says ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['+442079460000', "'+442079460000"],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('a file begins with the mark of UTF-8, and each row ends as the standard says', () => {
  expect(
    csvOf([
      ['Número', 'b'],
      ['1', 'ü'],
    ]),
  ).toBe('\uFEFFNúmero,b\r\n1,ü\r\n');
});

test('a row for programs says its texts exactly: no mark before a formula, quotes where a reader could cut or trim', () => {
  expect(csvLine(['=1', '-x', 'a,b', ' in ', 'says "no"', ''])).toBe('=1,-x,"a,b"," in ","says ""no""",\r\n');
});
