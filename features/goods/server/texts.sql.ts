// Texts of goods and names of types in languages besides English.
import type { GoodsOption } from '#domain/goods/goods-options.ts';
import { statement, type Tx } from '#platform/db/database.ts';

/** What goods say in one language; what is null is shown in English. */
export type TextRow = {
  readonly goods_id: string;
  readonly lang: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly options: readonly GoodsOption[] | null;
};

const read = statement<TextRow>(
  'goods-read-texts',
  `select goods_id, lang, title, description, options from goods_text
   where lang = any($1::text[]) and goods_id = any($2::uuid[])`,
);

export function readTexts(
  tx: Tx,
  languages: readonly string[],
  goodsIds: readonly string[],
): Promise<TextRow[]> {
  return tx.rows(read, [languages, goodsIds]);
}

const put = statement<never>(
  'goods-put-texts',
  `insert into goods_text (lang, goods_id, title, description, options)
   select * from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[])
   on conflict (lang, goods_id) do update
     set title = excluded.title, description = excluded.description, options = excluded.options`,
);

const drop = statement<never>(
  'goods-drop-texts',
  `delete from goods_text x using unnest($1::text[], $2::uuid[]) as n (lang, goods_id)
   where x.lang = n.lang and x.goods_id = n.goods_id`,
);

/** Has the goods say this; a row that is left without any text goes. */
export async function writeTexts(tx: Tx, rows: readonly TextRow[]): Promise<void> {
  const isEmpty = ({ title, description, options }: TextRow) =>
    title === null && description === null && options === null;
  const full = rows.filter((row) => !isEmpty(row));
  const empty = rows.filter(isEmpty);
  if (full.length > 0) {
    await tx.rows(put, [
      full.map(({ lang }) => lang),
      full.map(({ goods_id }) => goods_id),
      full.map(({ title }) => title),
      full.map(({ description }) => description),
      full.map(({ options }) => (options === null ? null : JSON.stringify(options))),
    ]);
  }
  if (empty.length > 0) {
    await tx.rows(drop, [empty.map(({ lang }) => lang), empty.map(({ goods_id }) => goods_id)]);
  }
}

export type TypeName = { readonly typeId: string; readonly lang: string; readonly name: string };

const putNames = statement<never>(
  'goods-put-type-names',
  `insert into goods_type_text (lang, type_id, name)
   select * from unnest($1::text[], $2::text[], $3::text[])
   on conflict (lang, type_id) do update set name = excluded.name`,
);

export async function putTypeNames(tx: Tx, names: readonly TypeName[]): Promise<void> {
  if (names.length === 0) return;
  const texts = names.map(({ name }) => name);
  await tx.rows(putNames, [names.map(({ lang }) => lang), names.map(({ typeId }) => typeId), texts]);
}

const dropNames = statement<never>(
  'goods-drop-type-names',
  `delete from goods_type_text x using unnest($1::text[], $2::text[]) as n (lang, type_id)
   where x.lang = n.lang and x.type_id = n.type_id`,
);

export async function dropTypeNames(tx: Tx, names: readonly TypeName[]): Promise<void> {
  if (names.length === 0) return;
  await tx.rows(dropNames, [names.map(({ lang }) => lang), names.map(({ typeId }) => typeId)]);
}
