// What shopping catalogues and search engines read of a shop: all it sells, a part at a time.
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type FeedRow = {
  id: string;
  code: string;
  title: string;
  description: string;
  picture: string;
  pictures: readonly string[];
  type_name: string;
  price_units: bigint;
  available: bigint;
  brand: string;
  gtin: string;
  family: string;
  /** In English, by whose names colours and sizes are known. */
  options: readonly GoodsOption[];
  /** In the language of the feed; null where there are none. */
  said_options: readonly GoodsOption[] | null;
  weight_grams: number;
};

const part = statement<FeedRow>(
  'feed-part',
  `select g.id, g.code, coalesce(x.title, g.title) as title, coalesce(x.description, g.description) as description,
     g.picture, g.pictures, coalesce(y.name, t.name) as type_name, i.price_units,
     s.on_hand - s.reserved as available, g.brand, g.gtin, g.family, g.options, x.options as said_options,
     g.weight_grams
   from showcase_item i
   join goods g on g.id = i.goods_id
   join goods_type t on t.id = g.type_id
   join stock s on s.goods_id = g.id
   left join goods_text x on x.lang = $2 and x.goods_id = g.id
   left join goods_type_text y on y.lang = $2 and y.type_id = g.type_id
   where i.shop_id = $1 and i.status = 'listed' and i.goods_id > $3 and g.picture <> ''
     and (not $4::boolean or (g.maker <> '' and g.eu_person <> ''))
   order by i.goods_id limit $5`,
);

export type FeedPart = {
  readonly language: Language;
  /** The last goods of the part before. */
  readonly after: string;
  /** Only goods whose safety facts are enough for the European Union. */
  readonly isEuOnly: boolean;
  readonly limit: number;
};

export function listFeedPart(
  tx: Tx,
  shopId: bigint,
  { language, after, isEuOnly, limit }: FeedPart,
): Promise<FeedRow[]> {
  return tx.rows(part, [shopId, language, after, isEuOnly, limit]);
}

// Whether there are any left counts, not how many: a feed does not change with every sale.
const state = statement<{ state: string }>(
  'feed-state',
  `select coalesce(md5(string_agg(
     concat_ws(' ', i.goods_id, g.version, i.price_units, s.on_hand > s.reserved, p.ship_fee_units), ','
     order by i.goods_id)), '') as state
   from showcase_item i
   join goods g on g.id = i.goods_id
   join supplier p on p.id = g.supplier_id
   join stock s on s.goods_id = g.id
   where i.shop_id = $1 and i.status = 'listed'`,
);

/** Changes whenever something changes that a feed tells of the shop's goods. */
export async function readFeedState(tx: Tx, shopId: bigint): Promise<string> {
  return (await tx.row(state, [shopId]))?.state ?? '';
}

export type PlaceRow = { id: string; changed_at: Date };

const places = statement<PlaceRow>(
  'sitemap-goods',
  `select g.id, greatest(g.updated_at, i.updated_at) as changed_at
   from showcase_item i join goods g on g.id = i.goods_id
   where i.shop_id = $1 and i.status = 'listed' and i.goods_id > $2
   order by i.goods_id limit $3`,
);

export function listPlaces(tx: Tx, shopId: bigint, after: string, limit: number): Promise<PlaceRow[]> {
  return tx.rows(places, [shopId, after, limit]);
}

const shops = statement<{ shop_id: bigint; handle: string }>(
  'sitemap-shops',
  `select s.shop_id, s.handle from shop s
   where s.status = 'open' and s.shop_id > $1
     and exists (select from showcase_item i where i.shop_id = s.shop_id and i.status = 'listed')
   order by s.shop_id limit $2`,
);

/** Open shops that sell something, in the order of their numbers. */
export function listShops(tx: Tx, after: bigint, limit: number) {
  return tx.rows(shops, [after, limit]);
}
