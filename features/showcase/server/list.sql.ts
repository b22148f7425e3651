// The showcase as its owner sees it.
import { gtinForms } from '#domain/goods/gtin.ts';
import type { Language } from '#domain/text/language.ts';
import type { showcaseSorts } from '#features/showcase/contract.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';
import type { DelistReason, ItemState } from './items.sql.ts';

export type ShowcaseSort = (typeof showcaseSorts)[number];

export type ShowcaseFilter = {
  readonly id: string | undefined;
  readonly status: ItemState | undefined;
  readonly typeId: string | undefined;
  readonly q: string | undefined;
  /** In which titles are shown and looked for; English ones are found as well. */
  readonly language: Language;
};

export type ShowcaseRow = {
  goods_id: string;
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
  and ($5::uuid is null or i.goods_id = $5)`;

function filterValues(shopId: bigint, { id, status, typeId, q, language }: ShowcaseFilter) {
  const like = q === undefined || q === '' ? null : `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [shopId, status ?? null, typeId ?? null, like, id ?? null, language, gtinForms(q ?? '')];
}

// Clicks are visitors of each day who opened the page of the goods. Profit is as high as price and cost
// are apart, less the commission in basis points ($8).
const orders: Record<ShowcaseSort, string> = {
  shop: 'i.place desc, i.goods_id desc',
  new: 'i.created_at desc, i.goods_id desc',
  price: 'i.price_units, i.goods_id',
  orders: 'coalesce(best.orders_30d, 0) desc, i.created_at desc, i.goods_id desc',
  clicks: `(select count(*) from goods_event e where e.shop_id = $1 and e.goods_id = i.goods_id
    and e.kind = 'view' and e.at >= $9) desc, i.created_at desc, i.goods_id desc`,
  profit: '(i.price_units - g.cost_units - i.price_units * $8::int / 10000) desc, i.goods_id',
  stock: '(s.on_hand - s.reserved) desc, i.goods_id',
  title: 'lower(coalesce(w.title, x.title, g.title)), i.goods_id',
};

// Where the saved days begin and end; without any they are none. A moment is made of a day before it is looked for.
const savedDays = `saved_days as materialized (
       select ((($9::timestamptz at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC') as from_at,
         greatest((($9::timestamptz at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC',
           (select max(d.day) + 1 from goods_sold_day d where d.shop_id = $1)::timestamp at time zone 'UTC') as to_at,
         'infinity'::timestamptz as end_at
     ), counted as materialized (
       select l.goods_id, l.order_id from order_line l where l.shop_id = $1 and l.order_id = any(array(
         select o.id from shop_order o where o.shop_id = $1
           and o.paid_at >= $9 and o.paid_at < (select from_at from saved_days)
         union all
         select o.id from shop_order o where o.shop_id = $1
           and o.paid_at >= (select to_at from saved_days) and o.paid_at < (select end_at from saved_days)))
     )`;

/** Of each goods the orders that were paid since `$9`: of days that are saved, and those counted beside them. */
const soldGoods = (among: string) => `select l.goods_id, sum(l.orders)::int as orders_30d from (
         select l.goods_id, l.orders from goods_sold_day l
         where l.shop_id = $1 and l.day > ($9::timestamptz at time zone 'UTC')::date ${among}
         union all
         select l.goods_id, count(distinct l.order_id) from counted l where true ${among} group by l.goods_id
       ) l group by l.goods_id`;

// The page is cut first, so that orders are counted for its rows only, unless they are what it is sorted by.
function listStatement(sort: ShowcaseSort): Statement<ShowcaseRow> {
  const order = orders[sort];
  const best = sort === 'orders' ? `best as (${soldGoods('')}),` : '';
  const joined = sort === 'orders' ? 'left join best on best.goods_id = i.goods_id' : '';
  return statement(
    `showcase-list-by-${sort}`,
    `with ${savedDays}, ${best} page as (
       select i.goods_id, g.code, coalesce(w.title, x.title, g.title) as title,
         case when m.pictures is null then g.picture
           else coalesce((listing_pictures(m.pictures, m.own_pictures, g.picture, g.pictures))[1], '') end as picture,
         g.type_id, i.price_units,
         g.cost_units, g.suggested_units, p.ship_fee_units, i.status, i.delist_reason, i.version, s.on_hand - s.reserved as available,
         row_number() over (order by ${order}) as place
       from ${tables} ${joined} where ${matches} and $8::int is not null order by ${order} limit $10 offset $11
     ), sold as (
       ${soldGoods('and l.goods_id in (select goods_id from page)')}
     ), seen as (
       select e.goods_id, count(*)::int as clicks_30d from goods_event e
       where e.shop_id = $1 and e.kind = 'view' and e.at >= $9
         and e.goods_id in (select goods_id from page)
       group by e.goods_id
     )
     select page.goods_id, code, title, picture, type_id, price_units, cost_units, suggested_units,
       ship_fee_units, status, delist_reason, version, available, coalesce(sold.orders_30d, 0) as orders_30d,
       coalesce(seen.clicks_30d, 0) as clicks_30d,
       coalesce(r.star_1 + r.star_2 + r.star_3 + r.star_4 + r.star_5, 0) as comments,
       coalesce(r.star_1 + 2 * r.star_2 + 3 * r.star_3 + 4 * r.star_4 + 5 * r.star_5, 0) as stars
     from page left join sold on sold.goods_id = page.goods_id
     left join seen on seen.goods_id = page.goods_id
     left join goods_rating r on r.shop_id = $1 and r.goods_id = page.goods_id order by place`,
  );
}

const lists = {
  shop: listStatement('shop'),
  new: listStatement('new'),
  price: listStatement('price'),
  orders: listStatement('orders'),
  clicks: listStatement('clicks'),
  profit: listStatement('profit'),
  stock: listStatement('stock'),
  title: listStatement('title'),
} satisfies Record<ShowcaseSort, Statement<ShowcaseRow>>;

export type ShowcasePart = {
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
  return tx.rows(lists[part.sort], [
    ...filterValues(shopId, filter),
    commissionBps,
    ordersSince,
    limit,
    offset,
  ]);
}

const count = statement<{ count: number }>(
  'showcase-count',
  `select count(*)::int as count from ${tables} where ${matches}`,
);

export async function countShowcase(tx: Tx, shopId: bigint, filter: ShowcaseFilter): Promise<number> {
  return (await tx.row(count, filterValues(shopId, filter)))?.count ?? 0;
}
