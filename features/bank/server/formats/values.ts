// Amounts and days as banks of many countries write them. What could mean two things is refused, never guessed.
import { scales, unitsMax, type Asset } from '#domain/money/money.ts';

export type Decimal = '.' | ',';
export type DateOrder = 'dmy' | 'mdy';

/** An amount without its currency, spaces and apostrophes; the sign apart. */
type Bare = {
  readonly digits: string;
  readonly isNegative: boolean;
  readonly mark: 'credit' | 'debit' | undefined;
};

/** Letters of a side that stand behind an amount: `12,30 H`, `12.30 DR`. */
const sides: Readonly<Record<string, 'credit' | 'debit'>> = {
  h: 'credit',
  s: 'debit',
  c: 'credit',
  d: 'debit',
  cr: 'credit',
  dr: 'debit',
};

function bareOf(written: string): Bare | undefined {
  let text = written
    .normalize('NFKC')
    .replaceAll(/[\s'’`]/g, '')
    .replaceAll(/[−–]/g, '-');
  const side = /(?:^|(?<=[\d.,)]))(h|s|c|d|cr|dr)$/i.exec(text)?.[1]?.toLowerCase();
  if (side !== undefined) text = text.slice(0, -side.length);
  text = text.replaceAll(/[\p{Sc}]|^[A-Z]{3,4}(?=[-+(\d])|(?<=[\d)+-])[A-Z]{3,4}$|元|円|원/giu, '');
  const bracketed = /^\((.*)\)$/.exec(text);
  const signed = bracketed?.[1] ?? text;
  const digits = signed.replace(/^[+-]|[+-]$/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  if (/[+-]$/.test(signed) && /^[+-]/.test(signed)) return undefined;
  const isNegative = bracketed !== null || /^-|-$/.test(signed);
  return { digits, isNegative, mark: side === undefined ? undefined : sides[side] };
}

/** What one amount says about the sign before its decimals: a sign, nothing, or that it could be either. */
function saidBy(written: string, asset: Asset): Decimal | 'nothing' | 'either' {
  const digits = bareOf(written)?.digits;
  if (digits === undefined) return 'nothing';
  const [dots, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (dots === 0 && commas === 0) return 'nothing';
  if (dots > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const [own, other]: [Decimal, Decimal] = dots > 0 ? ['.', ','] : [',', '.'];
  if (dots + commas > 1) return other;
  const [whole = '', rest = ''] = digits.split(own);
  if (rest.length !== 3 || whole === '' || whole.startsWith('0') || whole.length > 3) return own;
  // Three digits behind one sign: thousands where the currency has no smaller coin.
  return scales[asset] === 0 ? other : 'either';
}

/** The sign before decimals that all amounts of a file agree on; or why that cannot be said. */
export function decimalOf(
  amounts: readonly { readonly text: string; readonly asset: Asset }[],
): Decimal | 'mixed_decimals' | 'ambiguous_decimal' {
  const said = new Set(amounts.map(({ text, asset }) => saidBy(text, asset)));
  if (said.has('.') && said.has(',')) return 'mixed_decimals';
  if (said.has('.')) return '.';
  if (said.has(',')) return ',';
  return said.has('either') ? 'ambiguous_decimal' : '.';
}

export type ReadAmount = {
  readonly units: bigint;
  readonly isNegative: boolean;
  readonly mark: Bare['mark'];
};

/** An amount in minor units; undefined where it is none, or has coins that the currency does not have. */
export function readAmount(written: string, decimal: Decimal, asset: Asset): ReadAmount | undefined {
  const bare = bareOf(written);
  if (bare === undefined) return undefined;
  const [whole = '', rest = '', ...more] = bare.digits.split(decimal);
  const grouping = decimal === '.' ? ',' : '.';
  if (more.length > 0 || rest.includes(grouping)) return undefined;
  const groups = whole.split(grouping);
  const isGrouped = groups.length === 1 || groups.every((group, place) => isGroup(group, place));
  if (!isGrouped) return undefined;
  const units = unitsOf(groups.join(''), rest, asset);
  return units === undefined ? undefined : { units, isNegative: bare.isNegative, mark: bare.mark };
}

function isGroup(group: string, place: number): boolean {
  return place === 0 ? /^[1-9]\d{0,2}$/.test(group) : /^\d{3}$/.test(group);
}

/** Fewer decimals than the currency has are filled up; more of them may only be zeros. */
export function unitsOf(whole: string, rest: string, asset: Asset): bigint | undefined {
  const scale = scales[asset];
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(rest) || whole + rest === '' || whole.length > 15)
    return undefined;
  if (/[1-9]/.test(rest.slice(scale))) return undefined;
  const units = BigInt(`${whole}${rest.slice(0, scale).padEnd(scale, '0')}`);
  return units > unitsMax ? undefined : units;
}

/** A decimal number as XML writes it: a point, no grouping. */
export function readXmlAmount(text: string, asset: Asset): bigint | undefined {
  const parts = /^\+?(\d{1,15})(?:\.(\d*))?$/.exec(text.trim());
  return parts === null ? undefined : unitsOf(parts[1] ?? '', parts[2] ?? '', asset);
}

const months = [
  ['jan', 'ene', 'janv', '1月'],
  ['feb', 'fev', 'fevr', '2月'],
  ['mar', 'mars', 'marz', 'mrz', 'maerz', '3月'],
  ['apr', 'abr', 'avr', '4月'],
  ['may', 'mai', 'mei', 'mayo', '5月'],
  ['jun', 'juin', '6月'],
  ['jul', 'juil', '7月'],
  ['aug', 'ago', 'agu', 'aout', '8月'],
  ['sep', 'sept', 'set', '9月'],
  ['oct', 'okt', 'out', '10月'],
  ['nov', '11月'],
  ['dec', 'dez', 'dic', 'des', '12月'],
];

type Parts = { readonly year: string; readonly month: string; readonly day: string };

/** A day whose parts are in no doubt, or one whose first two numbers may stand in either order. */
type SplitDay = Parts | { readonly first: string; readonly second: string; readonly year: string };

function splitDay(written: string): SplitDay | undefined {
  const text = written
    .normalize('NFKC')
    .trim()
    .replace(/[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[AaPp][Mm]|Z|[+-]\d{2}:?\d{2})?$/, '');
  const iso =
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text) ?? /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(text);
  const eastern = /^(\d{4})[年년]\s?(\d{1,2})[月월]\s?(\d{1,2})[日일]$/.exec(text);
  const front = iso ?? eastern;
  if (front !== null) return { year: front[1] ?? '', month: front[2] ?? '', day: front[3] ?? '' };
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text);
  if (dotted !== null) return { day: dotted[1] ?? '', month: dotted[2] ?? '', year: yearOf(dotted[3]) };
  const named = /^(\d{1,2})[-\s/.]+(\p{L}+)\.?[-\s/.,]+(\d{4}|\d{2})$/u.exec(text);
  if (named !== null) return namedDay(named[1], named[2], named[3]);
  const american = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text);
  if (american !== null) return namedDay(american[2], american[1], american[3]);
  const either = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text);
  if (either === null) return undefined;
  return { first: either[1] ?? '', second: either[2] ?? '', year: yearOf(either[3]) };
}

