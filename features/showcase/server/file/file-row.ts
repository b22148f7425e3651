// What one row of a file with prices says, checked without looking at any goods.
import { gtinForms } from '#domain/goods/gtin.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, parseUnits, scales, type Asset } from '#domain/money/money.ts';
import type { fileRowReasons } from '#features/showcase/file.contract.ts';
import type { ItemState } from '#features/showcase/server/items.sql.ts';
import type { WrittenRow } from './file-columns.ts';

export type RowReason = (typeof fileRowReasons)[number];

export type FileRow = {
  readonly line: number;
  readonly code: string;
  /** All spellings of its bar code; none where it has none. */
  readonly gtins: readonly string[];
  /** Undefined where the file leaves it. */
  readonly priceUnits: bigint | undefined;
  readonly state: ItemState | undefined;
};

/** Characters of a code that are said back. */
const codeShownMax = 80;

/** How a row is named to a person: its code, or its bar code where it has none. */
export function nameOfRow({ code, gtin }: WrittenRow): string | null {
  const name = (code === '' ? gtin : code).slice(0, codeShownMax);
  return name === '' ? null : name;
}

/** Checks a row; the first fault is told. */
export function readFileRow(row: WrittenRow, currency: Asset): FileRow | RowReason {
  const { line, code } = row;
  if (code === '' && row.gtin === '') return 'missing_code';
  const gtins = gtinForms(row.gtin);
  if (code === '' && gtins.length === 0) return 'bad_gtin';
  const priceUnits = row.price === '' ? undefined : readFilePrice(row.price, currency);
  if (typeof priceUnits === 'string') return priceUnits;
  if (row.currency !== '' && row.currency.toUpperCase() !== currency) return 'other_currency';
  const state = readListed(row.listed);
  if (state === 'bad_listed') return state;
  return { line, code, gtins, priceUnits, state };
}

const numberPattern = /^([A-Z]{3})?\s*(\d{1,12})(?:[.,](\d{1,6}))?\s*([A-Z]{3})?$/;

/**
 * A price as spreadsheets write it: with fewer decimals than the currency has (`12.5`), with a comma for them (`12,5`),
 * with the code of the currency beside it. It is never rounded, and thousands are never guessed: `1,234` and `1.234` are
 * refused, as each is a thousand in some countries and one in others.
 */
export function readFilePrice(text: string, currency: Asset): bigint | RowReason {
  const parts = numberPattern.exec(text.toUpperCase());
  if (parts === null) return 'bad_price';
  const [, before, whole = '', fraction = '', after] = parts;
  for (const code of [before, after]) {
    if (code !== undefined && code !== currency) return isAsset(code) ? 'other_currency' : 'bad_price';
  }
  const scale = scales[currency];
  if (fraction.length === 3) return 'bad_price';
  if (fraction.length > scale && !/^0*$/.test(fraction.slice(scale))) return 'too_many_decimals';
  const decimals = fraction.slice(0, scale).padEnd(scale, '0');
  const plain = whole.replace(/^0+(?=\d)/, '');
  const units = parseUnits(scale === 0 ? plain : `${plain}.${decimals}`, currency);
  if (units === undefined || units < 1n || units > limits.priceUnitsMax) return 'price_range';
  return units;
}

const yes = new Set(['yes', 'y', 'true', '1', 'listed', 'active']);
const no = new Set(['no', 'n', 'false', '0', '-1', 'delisted', 'draft', 'archived', 'unlisted']);

function readListed(text: string): ItemState | undefined | 'bad_listed' {
  const word = text.toLowerCase();
  if (word === '') return undefined;
  if (yes.has(word)) return 'listed';
  return no.has(word) ? 'delisted' : 'bad_listed';
}
