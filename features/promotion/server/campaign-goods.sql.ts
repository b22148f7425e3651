// The goods of campaigns, as the shop sells them.
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type SoldGoods = {
  goods_id: string;
  /** Among the goods of the showcase that are on sale, and not withdrawn from every shop. */
  is_sold: boolean;
  /** Its price covers what it costs. */
  has_margin: boolean;
  /** Free pieces. */
  available: bigint;
};

const sold = statement<SoldGoods>(
  'campaign-goods-sold',
  `select n.id as goods_id, coalesce(i.status = 'listed' and g.state = 'active', false) as is_sold,
     coalesce(i.price_units >= g.cost_units, false) as has_margin,
     coalesce(s.on_hand - s.reserved, 0)::bigint as available
   from unnest($2::uuid[]) as n (id)
   left join showcase_item i on i.shop_id = $1 and i.goods_id = n.id
   left join goods g on g.id = n.id left join stock s on s.goods_id = n.id`,
);

/** Whether a shop sells these goods now, and how many are there. */
export function readSold(tx: Tx, shopId: bigint, goodsIds: readonly string[]): Promise<SoldGoods[]> {
  return tx.rows(sold, [shopId, goodsIds]);
}

const own = statement<SoldGoods & { campaign_id: string }>(
  'campaign-goods-own',
  `select c.campaign_id, c.goods_id, coalesce(i.status = 'listed' and g.state = 'active', false) as is_sold,
     coalesce(i.price_units >= g.cost_units, false) as has_margin,
     coalesce(s.on_hand - s.reserved, 0)::bigint as available
   from campaign_goods c
   left join showcase_item i on i.shop_id = $1 and i.goods_id = c.goods_id
   left join goods g on g.id = c.goods_id left join stock s on s.goods_id = c.goods_id
   where c.shop_id = $1 and c.campaign_id = any($2::uuid[])`,
);

/** The same of the goods of campaigns. */
export function readCampaignGoods(tx: Tx, shopId: bigint, campaignIds: readonly string[]) {
  return tx.rows(own, [shopId, campaignIds]);
}

export type TitledGoods = { campaign_id: string; goods_id: string; title: string; picture: string };

const titled = statement<TitledGoods>(
  'campaign-goods-titled',
  `select c.campaign_id, c.goods_id, coalesce(x.title, g.title) as title, g.picture
   from campaign_goods c join goods g on g.id = c.goods_id
   left join goods_text x on x.lang = $3 and x.goods_id = c.goods_id
   where c.shop_id = $1 and c.campaign_id = any($2::uuid[]) order by c.campaign_id, title, c.goods_id`,
);

export function readTitled(tx: Tx, shopId: bigint, campaignIds: readonly string[], language: Language) {
  return tx.rows(titled, [shopId, campaignIds, language]);
}

/** In English: what is told stands as it was told. */
export function readTitles(tx: Tx, shopId: bigint, campaignId: string): Promise<TitledGoods[]> {
  return readTitled(tx, shopId, [campaignId], 'en');
}