function yearOf(text = ''): string {
  return text.length === 2 ? `20${text}` : text;
}

function namedDay(day = '', name = '', year = ''): Parts | undefined {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const place = months.findIndex((names) => names.some((one) => one === plain || one === plain.slice(0, 3)));
  return place < 0 ? undefined : { day, month: String(place + 1), year: yearOf(year) };
}

/** The order of day and month that all days of a file agree on; or why that cannot be said. */
export function orderOf(days: readonly string[]): DateOrder | 'mixed_dates' | 'ambiguous_date' {
  const split = days.map(splitDay).filter((one) => one !== undefined);
  const either = split.flatMap((one) => ('first' in one ? [one] : []));
  const isDayFirst = either.some(({ first }) => Number(first) > 12);
  const isMonthFirst = either.some(({ second }) => Number(second) > 12);
  if (isDayFirst && isMonthFirst) return 'mixed_dates';
  if (isMonthFirst) return 'mdy';
  if (isDayFirst || either.every(({ first, second }) => Number(first) === Number(second))) return 'dmy';
  return 'ambiguous_date';
}

/** A day as `2026-03-04`; undefined where it is none. Whether it exists is asked elsewhere. */
export function readDay(written: string, order: DateOrder): string | undefined {
  const split = splitDay(written);
  if (split === undefined) return undefined;
  const parts =
    'first' in split
      ? order === 'dmy'
        ? { year: split.year, month: split.second, day: split.first }
        : { year: split.year, month: split.first, day: split.second }
      : split;
  return `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
}
