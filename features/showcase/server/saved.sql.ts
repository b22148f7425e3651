// The list of goods that a shop saved for later.
import { sql } from '#platform/db/sql.ts';

/** Saves goods in the lowest place that nothing has; nothing where they are saved already, or are not in the warehouse. */
export const insertSaved = sql.run('saved-goods-insert')`
  insert into saved_goods (shop_id, goods_id, slot, saved_at)
  select :shopId::bigint, g.id, (
      select min(n.slot) from generate_series(1, :max::int) as n (slot)
      where not exists (select from saved_goods s where s.shop_id = :shopId and s.slot = n.slot)), :at::timestamptz
  from goods g where g.id = :goodsId and g.state = 'active'
  on conflict (shop_id, goods_id) do nothing`;

export const deleteSaved = sql.run('saved-goods-delete')`
  delete from saved_goods where shop_id = :shopId and goods_id = :goodsId`;

/** How many are saved, and whether these are among them. */
export const countSaved = sql.row('saved-goods-count')<{ count: number; has: boolean }>`
  select count(*)::int as count, coalesce(bool_or(goods_id = :goodsId), false) as has
  from saved_goods where shop_id = :shopId`;
