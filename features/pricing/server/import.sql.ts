// Writing tables of prices, taxes and rates: whole versions, never a change in place.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ShipDraft } from './ship-file.ts';
import type { RuleDraft } from './tax-file.ts';

export type Stamp = { readonly hash: Buffer; readonly by: string; readonly at: Date };
export type Newest = RowOf<typeof newestTaxes>;

export const listSupplierCodes = sql.rows('import-suppliers')`select id, code from supplier`;

const newestTaxes = sql.rows('import-newest-taxes')`
  select distinct on (country) country as key, version, hash from tax_table
  where country = any(:countries::text[]) order by country, version desc`;

export function newestTaxTables(tx: Tx, countries: readonly string[]): Promise<Newest[]> {
  return newestTaxes(tx, { countries });
}

const newestLists = sql.rows('import-newest-lists')`
  select distinct on (supplier_id) supplier_id as key, version, hash from ship_table
  where supplier_id = any(:supplierIds::uuid[]) order by supplier_id, version desc`;

export function newestShipTables(tx: Tx, supplierIds: readonly string[]): Promise<Newest[]> {
  return newestLists(tx, { supplierIds });
}

const addTaxTable = sql.row('import-tax-table')`
  insert into tax_table (country, version, hash, imported_by, imported_at)
    values (:country, :version, :hash, :by, :at)
  on conflict (country, version) do nothing returning version`;

const addRules = sql.run('import-tax-rules')`
  insert into tax_rule (country, version, n, kind, label, lane, origin, heading, band_currency, band_from,
    band_to,
    base, bps, flat_currency, flat_units, source, source_day, from_day, until_day)
  select :country, :version, n.place, n.kind, n.label, n.lane, n.origin, n.heading, n.band_currency,
    n.band_from, n.band_to,
    n.base, n.bps, n.flat_currency, n.flat_units, n.source, n.source_day, n.from_day, n.until_day
  from rows from (unnest(:kinds::text[]), unnest(:labels::text[]), unnest(:lanes::text[]),
    unnest(:origins::text[]),
    unnest(:headings::text[]), unnest(:bandCurrencies::text[]), unnest(:bandFroms::bigint[]),
      unnest(:bandTos::bigint[]), unnest(:bases::text[]),
    unnest(:bps::int[]), unnest(:flatCurrencies::text[]), unnest(:flatUnits::bigint[]),
      unnest(:sources::text[]), unnest(:sourceDaies::date[]),
    unnest(:fromDaies::date[]), unnest(:untilDaies::date[])) with ordinality
    as n (kind, label, lane, origin, heading, band_currency, band_from, band_to, base, bps, flat_currency,
      flat_units, source, source_day, from_day, until_day, place)`;

/** A new version of a country's rules; false where another import wrote it a moment ago. */
export async function insertTaxTable(
  tx: Tx,
  { country, version, rules }: { country: string; version: number; rules: readonly RuleDraft[] },
  { hash, by, at }: Stamp,
): Promise<boolean> {
  if ((await addTaxTable(tx, { country, version, hash, by, at })) === undefined) return false;
  await addRules(tx, {
    country,
    version,
    kinds: rules.map(({ kind }) => kind),
    labels: rules.map(({ label }) => label),
    lanes: rules.map(({ lane }) => lane),
    origins: rules.map(({ origin }) => origin),
    headings: rules.map(({ heading }) => heading),
    bandCurrencies: rules.map(({ bandCurrency }) => bandCurrency),
    bandFroms: rules.map(({ bandFrom }) => bandFrom),
    bandTos: rules.map(({ bandTo }) => bandTo),
    bases: rules.map(({ base }) => base),
    bps: rules.map(({ bps }) => bps),
    flatCurrencies: rules.map(({ flatCurrency }) => flatCurrency),
    flatUnits: rules.map(({ flatUnits }) => flatUnits),
    sources: rules.map(({ source }) => source),
    sourceDaies: rules.map(({ sourceDay }) => sourceDay),
    fromDaies: rules.map(({ fromDay }) => fromDay),
    untilDaies: rules.map(({ untilDay }) => untilDay),
  });
  return true;
}

const addList = statement<{ version: number }>(
  'import-ship-table',
  `insert into ship_table (supplier_id, version, source, from_day, hash, imported_by, imported_at)
   values ($1, $2, $3, $4::date, $5, $6, $7)
   on conflict (supplier_id, version) do nothing returning version`,
);

