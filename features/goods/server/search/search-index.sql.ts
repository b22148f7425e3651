// The index of goods: written beside the goods, in the same transaction.
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type IndexedText = RowOf<typeof readIndexed>;

/** What goods say in every language in which they say something. */
export const readIndexed = sql.rows('search-read-texts')<{
  lang: Language;
  options: { value: string }[] | null;
}>`
  select g.id as goods_id, x.lang, g.code, g.brand, g.gtin, g.type_id, x.title, x.description, x.options
  from goods g
  cross join lateral (
    select 'en' as lang, g.title, g.description, g.options
    union all select t.lang, t.title, t.description, t.options from goods_text t
      where t.goods_id = g.id and t.lang = any(:others::text[])
  ) x
  where g.id = any(:goodsIds::uuid[]) order by g.id, x.lang`;

// Rows that say the same are left alone: the index of words is the costly part of a write.
const put = sql.run('search-put')`insert into goods_search (goods_id, words)
  select n.goods_id, n.words::tsvector from unnest(:goodsIds::uuid[], :words::text[]) as n (goods_id, words)
  order by n.goods_id
  on conflict (goods_id) do update set words = excluded.words where goods_search.words <> excluded.words`;

export type IndexRow = { readonly goodsId: string; readonly words: string };

/** Has the index say exactly this of these goods. */
export async function putIndexed(tx: Tx, rows: readonly IndexRow[]): Promise<void> {
  await put(tx, { goodsIds: rows.map(({ goodsId }) => goodsId), words: rows.map(({ words }) => words) });
}

const learn = sql.run('search-learn')`insert into search_word (lang, word, keys)
  select n.lang, n.word, string_to_array(n.keys, '|')
  from unnest(:langs::text[], :words::text[], :words3::text[]) as n (lang, word, keys)
  order by n.lang, n.word
  on conflict (lang, word) do nothing`;

export type KnownWord = { readonly lang: Language; readonly word: string; readonly keys: readonly string[] };

/** Enters words that goods have; those that are known stay as they are. In one order, so that no two writers wait in a circle. */
export async function learnWords(tx: Tx, words: readonly KnownWord[]): Promise<void> {
  if (words.length === 0) return;
  await learn(tx, {
    langs: words.map(({ lang }) => lang),
    words: words.map(({ word }) => word),
    words3: words.map(({ keys }) => keys.join('|')),
  });
}

const unindexed = sql.rows('search-unindexed')`
  select g.id from goods g where not exists (select from goods_search s where s.goods_id = g.id)
  limit :limit`;

/** Goods that were there before the index was. */
export async function listUnindexed(tx: Tx, limit: number): Promise<string[]> {
  return (await unindexed(tx, { limit })).map(({ id }) => id);
}

const copy = sql.run('search-copy-ranks')`
  update goods_search s set shops = n.shops, type_id = n.type_id, supplier_id = n.supplier_id, score =
    n.score, price_units = n.price_units,
    available = n.available, days_p90 = n.days_p90, votes = n.votes, rating = n.rating, pieces = n.pieces,
    listed_at = n.listed_at
  from jsonb_to_recordset(:ranks::jsonb) as n (goods_id uuid, shops int, type_id text, supplier_id uuid,
    score int, price_units bigint,
    available boolean, days_p90 int, votes int, rating float4, pieces int, listed_at timestamptz)
  where s.goods_id = n.goods_id
    and (s.shops, s.type_id, s.supplier_id, s.score, s.price_units, s.available, s.days_p90, s.votes,
      s.rating, s.pieces, s.listed_at)
      is distinct from (n.shops, n.type_id, n.supplier_id, n.score, n.price_units, n.available,
        n.days_p90, n.votes, n.rating,
        n.pieces, n.listed_at)`;

/** What a search sorts and filters by. */
export type RankCopy = {
  readonly goods_id: string;
  readonly shops: number;
  readonly type_id: string;
  readonly supplier_id: string;
  readonly score: number;
  /** Whole units as digits: JSON has no bigint. */
  readonly price_units: string;
  readonly available: boolean;
  readonly days_p90: number;
  readonly votes: number;
  readonly rating: number;
  readonly pieces: number;
  readonly listed_at: Date;
};

/** Has the index say what the ranking found; rows that say so already are not written. */
export async function copyRanks(tx: Tx, ranks: readonly RankCopy[]): Promise<void> {
  await copy(tx, { ranks: JSON.stringify(ranks) });
}
