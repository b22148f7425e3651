// The showcase as its owner sees it.
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import { gtinForms } from '#domain/goods/gtin.ts';
import type { Language } from '#domain/text/language.ts';
import type { showcaseBys, showcaseSorts } from '#features/showcase/contract.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';
import type { DelistReason, ItemState } from './items.sql.ts';

export type ShowcaseSort = (typeof showcaseSorts)[number];

export type ShowcaseFilter = {
  readonly id: string | undefined;
  /** Only what is of one family with these goods; goods of no family are alone. */
  readonly familyOf: string | undefined;
  readonly status: ItemState | undefined;
  readonly typeId: string | undefined;
  readonly q: string | undefined;
  /** In which titles are shown and looked for; English ones are found as well. */
  readonly language: Language;
};

export type ShowcaseRow = {
  goods_id: string;
  /** The goods that the row stands for, in the order of the list: its own, and those of its family. */
  ids: string[];
  code: string;
  title: string;
  picture: string;
  type_id: string;
  price_units: bigint;
  cost_units: bigint;
  suggested_units: bigint;
  ship_fee_units: bigint;
  status: ItemState;
  delist_reason: DelistReason | null;
  version: number;
  available: bigint;
  /** In the reader's language where they are as many as the goods have. */
  options: readonly GoodsOption[];
  /** Of all that the row stands for. */
  orders_30d: number;
  clicks_30d: number;
  comments: number;
  /** The sum of their stars. */
  stars: number;
};

const tables = `showcase_item i
  join goods g on g.id = i.goods_id
  join stock s on s.goods_id = i.goods_id
  join supplier p on p.id = g.supplier_id
  left join goods_text x on x.lang = $6 and x.goods_id = i.goods_id
  left join listing m on m.shop_id = i.shop_id and m.goods_id = i.goods_id
  left join listing_text w on w.shop_id = i.shop_id and w.goods_id = i.goods_id and w.lang = $6`;

const matches = `i.shop_id = $1
  and ($2::text is null or i.status = $2)
  and ($3::text is null or g.type_id in (
    with recursive below as (
      select id from goods_type where id = $3
      union select c.id from goods_type c join below on c.parent = below.id)
    select id from below))
  and ($4::text is null or g.title ilike $4 or x.title ilike $4 or w.title ilike $4 or g.code ilike $4
    or (g.gtin <> '' and g.gtin = any($7::text[])))
  and ($5::uuid is null or i.goods_id = $5)
  and ($8::uuid is null or i.goods_id = $8
    or (g.family <> '' and g.family = (select f.family from goods f where f.id = $8)))`;

