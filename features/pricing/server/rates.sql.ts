// What pricing reads of the tables: delivery, taxes and currencies as they are in force.
import type { TaxBase, TaxKind, TaxLane } from '#domain/pricing/taxes.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - service: Null where its price list has no zone for the country, or the zone no rate.
 */
export type ShipRow = RowOf<typeof readShipRows>;

/**
 * The price lists in force of these suppliers, for one country. A supplier without a price list has no
 * row; one whose list leaves the country out has a row without a service.
 */
export const readShipRows = sql.rows('rates-ship', 'generic')`
  select t.supplier_id, s.service, s.days_p50, s.days_p90, r.up_to_grams, r.fee_units
  from unnest(:supplierIds::uuid[]) as p (supplier_id)
  cross join lateral (select l.supplier_id, l.version from ship_table l
    where l.supplier_id = p.supplier_id and l.from_day <= :day::date order by l.version desc limit 1) t
  left join ship_zone z on z.supplier_id = t.supplier_id and z.version = t.version and z.country = :country
  left join ship_service s on s.supplier_id = t.supplier_id and s.version = t.version and s.zone = z.zone
  left join ship_rate r on r.supplier_id = t.supplier_id and r.version = t.version and r.zone = s.zone
    and r.service = s.service
  order by t.supplier_id, s.service, r.up_to_grams`;

export type RuleRow = {
  id: string;
  kind: TaxKind;
  lane: TaxLane;
  origin: string;
  heading: string;
  band_currency: string | null;
  band_from: bigint | null;
  band_to: bigint | null;
  base: TaxBase;
  bps: number;
  flat_currency: string | null;
  flat_units: bigint | null;
  label: string;
  source: string;
  source_day: string;
};

/** A row without a rule says that there is none for the country. */
type RulesRow = { is_tabled: boolean } & (RuleRow | { id: null });

const rules = statement<RulesRow>(
  'rates-tax-rules',
  `select t.is_tabled, r.country || '.' || r.version || '.' || r.n as id, r.kind, r.lane, r.origin, r.heading,
     r.band_currency, r.band_from, r.band_to, r.base, r.bps, r.flat_currency, r.flat_units, r.label, r.source,
     r.source_day::text as source_day
   from (select exists (select from tax_table) as is_tabled) t
   left join tax_rule r on r.country = $1 and r.version = (select max(t.version) from tax_table t where t.country = $1)
     and r.from_day <= $2::date and (r.until_day is null or r.until_day > $2::date)
   order by r.n`,
);

/** The rules in force for a country; undefined where this instance has no tax tables at all. */
export async function readTaxRules(tx: Tx, country: string, day: string): Promise<RuleRow[] | undefined> {
  const rows = await tx.rows(rules, [country, day]);
  return rows[0]?.is_tabled === true ? rows.flatMap((row) => (row.id === null ? [] : [row])) : undefined;
}
const tabled = sql.row('rates-is-tabled')`select exists (select from tax_table) as is_tabled`;

/** True where this instance has tax tables: then a country without one is closed. */
export async function hasTaxTables(tx: Tx): Promise<boolean> {
  return (await tabled(tx))?.is_tabled ?? false;
}

const open = sql.rows('rates-open-countries')`select distinct r.country from tax_rule r
  where r.version = (select max(t.version) from tax_table t where t.country = r.country)
    and r.from_day <= :day::date and (r.until_day is null or r.until_day > :day::date)
  order by r.country`;

/** Countries with tax rules in force. */
export async function listTaxedCountries(tx: Tx, day: string): Promise<string[]> {
  return (await open(tx, { day })).map(({ country }) => country);
}

/** The rates that were published since a moment, those of a pair together, the newest first. */
export const readRates = sql.rows('rates-fx')`
  select from_currency, to_currency, rate, source, at from fx_rate where at > :since
  order by from_currency, to_currency, at desc`;

const closedFrom = sql.rows('rates-closed-suppliers')<{ id: string }>`select p.id from supplier p
  left join lateral (select l.version from ship_table l
    where l.supplier_id = p.id and l.from_day <= :day::date order by l.version desc limit 1) t on true
  where :isClosed::boolean or (t.version is not null and not exists (select from ship_zone z
    where z.supplier_id = p.id and z.version = t.version and z.country = :country))`;

/**
 * Suppliers that do not send to a country: whose price list in force leaves it out, or all of them where the country
 * itself is closed. One without a price list sends anywhere.
 */
export async function listClosedSuppliers(
  tx: Tx,
  { country, day, isClosed }: { readonly country: string; readonly day: string; readonly isClosed: boolean },
): Promise<string[]> {
  return (await closedFrom(tx, { country, day, isClosed })).map(({ id }) => id);
}
