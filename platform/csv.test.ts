// One reader of CSV: what arrives as a stream and what is there as a text are read alike, line by line.
import { expect, test } from 'vitest';
import { csvOf } from '#domain/text/csv.ts';
import { Refused, refuse } from '#domain/wire/errors.ts';
import { placeOf, readCsv, readCsvText, type CsvRow } from './csv.ts';

const wrong = (line?: number) => refuse('invalidOperation', { reason: 'not_csv', line });

async function streamed(text: string): Promise<CsvRow[]> {
  async function* bytes() {
    // One byte at a time: a letter of several bytes comes in parts.
    for (const byte of Buffer.from(text)) yield Buffer.from([byte]);
  }
  const rows: CsvRow[] = [];
  for await (const row of readCsv(bytes())) rows.push(row);
  return rows;
}

test('what we write is read as it was, by both readers, each row with the line at which it begins', async () => {
  const rows = [
    ['code', 'ñame', ''],
    ['1', 'two\nlines, "quoted"', ' spaces '],
    ['2', 'Müll; 箱', '-4.10'],
  ];
  const read = rows.map((cells, at) => ({ line: [1, 2, 4][at], cells }));
  expect(await streamed(csvOf(rows))).toEqual(read);
  expect(readCsvText(csvOf(rows), { wrong, delimiter: ',' })).toEqual(read);
});

test('a text says by its first line whether commas or semicolons stand between cells; empty lines are passed over', () => {
  const cells = (text: string) => readCsvText(text, { wrong }).map((row) => row.cells);
  expect(cells('a;b\r\n\r\n1,5;2\r\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(cells('a,b\n1;5,2\n')).toEqual([
    ['a', 'b'],
    ['1;5', '2'],
  ]);
  expect(readCsvText('a,b\n1,say "no"\n2,3\n', { wrong, isLenient: true, rowsMax: 2 })).toHaveLength(2);
});

test('what is no CSV is refused in the words of whoever asked; a column stands once', async () => {
  expect(() => readCsvText('a,b\n1,"open\n', { wrong })).toThrow(Refused);
  expect(() => readCsvText('a,b\n1,say "no"\n', { wrong })).toThrow('not_csv');
  await expect(streamed('a,b\n1,"open\n')).rejects.toMatchObject({ shown: { reason: 'not_csv', line: 2 } });
  const header = { line: 1, cells: [' Code', 'cost', 'COST '] };
  expect(placeOf(header, 'code')).toBe(0);
  expect(() => placeOf(header, 'stock')).toThrow('missing_column');
  expect(() => placeOf(header, 'cost')).toThrow('duplicate_column');
});
