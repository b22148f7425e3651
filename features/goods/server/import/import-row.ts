// One row of the goods file: its columns, and what each may hold.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { parseUnits, type Asset } from '#domain/money/money.ts';
import type { importGoods } from '#features/goods/contract.ts';
import {
  assertPicture,
  factPlacesOf,
  readFacts,
  readOptions,
  type FactPlaces,
  type Facts,
} from './import-facts.ts';
import { Fault } from './import-fault.ts';
import { columnsOf, placeOf, type CsvRow } from '#platform/csv.ts';
import {
  optionColumnsOf,
  textColumnsOf,
  wishesOf,
  type OptionColumn,
  type TextColumn,
  type TextWish,
} from './import-texts.ts';

export const columns = [
  'code',
  'title',
  'description',
  'category',
  'supplier',
  'cost',
  'suggested_price',
  'stock',
  'weight_grams',
  'picture',
  'maker',
  'warnings',
] as const;
type Column = (typeof columns)[number];

export type RowError = GivenOf<typeof importGoods>['errors'][number];

/** Goods as the file has them, checked. */
export type Draft = {
  readonly line: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly typeId: string;
  readonly supplierId: string;
  readonly costUnits: bigint;
  readonly suggestedUnits: bigint;
  readonly stock: bigint;
  readonly weightGrams: number;
  readonly picture: string;
  readonly maker: string;
  readonly warnings: string;
  /** Facts that the file speaks of. */
  readonly facts: Partial<Facts>;
  /** In other languages. */
  readonly texts: readonly TextWish[];
};

/** What rows are checked against. */
export type Context = {
  readonly currency: Asset;
  readonly types: ReadonlySet<string>;
  /** Ids of suppliers by their code. */
  readonly suppliers: ReadonlyMap<string, string>;
};

/** Where each column stands in this file. */
export type Header = {
  readonly place: Readonly<Record<Column, number>>;
  readonly facts: FactPlaces;
  readonly texts: readonly TextColumn[];
  readonly options: readonly OptionColumn[];
  readonly width: number;
};

/** Characters a text may have: short enough for a phone's screen, or for what the law makes one say. */
const lengthMax = { title: 200, description: 5_000, maker: 500, warnings: 2_000 } as const;

/**
 * Reads the header: the columns in any order, others are passed over.
 *
 * @throws Refused `invalidParameter` naming the column that is missing, stands twice, or is of no language we
 * have.
 */
export function readHeader(header: CsvRow): Header {
  const { line } = header;
  const names = columnsOf(header);
  const at = (column: Column) => placeOf(header, column);
  const place = {
    code: at('code'),
    title: at('title'),
    description: at('description'),
    category: at('category'),
    supplier: at('supplier'),
    cost: at('cost'),
    suggested_price: at('suggested_price'),
    stock: at('stock'),
    weight_grams: at('weight_grams'),
    picture: at('picture'),
    maker: at('maker'),
    warnings: at('warnings'),
  };
  return {
    place,
    facts: factPlacesOf(names, line),
    texts: textColumnsOf(names, line),
    options: optionColumnsOf(names, line),
    width: names.length,
  };
}

/** Checks a row. The first fault in the order of the columns is told. */
export function readRow(row: CsvRow, header: Header, context: Context): Draft | RowError {
  const { line } = row;
  const cell = (column: Column) => (row.cells[header.place[column]] ?? '').trim();
  const code = cell('code') === '' ? null : cell('code').slice(0, 80);
  if (row.cells.length !== header.width) return { line, code, field: null, reason: 'wrong_columns' };
  try {
    const draft = draftOf(line, cell, context);
    const facts = readFacts(header.facts, row.cells);
    return { ...draft, facts, texts: textsOf(row, header, facts) };
  } catch (error) {
    if (error instanceof Fault) return { line, code, field: error.field, reason: error.reason };
    throw error;
  }
}

