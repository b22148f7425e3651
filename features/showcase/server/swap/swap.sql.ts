// Rows of the showcase that take the place of others.
import { sql } from '#platform/db/sql.ts';

/** Goods as they can be listed now. */
export const readReplacement = sql.row('swap-goods')<{ available: bigint; is_chosen: boolean }>`
  select g.id, g.cost_units, g.suggested_units, s.on_hand - s.reserved as available,
    exists (select from showcase_item i where i.shop_id = :shopId and i.goods_id = g.id) as is_chosen
  from goods g join stock s on s.goods_id = g.id where g.id = :goodsId and g.state = 'active'`;

/** Puts goods where others are, which stay until they are deleted. */
export const insertAtPlace = sql.run('swap-insert')`
  insert into showcase_item (shop_id, goods_id, price_units, status, place, created_at, updated_at)
  select i.shop_id, :goodsId::uuid, :priceUnits::bigint, :state::text, i.place, :at::timestamptz, :at::timestamptz
  from showcase_item i where i.shop_id = :shopId and i.goods_id = :oldId`;
