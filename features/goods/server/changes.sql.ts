// Goods of the warehouse in the order in which they changed.
import { sql } from '#platform/db/sql.ts';

/**
 * The next changes after a place, as far as nothing can come before them any more. Drafts and what is in review were never
 * shown to merchants. Where both moments of goods lie on the page they come twice.
 */
export const readGoodsChanges = sql.rows('goods-changes')<{ id: string; updated_at: Date }>`
  select s.id, s.at as updated_at from (
    (select g.id, g.updated_at as at from goods g
      where g.updated_at >= :at::timestamptz and (g.updated_at, g.id) > (:at::timestamptz, :id::uuid)
        and g.updated_at < :before
        and g.state not in ('draft', 'in_review')
      order by g.updated_at, g.id limit :limit)
    union
    (select t.goods_id as id, t.turned_at as at from stock t join goods g on g.id = t.goods_id
      where t.turned_at >= :at::timestamptz and (t.turned_at, t.goods_id) > (:at::timestamptz, :id::uuid)
        and t.turned_at < :before
        and t.turned_at > g.updated_at and g.state = 'active'
      order by t.turned_at, t.goods_id limit :limit)
  ) s
  order by s.at, s.id limit :limit`;

/** Those of the goods that shops can list, as they are now, in no order. */
export const readGoodsNow = sql.rows('goods-now')<{
  title: string;
  description: string;
  warnings: string;
  available: bigint;
}>`
  select g.id, g.code, coalesce(x.title, g.title) as title, coalesce(x.description, g.description)
    as description, coalesce(x.warnings, g.warnings) as warnings, g.type_id, g.supplier_id, g.cost_units,
    g.suggested_units, g.picture, g.pictures, g.brand, g.gtin, g.heading, g.origin, g.maker, g.version,
    s.on_hand - s.reserved as available
  from goods g join stock s on s.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  where g.id = any(:ids::uuid[]) and g.state = 'active'`;
