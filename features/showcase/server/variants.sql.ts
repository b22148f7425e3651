// Goods of one family, which the showcase shows as one row.
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ItemState } from './items.sql.ts';

export type VariantRow = RowOf<typeof readVariants>;

/** What a row that stands for several goods says of them. */
export const readVariants = sql.rows('showcase-variants')<{
  title: string;
  status: ItemState;
  available: bigint;
}>`
  select i.goods_id, coalesce(w.title, x.title, g.title) as title, i.price_units, g.cost_units, i.status,
    s.on_hand - s.reserved as available
  from showcase_item i join goods g on g.id = i.goods_id join stock s on s.goods_id = i.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = i.goods_id
  left join listing_text w on w.shop_id = :shopId and w.goods_id = i.goods_id and w.lang = :language
  where i.shop_id = :shopId and i.goods_id = any(:goodsIds::uuid[])`;
