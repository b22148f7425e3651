// What units of goods cost delivered, kept for the countries that merchants look at.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

// What `priceCart` prices one unit by, at the sale that its taxes are computed for.
const priceable = `g.id as goods_id, g.version, g.cost_units, greatest(g.suggested_units, g.cost_units) as price_units,
    g.supplier_id, p.ship_fee_units, p.days_p50, p.days_p90, p.dispatch_days, g.weight_grams, g.heading,
    case when g.origin = '' then p.country else g.origin end as origin, p.country as sent_from`;

// On sale, and without a row of this version of theirs and of this basis of the country.
const behind = `g.state = 'active' and (l.goods_id is null or l.goods_version <> g.version or l.basis <> :basis)`;

/** Goods on sale as they are priced now, at a suggested price that is at least the cost. */
export const readLandedGoods = sql.rows('landed-goods')<{ price_units: bigint; origin: string }>`
  select ${priceable} from goods g join supplier p on p.id = g.supplier_id
  where g.id = any(:goodsIds::uuid[]) and g.state = 'active'`;

export type LandedGoods = RowOf<typeof readLandedGoods>;

/** What all costs depend on besides goods and days: the version of the price tables, and the terms of the suppliers. */
export const readLandedTerms = sql.row('landed-terms')<{ version: string | null; terms: string }>`
  select (select t.version from price_tables t where t.n = 1) as version,
    md5(coalesce(string_agg(concat_ws(',', p.id, p.country, p.ship_fee_units, p.dispatch_days, p.days_p50, p.days_p90),
      ';' order by p.id), '')) as terms
  from supplier p`;

/** The suppliers of goods on sale. */
export const listLandedSuppliers = sql.rows('landed-suppliers')`
  select p.id as supplier_id from supplier p
  where exists (select from goods g where g.supplier_id = p.id and g.state = 'active') order by p.id`;

/** How far a country is computed; `is_behind` where goods changed since. Undefined for one that nobody asked for. */
export const readLandedCountry = sql.row('landed-country')<{ is_behind: boolean }>`
  select c.basis, c.is_complete, c.asked_on::text as asked_on, exists (select from goods g
      left join goods_landed l on l.country = c.country and l.goods_id = g.id
      where g.updated_at >= c.seen_until - interval '2 minutes' and ${behind}) as is_behind
  from landed_country c where c.country = :country`;

/** Notes that a country is asked for. The row is held until the transaction ends: a country is computed once at a time. */
export const holdLandedCountry = sql.row('landed-hold')<{ seen_until: Date }>`
  insert into landed_country as c (country, asked_on, basis, is_complete, seen_until)
  values (:country, :day::date, :basis, false, :now)
  on conflict (country) do update set asked_on = greatest(c.asked_on, coalesce(:askedOn?::date, c.asked_on)),
    basis = excluded.basis, is_complete = c.is_complete and c.basis = excluded.basis
  returning is_complete, seen_until`;

const listAllBehind = sql.rows('landed-behind')<{ price_units: bigint; origin: string }>`
  select ${priceable} from goods g join supplier p on p.id = g.supplier_id
  left join goods_landed l on l.country = :country and l.goods_id = g.id
  where ${behind} order by g.id limit :limit`;

const listChangedBehind = sql.rows('landed-behind-changed')<{ price_units: bigint; origin: string }>`
  select ${priceable} from goods g join supplier p on p.id = g.supplier_id
  left join goods_landed l on l.country = :country and l.goods_id = g.id
  where g.updated_at >= :since and ${behind} order by g.updated_at, g.id limit :limit`;

type Behind = { readonly country: string; readonly basis: string; readonly limit: number };

/** Goods whose row is missing or old: of all of them, or of those that changed since a moment. */
export function listGoodsBehind(tx: Tx, ask: Behind, since: Date | undefined): Promise<LandedGoods[]> {
  return since === undefined ? listAllBehind(tx, ask) : listChangedBehind(tx, { ...ask, since });
}

/** Says that all that changed before `until` has its rows. */
export const markLandedCountry = sql.run('landed-mark')`
  update landed_country set is_complete = true, seen_until = :until where country = :country`;

/** Writes rows of one country; null shipping, taxes and days are of goods that cannot be sent there. */
export const putLanded = sql.run('landed-put')`
  insert into goods_landed (country, goods_id, goods_version, basis, price_units, cost_units, shipping_units, tax_units,
    days_p50, days_p90)
  select :country::text, n.goods_id, n.goods_version, :basis::text, n.price_units, n.cost_units, n.shipping_units,
    n.tax_units, n.days_p50, n.days_p90
  from unnest(:goodsIds::uuid[], :versions::int[], :priceUnits::bigint[], :costUnits::bigint[], :shippingUnits::bigint[],
    :taxUnits::bigint[], :daysP50s::int[], :daysP90s::int[])
    as n (goods_id, goods_version, price_units, cost_units, shipping_units, tax_units, days_p50, days_p90)
  on conflict (country, goods_id) do update set goods_version = excluded.goods_version, basis = excluded.basis,
    price_units = excluded.price_units, cost_units = excluded.cost_units, shipping_units = excluded.shipping_units,
    tax_units = excluded.tax_units, days_p50 = excluded.days_p50, days_p90 = excluded.days_p90`;

/** Countries whose costs are kept, with the day that one was last asked for. */
export const listLandedCountries = sql.rows('landed-countries')`
  select country, asked_on::text as asked_on from landed_country order by country`;

const dropRows = sql.run('landed-drop-rows')`delete from goods_landed where country = :country`;
const dropCountry = sql.run('landed-drop-country')`delete from landed_country where country = :country`;

/** Forgets a country that nobody asks for any more. */
export async function dropLandedCountry(tx: Tx, country: string): Promise<void> {
  await dropRows(tx, { country });
  await dropCountry(tx, { country });
}