/** What the row says in other languages: options there are as many as the goods have. */
function textsOf({ cells }: CsvRow, header: Header, facts: Partial<Facts>): TextWish[] {
  return wishesOf(header, {
    text: ({ name, part, place }) => checkText(cells[place] ?? '', part, name),
    options: ({ name, place }) => {
      const options = readOptions((cells[place] ?? '').trim(), name);
      const isFit = facts.options === undefined || facts.options.length === options.length;
      if (options.length > 0 && !isFit) throw new Fault(name, 'options_differ');
      return options;
    },
  });
}

type Cell = (column: Column) => string;

function draftOf(line: number, cell: Cell, context: Context): Omit<Draft, 'facts' | 'texts'> {
  const code = readCode(cell);
  const title = readText(cell, 'title');
  if (title === '') throw new Fault('title', 'missing');
  const description = readText(cell, 'description');
  const typeId = readCategory(cell, context);
  const supplierId = readSupplier(cell, context);
  const costUnits = readAmount(cell, 'cost', context.currency);
  return {
    line,
    code,
    title,
    description,
    typeId,
    supplierId,
    costUnits,
    suggestedUnits: readSuggested(cell, costUnits, context.currency),
    stock: BigInt(readNumber(cell, 'stock')),
    weightGrams: cell('weight_grams') === '' ? 0 : readNumber(cell, 'weight_grams'),
    picture: readPicture(cell),
    maker: readText(cell, 'maker'),
    warnings: readText(cell, 'warnings'),
  };
}

function readCode(cell: Cell): string {
  const code = cell('code');
  if (code === '') throw new Fault('code', 'missing');
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,39}$/.test(code)) throw new Fault('code', 'bad_code');
  return code;
}

function readText(cell: Cell, column: keyof typeof lengthMax): string {
  return checkText(cell(column), column);
}

/** @param name The column as it is told, where that is not the kind of text alone. */
function checkText(written: string, kind: keyof typeof lengthMax, name: string = kind): string {
  const text = written.trim();
  if (text.length > lengthMax[kind]) throw new Fault(name, 'too_long');
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) throw new Fault(name, 'bad_text');
  return text;
}

function readCategory(cell: Cell, { types }: Context): string {
  const category = cell('category');
  if (category === '') throw new Fault('category', 'missing');
  if (!types.has(category)) throw new Fault('category', 'unknown_category');
  return category;
}

function readSupplier(cell: Cell, { suppliers }: Context): string {
  const code = cell('supplier');
  if (code === '') throw new Fault('supplier', 'missing');
  const id = suppliers.get(code);
  if (id === undefined) throw new Fault('supplier', 'unknown_supplier');
  return id;
}

function readAmount(cell: Cell, column: 'cost' | 'suggested_price', currency: Asset): bigint {
  const text = cell(column);
  if (text === '') throw new Fault(column, 'missing');
  const units = parseUnits(text, currency);
  if (units === undefined || units === 0n || units > limits.priceUnitsMax)
    throw new Fault(column, 'bad_amount');
  return units;
}

/** Without a suggestion: 1.8 times the cost, rounded up to the unit. */
function readSuggested(cell: Cell, costUnits: bigint, currency: Asset): bigint {
  const isGiven = cell('suggested_price') !== '';
  const units = isGiven ? readAmount(cell, 'suggested_price', currency) : (costUnits * 18n + 9n) / 10n;
  if (units < costUnits) throw new Fault('suggested_price', 'below_cost');
  return units > limits.priceUnitsMax ? limits.priceUnitsMax : units;
}

function readNumber(cell: Cell, column: 'stock' | 'weight_grams'): number {
  const text = cell(column);
  if (text === '') throw new Fault(column, 'missing');
  if (!/^[0-9]{1,9}$/.test(text)) throw new Fault(column, 'bad_number');
  return Number(text);
}

/** The name of a public file, such as `goods/kit-0101.svg`; empty for none. */
function readPicture(cell: Cell): string {
  const name = cell('picture');
  if (name !== '') assertPicture(name, 'picture');
  return name;
}
