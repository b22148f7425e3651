// What a shop has on sale, as buyers see it: told in their language, and in English what has no text in it.
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { takesOrders } from './ranking.sql.ts';

export type OnSale = {
  id: string;
  code: string;
  title: string;
  description: string;
  picture: string;
  type_id: string;
  type_name: string;
  price_units: bigint;
  /** What may be shown as the price before a reduction; null where nothing may. */
  compare_units: bigint | null;
  available: bigint;
  ship_fee_units: bigint;
  dispatch_days: number;
  days_p50: number;
  days_p90: number;
  country: string;
  maker: string;
  warnings: string;
};

export const saleColumns = `g.id, g.code, coalesce(w.title, x.title, g.title) as title,
  coalesce(w.plain, x.description, g.description) as description,
  case when m.pictures is null then g.picture
    else coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') end as picture, g.type_id,
  coalesce(y.name, t.name) as type_name, i.price_units, i.compare_units,
  s.on_hand - s.reserved as available, p.ship_fee_units, p.dispatch_days, p.days_p50, p.days_p90, p.country,
  g.maker, coalesce(x.warnings, g.warnings) as warnings`;

export const saleTables = `join goods g on g.id = i.goods_id
  join goods_type t on t.id = g.type_id
  join supplier p on p.id = g.supplier_id
  join stock s on s.goods_id = g.id
  left join goods_text x on x.lang = $2 and x.goods_id = g.id
  left join goods_type_text y on y.lang = $2 and y.type_id = g.type_id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  left join listing_text w on w.shop_id = i.shop_id and w.goods_id = i.goods_id and w.lang = $2`;

const list = statement<OnSale>(
  'sale-list',
  `select ${saleColumns} from showcase_item i ${saleTables} where i.shop_id = $1 and i.status = 'listed'
   order by i.place desc, i.goods_id desc limit $3 offset $4`,
);

type Part = { readonly limit: number; readonly offset: number };

/** All goods of a shop, as the merchant put them. */
export function listOnSale(
  tx: Tx,
  shopId: bigint,
  language: Language,
  { limit, offset }: Part,
): Promise<OnSale[]> {
  return tx.rows(list, [shopId, language, limit, offset]);
}

const some = statement<OnSale>(
  'sale-some',
  `select ${saleColumns} from showcase_item i ${saleTables}
   where i.shop_id = $1 and i.status = 'listed' and i.goods_id = any($3::uuid[])
   order by array_position($3::uuid[], i.goods_id)`,
);

/** These goods of a shop, in this order; those that it does not sell are left out. */
export function listSome(
  tx: Tx,
  shopId: bigint,
  language: Language,
  ids: readonly string[],
): Promise<OnSale[]> {
  return tx.rows(some, [shopId, language, ids]);
}

/** Of these goods those that the shop sells and that are in stock. */
export const listInStock = sql.rows('sale-in-stock')`
  select i.goods_id as id from showcase_item i
  join goods g on g.id = i.goods_id and g.state = 'active'
  join stock s on s.goods_id = i.goods_id and s.on_hand > s.reserved
  where i.shop_id = :shopId and i.status = 'listed' and i.goods_id = any(:ids::uuid[])`;

const categories = sql.rows('sale-categories')<{ name: string }>`
  select t.id, coalesce(y.name, t.name) as name, c.goods
  from (select g.type_id, count(*)::int as goods from showcase_item i join goods g on g.id = i.goods_id
    where i.shop_id = :shopId and i.status = 'listed' group by g.type_id) c
  join goods_type t on t.id = c.type_id
  left join goods_type_text y on y.lang = :language and y.type_id = t.id order by t.position, t.id`;

/** The types of which a shop has goods on sale, in their order. */
export function listSaleCategories(tx: Tx, shopId: bigint, language: Language) {
  return categories(tx, { shopId, language });
}

export type TypeRow = RowOf<typeof listTypeNames>;

/** All types in their order, named in a language. */
export const listTypeNames = sql.rows('sale-types')<{ name: string }>`
  select t.id, t.parent, coalesce(y.name, t.name) as name from goods_type t
  left join goods_type_text y on y.lang = :language and y.type_id = t.id order by t.position, t.id`;

export type Offer = OnSale & {
  handle: string;
  shop_name: string;
  shops: number;
  /** What this very shop's buyers gave, as its page of the goods says. */
  stars: number[] | null;
};

const stars = `array[v.star_1, v.star_2, v.star_3, v.star_4, v.star_5] as stars`;
const votes = `left join goods_rating v on v.shop_id = i.shop_id and v.goods_id = i.goods_id`;

// The least price first, of equal ones the shop that listed the goods first: `offer` of domain/goods/ranking.ts.
const offers = statement<Offer>(
  'explore-offers',
  `select ${saleColumns}, i.handle, i.shop_name, i.shops, ${stars}
   from (
     select distinct on (i.goods_id) i.goods_id, i.shop_id, i.price_units, i.compare_units, sh.handle, sh.name as shop_name,
       count(*) over (partition by i.goods_id)::int as shops
     from showcase_item i join shop sh on sh.shop_id = i.shop_id
     where i.goods_id = any($1::uuid[]) and i.status = 'listed' and sh.currency = $4 and ${takesOrders('$3', '$5')}
     order by i.goods_id, i.price_units, i.created_at, i.shop_id
   ) i ${saleTables} ${votes}
   order by array_position($1::uuid[], g.id)`,
);

type OfferInput = {
  readonly language: Language;
  readonly now: Date;
  readonly currency: string;
  /** The limit of unpaid money of unverified shops; null for none. */
  readonly stopUnits: bigint | null;
};

/** Of each of these goods the best offer of a shop that takes orders now, in this order; none, and they are left out. */
export function listOffers(
  tx: Tx,
  ids: readonly string[],
  { language, now, currency, stopUnits }: OfferInput,
): Promise<Offer[]> {
  return tx.rows(offers, [ids, language, now, currency, stopUnits]);
}

type SponsoredOffer = Offer & { shop_id: bigint; currency: string };

const sponsored = statement<SponsoredOffer>(
  'sponsored-offers',
  `select ${saleColumns}, i.shop_id, sh.currency, sh.handle, sh.name as shop_name, 1 as shops, ${stars}
   from unnest($1::bigint[], $3::uuid[]) as n (shop_id, goods_id)
   join showcase_item i on i.shop_id = n.shop_id and i.goods_id = n.goods_id and i.status = 'listed'
   join shop sh on sh.shop_id = i.shop_id
   ${saleTables} ${votes}`,
);

/** These goods of these shops, as far as they are on sale; in no order. */
export function listSponsored(
  tx: Tx,
  language: Language,
  goods: readonly { readonly shopId: bigint; readonly goodsId: string }[],
): Promise<SponsoredOffer[]> {
  const shops = goods.map(({ shopId }) => shopId);
  return tx.rows(sponsored, [shops, language, goods.map(({ goodsId }) => goodsId)]);
}
