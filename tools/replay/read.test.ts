import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { penceOf, readLines } from './read.ts';
import type { FileLine } from './read.ts';
import { csvOf, fileOf, header } from './sample.ts';

const good = '489434,85048,BALL,12,2009-12-01T07:45:00,6.95,13085,France';

async function allOf(file: string): Promise<FileLine[]> {
  const lines: FileLine[] = [];
  for await (const line of readLines(file)) lines.push(line);
  return lines;
}

async function refusal(file: string): Promise<string> {
  return allOf(file).then(
    () => 'accepted',
    (failure: unknown) => (failure instanceof Error ? `${failure.name}: ${failure.message}` : 'no error'),
  );
}

test('a line becomes typed values, its date taken as UTC', async () => {
  expect(await allOf(await csvOf(good))).toEqual([
    {
      lineNo: 2,
      invoice: '489434',
      stockCode: '85048',
      description: 'BALL',
      quantity: 12,
      at: new Date('2009-12-01T07:45:00Z'),
      pricePence: 695,
      customerId: '13085',
      country: 'France',
    },
  ]);
});

test('quoted commas, quotes and line ends inside a field belong to the field', async () => {
  const file = await csvOf('1,22041,"FRAME 7"" ,\nSINGLE",48,2009-12-01T07:45:00,2.1,,France', good);
  const lines = await allOf(file);
  expect(lines.map((line) => line.description)).toEqual(['FRAME 7" ,\nSINGLE', 'BALL']);
  expect(lines[1]?.lineNo).toBe(4);
  expect(lines[0]?.customerId).toBeNull();
});

test.each([
  ['CRLF', '\r\n'],
  ['LF', '\n'],
])(
  '%s line ends, a byte order mark, blank lines and a missing last line end read the same',
  async (_name, end) => {
    const text = `\uFEFF${header}${end}${end}${good}${end}   ${end},,,,,,,${end}${good}Z`;
    const lines = await allOf(await fileOf(gzipSync(text)));
    expect(lines.map((line) => [line.lineNo, line.country])).toEqual([
      [3, 'France'],
      [6, 'FranceZ'],
    ]);
  },
);

test('columns may stand in any order, with others among them', async () => {
  const text = 'country,note,customer_id,unit_price,invoice_date,quantity,description,stock_code,invoice\n';
  const [line] = await allOf(
    await fileOf(gzipSync(`${text}Eire,x,7,1.5,2010-01-01T00:00:00.250Z,3,CUP,11111,A1\n`)),
  );
  expect(line).toMatchObject({ invoice: 'A1', country: 'Eire', pricePence: 150, quantity: 3 });
  expect(line?.at).toEqual(new Date('2010-01-01T00:00:00Z'));
});

test.each([
  ['a quantity that is no whole number', good.replace(',12,', ',1.5,'), 'quantity "1.5" is no whole number'],
  ['a price with an exponent', good.replace('6.95', '1e3'), 'unit_price "1e3" is no price'],
  ['a price left empty', good.replace('6.95', ''), 'unit_price "" is no price'],
  ['a day that does not exist', good.replace('12-01', '02-30'), 'is no date like'],
  ['a date of another form', good.replace('2009-12-01T07:45:00', '01/12/2009 07:45'), 'is no date like'],
  ['an empty country', good.replace('France', ' '), 'country is empty'],
  ['an empty invoice', good.replace('489434', ''), 'invoice is empty'],
  ['a missing field', '489434,85048,BALL', 'fewer fields than the header'],
  ['a field too many', `${good},more`, 'got 9 on line 4'],
  ['a quote that is never closed', '489434,85048,"BALL,12', 'Quote Not Closed'],
])('%s is refused with its line and the reason', async (_name, line, reason) => {
  const said = await refusal(await csvOf(good, good, line));
  expect(said).toMatch(/^WrongFile: line 4: /);
  expect(said).toContain(reason);
});

test('a missing column is named, all of them at once', async () => {
  const file = await fileOf(
    gzipSync('invoice,stock_code,description,quantity,invoice_date,price,customer_id\n1,2\n'),
  );
  expect(await refusal(file)).toBe('WrongFile: line 1: the header lacks the column unit_price, country');
});

test('a column named twice is refused', async () => {
  expect(await refusal(await fileOf(gzipSync(`${header},country\n${good},Spain\n`)))).toContain(
    'country twice',
  );
});

test.each([
  ['a file of no bytes', Buffer.alloc(0), 'line 1: the file is empty'],
  ['a file that is not gzip', Buffer.from(`${header}\n${good}\n`), 'line 1: the file is not gzip'],
  ['a gzip of nothing', gzipSync(''), 'line 1: the file holds no line of trade'],
  ['a header alone', gzipSync(`${header}\n`), 'line 2: the file holds no line of trade'],
  [
    'other bytes in gzip',
    gzipSync(Buffer.from([0xff, 0xd8, 0, 1, 2, 3])),
    'line 1: the header lacks the column',
  ],
])('%s is refused', async (_name, bytes, reason) => {
  expect(await refusal(await fileOf(bytes))).toContain(`WrongFile: ${reason}`);
});

test('a file cut short is refused with the line it came to', async () => {
  const rows = Array.from({ length: 5000 }, (_, place) => good.replace('12,', `${(place * 7919) % 9973},`));
  const whole = gzipSync([header, ...rows].join('\n'));
  const said = await refusal(await fileOf(whole.subarray(0, Math.floor(whole.length / 2))));
  expect(said).toMatch(/^WrongFile: line \d{2,}: the file is cut short/);
});

test('a damaged byte is refused and not called another kind of file', async () => {
  const whole = gzipSync([header, good, good].join('\n'));
  whole.writeUInt8(whole.readUInt8(whole.length - 6) ^ 0xff, whole.length - 6);
  expect(await refusal(await fileOf(whole))).toContain('the gzip stream is damaged after this line');
});

test('leaving the loop leaves the rest of the file unread', async () => {
  const seen: number[] = [];
  for await (const line of readLines(await csvOf(good, 'broken'))) {
    seen.push(line.lineNo);
    break;
  }
  expect(seen).toEqual([2]);
});

test.each([
  ['6.95', 695],
  ['2.1', 210],
  ['3', 300],
  ['1.005', 101],
  ['0.125', 13],
  ['0.124', 12],
  ['0.0049999999', 0],
  ['0.001', 0],
  ['.5', 50],
  ['7.', 700],
  ['-1.005', -101],
  ['-0.001', 0],
])('%s is %i pence', (text, pence) => {
  expect(penceOf(text)).toBe(pence);
});

const noPrices = ['', '.', '-', '1,5', '1e3', ' 1', '1.2.3', '٣', '1234567890', 'NaN'];

test.each(noPrices)('%j is no price', (text) => {
  expect(penceOf(text)).toBeUndefined();
});

test('a price of any number of decimals is rounded once, halves away from zero', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 9n), fc.integer({ min: 0, max: 6 }), (units, scale) => {
      const digits = units.toString().padStart(scale + 1, '0');
      const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
      fc.pre(text.split('.')[0] !== undefined && (text.split('.')[0] ?? '').length <= 9);
      const unit = 10n ** BigInt(scale);
      expect(BigInt(penceOf(text) ?? -1)).toBe((units * 200n + unit) / (unit * 2n));
    }),
  );
});
