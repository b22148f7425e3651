// What a search must know before it looks for goods: which words there are, which are near, and which mean the same.
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type WordRequest = {
  readonly word: string;
  /** Keys of all words that may be near; none where the word may have no error. */
  readonly keys: readonly string[];
};

export type WordRow = { n: number; is_known: boolean; near: string | null };

// A word is known where a known one begins with it. The near ones travel as one text: a thousand rows would cost more.
const words = statement<WordRow>(
  'search-words',
  `select q.n::int as n,
     exists (select from search_word w where w.lang = any($2::text[]) and w.word >= q.word and w.word < q.word || $4)
       as is_known,
     case when q.keys = '' then null else
       (select string_agg(w.word, ' ') from search_word w
        where w.keys && string_to_array(q.keys, '|')) end as near
   from unnest($1::text[], $3::text[]) with ordinality as q (word, keys, n)`,
);

/** Above every letter. */
const last = '\u{10ffff}';

export function lookUpWords(tx: Tx, asked: readonly WordRequest[], languages: readonly Language[]) {
  if (asked.length === 0) return Promise.resolve([]);
  const texts = asked.map(({ word }) => word);
  return tx.rows(words, [texts, languages, asked.map(({ keys }) => keys.join('|')), last]);
}

export const readSynonyms = sql.rows('search-synonyms')`
  select word, means from search_synonym where lang = any(:languages::text[]) and word = any(:phrases::text[])
  order by word, means limit :limit`;

export type TypeNameRow = RowOf<typeof readTypeNames>;

/** The names of all types, in English and in one more language. */
export const readTypeNames = sql.rows('search-types')`
  select t.id, t.parent, t.name, x.name as named from goods_type t
  left join goods_type_text x on x.lang = :language and x.type_id = t.id order by t.position, t.id`;

const hits = sql.rows('search-count-hits')<{ goods: number }>`
  select (select count(*)::int from (select from goods_search s where s.words @@ q.query::tsquery
    limit :limit) found)
    as goods
  from unnest(:queries::text[]) with ordinality as q (query, n) order by q.n`;

/** How many rows of the index each query finds, counted up to a limit. */
export async function countHits(tx: Tx, queries: readonly string[], limit: number): Promise<number[]> {
  if (queries.length === 0) return [];
  return (await hits(tx, { queries, limit })).map(({ goods }) => goods);
}

const forget = sql.run('search-forget-synonyms')`delete from search_synonym where lang = any(:languages)`;

const enter = sql.run('search-enter-synonyms')`insert into search_synonym (lang, word, means)
  select * from unnest(:langs::text[], :words::text[], :means::text[]) on conflict do nothing`;

export type Synonym = { readonly lang: Language; readonly word: string; readonly means: string };

/** Has these languages know exactly these synonyms. */
export async function replaceSynonyms(tx: Tx, languages: readonly Language[], pairs: readonly Synonym[]) {
  await forget(tx, { languages });
  if (pairs.length === 0) return;
  const words = pairs.map(({ word }) => word);
  await enter(tx, { langs: pairs.map(({ lang }) => lang), words, means: pairs.map(({ means }) => means) });
}
