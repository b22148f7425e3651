// Goods that a search or a filter leaves, in their order: of one shop, or of all of them.
import type { GoodsOrder } from '#features/search/contract.ts';
import { statement, type Parameter, type Statement, type Tx } from '#platform/db/database.ts';

/** What was searched for, as the index is asked (`features/goods/server/search/search.ts`). */
export type Asked = {
  readonly exact: string;
  readonly beginning: string;
  readonly title: string;
  readonly strict: string;
  readonly wide: string;
};

export type Filters = {
  /** Types, those below them among these; undefined for all. */
  readonly types: readonly string[] | undefined;
  readonly priceMin: bigint | undefined;
  readonly priceMax: bigint | undefined;
  readonly isInStock: boolean;
  /** Nine of ten parcels arrive within so many days. */
  readonly maxDays: number | undefined;
  readonly ratingMin: number | undefined;
  /** Suppliers that do not send to the buyer's country; undefined where none was named. */
  readonly notFrom: readonly string[] | undefined;
};

/** What was found: how many of each type, whatever type was chosen, and one page of it with the best match of all. */
export type Found = { counts: Record<string, number> | null; ids: string[]; best: number | null };

export type Part = { readonly order: GoodsOrder; readonly limit: number; readonly offset: number };

// How well the index meets what was typed: `rankingMatches` of domain/goods/ranking.ts, 5 for the best. Goods that are met
// better are among all that are met, so each step is one more look into the index and never one into the words.
const among = (place: string) =>
  `s.goods_id in (select m.goods_id from goods_search m where m.words @@ ${place}::text::tsquery)`;
export const match = `case when ${among('$1')} then 5 when ${among('$2')} then 4 when ${among('$3')} then 3
  when $4::text = $5::text or ${among('$4')} then 2 else 1 end as match`;

export const filters = `($7::bigint is null or f.price_units >= $7) and ($8::bigint is null or f.price_units <= $8)
  and (not $9::boolean or f.available) and ($10::int is null or f.days_p90 <= $10)
  and ($11::float8 is null or f.mean >= $11)
  and ($14::uuid[] is null or f.supplier_id <> all($14))`;

export const orders: Record<GoodsOrder, string> = {
  relevance: 'f.match desc, f.score desc, f.listed_at desc, f.goods_id',
  new: 'f.listed_at desc, f.goods_id',
  price_up: 'f.price_units, f.goods_id',
  price_down: 'f.price_units desc, f.goods_id',
  rating: 'f.rating desc, f.votes desc, f.goods_id',
  popular: 'f.pieces desc, f.score desc, f.goods_id',
};

const inTypes = '($6::text[] is null or f.type_id = any($6))';

// `ids` are one page in their order; they are read whole by another statement, which only has to read these.
export const answer = (order: string) => `select
  (select jsonb_object_agg(c.type_id, c.goods) from (
    select type_id, count(*) as goods from found group by type_id) c) as counts,
  (select max(f.match) from found f where ${inTypes}) as best,
  array(select f.goods_id from found f where ${inTypes} order by ${order} limit $12 offset $13) as ids`;

export const isMetBy = (row: string) => `${row}.words @@ $5::text::tsquery`;
export const isMet = isMetBy('s');

/** What is met, with how well, and passes the filters. */
export const found = (columns: string, from: string): string => `found as materialized (
    select f.* from (select ${columns} ${from}) f where ${filters}
  )`;

const rankColumns = `goods_id, type_id, supplier_id, score, price_units, available, days_p90, votes, rating, pieces, listed_at`;
const indexColumns = rankColumns
  .split(', ')
  .map((column) => `s.${column}`)
  .join(', ');
// A filter by rating keeps what is shown as that good: the mean. What sorts (`rating`) weighs the number of votes too.
const meanOfRank = `round((r.vote_sum / nullif(r.votes, 0))::numeric, 1)::float8`;
const meanInIndex = `case when $11::float8 is null then null
  else (select ${meanOfRank} from goods_rank r where r.goods_id = s.goods_id) end as mean`;

function exploreSearch(order: GoodsOrder): Statement<Found> {
  return statement(
    `explore-search-${order}`,
    `with ${found(`${indexColumns}, ${meanInIndex}, ${match}`, `from goods_search s where s.shops > 0 and ${isMet}`)}
     ${answer(orders[order])}`,
  );
}

const listed = `select r.goods_id, r.type_id, r.supplier_id, r.score, r.price_units, r.available > 0 as available, r.days_p90,
  r.votes, r.rating, ${meanOfRank} as mean, r.pieces, r.listed_at, 0 as match from goods_rank r where r.shops > 0`;
// What a list without a search was not asked: each value has the same place in all statements.
export const unasked =
  '$1::text is null and $2::text is null and $3::text is null and $4::text is null and $5::text is null';

function exploreList(order: GoodsOrder): Statement<Found> {
  return statement(
    `explore-list-${order}`,
    `select null::jsonb as counts, 0 as best, array(select f.goods_id from (${listed}) f
       where ${unasked} and ${filters} and ${inTypes} order by ${orders[order].replace('f.match desc, ', '')}
       limit $12 offset $13) as ids`,
  );
}

const counts = statement<{ counts: Record<string, number> | null }>(
  'explore-counts',
  `select jsonb_object_agg(c.type_id, c.goods) as counts from (
     select f.type_id, count(*) as goods from (${listed}) f
     where ${unasked} and $6::text[] is null and ${filters} and $12::int is null and $13::int is null
     group by f.type_id) c`,
);

export function each<T>(make: (order: GoodsOrder) => T): Record<GoodsOrder, T> {
  return {
    relevance: make('relevance'),
    new: make('new'),
    price_up: make('price_up'),
    price_down: make('price_down'),
    rating: make('rating'),
    popular: make('popular'),
  };
}

const explore = each((order) => ({ search: exploreSearch(order), list: exploreList(order) }));

export type What = { readonly asked: Asked | undefined; readonly filters: Filters; readonly part: Part };

export function valuesOf({ asked, filters: kept, part }: What): Parameter[] {
  return [
    asked?.exact ?? null,
    asked?.beginning ?? null,
    asked?.title ?? null,
    asked?.strict ?? null,
    asked?.wide ?? null,
    kept.types ?? null,
    kept.priceMin ?? null,
    kept.priceMax ?? null,
    kept.isInStock,
    kept.maxDays ?? null,
    kept.ratingMin ?? null,
    part.limit,
    part.offset,
    kept.notFrom ?? null,
  ];
}

export const nothing: Found = { counts: null, ids: [], best: null };

/** Goods of all shops that take orders, as the timer `house.rank` knew them a moment ago; a list has no counts. */
export async function findAcross(tx: Tx, what: What): Promise<Found> {
  const { search, list } = explore[what.part.order];
  return (await tx.row(what.asked === undefined ? list : search, valuesOf(what))) ?? nothing;
}

/** How many goods of each type all shops have that pass the filters, whatever type is chosen. */
export async function countAcross(tx: Tx, kept: Filters): Promise<Record<string, number>> {
  const values = valuesOf({ asked: undefined, filters: kept, part: { order: 'new', limit: 0, offset: 0 } });
  const row = await tx.row(counts, [
    ...values.slice(0, 5),
    null,
    ...values.slice(6, 11),
    null,
    null,
    kept.notFrom ?? null,
  ]);
  return row?.counts ?? {};
}
