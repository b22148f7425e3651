// Codes for samples: one piece, one use, an end.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SampleRow = RowOf<typeof readGoods>;

/** Goods on sale in the shop, with what one piece costs. */
export const readGoods = sql.row('sample-goods')<{ title: string }>`
  select i.goods_id, coalesce(w.title, x.title, g.title) as title, i.price_units, g.cost_units, p.ship_fee_units
  from showcase_item i join goods g on g.id = i.goods_id and g.state = 'active' join supplier p on p.id = g.supplier_id
  left join goods_text x on x.lang = :language and x.goods_id = i.goods_id
  left join listing_text w on w.shop_id = :shopId and w.goods_id = i.goods_id and w.lang = :language
  where i.shop_id = :shopId and i.goods_id = :goodsId and i.status = 'listed'`;

/** How many samples wait for their order, and how many there were since. */
export const countSamples = sql.row('sample-count')<{ open: number; since: number }>`
  select count(*) filter (where state = 'active' and used = 0 and ends_at > :at)::int as open,
    count(*) filter (where created_at > :since and (used > 0 or (state = 'active' and ends_at > :at)))::int as since
  from discount_code where shop_id = :shopId and is_sample`;

export type OpenSample = RowOf<typeof findOpen>;

/** The sample of these goods that waits for its order. */
export const findOpen = sql.row('sample-open')`
  select id, code, units, ends_at from discount_code
  where shop_id = :shopId and is_sample and state = 'active' and used = 0 and ends_at > :at
    and goods_ids = array[:goodsId::uuid]
  order by created_at desc limit 1`;

export const insertSample = sql.has('sample-insert')`
  insert into discount_code (shop_id, id, code, kind, units, goods_ids, starts_at, ends_at, uses_max, created_at, is_sample)
  values (:shopId, :id, :code, 'amount', :units, array[:goodsId::uuid], :at, :endsAt, 1, :at, true)
  on conflict (shop_id, code) where state <> 'ended' do nothing returning id`;

/** Ends samples that took another amount off, and those whose time is over. */
export const endSamples = sql.run('sample-end')`
  update discount_code set state = 'ended', version = version + 1, ended_at = :at
  where shop_id = :shopId and is_sample and state = 'active'
    and (ends_at <= :at or (used = 0 and goods_ids = array[:goodsId::uuid] and units <> :units))`;
