// What the tables behind prices say, cached for as long as they are of one version: an import changes them a few
// times a day, and a quote asks for them a thousand times an hour.
import type { Rate } from '#domain/money/fx.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, type Asset } from '#domain/money/money.ts';
import type { TaxRule } from '#domain/pricing/taxes.ts';
import { addDays, addHours } from '#domain/time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { PricedGoods } from '#features/showcase/server/public.ts';
import * as sql from './rates.sql.ts';

/** What the tables say for some goods and one country at one moment. */
export type Tables = {
  readonly country: string;
  readonly ship: ReadonlyMap<string, readonly sql.ShipRow[]>;
  /** Undefined where this instance has no tax tables at all. */
  readonly rules: readonly TaxRule[] | undefined;
  /** For customs. */
  readonly rates: readonly Rate[];
  /** Young enough to charge by. */
  readonly chargeRates: readonly Rate[];
};

/** What was read of one version on one day (UTC): price lists and rules come into force at its beginning. */
type TableCache = {
  readonly version: string;
  readonly day: string;
  /** By country and supplier; none for one without a price list. */
  readonly ship: Map<string, readonly sql.ShipRow[]>;
  /** By country. */
  readonly rules: Map<string, readonly TaxRule[] | undefined>;
  rates: readonly Rate[] | undefined;
};

/** More than an honest day needs; what is above begins anew. */
const keptMax = 20_000;

/** A process may serve several databases, each with tables of its own. */
const caches = new WeakMap<Environment['db'], TableCache>();

type Basis = { readonly env: Pick<Environment, 'db'>; readonly tx: Tx };
type Place = { readonly country: string; readonly now: Date };

/** The tables of the version that the goods were read with, from the cache where they were asked for before. */
export async function readTables(
  { env, tx }: Basis,
  goods: readonly Pick<PricedGoods, 'supplier_id' | 'tables_version'>[],
  { country, now }: Place,
): Promise<Tables> {
  const day = now.toISOString().slice(0, 10);
  const cache = cacheOf(env, goods[0]?.tables_version ?? null, day);
  const suppliers = [...new Set(goods.map(({ supplier_id }) => supplier_id))];
  const [ship, rules, all] = await Promise.all([
    shipOf(tx, cache, { suppliers, country, day }),
    rulesOf(tx, cache, country, day),
    cache.rates ?? keepRates(tx, cache),
  ]);
  const rates = newestOf(all, now);
  return { country, ship, rules, rates, chargeRates: youngOf(rates, now) };
}

function cacheOf({ db }: Pick<Environment, 'db'>, version: string | null, day: string): TableCache {
  const known = caches.get(db);
  if (known?.version === version && known.day === day && known.ship.size < keptMax) return known;
  const cache = { version: version ?? '', day, ship: new Map(), rules: new Map(), rates: undefined };
  // Tables without a version are read each time: nobody would know when they are others.
  if (version !== null) caches.set(db, cache);
  return cache;
}

type Lanes = { readonly suppliers: readonly string[]; readonly country: string; readonly day: string };

async function shipOf(
  tx: Tx,
  { ship }: TableCache,
  { suppliers, country, day }: Lanes,
): Promise<Tables['ship']> {
  const keyOf = (supplier: string) => `${country} ${supplier}`;
  const missing = suppliers.filter((supplier) => !ship.has(keyOf(supplier)));
  if (missing.length > 0) {
    const rows = await sql.readShipRows(tx, { supplierIds: missing, country, day });
    const bySupplier = Map.groupBy(rows, ({ supplier_id }) => supplier_id);
    for (const supplier of missing) ship.set(keyOf(supplier), bySupplier.get(supplier) ?? []);
  }
  return new Map(
    suppliers.flatMap((supplier) => {
      const rows = ship.get(keyOf(supplier)) ?? [];
      return rows.length === 0 ? [] : [[supplier, rows] as const];
    }),
  );
}

async function rulesOf(
  tx: Tx,
  { rules }: TableCache,
  country: string,
  day: string,
): Promise<readonly TaxRule[] | undefined> {
  if (rules.has(country)) return rules.get(country);
  const read = (await sql.readTaxRules(tx, country, day))?.map(ruleOf);
  rules.set(country, read);
  return read;
}

async function keepRates(tx: Tx, cache: TableCache): Promise<readonly Rate[]> {
  // From its beginning, so that they do for every moment of the day.
  const rates = await readAllRates(tx, new Date(cache.day));
  cache.rates = rates;
  return rates;
}

async function readAllRates(tx: Tx, at: Date): Promise<Rate[]> {
  const rows = await sql.readRates(tx, { since: addDays(at, -limits.customsRateDays) });
  return rows.flatMap(({ from_currency: from, to_currency: to, ...rate }) =>
    isAsset(from) && isAsset(to) ? [{ from, to, ...rate }] : [],
  );
}

/** The newest rate of each pair that was published by now, and not too long ago for customs. */
export async function readRates(tx: Tx, now: Date): Promise<Rate[]> {
  return newestOf(await readAllRates(tx, now), now);
}

/** Of rates with the newest of a pair first. */
function newestOf(rates: readonly Rate[], now: Date): Rate[] {
  const since = addDays(now, -limits.customsRateDays);
  const newest = new Map<string, Rate>();
  for (const rate of rates) {
    const pair = `${rate.from} ${rate.to}`;
    if (rate.at <= now && rate.at > since && !newest.has(pair)) newest.set(pair, rate);
  }
  return [...newest.values()];
}

/** Rates that are young enough to charge by. */
export function youngOf(rates: readonly Rate[], now: Date): Rate[] {
  const since = addHours(now, -limits.chargeRateHours);
  return rates.filter(({ at }) => at > since);
}

/** A currency that a table names and this version does not know: the rule cannot be used, so its lane is closed. */
function assetIn(text: string): Asset {
  if (!isAsset(text)) throw new Error(`a table names the currency ${text}, which is none of ours`);
  return text;
}

function ruleOf(row: sql.RuleRow): TaxRule {
  const { id, kind, lane, origin, heading, base, bps, label, source } = row;
  const band =
    row.band_currency === null
      ? undefined
      : { currency: assetIn(row.band_currency), from: row.band_from ?? 0n, to: row.band_to ?? undefined };
  const flat =
    row.flat_currency === null
      ? undefined
      : { currency: assetIn(row.flat_currency), units: row.flat_units ?? 0n };
  return {
    id,
    kind,
    lane,
    origin,
    heading,
    base,
    bps,
    label,
    source,
    band,
    flat,
    sourceDate: row.source_day,
  };
}
