// Goods of one shop that a search or a filter leaves.
import { limits } from '#domain/limits.ts';
import { ratingPrior } from '#domain/goods/rating.ts';
import { goodsOrders, type GoodsOrder } from '#features/search/contract.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import {
  answer,
  filters,
  found,
  isMet,
  isMetBy,
  match,
  nothing,
  orders,
  unasked,
  valuesOf,
  type Found,
  type What,
} from './search.sql.ts';

// In one shop the price is its own, so is the rating, with what `ratingPrior` adds where it sorts; what is there and
// the rating are read for those only that are asked by it.
const stars = 'v.star_1 + v.star_2 + v.star_3 + v.star_4 + v.star_5';
const ofShop = (needsRating: boolean) => {
  const votes = needsRating
    ? `coalesce((select ${stars} from goods_rating v where v.shop_id = $15 and v.goods_id = i.goods_id), 0)`
    : '0';
  const rating = needsRating
    ? `coalesce((select (v.star_1 + 2 * v.star_2 + 3 * v.star_3 + 4 * v.star_4 + 5 * v.star_5 + ${ratingPrior.sum})
        ::float8 / (${stars} + ${ratingPrior.count}) from goods_rating v
        where v.shop_id = $15 and v.goods_id = i.goods_id), 0)`
    : '0';
  const mean = needsRating
    ? `(select round((v.star_1 + 2 * v.star_2 + 3 * v.star_3 + 4 * v.star_4 + 5 * v.star_5)::numeric
        / nullif(${stars}, 0), 1)::float8 from goods_rating v
        where v.shop_id = $15 and v.goods_id = i.goods_id)`
    : 'null::float8';
  return `i.price_units, ${votes} as votes, ${rating} as rating, ${mean} as mean, i.created_at as listed_at, i.place,
    case when $9::boolean then (select t.on_hand > t.reserved from stock t where t.goods_id = i.goods_id) else true end
      as available`;
};

const shopIndexColumns = 's.goods_id, s.type_id, s.supplier_id, s.score, s.days_p90, s.pieces';
// Goods that were listed a moment ago have no rank yet.
const shopRankColumns = `i.goods_id, coalesce(r.type_id, (select g.type_id from goods g where g.id = i.goods_id)) as type_id,
  r.supplier_id, coalesce(r.score, 0) as score, coalesce(r.days_p90, 0) as days_p90, coalesce(r.pieces, 0) as pieces`;

// What a shop says of its goods itself is found in it as well; the index of all shops knows nothing of it.
const fromIndex = `from goods_search s
  join showcase_item i on i.shop_id = $15 and i.goods_id = s.goods_id and i.status = 'listed'
  where (${isMet} or s.goods_id = any (array(
    select m.goods_id from listing m where m.shop_id = $15 and m.words @@ $5::text::tsquery)))`;
// Of a shop with few goods each is looked at: that is less than what the index finds in all shops. The database would not
// choose so by itself, because one plan serves shops of every size.
const fromFew = `from showcase_item i
  cross join lateral (select g.* from (
      select s.goods_id, s.type_id, s.supplier_id, s.score, s.days_p90, s.pieces,
        s.words || coalesce((select m.words from listing m where m.shop_id = $15 and m.goods_id = s.goods_id), '') as words
      from goods_search s where s.goods_id = i.goods_id offset 0) g
    where ${isMetBy('g')} offset 0) s
  where i.shop_id = $15 and i.status = 'listed'`;
const is = (place: string) => `s.words @@ ${place}::text::tsquery`;
const matchOfFew = `case when ${is('$1')} then 5 when ${is('$2')} then 4 when ${is('$3')} then 3
  when $4::text = $5::text or ${is('$4')} then 2 else 1 end as match`;

type Kind = { readonly needsRating: boolean; readonly isFew: boolean };

const nameOf = (order: GoodsOrder, { needsRating, isFew }: Kind) =>
  `${order}${needsRating ? '-rated' : ''}${isFew ? '-few' : ''}`;

function shopSearch(order: GoodsOrder, kind: Kind): Statement<Found> {
  const columns = `${shopIndexColumns}, ${ofShop(kind.needsRating)}, ${kind.isFew ? matchOfFew : match}`;
  return statement(
    `sale-search-${nameOf(order, kind)}`,
    `with ${found(columns, kind.isFew ? fromFew : fromIndex)} ${answer(orders[order])}`,
  );
}

function shopList(order: GoodsOrder, kind: Kind): Statement<Found> {
  // Where nothing was searched for, the goods stand as the merchant put them.
  const sorted = order === 'relevance' ? 'f.place desc, f.goods_id desc' : orders[order];
  return statement(
    `sale-list-${nameOf(order, kind)}`,
    `with found as materialized (
       select f.* from (
         select ${shopRankColumns}, 0 as match, ${ofShop(kind.needsRating)} from showcase_item i
         left join goods_rank r on r.goods_id = i.goods_id where i.shop_id = $15 and i.status = 'listed'
       ) f where ${unasked} and ${filters}
     ) ${answer(sorted)}`,
  );
}

/** Each order in its four kinds; a list looks at all goods of the shop, so it has two. */
const statements = new Map(
  goodsOrders.flatMap((order) =>
    [true, false].flatMap((needsRating) => {
      const list = shopList(order, { needsRating, isFew: false });
      const searches = [true, false].map((isFew) => shopSearch(order, { needsRating, isFew }));
      return [list, ...searches].map((one) => [one.name, one] as const);
    }),
  ),
);

const size = sql.row('sale-size')`select count(*)::int as goods from (
    select from showcase_item where shop_id = :shopId and status = 'listed' limit :limit) few`;

/** Goods on sale in one shop. */
export async function findInShop(tx: Tx, shopId: bigint, what: What): Promise<Found> {
  const { asked, part } = what;
  const needsRating = what.filters.ratingMin !== undefined || part.order === 'rating';
  const isFew = asked !== undefined && (await hasFew(tx, shopId));
  const name = nameOf(part.order, { needsRating, isFew });
  const chosen = statements.get(`sale-${asked === undefined ? 'list' : 'search'}-${name}`);
  if (chosen === undefined) throw new Error(`no statement finds goods by ${name}`);
  return (await tx.row(chosen, [...valuesOf(what), shopId])) ?? nothing;
}

async function hasFew(tx: Tx, shopId: bigint): Promise<boolean> {
  const { searchFewGoods } = limits;
  return ((await size(tx, { shopId, limit: searchFewGoods + 1 }))?.goods ?? 0) <= searchFewGoods;
}
