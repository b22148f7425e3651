import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';

/**
 * One line of trade as the file states it, checked for shape and not yet judged by the rules.
 *
 * `lineNo` counts physical lines from 1 (the header), so it is what an editor shows. Prices are pence, and
 * may be zero or negative here.
 */
export type FileLine = {
  lineNo: number;
  invoice: string;
  stockCode: string;
  description: string;
  quantity: number;
  at: Date;
  pricePence: number;
  customerId: string | null;
  country: string;
};

/** The file cannot be traded. The message names the line and the reason in words a person can act on. */
export class WrongFile extends Error {
  readonly lineNo: number;
  readonly reason: string;

  constructor(lineNo: number, reason: string) {
    super(`line ${lineNo}: ${reason}`);
    this.name = 'WrongFile';
    this.lineNo = lineNo;
    this.reason = reason;
  }
}

/**
 * Reads a gzipped CSV of invoices line by line, holding no more than a few kilobytes of it. Leaving the loop
 * early stops the reading, and what stands further down is not looked at.
 *
 * @throws WrongFile when the file is not gzip, is cut short, is empty, lacks a column, or a line does not
 * parse.
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  const { size } = await stat(path);
  if (size === 0) throw new WrongFile(1, 'the file is empty');

  const parser = parse(parserOptions());
  const rows: AsyncIterable<{ record: PartRow; info: { lines: number } }> = parser;
  pipeline(createReadStream(path), createGunzip(), parser, () => {
    // The reader below receives the same failure from the parser, with the line it had come to.
  });

  let lineNo = 1;
  let seen = false;
  try {
    for await (const row of rows) {
      lineNo = row.info.lines;
      seen = true;
      yield toFileLine(row.record, lineNo);
    }
  } catch (failure) {
    throw explain(failure, lineNo);
  }
  if (!seen) throw new WrongFile(parser.info.lines, 'the file holds no line of trade');
}

/**
 * Pence of a decimal price, halves rounded away from zero. The text is never made a float: 1.005 is 101 pence
 * here, and 100 to a program that multiplies.
 *
 * @returns undefined when the text is no decimal number of at most nine digits before the point.
 */
export function penceOf(text: string): number | undefined {
  const parts = /^([+-]?)(\d{1,9})(?:\.(\d{0,20}))?$/.exec(text) ?? /^([+-]?)()\.(\d{1,20})$/.exec(text);
  if (!parts) return undefined;
  const [, sign, whole, fraction = ''] = parts;
  const pence = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const rounded = fraction.charAt(2) >= '5' ? pence + 1 : pence;
  return sign === '-' && rounded > 0 ? -rounded : rounded;
}

const columns = [
  'invoice',
  'stock_code',
  'description',
  'quantity',
  'invoice_date',
  'unit_price',
  'customer_id',
  'country',
] as const;

type Row = Record<(typeof columns)[number], string>;
type PartRow = Partial<Row>;

function parserOptions() {
  return {
    bom: true,
    columns: checkHeader,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    // A line of spaces is one short field, and only a parser that lets short lines pass can call it empty.
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: 1_000_000,
  };
}

function checkHeader(header: string[]): string[] {
  const names = header.map((name) => name.trim());
  const missing = columns.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new WrongFile(1, `the header lacks the column ${missing.join(', ')}`);
  const doubled = columns.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (doubled) throw new WrongFile(1, `the header names the column ${doubled} twice`);
  return names;
}

function toFileLine(row: PartRow, lineNo: number): FileLine {
  if (!isWhole(row)) throw new WrongFile(lineNo, 'the line has fewer fields than the header');
  if (row.invoice.trim() === '') throw new WrongFile(lineNo, 'invoice is empty');
  const country = row.country.trim();
  if (country === '') throw new WrongFile(lineNo, 'country is empty');
  const pricePence = penceOf(row.unit_price.trim());
  if (pricePence === undefined) throw new WrongFile(lineNo, `unit_price ${show(row.unit_price)} is no price`);
  return {
    lineNo,
    invoice: row.invoice,
    stockCode: row.stock_code,
    description: row.description.trim(),
    quantity: wholeOf(row.quantity, lineNo),
    at: dateOf(row.invoice_date, lineNo),
    pricePence,
    customerId: row.customer_id.trim() || null,
    country,
  };
}

function isWhole(row: PartRow): row is Row {
  return columns.every((name) => row[name] !== undefined);
}

function wholeOf(text: string, lineNo: number): number {
  if (!/^[+-]?\d{1,9}$/.test(text.trim())) {
    throw new WrongFile(lineNo, `quantity ${show(text)} is no whole number`);
  }
  return Number(text);
}

function dateOf(text: string, lineNo: number): Date {
  const trimmed = text.trim();
  const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,9})?Z?$/.exec(trimmed);
  const at = new Date(`${shape?.[1]}Z`);
  // A day such as 30 February parses and rolls over into March, so the date must say again what the text
  // said.
  if (!shape || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(shape[1] ?? ' ')) {
    throw new WrongFile(lineNo, `invoice_date ${show(text)} is no date like 2010-01-31T12:00:00`);
  }
  return at;
}

/** What stood there, short enough for one line of a terminal. */
function show(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

function explain(failure: unknown, lineNo: number): unknown {
  if (failure instanceof WrongFile) return failure;
  if (failure instanceof CsvError) return new WrongFile(Number(failure['lines'] ?? lineNo), failure.message);
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  if (code === 'Z_BUF_ERROR')
    return new WrongFile(lineNo, 'the file is cut short: its gzip stream ends before its end');
  if (code !== 'Z_DATA_ERROR' || !(failure instanceof Error)) return failure;
  if (failure.message === 'incorrect header check') return new WrongFile(1, 'the file is not gzip');
  return new WrongFile(lineNo, `the gzip stream is damaged after this line (${failure.message})`);
}
