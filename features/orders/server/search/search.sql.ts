// What a search means for a shop: the titles, codes and names that it finds, and the orders that have them where these
// are few. Different ones are looked for, each once, whatever number of orders has it.
import { limits } from '#domain/limits.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * What a search finds: few orders by their numbers, or many by what they have. `some` of the many are known by number, so
 * that they can be counted up to there.
 */
export type OrderSearch =
  | { readonly kind: 'few'; readonly numbers: readonly number[] }
  | {
      readonly kind: 'many';
      readonly some: readonly number[];
      readonly number: number | null;
      readonly titles: readonly string[];
      readonly codes: readonly string[];
      readonly names: readonly string[];
    };

export type SearchText = {
  /** The order with this number, or where the other texts match. */
  readonly number: number | null;
  /** A pattern for goods and for names as they are shown. */
  readonly text: string | null;
  /** A whole name, masked as it is shown. */
  readonly name: string | null;
};

const goods = sql.rows('order-search-goods')<{
  title: string;
  code: string;
  is_title: boolean;
  is_code: boolean;
}>`
  with recursive kind as (
    (select title, code from order_line where shop_id = :shopId order by title, code limit 1)
    union all
    select n.title, n.code from kind k cross join lateral (
      select l.title, l.code from order_line l
      where l.shop_id = :shopId and (l.title, l.code) > (k.title, k.code) order by l.title, l.code limit 1
    ) n
  )
  select title, code, title ilike :text as is_title, code ilike :text as is_code from kind
  where title ilike :text or code ilike :text`;

const names = sql.rows('order-search-names')<{ name: string }>`
  with recursive name as (
    (select shown_name from shop_order where shop_id = :shopId order by shown_name limit 1)
    union all
    select n.shown_name from name k cross join lateral (
      select o.shown_name from shop_order o
      where o.shop_id = :shopId and o.shown_name > k.shown_name order by o.shown_name limit 1
    ) n
  )
  select shown_name as name from name where shown_name ilike :text`;

/** Small letters as the database makes them. */
const lower = sql.row('order-search-name')<{ name: string }>`select lower(:name::text) as name`;

const numbers = sql.rows('order-search-numbers')<{ number: number }>`
  select number from (
    select o.number from shop_order o where o.shop_id = :shopId and o.number = :number?::int
    union all
    select o.number from unnest(:names::text[]) as k (name) cross join lateral (
      select o.number from shop_order o where o.shop_id = :shopId and o.shown_name = k.name
      order by o.number desc limit :limit
    ) o
    union all
    select l.number from unnest(:titles::text[], :codes::text[]) as k (title, code) cross join lateral (
      select l.number from order_line l where l.shop_id = :shopId and l.title = k.title and l.code = k.code
      order by l.number desc limit :limit
    ) l
  ) found limit :limit`;

const ofCode = sql.rows('order-search-code')`select o.number from shop_order o
  where o.shop_id = :shopId and o.code_id = :codeId and o.cancelled_at is null order by o.number desc limit :limit`;

/** The numbers of the newest orders in which a discount code counts: at most `limits.searchedOrdersMax`. */
export async function listNumbersOfCode(tx: Tx, shopId: bigint, codeId: string): Promise<number[]> {
  const rows = await ofCode(tx, { shopId, codeId, limit: limits.searchedOrdersMax });
  return rows.map(({ number }) => number);
}

/** Two letters side by side are in no name as it is shown. */
const isOfNoName = /[^%\s*]{2}/u;

/**
 * What a search finds in a shop; the order of a full number is found by it alone.
 *
 * @param fewMax Matches that are told apart; beyond them a search has many.
 */
export async function searchOrders(
  tx: Tx,
  shopId: bigint,
  asked: SearchText,
  fewMax: number = limits.searchedOrdersMax,
): Promise<OrderSearch> {
  const { number, text, name } = asked;
  if (text === null) return { kind: 'few', numbers: number === null ? [] : [number] };
  const [kinds, masked, own] = await Promise.all([
    goods(tx, { shopId, text }),
    isOfNoName.test(text) ? [] : names(tx, { shopId, text }),
    name === null ? undefined : lower(tx, { name }),
  ]);
  const named = [...masked, ...(own === undefined ? [] : [own])];
  const found = {
    number,
    names: [...new Set(named.map((row) => row.name))],
    titles: kinds.map(({ title }) => title),
    codes: kinds.map(({ code }) => code),
  };
  const rows = await numbers(tx, { shopId, ...found, limit: fewMax });
  const some = [...new Set(rows.map((row) => row.number))];
  if (rows.length < fewMax) return { kind: 'few', numbers: some };
  const titles = kinds.flatMap((kind) => (kind.is_title ? [kind.title] : []));
  const codes = kinds.flatMap((kind) => (kind.is_code ? [kind.code] : []));
  const known = some.slice(0, limits.ordersCountedMax);
  return { ...found, kind: 'many', some: known, titles: [...new Set(titles)], codes: [...new Set(codes)] };
}
