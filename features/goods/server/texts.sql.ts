// Texts of goods and names of types in languages besides English.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** What goods say in one language; what is null is shown in English. */
export type TextRow = RowOf<typeof readTexts>;

export const readTexts = sql.rows('goods-read-texts')`
  select goods_id, lang, title, description, options, warnings from goods_text
  where lang = any(:languages::text[]) and goods_id = any(:goodsIds::uuid[])`;

/** What a shop calls goods itself. */
export const readShopTitles = sql.rows('goods-read-shop-titles')`
  select goods_id, title from listing_text
  where shop_id = :shopId and lang = :language and goods_id = any(:goodsIds::uuid[]) and title is not null
    and (:asOf?::timestamptz is null or changed_at <= :asOf)`;

const put = sql.run(
  'goods-put-texts',
)`insert into goods_text (lang, goods_id, title, description, options, warnings)
  select * from unnest(:langs::text[], :goodsIds::uuid[], :titles::text[], :descriptions::text[],
    :full::jsonb[], :warnings::text[])
  on conflict (lang, goods_id) do update
    set title = excluded.title, description = excluded.description, options = excluded.options,
      warnings = excluded.warnings`;

const drop = sql.run('goods-drop-texts')`
  delete from goods_text x using unnest(:langs::text[], :goodsIds::uuid[]) as n (lang, goods_id)
  where x.lang = n.lang and x.goods_id = n.goods_id`;

/** Has the goods say this; a row that is left without any text goes. */
export async function writeTexts(tx: Tx, rows: readonly TextRow[]): Promise<void> {
  const isEmpty = ({ title, description, options, warnings }: TextRow) =>
    title === null && description === null && options === null && warnings === null;
  const full = rows.filter((row) => !isEmpty(row));
  const empty = rows.filter(isEmpty);
  if (full.length > 0) {
    await put(tx, {
      langs: full.map(({ lang }) => lang),
      goodsIds: full.map(({ goods_id }) => goods_id),
      titles: full.map(({ title }) => title),
      descriptions: full.map(({ description }) => description),
      warnings: full.map(({ warnings }) => warnings),
      full: full.map(({ options }) => (options === null ? null : JSON.stringify(options))),
    });
  }
  if (empty.length > 0) {
    await drop(tx, { langs: empty.map(({ lang }) => lang), goodsIds: empty.map(({ goods_id }) => goods_id) });
  }
}

export type TypeName = { readonly typeId: string; readonly lang: string; readonly name: string };

const putNames = sql.run('goods-put-type-names')`insert into goods_type_text (lang, type_id, name)
  select * from unnest(:langs::text[], :typeIds::text[], :texts::text[])
  on conflict (lang, type_id) do update set name = excluded.name`;

export async function putTypeNames(tx: Tx, names: readonly TypeName[]): Promise<void> {
  if (names.length === 0) return;
  const texts = names.map(({ name }) => name);
  await putNames(tx, {
    langs: names.map(({ lang }) => lang),
    typeIds: names.map(({ typeId }) => typeId),
    texts,
  });
}

const dropNames = sql.run('goods-drop-type-names')`
  delete from goods_type_text x using unnest(:langs::text[], :typeIds::text[]) as n (lang, type_id)
  where x.lang = n.lang and x.type_id = n.type_id`;

export async function dropTypeNames(tx: Tx, names: readonly TypeName[]): Promise<void> {
  if (names.length === 0) return;
  await dropNames(tx, { langs: names.map(({ lang }) => lang), typeIds: names.map(({ typeId }) => typeId) });
}