const addZones = sql.run('import-ship-zones')`insert into ship_zone (supplier_id, version, country, zone)
  select :supplierId, :version, n.country, n.zone
    from unnest(:valuesValue::text[], :valuesValue4::text[]) as n (country, zone)`;

const addServices = sql.run('import-ship-services')`
  insert into ship_service (supplier_id, version, zone, service, days_p50, days_p90)
  select distinct :supplierId::uuid, :version::int, n.zone, n.service, n.days_p50, n.days_p90
  from unnest(:zones::text[], :services::text[], :daysP50s::int[], :daysP90s::int[]) as n (zone, service,
    days_p50, days_p90)`;

const addSteps = sql.run('import-ship-rates')`
  insert into ship_rate (supplier_id, version, zone, service, up_to_grams, fee_units)
  select :supplierId, :version, n.zone, n.service, n.up_to_grams, n.fee_units
  from unnest(:zones::text[], :services::text[], :upToGrams::int[], :feeUnits::bigint[]) as n (zone,
    service, up_to_grams, fee_units)`;

/** A new version of a supplier's price list; false where another import wrote it a moment ago. */
export async function insertShipTable(
  tx: Tx,
  { supplierId, version, rows }: { supplierId: string; version: number; rows: readonly ShipDraft[] },
  { hash, by, at }: Stamp,
): Promise<boolean> {
  const [first] = rows;
  if (first === undefined) throw new RangeError('a price list has rows');
  const head = [supplierId, version, first.source, first.fromDay, hash, by, at];
  if ((await tx.row(addList, head)) === undefined) return false;
  const zoneOf = new Map(rows.flatMap(({ zone, countries }) => countries.map((country) => [country, zone])));
  await addZones(tx, {
    supplierId,
    version,
    valuesValue: [...zoneOf.keys()],
    valuesValue4: [...zoneOf.values()],
  });
  const zones = rows.map(({ zone }) => zone);
  const services = rows.map(({ service }) => service);
  await addServices(tx, {
    supplierId,
    version,
    zones,
    services,
    daysP50s: rows.map(({ daysP50 }) => daysP50),
    daysP90s: rows.map(({ daysP90 }) => daysP90),
  });
  await addSteps(tx, {
    supplierId,
    version,
    zones,
    services,
    upToGrams: rows.map(({ upToGrams }) => upToGrams),
    feeUnits: rows.map(({ feeUnits }) => feeUnits),
  });
  return true;
}

/** Says to all who keep something of these tables that it is of another version now. Belongs to every import. */
export const renewVersion = sql.run('import-renew-version')`
  insert into price_tables (n, version) values (1, :version)
  on conflict (n) do update set version = excluded.version`;

export type RateDraft = {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly source: string;
  readonly at: Date;
};

const known = sql.rows('import-known-rates')<{ place: number }>`select n.place::int as place, r.rate
  from rows from (unnest(:froms::text[]), unnest(:tos::text[]), unnest(:ats::timestamptz[])) with ordinality
    as n (from_currency, to_currency, at, place)
  join fx_rate r on r.from_currency = n.from_currency and r.to_currency = n.to_currency and r.at = n.at`;

/** Which of these pairs and moments have a rate already, by their place from 1. */
export function readKnownRates(
  tx: Tx,
  rates: readonly RateDraft[],
): Promise<{ place: number; rate: string }[]> {
  return known(tx, {
    froms: rates.map(({ from }) => from),
    tos: rates.map(({ to }) => to),
    ats: rates.map(({ at }) => at),
  });
}

const addRates = sql.run('import-rates')`
  insert into fx_rate (from_currency, to_currency, at, rate, source, imported_by, imported_at)
  select n.from_currency, n.to_currency, n.at, n.rate, n.source, :by, :at
  from unnest(:froms::text[], :tos::text[], :ats::timestamptz[], :rates::text[], :sources::text[])
    as n (from_currency, to_currency, at, rate, source)
  on conflict (from_currency, to_currency, at) do nothing`;

export async function insertRates(
  tx: Tx,
  rates: readonly RateDraft[],
  { by, at }: Pick<Stamp, 'by' | 'at'>,
): Promise<void> {
  await addRates(tx, {
    froms: rates.map(({ from }) => from),
    tos: rates.map(({ to }) => to),
    ats: rates.map((rate) => rate.at),
    rates: rates.map(({ rate }) => rate),
    sources: rates.map(({ source }) => source),
    by,
    at,
  });
}
