// One goods on sale with all that is known of it, and its family as this shop sells it.
import type { QuantityKind } from '#domain/discounts/quantity-price.ts';
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { OnSale } from './catalogue.sql.ts';

export type GoodsFacts = OnSale & {
  pictures: readonly string[];
  /** The shop's own description in markup; null where the supplier's is shown. */
  markup: string | null;
  family: string;
  english: readonly GoodsOption[];
  options: readonly GoodsOption[];
  brand: string;
  gtin: string;
  origin: string;
  eu_person: string;
  weight_grams: number;
  warnings_lang: string;
  quantity_kind: QuantityKind | null;
  quantity_from: number[] | null;
  quantity_units: bigint[] | null;
  sale_ends_at: Date | null;
  video: string | null;
  video_width: number | null;
  video_height: number | null;
  video_captions: string | null;
};

// Options in the reader's language where they are as many as the goods have.
const options = `case when jsonb_array_length(x.options) = jsonb_array_length(g.options)
  then x.options else g.options end as options`;

const listed = `g.id, g.code, coalesce(w.title, x.title, g.title) as title,
  coalesce(w.plain, x.description, g.description) as description,
  case when m.pictures is null then g.picture
    else coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') end as picture, g.type_id,
  coalesce(y.name, t.name) as type_name, i.price_units, i.compare_units, s.on_hand - s.reserved as available,
  p.ship_fee_units, p.dispatch_days, p.days_p50, p.days_p90, p.country, g.maker,
  coalesce(x.warnings, g.warnings) as warnings`;

const onSale = `from showcase_item i
  join goods g on g.id = i.goods_id
  join goods_type t on t.id = g.type_id
  join supplier p on p.id = g.supplier_id
  join stock s on s.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  left join goods_type_text y on y.lang = :language and y.type_id = g.type_id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  left join listing_text w on w.shop_id = i.shop_id and w.goods_id = i.goods_id and w.lang = :language
  where i.shop_id = :shopId and i.status = 'listed'`;

export const findGoods = sql.row('sale-goods-page', 'generic')<{
  title: string;
  picture: string;
  pictures: string[];
  warnings: string;
  warnings_lang: string;
  description: string;
  type_name: string;
  available: bigint;
  english: readonly GoodsOption[];
  options: readonly GoodsOption[];
  quantity_kind: QuantityKind | null;
  quantity_from: number[] | null;
  quantity_units: bigint[] | null;
  sale_ends_at: Date | null;
  video: string | null;
  video_width: number | null;
  video_height: number | null;
  video_captions: string | null;
}>`
  select ${listed}, (listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[2:] as pictures,
    w.description as markup, m.video, m.video_width, m.video_height, m.video_captions, g.family, g.options as english, ${options}, g.brand, g.gtin, g.origin, g.eu_person, g.weight_grams,
    coalesce(case when x.warnings is not null then x.lang end, 'en') as warnings_lang, i.quantity_kind, i.quantity_from,
    i.quantity_units, (select e.ends_at from sale e where e.shop_id = :shopId and e.id = i.sale_id) as sale_ends_at
  ${onSale} and g.id = :goodsId`;

/** The goods of a family that the shop sells, at most so many. */
export const listFamily = sql.rows('sale-family', 'generic')<{
  available: bigint;
  english: readonly GoodsOption[];
  options: readonly GoodsOption[];
}>`
  select g.id, s.on_hand - s.reserved as available, g.picture, g.options as english, ${options}
  from goods g
  join showcase_item i on i.shop_id = :shopId and i.goods_id = g.id and i.status = 'listed'
  join stock s on s.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  where g.family = :family and g.family <> '' order by g.code limit :limit`;

// Looked for among the latest of the type only, and dressed after four are left: a shop may have thousands of it.
const similar = sql.rows('sale-similar', 'generic')<{
  title: string;
  picture: string;
  warnings: string;
  description: string;
  type_name: string;
  available: bigint;
}>`
  with latest as materialized (
    select i.goods_id, i.place, s.on_hand > s.reserved as is_there,
      case g.family when '' then g.id::text else g.family end as family
    from showcase_item i join goods g on g.id = i.goods_id join stock s on s.goods_id = g.id
    where i.shop_id = :shopId and i.status = 'listed' and g.type_id = :typeId and g.id <> :id
      and (g.family = '' or g.family <> :family)
    order by i.place desc, i.goods_id desc limit 64
  ), one_each as (
    select distinct on (family) goods_id, place, is_there from latest order by family, place desc
  ), chosen as (
    select * from one_each order by is_there desc, place desc limit :limit
  )
  select ${listed} ${onSale} and i.goods_id in (select goods_id from chosen)
  order by (s.on_hand > s.reserved) desc, i.place desc`;

type Like = {
  readonly language: Language;
  readonly goods: Pick<GoodsFacts, 'id' | 'type_id' | 'family'>;
  readonly limit: number;
};

/** Goods of the same type, one of each family, those that can be bought first. */
export function listSimilar(tx: Tx, shopId: bigint, { language, goods, limit }: Like): Promise<OnSale[]> {
  return similar(tx, { shopId, language, typeId: goods.type_id, id: goods.id, family: goods.family, limit });
}
