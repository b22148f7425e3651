// Goods of a showcase in the order in which they changed.
import { sql } from '#platform/db/sql.ts';
import type { DelistReason, ItemState } from './items.sql.ts';

/**
 * The next changes after a place, as far as nothing can come before them any more: of the shop's own rows, of goods that
 * it removed, and of its goods in the warehouse. A change of the warehouse that is older than the shop's own row is told
 * with that row.
 */
export const readItemChanges = sql.rows('showcase-item-changes')<{ id: string; updated_at: Date }>`
  select s.id, s.at as updated_at from (
    (select i.goods_id as id, i.updated_at as at from showcase_item i
      where i.shop_id = :shopId and (i.updated_at, i.goods_id) > (:at::timestamptz, :id::uuid)
        and i.updated_at < :before
      order by i.updated_at, i.goods_id limit :limit)
    union
    (select r.goods_id as id, r.removed_at as at from showcase_removal r
      where r.shop_id = :shopId and (r.removed_at, r.goods_id) > (:at::timestamptz, :id::uuid)
        and r.removed_at < :before
        and not exists (select from showcase_item i where i.shop_id = :shopId and i.goods_id = r.goods_id)
      order by r.removed_at, r.goods_id limit :limit)
    union
    (select i.goods_id as id, g.updated_at as at from showcase_item i join goods g on g.id = i.goods_id
      where i.shop_id = :shopId and (g.updated_at, g.id) > (:at::timestamptz, :id::uuid)
        and g.updated_at < :before and g.updated_at > i.updated_at
      order by g.updated_at, i.goods_id limit :limit)
    union
    (select i.goods_id as id, t.turned_at as at from showcase_item i join stock t on t.goods_id = i.goods_id
      where i.shop_id = :shopId and (t.turned_at, t.goods_id) > (:at::timestamptz, :id::uuid)
        and t.turned_at < :before and t.turned_at > i.updated_at
      order by t.turned_at, i.goods_id limit :limit)
  ) s
  order by s.at, s.id limit :limit`;

/** The shop's rows of these goods as they are now, in no order. */
export const readItemsNow = sql.rows('showcase-items-now')<{
  title: string;
  picture: string;
  status: ItemState;
  delist_reason: DelistReason | null;
  available: bigint;
}>`
  select i.goods_id, g.code, coalesce(w.title, x.title, g.title) as title,
    case when m.pictures is null then g.picture
      else coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') end as picture,
    g.type_id, i.price_units,
    g.cost_units, g.suggested_units, i.status, i.delist_reason, i.version, s.on_hand - s.reserved as available
  from showcase_item i join goods g on g.id = i.goods_id join stock s on s.goods_id = i.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = i.goods_id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  left join listing_text w on w.shop_id = i.shop_id and w.goods_id = i.goods_id and w.lang = :language
  where i.shop_id = :shopId and i.goods_id = any(:ids::uuid[])`;
