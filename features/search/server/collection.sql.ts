// Products of a collection and of the rows of a home, as buyers see them.
import type { Language } from '#domain/text/language.ts';
import { membersOf } from '#features/content/server/public.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { homeRows } from '#features/search/collection.contract.ts';
import { saleColumns, saleTables, type OnSale } from './catalogue.sql.ts';

/** A collection that has a page. What is hidden is not found. */
export const findCollection = sql.row('sale-collection')`
  select collection_id, slug, texts from collection
  where shop_id = :shopId and slug = :slug and slot > 0 and is_shown`;

type Member = OnSale & { total: number };

const members = statement<Member>(
  'sale-collection-goods',
  `select ${saleColumns}, c.total from (
     select o.*, count(*) over ()::int as total
     from collection c cross join lateral ${membersOf('$1', '$4')} o
     where c.shop_id = $1 and c.collection_id = $3
     order by o.first, o.then, o.goods_id desc limit $5 offset $6
   ) c
   join showcase_item i on i.shop_id = $1 and i.goods_id = c.goods_id ${saleTables}
   order by c.first, c.then, c.goods_id desc`,
);

type Part = {
  readonly id: string;
  readonly language: Language;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
};

/** A part of a collection, in its order, each with how many there are in all. */
export function listMembers(
  tx: Tx,
  shopId: bigint,
  { id, language, now, limit, offset }: Part,
): Promise<Member[]> {
  return tx.rows(members, [shopId, language, id, now, limit, offset]);
}

export type RowGoods = OnSale & { row: (typeof homeRows)[number]; slug: string | null; texts: object | null };

const inRows = statement<RowGoods>(
  'sale-home-rows',
  `with picked as (
     (select 'featured' as row, null as slug, null::jsonb as texts, o.goods_id, o.first, o.then
      from collection c cross join lateral ${membersOf('$1', '$5')} o
      where c.shop_id = $1 and c.slot = 0 and 'featured' = any($3::text[])
      order by o.first, o.then, o.goods_id desc)
     union all
     (select 'collection', c.slug, c.texts, o.goods_id, o.first, o.then
      from collection c cross join lateral ${membersOf('$1', '$5')} o
      where c.shop_id = $1 and c.collection_id = $4 and c.slot > 0 and c.is_shown and 'collection' = any($3::text[])
      order by o.first, o.then, o.goods_id desc limit $6)
     union all
     (select 'newest', null, null, i.goods_id, -extract(epoch from i.created_at), -i.place
      from showcase_item i where i.shop_id = $1 and i.status = 'listed' and 'newest' = any($3::text[])
      order by i.created_at desc, i.place desc, i.goods_id desc limit $6)
     union all
     (select 'sale', null, null, i.goods_id, 0, -i.place
      from showcase_item i
      where i.shop_id = $1 and i.sale_id is not null and i.status = 'listed' and i.compare_units is not null
        and 'sale' = any($3::text[])
      order by i.place desc, i.goods_id desc limit $6)
   )
   select c.row, c.slug, c.texts, ${saleColumns} from picked c
   join showcase_item i on i.shop_id = $1 and i.goods_id = c.goods_id ${saleTables}
   order by c.first, c.then, c.goods_id desc`,
);

type RowsInput = {
  readonly rows: readonly string[];
  readonly collection: string | undefined;
  readonly language: Language;
  readonly now: Date;
  /** Of each row but the featured ones, which have a limit of their own. */
  readonly limit: number;
};

/** Products of several rows at once, those of one row in its order. */
export function listInRows(
  tx: Tx,
  shopId: bigint,
  { rows, collection, language, now, limit }: RowsInput,
): Promise<RowGoods[]> {
  return tx.rows(inRows, [shopId, language, rows, collection ?? null, now, limit]);
}
