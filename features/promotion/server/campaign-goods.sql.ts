// The goods of campaigns, as the shop sells them.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - is_sold: Among the goods of the showcase that are on sale, and not withdrawn from every shop.
 * - has_margin: Its price covers what it costs.
 * - available: Free pieces.
 */
export type SoldGoods = RowOf<typeof readSold>;

/** Whether a shop sells these goods now, and how many are there. */
export const readSold = sql.rows('campaign-goods-sold')<{ goods_id: string }>`
  select n.id as goods_id, coalesce(i.status = 'listed' and g.state = 'active', false) as is_sold,
    coalesce(i.price_units >= g.cost_units, false) as has_margin,
    coalesce(s.on_hand - s.reserved, 0)::bigint as available
  from unnest(:goodsIds::uuid[]) as n (id)
  left join showcase_item i on i.shop_id = :shopId and i.goods_id = n.id
  left join goods g on g.id = n.id left join stock s on s.goods_id = n.id`;

/** The same of the goods of campaigns. */
export const readCampaignGoods = sql.rows('campaign-goods-own')`
  select c.campaign_id, c.goods_id, coalesce(i.status = 'listed' and g.state = 'active', false) as is_sold,
    coalesce(i.price_units >= g.cost_units, false) as has_margin,
    coalesce(s.on_hand - s.reserved, 0)::bigint as available
  from campaign_goods c
  left join showcase_item i on i.shop_id = :shopId and i.goods_id = c.goods_id
  left join goods g on g.id = c.goods_id left join stock s on s.goods_id = c.goods_id
  where c.shop_id = :shopId and c.campaign_id = any(:campaignIds::uuid[])`;

export type TitledGoods = RowOf<typeof readTitled>;

export const readTitled = sql.rows('campaign-goods-titled')<{ title: string }>`
  select c.campaign_id, c.goods_id, coalesce(x.title, g.title) as title, g.picture
  from campaign_goods c join goods g on g.id = c.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = c.goods_id
  where c.shop_id = :shopId and c.campaign_id = any(:campaignIds::uuid[])
    order by c.campaign_id, title, c.goods_id`;

/** In English: what is told stands as it was told. */
export function readTitles(tx: Tx, shopId: bigint, campaignId: string): Promise<TitledGoods[]> {
  return readTitled(tx, { shopId, campaignIds: [campaignId], language: 'en' });
}
