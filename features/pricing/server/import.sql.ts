// Writing tables of prices, taxes and rates: whole versions, never a change in place.
import { statement, type Tx } from '#platform/db/database.ts';
import type { ShipDraft } from './ship-file.ts';
import type { RuleDraft } from './tax-file.ts';

export type Stamp = { readonly hash: Buffer; readonly by: string; readonly at: Date };
export type Newest = { key: string; version: number; hash: Buffer };

const suppliers = statement<{ id: string; code: string }>(
  'import-suppliers',
  'select id, code from supplier',
);

export function listSupplierCodes(tx: Tx): Promise<{ id: string; code: string }[]> {
  return tx.rows(suppliers, []);
}

const newestTaxes = statement<Newest>(
  'import-newest-taxes',
  `select distinct on (country) country as key, version, hash from tax_table
   where country = any($1::text[]) order by country, version desc`,
);

export function newestTaxTables(tx: Tx, countries: readonly string[]): Promise<Newest[]> {
  return tx.rows(newestTaxes, [countries]);
}

const newestLists = statement<Newest>(
  'import-newest-lists',
  `select distinct on (supplier_id) supplier_id as key, version, hash from ship_table
   where supplier_id = any($1::uuid[]) order by supplier_id, version desc`,
);

export function newestShipTables(tx: Tx, supplierIds: readonly string[]): Promise<Newest[]> {
  return tx.rows(newestLists, [supplierIds]);
}

const addTaxTable = statement<{ version: number }>(
  'import-tax-table',
  `insert into tax_table (country, version, hash, imported_by, imported_at) values ($1, $2, $3, $4, $5)
   on conflict (country, version) do nothing returning version`,
);

const addRules = statement<never>(
  'import-tax-rules',
  `insert into tax_rule (country, version, n, kind, label, lane, origin, heading, band_currency, band_from, band_to,
     base, bps, flat_currency, flat_units, source, source_day, from_day, until_day)
   select $1, $2, n.place, n.kind, n.label, n.lane, n.origin, n.heading, n.band_currency, n.band_from, n.band_to,
     n.base, n.bps, n.flat_currency, n.flat_units, n.source, n.source_day, n.from_day, n.until_day
   from rows from (unnest($3::text[]), unnest($4::text[]), unnest($5::text[]), unnest($6::text[]),
     unnest($7::text[]), unnest($8::text[]), unnest($9::bigint[]), unnest($10::bigint[]), unnest($11::text[]),
     unnest($12::int[]), unnest($13::text[]), unnest($14::bigint[]), unnest($15::text[]), unnest($16::date[]),
     unnest($17::date[]), unnest($18::date[])) with ordinality
     as n (kind, label, lane, origin, heading, band_currency, band_from, band_to, base, bps, flat_currency,
       flat_units, source, source_day, from_day, until_day, place)`,
);

/** A new version of a country's rules; false where another import wrote it a moment ago. */
export async function insertTaxTable(
  tx: Tx,
  { country, version, rules }: { country: string; version: number; rules: readonly RuleDraft[] },
  { hash, by, at }: Stamp,
): Promise<boolean> {
  if ((await tx.row(addTaxTable, [country, version, hash, by, at])) === undefined) return false;
  await tx.rows(addRules, [
    country,
    version,
    rules.map(({ kind }) => kind),
    rules.map(({ label }) => label),
    rules.map(({ lane }) => lane),
    rules.map(({ origin }) => origin),
    rules.map(({ heading }) => heading),
    rules.map(({ bandCurrency }) => bandCurrency),
    rules.map(({ bandFrom }) => bandFrom),
    rules.map(({ bandTo }) => bandTo),
    rules.map(({ base }) => base),
    rules.map(({ bps }) => bps),
    rules.map(({ flatCurrency }) => flatCurrency),
    rules.map(({ flatUnits }) => flatUnits),
    rules.map(({ source }) => source),
    rules.map(({ sourceDay }) => sourceDay),
    rules.map(({ fromDay }) => fromDay),
    rules.map(({ untilDay }) => untilDay),
  ]);
  return true;
}

const addList = statement<{ version: number }>(
  'import-ship-table',
  `insert into ship_table (supplier_id, version, source, from_day, hash, imported_by, imported_at)
   values ($1, $2, $3, $4::date, $5, $6, $7)
   on conflict (supplier_id, version) do nothing returning version`,
);

const addZones = statement<never>(
  'import-ship-zones',
  `insert into ship_zone (supplier_id, version, country, zone)
   select $1, $2, n.country, n.zone from unnest($3::text[], $4::text[]) as n (country, zone)`,
);

const addServices = statement<never>(
  'import-ship-services',
  `insert into ship_service (supplier_id, version, zone, service, days_p50, days_p90)
   select distinct $1::uuid, $2::int, n.zone, n.service, n.days_p50, n.days_p90
   from unnest($3::text[], $4::text[], $5::int[], $6::int[]) as n (zone, service, days_p50, days_p90)`,
);

const addSteps = statement<never>(
  'import-ship-rates',
  `insert into ship_rate (supplier_id, version, zone, service, up_to_grams, fee_units)
   select $1, $2, n.zone, n.service, n.up_to_grams, n.fee_units
   from unnest($3::text[], $4::text[], $5::int[], $6::bigint[]) as n (zone, service, up_to_grams, fee_units)`,
);

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
  await tx.rows(addZones, [supplierId, version, [...zoneOf.keys()], [...zoneOf.values()]]);
  const zones = rows.map(({ zone }) => zone);
  const services = rows.map(({ service }) => service);
  await tx.rows(addServices, [
    supplierId,
    version,
    zones,
    services,
    rows.map(({ daysP50 }) => daysP50),
    rows.map(({ daysP90 }) => daysP90),
  ]);
  await tx.rows(addSteps, [
    supplierId,
    version,
    zones,
    services,
    rows.map(({ upToGrams }) => upToGrams),
    rows.map(({ feeUnits }) => feeUnits),
  ]);
  return true;
}

export type RateDraft = {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly source: string;
  readonly at: Date;
};

const known = statement<{ place: number; rate: string }>(
  'import-known-rates',
  `select n.place::int as place, r.rate
   from rows from (unnest($1::text[]), unnest($2::text[]), unnest($3::timestamptz[])) with ordinality
     as n (from_currency, to_currency, at, place)
   join fx_rate r on r.from_currency = n.from_currency and r.to_currency = n.to_currency and r.at = n.at`,
);

/** Which of these pairs and moments have a rate already, by their place from 1. */
export function readKnownRates(
  tx: Tx,
  rates: readonly RateDraft[],
): Promise<{ place: number; rate: string }[]> {
  return tx.rows(known, [
    rates.map(({ from }) => from),
    rates.map(({ to }) => to),
    rates.map(({ at }) => at),
  ]);
}

const addRates = statement<never>(
  'import-rates',
  `insert into fx_rate (from_currency, to_currency, at, rate, source, imported_by, imported_at)
   select n.from_currency, n.to_currency, n.at, n.rate, n.source, $6, $7
   from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[])
     as n (from_currency, to_currency, at, rate, source)
   on conflict (from_currency, to_currency, at) do nothing`,
);

export async function insertRates(
  tx: Tx,
  rates: readonly RateDraft[],
  { by, at }: Pick<Stamp, 'by' | 'at'>,
): Promise<void> {
  await tx.rows(addRates, [
    rates.map(({ from }) => from),
    rates.map(({ to }) => to),
    rates.map((rate) => rate.at),
    rates.map(({ rate }) => rate),
    rates.map(({ source }) => source),
    by,
    at,
  ]);
}
