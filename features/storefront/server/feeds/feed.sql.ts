// What shopping catalogues and search engines read of a shop: all it sells, a part at a time.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - options: In English, by whose names colours and sizes are known.
 * - said_options: In the language of the feed; null where there are none.
 */
export type FeedRow = RowOf<typeof listFeedPart>;

export const listFeedPart = sql.rows('feed-part')<{
  title: string;
  description: string;
  pictures: string[];
  type_name: string;
  available: bigint;
}>`
  select g.id, g.code, coalesce(w.title, x.title, g.title) as title,
    coalesce(w.plain, x.description, g.description) as description,
    listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures) as pictures, coalesce(y.name, t.name) as type_name, i.price_units,
    s.on_hand - s.reserved as available, g.brand, g.gtin, g.family, g.options, x.options as said_options,
    g.weight_grams
  from showcase_item i
  join goods g on g.id = i.goods_id
  join goods_type t on t.id = g.type_id
  join stock s on s.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  left join goods_type_text y on y.lang = :language and y.type_id = g.type_id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  left join listing_text w on w.shop_id = i.shop_id and w.goods_id = i.goods_id and w.lang = :language
  where i.shop_id = :shopId and i.status = 'listed' and i.goods_id > :after
    and (g.picture <> '' or m.pictures is not null)
    and (not :isEuOnly::boolean or (g.maker <> '' and g.eu_person <> ''))
  order by i.goods_id limit :limit`;

// Whether there are any left counts, not how many: a feed does not change with every sale.
const state = sql.row('feed-state')`select coalesce(md5(string_agg(
    concat_ws(' ', i.goods_id, g.version, i.price_units, s.on_hand > s.reserved, p.ship_fee_units, coalesce(m.version, 0)), ','
    order by i.goods_id)), '') as state
  from showcase_item i
  join goods g on g.id = i.goods_id
  join supplier p on p.id = g.supplier_id
  join stock s on s.goods_id = g.id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  where i.shop_id = :shopId and i.status = 'listed'`;

/** Changes whenever something changes that a feed tells of the shop's goods. */
export async function readFeedState(tx: Tx, shopId: bigint): Promise<string> {
  return (await state(tx, { shopId }))?.state ?? '';
}

export const listPlaces = sql.rows('sitemap-goods')<{ changed_at: Date }>`
  select g.id, greatest(g.updated_at, i.updated_at) as changed_at
  from showcase_item i join goods g on g.id = i.goods_id
  where i.shop_id = :shopId and i.status = 'listed' and i.goods_id > :after
  order by i.goods_id limit :limit`;

/** Open shops that sell something, in the order of their numbers. */
export const listShops = sql.rows('sitemap-shops')`select s.shop_id, s.handle from shop s
  where s.status = 'open' and s.shop_id > :after
    and exists (select from showcase_item i where i.shop_id = s.shop_id and i.status = 'listed')
  order by s.shop_id limit :limit`;
