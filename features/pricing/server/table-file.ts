// A table as a CSV file: a header, rows, and a fault for every cell that cannot be right. One fault and nothing of the
// file is written: half of a tax table is worse than none.
import { limits } from '#domain/limits.ts';
import { isAsset, parseUnits, type Asset } from '#domain/money/money.ts';
import { placeOf, readCsv, wrongFile } from '#platform/csv.ts';

export type TableRow<C extends string> = {
  readonly line: number;
  /** The trimmed text of a column. */
  readonly cell: (column: C) => string;
};

export type RowFault = {
  readonly line: number;
  readonly field: string | null;
  readonly reason: string;
  readonly value: string;
};

/** A fault of one row; thrown by what reads a row and caught by `readRows`. */
export class Fault extends Error {
  readonly field: string;
  readonly reason: string;
  readonly value: string;

  constructor(field: string, reason: string, value: string) {
    super(`${field}: ${reason}`);
    this.field = field;
    this.reason = reason;
    this.value = value.slice(0, 60);
  }
}

/**
 * Reads a file of exactly these columns, in any order; others are passed over.
 *
 * @throws Refused `invalidParameter` with line and reason where it is no CSV file, a column is missing, or it is too
 *   long.
 */
export async function readTable<C extends string>(
  stream: AsyncIterable<Buffer | string> | undefined,
  columns: readonly C[],
): Promise<TableRow<C>[]> {
  if (stream === undefined) throw wrongFile('missing', 1);
  let places: ReadonlyMap<C, number> | undefined;
  const rows: TableRow<C>[] = [];
  for await (const row of readCsv(withinSize(stream))) {
    if (places === undefined) {
      places = new Map(columns.map((column) => [column, placeOf(row, column)]));
      continue;
    }
    const { line, cells } = row;
    if (rows.length === limits.tableRowsMax) throw wrongFile('too_many_rows', line);
    const at = places;
    rows.push({ line, cell: (column) => (cells[at.get(column) ?? -1] ?? '').trim() });
  }
  if (places === undefined) throw wrongFile('empty', 1);
  return rows;
}

async function* withinSize(stream: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    bytes += piece.length;
    if (bytes > limits.tableBytesMax) throw wrongFile('too_large', 1);
    yield piece;
  }
}

/** Reads every row; a row with a fault gives the fault instead. */
export function readRows<C extends string, T>(
  rows: readonly TableRow<C>[],
  read: (row: TableRow<C>) => T,
): { drafts: T[]; faults: RowFault[] } {
  const drafts: T[] = [];
  const faults: RowFault[] = [];
  for (const row of rows) {
    try {
      drafts.push(read(row));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { field, reason, value } = error;
      faults.push({ line: row.line, field, reason, value });
    }
  }
  return { drafts, faults };
}

export function readOne<T extends string>(text: string, choices: readonly T[], field: string): T {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Fault(field, text === '' ? 'missing' : 'unknown', text);
  return found;
}

export function readCountry(text: string, field: string): string {
  if (!/^[A-Z]{2}$/.test(text)) throw new Fault(field, text === '' ? 'missing' : 'bad_country', text);
  return text;
}

export function readCurrency(text: string, field: string): Asset {
  if (!isAsset(text)) throw new Fault(field, text === '' ? 'missing' : 'unknown_currency', text);
  return text;
}

/** An amount with exactly the decimals of its currency. */
export function readAmount(text: string, asset: Asset, field: string): bigint {
  const units = parseUnits(text, asset);
  if (units === undefined) throw new Fault(field, text === '' ? 'missing' : 'bad_amount', text);
  return units;
}

export function readWhole(text: string, { min, max }: { min: number; max: number }, field: string): number {
  if (!/^[0-9]{1,9}$/.test(text)) throw new Fault(field, text === '' ? 'missing' : 'bad_number', text);
  const number = Number(text);
  if (number < min || number > max) throw new Fault(field, 'out_of_range', text);
  return number;
}

/** A calendar day that exists. */
export function readDay(text: string, field: string): string {
  if (text === '') throw new Fault(field, 'missing', text);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const at = isDay ? new Date(`${text}T00:00:00.000Z`) : undefined;
  if (at === undefined || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text)
    throw new Fault(field, 'bad_date', text);
  return text;
}

export function readWords(text: string, max: number, field: string): string {
  if (text === '') throw new Fault(field, 'missing', text);
  if (text.length > max) throw new Fault(field, 'too_long', text);
  if (/[\u0000-\u001f\u007f]/.test(text)) throw new Fault(field, 'bad_text', text);
  return text;
}
