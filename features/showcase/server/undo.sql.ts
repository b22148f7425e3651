// What was done to a showcase a moment ago, row by row as it was before.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { DelistReason, ItemState } from './items.sql.ts';

export type UndoKind = 'add' | 'remove' | 'price' | 'file' | 'swap';

export type NewUndo = {
  readonly id: string;
  readonly kind: UndoKind;
  readonly goodsIds: readonly string[];
  /** The shop's day whose removals would be given back; null but for removals. */
  readonly day: string | null;
  readonly until: Date;
  readonly at: Date;
};

// What nobody can take back any more is forgotten.
const forget = sql.run('showcase-undo-forget')`
  delete from showcase_undo where shop_id = :shopId and until < :at`;

const insert = sql.run('showcase-undo-insert')`
  insert into showcase_undo (shop_id, id, kind, row_count, deleted_day, until, created_at)
  values (:shopId, :id, :kind, :rowCount, :day?::date, :until, :at)`;

const insertAdded = sql.run('showcase-undo-added')`
  insert into showcase_undo_row (shop_id, undo_id, goods_id, version_after)
  select shop_id, :id, goods_id, version from showcase_item where shop_id = :shopId
    and goods_id = any(:goodsIds::uuid[])`;

// A change of price gives each row its next version; a removal gives it none.
const insertBefore = sql.run('showcase-undo-before')`
  insert into showcase_undo_row (shop_id, undo_id, goods_id, version_after, price_units, status,
    delist_reason,
    place, version, created_at, updated_at)
  -- Of goods in a sale the price before it: they come back out of the sale.
  select shop_id, :id, goods_id, case when :value4::boolean then version + 1 end, coalesce(list_units, price_units), status,
    delist_reason,
    place, version, created_at, updated_at
  from showcase_item where shop_id = :shopId and goods_id = any(:goodsIds::uuid[])`;

/** Notes an act for its undo: before it for removals and prices, after it for additions. */
export async function noteUndo(tx: Tx, shopId: bigint, undo: NewUndo): Promise<void> {
  const { id, kind, goodsIds, day, until, at } = undo;
  await forget(tx, { shopId, at });
  await insert(tx, { shopId, id, kind, rowCount: goodsIds.length, day, until, at });
  if (kind === 'add') await insertAdded(tx, { shopId, id, goodsIds });
  else await insertBefore(tx, { shopId, id, goodsIds, value4: kind === 'price' });
}

// Rows as they are, and the version that each is given: by its price, by going on or off sale, or by both.
const insertChanging = sql.run('showcase-undo-changing')`
  insert into showcase_undo_row (shop_id, undo_id, goods_id, version_after, price_units, status, delist_reason, place,
    version, created_at, updated_at)
  select i.shop_id, :id, i.goods_id, i.version + n.versions, coalesce(i.list_units, i.price_units), i.status,
    i.delist_reason, i.place, i.version, i.created_at, i.updated_at
  from unnest(:goodsIds::uuid[], :versions::int[]) as n (goods_id, versions)
  join showcase_item i on i.shop_id = :shopId and i.goods_id = n.goods_id`;

type NewFileUndo = {
  readonly id: string;
  readonly added: readonly string[];
  readonly changed: readonly { readonly goodsId: string; readonly versions: number }[];
  readonly until: Date;
  readonly at: Date;
};

/** Notes an act of a file: after its additions, before its changes. */
export async function noteFileUndo(tx: Tx, shopId: bigint, undo: NewFileUndo): Promise<void> {
  const { id, added, changed, until, at } = undo;
  await forget(tx, { shopId, at });
  const rowCount = added.length + changed.length;
  await insert(tx, { shopId, id, kind: 'file', rowCount, day: null, until, at });
  await insertAdded(tx, { shopId, id, goodsIds: added });
  const goodsIds = changed.map(({ goodsId }) => goodsId);
  await insertChanging(tx, { shopId, id, goodsIds, versions: changed.map(({ versions }) => versions) });
}

/** Notes a swap while both rows are there: one that came, and one that goes. */
export async function noteSwapUndo(
  tx: Tx,
  shopId: bigint,
  undo: Pick<NewUndo, 'id' | 'day' | 'until' | 'at'> & { readonly oldId: string; readonly newId: string },
): Promise<void> {
  const { id, day, until, at, oldId, newId } = undo;
  await forget(tx, { shopId, at });
  await insert(tx, { shopId, id, kind: 'swap', rowCount: 2, day, until, at });
  await insertAdded(tx, { shopId, id, goodsIds: [newId] });
  await insertBefore(tx, { shopId, id, goodsIds: [oldId], value4: false });
}

export type UndoRow = RowOf<typeof lockUndo>;

const columns = `id, kind, row_count, to_char(deleted_day, 'YYYY-MM-DD') as deleted_day, until, used_at`;

export const lockUndo = sql.row('showcase-undo-lock')<{ kind: UndoKind }>`
  select ${columns} from showcase_undo where shop_id = :shopId and id = :id for update`;

export const spendUndo = sql.run('showcase-undo-spend')`
  update showcase_undo set used_at = :at where shop_id = :shopId and id = :id and used_at is null`;

/** The newest act that can still be taken back. */
export const latestUndo = sql.row('showcase-undo-latest')<{ kind: UndoKind }>`
  select ${columns} from showcase_undo where shop_id = :shopId and used_at is null and until > :now
  order by created_at desc, id desc limit 1`;

/**
 * - version_after: The version the act gave it; null where the act removed it.
 * - price_units: Null where the act added it.
 */
export type KeptRow = RowOf<typeof readKept>;

export const readKept = sql.rows('showcase-undo-rows')<{
  title: string;
  status: ItemState | null;
  delist_reason: DelistReason | null;
}>`
  select r.goods_id, coalesce(x.title, g.title) as title, g.cost_units, r.version_after, r.price_units,
    r.status, r.delist_reason
  from showcase_undo_row r join goods g on g.id = r.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = r.goods_id
  where r.shop_id = :shopId and r.undo_id = :undoId order by r.goods_id`;

/** Puts removed rows back exactly as they were: price, place, state and version. That they are back is a change. */
export const restoreRows = sql.run('showcase-undo-restore')`
  insert into showcase_item (shop_id, goods_id, price_units, status, delist_reason, place, version,
    created_at,
    updated_at)
  select shop_id, goods_id, price_units, status, delist_reason, place, version, created_at,
    :at::timestamptz
  from showcase_undo_row where shop_id = :shopId and undo_id = :undoId and goods_id = any(:goodsIds::uuid[])`;
