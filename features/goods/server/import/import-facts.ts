// Facts of goods that a file may bring: columns that are all optional. Without a column the facts stay as they
// are, an empty cell takes one away.
import { parseOptions, type GoodsOption } from '#domain/goods/goods-options.ts';
import { isGtin } from '#domain/goods/gtin.ts';
import { limits } from '#domain/limits.ts';
import { countries } from '#domain/geo/countries.ts';
import { Fault } from './import-fault.ts';
import { wrongFile } from '#platform/csv.ts';

export type Facts = {
  /** Pictures besides the first. */
  readonly pictures: readonly string[];
  readonly family: string;
  readonly options: readonly GoodsOption[];
  readonly brand: string;
  readonly gtin: string;
  readonly heading: string;
  readonly origin: string;
  readonly eu_person: string;
};

export const noFacts: Facts = {
  pictures: [],
  family: '',
  options: [],
  brand: '',
  gtin: '',
  heading: '',
  origin: '',
  eu_person: '',
};

export const factColumns = [
  'pictures',
  'family',
  'options',
  'brand',
  'gtin',
  'heading',
  'origin',
  'eu_person',
] as const;
type FactColumn = (typeof factColumns)[number];

/** Where the columns of facts stand; those that the file does not have are not in it. */
export type FactPlaces = Partial<Record<FactColumn, number>>;

/** @throws Refused `invalidParameter` naming a column that stands twice, or options without their family. */
export function factPlacesOf(names: readonly string[], line: number): FactPlaces {
  const places: FactPlaces = {};
  for (const column of factColumns) {
    const place = names.indexOf(column);
    if (place < 0) continue;
    if (names.lastIndexOf(column) !== place) throw wrongFile('duplicate_column', line, column);
    places[column] = place;
  }
  // One without the other could not be checked row by row.
  if ((places.family === undefined) !== (places.options === undefined))
    throw wrongFile('missing_column', line, places.family === undefined ? 'family' : 'options');
  return places;
}

/** What a row says of its facts; what the file does not speak of is not in it. @throws Fault */
export function readFacts(places: FactPlaces, cells: readonly string[]): Partial<Facts> {
  const facts: { -readonly [Key in keyof Facts]?: Facts[Key] } = {};
  const cell = (place: number) => (cells[place] ?? '').trim();
  if (places.pictures !== undefined) facts.pictures = readPictures(cell(places.pictures));
  if (places.family !== undefined) facts.family = readFamily(cell(places.family));
  if (places.options !== undefined) facts.options = readOptions(cell(places.options), 'options');
  if (places.brand !== undefined) facts.brand = readLine(cell(places.brand), 'brand', 70);
  if (places.gtin !== undefined) facts.gtin = readGtin(cell(places.gtin));
  if (places.heading !== undefined) facts.heading = readHeading(cell(places.heading));
  if (places.origin !== undefined) facts.origin = readOrigin(cell(places.origin));
  if (places.eu_person !== undefined) facts.eu_person = readLine(cell(places.eu_person), 'eu_person', 500);
  if (facts.family === '' && (facts.options?.length ?? 0) > 0) throw new Fault('family', 'family_missing');
  if (facts.family !== undefined && facts.family !== '' && facts.options?.length === 0)
    throw new Fault('options', 'options_missing');
  return facts;
}

/** Names of public files, such as `goods/kit-0101.svg`. @throws Fault */
export function assertPicture(name: string, column: string): void {
  const isName = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i.test(name) && !name.includes('..');
  if (!isName || name.length > 120) throw new Fault(column, 'bad_picture');
}

function readPictures(text: string): string[] {
  const names = text.split(/[\s;|]+/).filter((name) => name !== '');
  if (names.length > limits.goodsPicturesMax) throw new Fault('pictures', 'too_many_pictures');
  for (const name of names) assertPicture(name, 'pictures');
  return names;
}

/** @param column As errors tell it: `options.ja`. @throws Fault */
export function readOptions(text: string, column: string): GoodsOption[] {
  if (/[\u0000-\u001f\u007f]/.test(text)) throw new Fault(column, 'bad_text');
  const options = parseOptions(text);
  if (options === undefined) throw new Fault(column, 'bad_options');
  return options;
}

function readLine(text: string, column: FactColumn, lengthMax: number): string {
  if (text.length > lengthMax) throw new Fault(column, 'too_long');
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) throw new Fault(column, 'bad_text');
  return text;
}

/** Shopping catalogues take a group's name only in the letters of a code. */
function readFamily(text: string): string {
  if (text !== '' && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(text)) throw new Fault('family', 'bad_family');
  return text;
}

/** Spaces and hyphens are how people group the digits. */
function readGtin(text: string): string {
  const digits = text.replaceAll(/[ -]/g, '');
  if (digits !== '' && !isGtin(digits)) throw new Fault('gtin', 'bad_gtin');
  return digits;
}

/** `6912.00` and `691200` are the same heading; a national tariff's further digits are not ours. */
function readHeading(text: string): string {
  const digits = text.replaceAll(/[ .]/g, '');
  if (digits !== '' && !/^\d{6}$/.test(digits)) throw new Fault('heading', 'bad_heading');
  return digits;
}

function readOrigin(text: string): string {
  const code = text.toUpperCase();
  if (code !== '' && !countries.includes(code)) throw new Fault('origin', 'bad_country');
  return code;
}
