// How much of the catalogue is told in each language.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const goods = sql.rows('goods-count-texts')`select 'all' as lang, count(*)::int as count from goods
  union all select lang, count(title)::int from goods_text group by lang`;
const types = sql.rows('goods-count-type-texts')`
  select 'all' as lang, count(*)::int as count from goods_type where retired_at is null
  union all select x.lang, count(*)::int from goods_type_text x join goods_type t on t.id = x.type_id
  where t.retired_at is null group by x.lang`;

/** All goods and types, and how many have a title or a name in each language besides English. */
export async function countTexts(tx: Tx) {
  const [goodsRows, typeRows] = await Promise.all([goods(tx), types(tx)]);
  const countOf = (rows: readonly { lang: string; count: number }[], lang: string) =>
    rows.find((row) => row.lang === lang)?.count ?? 0;
  const named = new Set([...goodsRows, ...typeRows].map(({ lang }) => lang));
  named.delete('all');
  return {
    goods: countOf(goodsRows, 'all'),
    types: countOf(typeRows, 'all'),
    byLanguage: new Map(
      [...named].map((lang) => [lang, { goods: countOf(goodsRows, lang), types: countOf(typeRows, lang) }]),
    ),
  };
}
