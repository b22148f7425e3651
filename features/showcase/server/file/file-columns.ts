// Whose file it is, by its header, and what each row says of goods in words that all formats have in common.
import type { fileFormats } from '#features/showcase/file.contract.ts';
import { columnsOf, wrongFile, type CsvRow } from '#platform/csv.ts';

export type FileFormat = (typeof fileFormats)[number];

/** A row as it is written; empty where the file says nothing. */
export type WrittenRow = {
  readonly line: number;
  readonly code: string;
  readonly gtin: string;
  readonly price: string;
  readonly currency: string;
  readonly listed: string;
};

/** `passed`: no goods of its own. `wrong`: not as many cells as the header. */
export type ReadRow = WrittenRow | 'passed' | 'wrong';

export type FileReader = {
  readonly format: FileFormat;
  /** Has to be asked for the rows in their order: what follows may depend on what is above. */
  readonly read: (row: CsvRow) => ReadRow;
};

type Names = Readonly<Record<'code' | 'gtin' | 'price' | 'currency' | 'listed', readonly string[]>>;

const ownNames: Names = {
  code: ['code', 'sku'],
  gtin: ['gtin', 'ean', 'barcode'],
  price: ['price'],
  currency: ['currency'],
  listed: ['listed'],
};

// Shopify's export before 2025 and after it.
const shopifyNames: Names = {
  code: ['variant sku', 'sku'],
  gtin: ['variant barcode', 'barcode'],
  price: ['variant price', 'price'],
  currency: [],
  listed: [],
};

const wooNames: Names = {
  code: ['sku'],
  gtin: ['gtin, upc, ean, or isbn', 'gtin'],
  price: ['regular price'],
  currency: [],
  listed: ['published'],
};

/**
 * Reads the header. Columns may stand in any order; others are passed over.
 *
 * @throws Refused `invalidParameter` where it has no column for goods or for a price, or one twice.
 */
export function readFileHeader(header: CsvRow): FileReader {
  const names = columnsOf(header);
  const has = (...all: readonly string[]) => all.every((name) => names.includes(name));
  if (has('handle', 'variant price') || has('url handle', 'price')) return readShopify(header, names);
  if (has('regular price')) return readWoo(header, names);
  return readOwn(header, names);
}

type Cells = (row: CsvRow) => Omit<WrittenRow, 'line'>;

function readOwn(header: CsvRow, names: readonly string[]): FileReader {
  const cells = cellsOf(header, names, ownNames);
  if (!ownNames.price.some((name) => names.includes(name)) && !names.includes('listed')) {
    throw wrongFile('missing_column', header.line, 'price');
  }
  return {
    format: 'own',
    read: (row) => (isWhole(row, names) ? { line: row.line, ...cells(row) } : 'wrong'),
  };
}

/** Only the first row of a product says whether it is published; rows below it are its variants and pictures. */
function readShopify(header: CsvRow, names: readonly string[]): FileReader {
  const cells = cellsOf(header, names, shopifyNames);
  const at = (...some: readonly string[]) => names.findIndex((name) => some.includes(name));
  const handleAt = at('handle', 'url handle');
  const publishedAt = at('published', 'published on online store');
  const statusAt = at('status');
  let product = { handle: '', listed: '' };
  const read = (row: CsvRow): ReadRow => {
    if (!isWhole(row, names)) return 'wrong';
    const handle = textAt(row, handleAt);
    if (handle !== product.handle) {
      const published = textAt(row, publishedAt);
      const status = textAt(row, statusAt);
      product = { handle, listed: status === '' || status.toLowerCase() === 'active' ? published : status };
    }
    const written = cells(row);
    if (written.code === '' && written.gtin === '' && written.price === '') return 'passed';
    return { line: row.line, ...written, listed: product.listed };
  };
  return { format: 'shopify', read };
}

/** A product with variations has no price: each of these has a row of its own. */
function readWoo(header: CsvRow, names: readonly string[]): FileReader {
  const cells = cellsOf(header, names, wooNames);
  const typeAt = names.indexOf('type');
  const read = (row: CsvRow): ReadRow => {
    if (!isWhole(row, names)) return 'wrong';
    if (/\b(?:variable|grouped|external)\b/i.test(textAt(row, typeAt))) return 'passed';
    return { line: row.line, ...cells(row) };
  };
  return { format: 'woocommerce', read };
}

function isWhole({ cells }: CsvRow, names: readonly string[]): boolean {
  return cells.length === names.length;
}

function cellsOf(header: CsvRow, names: readonly string[], known: Names): Cells {
  const place = {
    code: placeAmong(header, names, known.code),
    gtin: placeAmong(header, names, known.gtin),
    price: placeAmong(header, names, known.price),
    currency: placeAmong(header, names, known.currency),
    listed: placeAmong(header, names, known.listed),
  };
  if (place.code < 0 && place.gtin < 0) {
    throw wrongFile('missing_column', header.line, known.code[0] ?? 'code');
  }
  return (row) => ({
    code: textAt(row, place.code),
    gtin: textAt(row, place.gtin),
    price: textAt(row, place.price),
    currency: textAt(row, place.currency),
    listed: textAt(row, place.listed),
  });
}

/** Where the first of these names stands, -1 for nowhere. */
function placeAmong(header: CsvRow, names: readonly string[], some: readonly string[]): number {
  const name = some.find((one) => names.includes(one));
  if (name === undefined) return -1;
  const place = names.indexOf(name);
  if (names.lastIndexOf(name) !== place) throw wrongFile('duplicate_column', header.line, name);
  return place;
}

/** Spreadsheets write an apostrophe before what must stay text; it is no part of it. */
function textAt({ cells }: CsvRow, place: number): string {
  return (cells[place] ?? '').trim().replace(/^'/, '').trim();
}
