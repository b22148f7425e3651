// Goods that a file with prices names, the showcase as a file, and files as they were read.
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ItemState } from '#features/showcase/server/items.sql.ts';

/**
 * - price_units: The price before a sale where one runs; null where the shop does not have the goods.
 */
export type FileGoodsRow = RowOf<typeof findFileGoods>;

/** Goods of these codes or bar codes: those on sale in the warehouse, and those that the shop has. */
export const findFileGoods = sql.rows('showcase-file-goods')<{
  status: ItemState | null;
  version: number | null;
  price_units: bigint | null;
}>`
  select g.id, g.code, g.gtin, coalesce(x.title, g.title) as title, g.cost_units, g.suggested_units,
    g.state = 'active' as is_active, coalesce(i.list_units, i.price_units) as price_units, i.status, i.version
  from goods g
  left join showcase_item i on i.shop_id = :shopId and i.goods_id = g.id
  left join goods_text x on x.lang = :language and x.goods_id = g.id
  where (g.code = any(:codes::text[]) or (g.gtin <> '' and g.gtin = any(:gtins::text[])))
    and (g.state = 'active' or i.goods_id is not null)
  order by g.code`;

/**
 * - price_units: The price before a sale where one runs.
 */
export type ExportRow = RowOf<typeof listExportRows>;

/** The whole showcase in the order that buyers see. */
export const listExportRows = sql.rows('showcase-export')<{
  status: ItemState;
  available: bigint;
  price_units: bigint;
  title: string;
}>`
  select g.code, g.gtin, coalesce(x.title, g.title) as title, coalesce(i.list_units, i.price_units) as price_units,
    i.status, s.on_hand - s.reserved as available, g.cost_units
  from showcase_item i
  join goods g on g.id = i.goods_id
  join stock s on s.goods_id = i.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = i.goods_id
  where i.shop_id = :shopId
  order by i.place desc, i.goods_id desc limit :limit`;

/** Files nobody can write any more, older previews than the newest, and what was written long ago. */
export const forgetFiles = sql.run('showcase-file-forget')`
  delete from showcase_file where shop_id = :shopId and (
    (written_at is null and created_at < :openSince) or written_at < :knownSince
    or (written_at is null and id not in (
      select id from showcase_file where shop_id = :shopId and written_at is null
      order by created_at desc, id desc limit :kept)))`;

export const insertFile = sql.run('showcase-file-insert')`
  insert into showcase_file (shop_id, id, sha256, created_at, goods_ids, price_units, states, versions)
  values (:shopId, :id, :sha256, :at, :goodsIds::uuid[], :priceUnits::bigint[], :states::text[], :versions::int[])`;

/** When this file was last written by the shop. */
export const findWrittenFile = sql.row('showcase-file-same')`
  select max(written_at) as written_at from showcase_file where shop_id = :shopId and sha256 = :sha256`;

export type FileRecord = RowOf<typeof lockFile>;

export const lockFile = sql.row('showcase-file-lock')<{ states: ItemState[] }>`
  select id, goods_ids, price_units, states, versions, created_at, written_at, added, priced, listed, delisted,
    undo_id, undo_until
  from showcase_file where shop_id = :shopId and id = :id for update`;

export const closeFile = sql.run('showcase-file-close')`
  update showcase_file set goods_ids = '{}', price_units = '{}', states = '{}', versions = '{}', written_at = :at,
    added = :added, priced = :priced, listed = :listed, delisted = :delisted, undo_id = :undoId?,
    undo_until = :undoUntil?
  where shop_id = :shopId and id = :id`;

export const dropFile = sql.run('showcase-file-drop')`
  delete from showcase_file where shop_id = :shopId and id = :id and written_at is null`;