function filterValues(shopId: bigint, { id, familyOf, status, typeId, q, language }: ShowcaseFilter) {
  const like = q === undefined || q === '' ? null : `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    shopId,
    status ?? null,
    typeId ?? null,
    like,
    id ?? null,
    language,
    gtinForms(q ?? ''),
    familyOf ?? null,
  ];
}

// Clicks are visitors of each day who opened the page of the goods. Profit is as high as price and cost
// are apart, less the commission in basis points ($9).
const orders: Record<ShowcaseSort, string> = {
  shop: 'i.place desc, i.goods_id desc',
  new: 'i.created_at desc, i.goods_id desc',
  price: 'i.price_units, i.goods_id',
  orders: 'coalesce(best.orders_30d, 0) desc, i.created_at desc, i.goods_id desc',
  clicks: `(select count(*) from goods_event e where e.shop_id = $1 and e.goods_id = i.goods_id
    and e.kind = 'view' and e.at >= $10) desc, i.created_at desc, i.goods_id desc`,
  profit: '(i.price_units - g.cost_units - i.price_units * $9::int / 10000) desc, i.goods_id',
  stock: '(s.on_hand - s.reserved) desc, i.goods_id',
  title: 'lower(coalesce(w.title, x.title, g.title)), i.goods_id',
};

// Where the saved days begin and end; without any they are none. A moment is made of a day before it is looked for.
const savedDays = `saved_days as materialized (
       select ((($10::timestamptz at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC') as from_at,
         greatest((($10::timestamptz at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC',
           (select max(d.day) + 1 from goods_sold_day d where d.shop_id = $1)::timestamp at time zone 'UTC') as to_at,
         'infinity'::timestamptz as end_at
     ), counted as materialized (
       select l.goods_id, l.order_id from order_line l where l.shop_id = $1 and l.order_id = any(array(
         select o.id from shop_order o where o.shop_id = $1
           and o.paid_at >= $10 and o.paid_at < (select from_at from saved_days)
         union all
         select o.id from shop_order o where o.shop_id = $1
           and o.paid_at >= (select to_at from saved_days) and o.paid_at < (select end_at from saved_days)))
     )`;

/** Of each goods the orders that were paid since `$10`: of days that are saved, and those counted beside them. */
const soldGoods = (among: string) => `select l.goods_id, sum(l.orders)::int as orders_30d from (
         select l.goods_id, l.orders from goods_sold_day l
         where l.shop_id = $1 and l.day > ($10::timestamptz at time zone 'UTC')::date ${among}
         union all
         select l.goods_id, count(distinct l.order_id) from counted l where true ${among} group by l.goods_id
       ) l group by l.goods_id`;

/** What a row stands for: goods, or all goods of one family that match. */
export type ShowcaseBy = (typeof showcaseBys)[number];

/** The rows of the page in their order, with the goods that each stands for. */
function chosenRows(sort: ShowcaseSort, by: ShowcaseBy): string {
  const order = orders[sort];
  const from = `${tables} ${sort === 'orders' ? 'left join best on best.goods_id = i.goods_id' : ''}
       where ${matches} and $9::int is not null`;
  if (by === 'goods')
    return `chosen as (
       select i.goods_id, array[i.goods_id] as ids, row_number() over (order by ${order}) as place
       from ${from} order by ${order} limit $11 offset $12
     )`;
  // A product stands where the first of its goods stands.
  return `matching as (
       select i.goods_id, coalesce(nullif(g.family, ''), i.goods_id::text) as product,
         row_number() over (order by ${order}) as place
       from ${from}
     ), chosen as (
       select (array_agg(goods_id order by place))[1] as goods_id, array_agg(goods_id order by place) as ids,
         min(place) as place
       from matching group by product order by min(place) limit $11 offset $12
     )`;
}

// The page is cut first, so that orders are counted for its rows only, unless they are what it is sorted by.
function listStatement(sort: ShowcaseSort, by: ShowcaseBy): Statement<ShowcaseRow> {
  const best = sort === 'orders' ? `best as (${soldGoods('')}),` : '';
  return statement(
    `showcase-list-${by}-by-${sort}`,
    `with ${savedDays}, ${best} ${chosenRows(sort, by)}, page as (
       select i.goods_id, chosen.ids, g.code, coalesce(w.title, x.title, g.title) as title,
         case when m.pictures is null then g.picture
           else coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') end as picture,
         g.type_id, i.price_units,
         g.cost_units, g.suggested_units, p.ship_fee_units, i.status, i.delist_reason, i.version, s.on_hand - s.reserved as available,
         case when jsonb_array_length(x.options) = jsonb_array_length(g.options) then x.options else g.options end as options,
         chosen.place
       from ${tables} join chosen on chosen.goods_id = i.goods_id where i.shop_id = $1
     ), sold as (
       ${soldGoods('and l.goods_id in (select unnest(ids) from chosen)')}
     ), seen as (
       select e.goods_id, count(*)::int as clicks_30d from goods_event e
       where e.shop_id = $1 and e.kind = 'view' and e.at >= $10
         and e.goods_id in (select goods_id from page)
       group by e.goods_id
     )
     select page.goods_id, page.ids::text[] as ids, code, title, picture, type_id, price_units, cost_units, suggested_units,
       ship_fee_units, status, delist_reason, version, available, options,
       coalesce((select sum(sold.orders_30d) from sold where sold.goods_id = any(page.ids)), 0)::int as orders_30d,
       coalesce(seen.clicks_30d, 0) as clicks_30d,
       coalesce(r.star_1 + r.star_2 + r.star_3 + r.star_4 + r.star_5, 0) as comments,
       coalesce(r.star_1 + 2 * r.star_2 + 3 * r.star_3 + 4 * r.star_4 + 5 * r.star_5, 0) as stars
     from page left join seen on seen.goods_id = page.goods_id
     left join goods_rating r on r.shop_id = $1 and r.goods_id = page.goods_id order by place`,
  );
}

function listStatements(by: ShowcaseBy): Record<ShowcaseSort, Statement<ShowcaseRow>> {
  return {
    shop: listStatement('shop', by),
    new: listStatement('new', by),
    price: listStatement('price', by),
    orders: listStatement('orders', by),
    clicks: listStatement('clicks', by),
    profit: listStatement('profit', by),
    stock: listStatement('stock', by),
    title: listStatement('title', by),
  };
}

const lists = { goods: listStatements('goods'), product: listStatements('product') };

export type ShowcasePart = {
  readonly by: ShowcaseBy;
  readonly sort: ShowcaseSort;
  readonly commissionBps: number;
  readonly ordersSince: Date;
  readonly limit: number;
  readonly offset: number;
};

export function listShowcaseRows(
  tx: Tx,
  shopId: bigint,
  filter: ShowcaseFilter,
  part: ShowcasePart,
): Promise<ShowcaseRow[]> {
  const { commissionBps, ordersSince, limit, offset } = part;
  return tx.rows(lists[part.by][part.sort], [
    ...filterValues(shopId, filter),
    commissionBps,
    ordersSince,
    limit,
    offset,
  ]);
}

const counts = {
  goods: countStatement('goods', '*'),
  product: countStatement('product', "distinct coalesce(nullif(g.family, ''), i.goods_id::text)"),
};

function countStatement(by: ShowcaseBy, what: string): Statement<{ count: number }> {
  return statement(
    `showcase-count-${by}`,
    `select count(${what})::int as count from ${tables} where ${matches}`,
  );
}

/** How many rows there are. */
export async function countShowcase(
  tx: Tx,
  shopId: bigint,
  { filter, by }: { readonly filter: ShowcaseFilter; readonly by: ShowcaseBy },
): Promise<number> {
  return (await tx.row(counts[by], filterValues(shopId, filter)))?.count ?? 0;
}
