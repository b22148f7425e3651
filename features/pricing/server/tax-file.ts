// The tax file: one rule a row, whole countries at a time.
import type { Asset } from '#domain/money/money.ts';
import {
  taxBases,
  taxKinds,
  taxLanes,
  type TaxBase,
  type TaxKind,
  type TaxLane,
} from '#domain/pricing/taxes.ts';
import {
  Fault,
  readAmount,
  readCountry,
  readCurrency,
  readDay,
  readOne,
  readWords,
  type RowFault,
  type TableRow,
} from './table-file.ts';

export const taxColumns = [
  'country',
  'kind',
  'label',
  'lane',
  'origin',
  'heading',
  'band_currency',
  'band_from',
  'band_to',
  'base',
  'percent',
  'flat_currency',
  'flat_amount',
  'source',
  'source_date',
  'valid_from',
  'valid_until',
] as const;
type Column = (typeof taxColumns)[number];

export type RuleDraft = {
  readonly line: number;
  readonly country: string;
  readonly kind: TaxKind;
  readonly label: string;
  readonly lane: TaxLane;
  readonly origin: string;
  readonly heading: string;
  readonly bandCurrency: Asset | null;
  readonly bandFrom: bigint | null;
  readonly bandTo: bigint | null;
  readonly base: TaxBase;
  readonly bps: number;
  readonly flatCurrency: Asset | null;
  readonly flatUnits: bigint | null;
  readonly source: string;
  readonly sourceDay: string;
  readonly fromDay: string;
  readonly untilDay: string | null;
};

/** The rules of a row: several where its heading is a range of chapters. */
export function readTaxRow({ line, cell }: TableRow<Column>): RuleDraft[] {
  const label = cell('label');
  if (!/^[a-z_]{2,30}$/.test(label)) throw new Fault('label', label === '' ? 'missing' : 'bad_label', label);
  const origin = cell('origin') === '' ? '' : readCountry(cell('origin'), 'origin');
  const fromDay = readDay(cell('valid_from'), 'valid_from');
  const untilDay = cell('valid_until') === '' ? null : readDay(cell('valid_until'), 'valid_until');
  if (untilDay !== null && untilDay <= fromDay) throw new Fault('valid_until', 'before_start', untilDay);
  const rule = {
    line,
    country: readCountry(cell('country'), 'country'),
    kind: readOne(cell('kind'), taxKinds, 'kind'),
    label,
    lane: readOne(cell('lane'), taxLanes, 'lane'),
    origin,
    ...readBand(cell),
    base: readOne(cell('base'), taxBases, 'base'),
    bps: readPercent(cell('percent')),
    ...readFlat(cell),
    source: readWords(cell('source'), 200, 'source'),
    sourceDay: readDay(cell('source_date'), 'source_date'),
    fromDay,
    untilDay,
  };
  if (rule.kind === 'duty' && rule.base === 'goods_shipping_duty')
    throw new Fault('base', 'duty_of_duty', rule.base);
  return headingsOf(cell('heading')).map((heading) => ({ ...rule, heading }));
}

type Cell = TableRow<Column>['cell'];

function readBand(cell: Cell): Pick<RuleDraft, 'bandCurrency' | 'bandFrom' | 'bandTo'> {
  const isNone = cell('band_currency') === '' && cell('band_from') === '' && cell('band_to') === '';
  if (isNone) return { bandCurrency: null, bandFrom: null, bandTo: null };
  const bandCurrency = readCurrency(cell('band_currency'), 'band_currency');
  const bandFrom = readAmount(cell('band_from'), bandCurrency, 'band_from');
  const bandTo = cell('band_to') === '' ? null : readAmount(cell('band_to'), bandCurrency, 'band_to');
  if (bandTo !== null && bandTo <= bandFrom) throw new Fault('band_to', 'below_start', cell('band_to'));
  return { bandCurrency, bandFrom, bandTo };
}

function readFlat(cell: Cell): Pick<RuleDraft, 'flatCurrency' | 'flatUnits'> {
  if (cell('flat_currency') === '' && cell('flat_amount') === '')
    return { flatCurrency: null, flatUnits: null };
  const flatCurrency = readCurrency(cell('flat_currency'), 'flat_currency');
  const flatUnits = readAmount(cell('flat_amount'), flatCurrency, 'flat_amount');
  if (flatUnits === 0n) throw new Fault('flat_amount', 'bad_amount', cell('flat_amount'));
  return { flatCurrency, flatUnits };
}

/** Hundredths of a percent: `8.1` is 810. */
function readPercent(text: string): number {
  if (text === '') throw new Fault('percent', 'missing', text);
  const match = /^(0|[1-9]\d{0,2})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) throw new Fault('percent', 'bad_number', text);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** A heading, none, or each chapter of a range such as `25-97`. */
function headingsOf(text: string): string[] {
  if (/^\d{0,10}$/.test(text)) return [text];
  const [, from, to] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  const first = Number(from);
  const count = Number(to) - first + 1;
  if (from === undefined || to === undefined || count < 1) throw new Fault('heading', 'bad_heading', text);
  return Array.from({ length: count }, (_one, index) => String(first + index).padStart(2, '0'));
}

/** Two rules of one country that would both be the closest one for the same goods on the same day. */
export function overlapsOf(rules: readonly RuleDraft[]): RowFault[] {
  const faults: RowFault[] = [];
  const byKey = Map.groupBy(rules, ({ kind, label, origin, heading }) =>
    [kind, label, origin, heading].join(' '),
  );
  for (const same of byKey.values()) {
    for (const [index, rule] of same.entries()) {
      const other = same.slice(0, index).find((earlier) => doOverlap(earlier, rule));
      if (other !== undefined)
        faults.push({ line: rule.line, field: null, reason: 'overlaps', value: `line ${other.line}` });
    }
  }
  return faults;
}

function doOverlap(one: RuleDraft, other: RuleDraft): boolean {
  const isLane = one.lane === 'any' || other.lane === 'any' || one.lane === other.lane;
  const isTime =
    (one.untilDay === null || one.untilDay > other.fromDay) &&
    (other.untilDay === null || other.untilDay > one.fromDay);
  if (!isLane || !isTime) return false;
  // Bands in different currencies cannot be compared; one that is everywhere meets every other.
  if (one.bandCurrency === null || other.bandCurrency === null) return true;
  if (one.bandCurrency !== other.bandCurrency) return true;
  return (
    (one.bandTo === null || one.bandTo > (other.bandFrom ?? 0n)) &&
    (other.bandTo === null || other.bandTo > (one.bandFrom ?? 0n))
  );
}
