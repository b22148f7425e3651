// What real orders say of suppliers, and what other shops take for goods.
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { acrossShops } from '#platform/db/scope.ts';

export type SupplierRecord = RowOf<typeof records>;

// The last parcels that left, or should have left: a supplier is judged by what it does these days. The newest of each state
// are looked up, because the index has their order only within a state.
const records = sql.rows('goods-supplier-records')<{ supplier_id: string }>`
  select s.supplier_id, count(*)::int as parcels,
    count(*) filter (where p.shipped_at <= p.ship_by)::int as on_time,
    count(*) filter (where exists (
      select from return_case c join return_line l on l.shop_id = c.shop_id and l.case_id = c.id
      where c.shop_id = p.shop_id and c.order_id = p.order_id and c.state = 'refunded'
        and c.fault = 'supplier'
        and l.supplier_id = s.supplier_id))::int as faulty
  from unnest(:supplierIds::uuid[]) as s (supplier_id)
  cross join lateral (
    select e.shop_id, e.order_id, e.shipped_at, e.ship_by from unnest('{shipped,delivered,returned}'::text[]) as k (state)
    cross join lateral (
      select shop_id, order_id, shipped_at, ship_by, created_at from parcel
      where supplier_id = s.supplier_id and state = k.state order by created_at desc limit 500
    ) e order by e.created_at desc limit 500
  ) p
  group by s.supplier_id`;

/** How suppliers did with their last 500 parcels of all shops. */
export function readSupplierRecords(tx: Tx, supplierIds: readonly string[]): Promise<SupplierRecord[]> {
  return acrossShops('figures', () => records(tx, { supplierIds }));
}

export type PriceBandRow = RowOf<typeof bands>;

// Five prices at least: fewer would tell what one shop takes.
const bands = sql.rows('goods-price-bands')<{ p25: bigint; p50: bigint; p75: bigint }>`select goods_id,
    percentile_disc(0.25) within group (order by price_units) as p25,
    percentile_disc(0.5) within group (order by price_units) as p50,
    percentile_disc(0.75) within group (order by price_units) as p75
  from showcase_item where goods_id = any(:goodsIds::uuid[]) and status = 'listed'
  group by goods_id having count(*) >= 5`;

/** A quarter, half and three quarters of all shops take this price or less. */
export function readBands(tx: Tx, goodsIds: readonly string[]): Promise<PriceBandRow[]> {
  return acrossShops('figures', () => bands(tx, { goodsIds }));
}

export type FamilyRow = RowOf<typeof readFamilies>;

// Options in the reader's language where they are as many as the goods have.
/** The goods of each family, at most `limit` of one. */
export const readFamilies = sql.rows('goods-families')<{
  family: string;
  title: string;
  available: bigint;
  options: readonly GoodsOption[];
}>`
  select f.family, m.* from unnest(:names::text[]) as f (family)
  cross join lateral (
    select g.id, g.code, coalesce(x.title, g.title) as title, g.picture, g.cost_units,
      s.on_hand - s.reserved as available,
      case when jsonb_array_length(x.options) = jsonb_array_length(g.options)
        then x.options else g.options end as options
    from goods g join stock s on s.goods_id = g.id
    left join goods_text x on x.lang = :language and x.goods_id = g.id
    where g.family = f.family and g.family <> '' order by g.code limit :limit
  ) m order by f.family, m.code`;
