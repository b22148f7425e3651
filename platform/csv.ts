// Reading CSV files of people, suppliers and banks: rows with their lines. What we write is `domain/text/csv.ts`.
import { Readable, pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { refuse, type Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';

export type CsvRow = {
  /** Where the row begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** A row may have texts of several paragraphs in ten languages; a quote that is never closed must not gather the file. */
const rowBytesMax = 250_000;

type CsvOptions = {
  /** What may stand between cells, a comma alone where it is left out; the one that the header has most of counts. */
  readonly delimiters?: readonly string[];
};

/**
 * Reads the rows of a file as it arrives, the header first: it never lies in memory whole. Empty lines are passed over.
 *
 * @throws Refused `invalidParameter` with the line and a reason where it is not a CSV file in UTF-8.
 */
export async function* readCsv(
  stream: AsyncIterable<Buffer | string>,
  { delimiters = [','] }: CsvOptions = {},
): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  const texts = textOf(stream);
  const start = await texts.next();
  const first = start.done === true ? '' : start.value;
  const parser = parse({
    delimiter: delimiterOf(first, delimiters),
    info: true,
    // Seen while parsing: what waits to be read when a later row breaks is lost.
    on_record: (record: string[], { lines }) => {
      lastLine = lines;
      return record;
    },
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: rowBytesMax,
  });
  // What goes wrong on either side ends both, and is thrown by the loop below.
  pipeline(Readable.from(joinTexts(first, texts)), parser, () => undefined);
  const records: AsyncIterable<unknown> = parser;
  try {
    for await (const record of records) yield rowOf(record);
  } catch (error) {
    throw asRefusal(error, lastLine);
  }
}

/** The one of these that stands most often between the names of the header; the first where none does. */
function delimiterOf(text: string, delimiters: readonly string[]): string {
  const header = (text.split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.toSorted((left, right) => right.count - left.count)[0]?.delimiter ?? ',';
}

async function* joinTexts(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first !== '') yield first;
  yield* rest;
}

type TextOptions = {
  /** The refusal of a text that is no CSV, with the line where it is known. */
  readonly wrong: (line?: number) => Refused;
  /** Absent: a semicolon where the first line has one, else a comma. */
  readonly delimiter?: string;
  /** Takes a quotation mark in the middle of a text that has none around it, as some banks write it. */
  readonly isLenient?: boolean;
  /** How many rows are read; what comes after them is not looked at. */
  readonly rowsMax?: number;
};

/** Reads the rows of a text that is there already, the header first. Empty lines are passed over. @throws Refused `wrong` */
export function readCsvText(text: string, { wrong, delimiter, isLenient, rowsMax }: TextOptions): CsvRow[] {
  const first = text.split('\n', 1)[0] ?? '';
  try {
    const rows: unknown = parseText(text, {
      bom: true,
      info: true,
      delimiter: delimiter ?? (first.includes(';') ? ';' : ','),
      relax_column_count: true,
      relax_quotes: isLenient ?? false,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: rowBytesMax,
      ...(rowsMax === undefined ? {} : { to: rowsMax }),
    });
    return Array.isArray(rows) ? rows.map(rowOf) : [];
  } catch (error) {
    const lines = error instanceof Error && 'lines' in error ? Number(error.lines) : Number.NaN;
    throw wrong(Number.isSafeInteger(lines) ? lines : undefined);
  }
}

/** The columns of a header as they are compared: trimmed, in small letters. */
export function columnsOf({ cells }: CsvRow): string[] {
  return cells.map((cell) => cell.trim().toLowerCase());
}

/** Where a column stands. @throws Refused `invalidParameter` where it stands nowhere, or twice. */
export function placeOf(header: CsvRow, column: string): number {
  const names = columnsOf(header);
  const place = names.indexOf(column);
  if (place < 0) throw wrongFile('missing_column', header.line, column);
  if (names.lastIndexOf(column) !== place) throw wrongFile('duplicate_column', header.line, column);
  return place;
}

function rowOf(read: unknown): CsvRow {
  if (!isParsed(read)) throw new TypeError('csv-parse gave something that is no record');
  const breaks = read.record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return { line: read.info.lines - breaks, cells: read.record };
}

type Parsed = { info: { lines: number }; record: string[] };

function isParsed(value: unknown): value is Parsed {
  if (typeof value !== 'object' || value === null || !('info' in value) || !('record' in value)) return false;
  const { info, record } = value;
  return typeof info === 'object' && info !== null && 'lines' in info && Array.isArray(record);
}

/** The refusal of a file that cannot be read on from a line. */
export function wrongFile(reason: string, line: number, field = 'file'): Refused {
  return refuse('invalidParameter', { field, reason, line });
}

/** A quote that is not closed is found at the end of the file; the row that it stands in is told. */
function asRefusal(error: unknown, lastLine: number): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  if (!/^(CSV|INVALID)_/.test(error.code)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return wrongFile('too_long', lastLine + 1);
  const isKnown =
    error.code !== 'CSV_QUOTE_NOT_CLOSED' && 'lines' in error && typeof error.lines === 'number';
  return wrongFile('not_csv', isKnown ? Number(error.lines) : lastLine + 1);
}

/** Bytes as text, whole lines at a time, line ends as `\n`. */
async function* textOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  let line = 1;
  let bytes = 0;
  for await (const chunk of stream) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    bytes += piece.length;
    if (bytes > limits.csvBytesMax) throw wrongFile('too_large', line);
    const all = Buffer.concat([rest, piece]);
    const cut = all.lastIndexOf(0x0a) + 1;
    const text = textOfLines(all.subarray(0, cut), line);
    line += text.split('\n').length - 1;
    rest = all.subarray(cut);
    if (rest.length > rowBytesMax) throw wrongFile('too_long', line);
    if (text !== '') yield text;
  }
  yield textOfLines(rest, line);
}

/** A line break is never a part of another character, so whole lines can be read on their own. */
function textOfLines(bytes: Buffer, firstLine: number): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: firstLine > 1 });
  try {
    return decoder.decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw wrongFile('not_utf8', firstLine + linesBefore(bytes));
  }
}

/** How many whole lines of bytes are good before the first that is not. */
function linesBefore(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  for (let count = 0; ; count += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0) return count;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return count;
    }
    start = end + 1;
  }
}
