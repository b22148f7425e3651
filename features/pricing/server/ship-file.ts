// The file of delivery prices: a row a weight step, whole suppliers at a time.
import type { Asset } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { shipServices, type ShipService } from '#domain/pricing/shipping.ts';
import {
  Fault,
  readAmount,
  readCountry,
  readDay,
  readOne,
  readWhole,
  readWords,
  type RowFault,
  type TableRow,
} from './table-file.ts';

export const shipColumns = [
  'supplier',
  'zone',
  'countries',
  'service',
  'days_p50',
  'days_p90',
  'up_to_grams',
  'fee',
  'source',
  'valid_from',
] as const;
type Column = (typeof shipColumns)[number];

export type ShipDraft = {
  readonly line: number;
  readonly supplierId: string;
  readonly zone: string;
  readonly countries: readonly string[];
  readonly service: ShipService;
  readonly daysP50: number;
  readonly daysP90: number;
  readonly upToGrams: number;
  readonly feeUnits: bigint;
  readonly source: string;
  readonly fromDay: string;
};

export type ShipContext = { readonly suppliers: ReadonlyMap<string, string>; readonly currency: Asset };

const gramsMax = 100_000;
const daysMax = 120;

export function readShipRow(
  { line, cell }: TableRow<Column>,
  { suppliers, currency }: ShipContext,
): ShipDraft {
  const supplierId = suppliers.get(cell('supplier'));
  if (supplierId === undefined) throw new Fault('supplier', 'unknown_supplier', cell('supplier'));
  const daysP50 = readWhole(cell('days_p50'), { min: 1, max: daysMax }, 'days_p50');
  const feeUnits = readAmount(cell('fee'), currency, 'fee');
  if (feeUnits > limits.priceUnitsMax) throw new Fault('fee', 'bad_amount', cell('fee'));
  const countries = cell('countries')
    .split(/\s+/)
    .map((country) => readCountry(country, 'countries'));
  return {
    line,
    supplierId,
    zone: readWords(cell('zone'), 40, 'zone'),
    countries: [...new Set(countries)].toSorted(),
    service: readOne(cell('service'), shipServices, 'service'),
    daysP50,
    daysP90: readWhole(cell('days_p90'), { min: daysP50, max: daysMax }, 'days_p90'),
    upToGrams: readWhole(cell('up_to_grams'), { min: 1, max: gramsMax }, 'up_to_grams'),
    feeUnits,
    source: readWords(cell('source'), 200, 'source'),
    fromDay: readDay(cell('valid_from'), 'valid_from'),
  };
}

/** Where rows of one supplier do not agree with those above them. */
export function disagreements(rows: readonly ShipDraft[]): RowFault[] {
  const faults: RowFault[] = [];
  const zones = new Map<string, ShipDraft>();
  const services = new Map<string, ShipDraft>();
  const steps = new Set<string>();
  const zoneOf = new Map<string, string>();
  const [first] = rows;
  for (const row of rows) {
    const add = (field: string, reason: string, value: string) =>
      faults.push({ line: row.line, field, reason, value });
    const zone = zones.get(row.zone);
    const service = services.get(`${row.zone} ${row.service}`);
    const step = `${row.zone} ${row.service} ${row.upToGrams}`;
    if (zone !== undefined && zone.countries.join() !== row.countries.join())
      add('countries', 'differs', row.countries.join(' ').slice(0, 60));
    if (service !== undefined && (service.daysP50 !== row.daysP50 || service.daysP90 !== row.daysP90))
      add('days_p50', 'differs', `${row.daysP50}-${row.daysP90}`);
    if (steps.has(step)) add('up_to_grams', 'duplicate', String(row.upToGrams));
    if (first !== undefined && first.source !== row.source) add('source', 'differs', row.source.slice(0, 60));
    if (first !== undefined && first.fromDay !== row.fromDay) add('valid_from', 'differs', row.fromDay);
    for (const country of row.countries) {
      const before = zoneOf.get(country);
      if (before !== undefined && before !== row.zone) add('countries', 'in_two_zones', country);
      else zoneOf.set(country, row.zone);
    }
    zones.set(row.zone, zone ?? row);
    services.set(`${row.zone} ${row.service}`, service ?? row);
    steps.add(step);
  }
  return faults;
}
