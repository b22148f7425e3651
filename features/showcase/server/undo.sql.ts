// What was done to a showcase a moment ago, row by row as it was before.
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { DelistReason, ItemState } from './items.sql.ts';

export type UndoKind = 'add' | 'remove' | 'price';

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
const forget = statement<never>(
  'showcase-undo-forget',
  'delete from showcase_undo where shop_id = $1 and until < $2',
);

const insert = statement<never>(
  'showcase-undo-insert',
  `insert into showcase_undo (shop_id, id, kind, row_count, deleted_day, until, created_at)
   values ($1, $2, $3, $4, $5::date, $6, $7)`,
);

const insertAdded = statement<never>(
  'showcase-undo-added',
  `insert into showcase_undo_row (shop_id, undo_id, goods_id, version_after)
   select shop_id, $2, goods_id, version from showcase_item where shop_id = $1 and goods_id = any($3::uuid[])`,
);

// A change of price gives each row its next version; a removal gives it none.
const insertBefore = statement<never>(
  'showcase-undo-before',
  `insert into showcase_undo_row (shop_id, undo_id, goods_id, version_after, price_units, status, delist_reason,
     place, version, created_at, updated_at)
   select shop_id, $2, goods_id, case when $4::boolean then version + 1 end, price_units, status, delist_reason,
     place, version, created_at, updated_at
   from showcase_item where shop_id = $1 and goods_id = any($3::uuid[])`,
);

/** Notes an act for its undo: before it for removals and prices, after it for additions. */
export async function noteUndo(tx: Tx, shopId: bigint, undo: NewUndo): Promise<void> {
  const { id, kind, goodsIds, day, until, at } = undo;
  await tx.rows(forget, [shopId, at]);
  await tx.rows(insert, [shopId, id, kind, goodsIds.length, day, until, at]);
  if (kind === 'add') await tx.rows(insertAdded, [shopId, id, goodsIds]);
  else await tx.rows(insertBefore, [shopId, id, goodsIds, kind === 'price']);
}

export type UndoRow = {
  id: string;
  kind: UndoKind;
  row_count: number;
  deleted_day: string | null;
  until: Date;
  used_at: Date | null;
};

const columns = `id, kind, row_count, to_char(deleted_day, 'YYYY-MM-DD') as deleted_day, until, used_at`;

const lock = statement<UndoRow>(
  'showcase-undo-lock',
  `select ${columns} from showcase_undo where shop_id = $1 and id = $2 for update`,
);

export function lockUndo(tx: Tx, shopId: bigint, id: string): Promise<UndoRow | undefined> {
  return tx.row(lock, [shopId, id]);
}

const spend = statement<never>(
  'showcase-undo-spend',
  'update showcase_undo set used_at = $3 where shop_id = $1 and id = $2 and used_at is null',
);

export async function spendUndo(tx: Tx, shopId: bigint, id: string, at: Date): Promise<void> {
  await tx.rows(spend, [shopId, id, at]);
}

const latest = statement<UndoRow>(
  'showcase-undo-latest',
  `select ${columns} from showcase_undo where shop_id = $1 and used_at is null and until > $2
   order by created_at desc, id desc limit 1`,
);

/** The newest act that can still be taken back. */
export function latestUndo(tx: Tx, shopId: bigint, now: Date): Promise<UndoRow | undefined> {
  return tx.row(latest, [shopId, now]);
}

export type KeptRow = {
  goods_id: string;
  title: string;
  cost_units: bigint;
  /** The version the act gave it; null where the act removed it. */
  version_after: number | null;
  /** Null where the act added it. */
  price_units: bigint | null;
  status: ItemState | null;
  delist_reason: DelistReason | null;
};

const keptRows = statement<KeptRow>(
  'showcase-undo-rows',
  `select r.goods_id, coalesce(x.title, g.title) as title, g.cost_units, r.version_after, r.price_units, r.status, r.delist_reason
   from showcase_undo_row r join goods g on g.id = r.goods_id
   left join goods_text x on x.lang = $3 and x.goods_id = r.goods_id
   where r.shop_id = $1 and r.undo_id = $2 order by r.goods_id`,
);

export function readKept(tx: Tx, shopId: bigint, undoId: string, language: Language): Promise<KeptRow[]> {
  return tx.rows(keptRows, [shopId, undoId, language]);
}

const restore = statement<never>(
  'showcase-undo-restore',
  `insert into showcase_item (shop_id, goods_id, price_units, status, delist_reason, place, version, created_at,
     updated_at)
   select shop_id, goods_id, price_units, status, delist_reason, place, version, created_at, updated_at
   from showcase_undo_row where shop_id = $1 and undo_id = $2 and goods_id = any($3::uuid[])`,
);

/** Puts removed rows back exactly as they were: price, place, state, version and times. */
export async function restoreRows(
  tx: Tx,
  shopId: bigint,
  undoId: string,
  goodsIds: readonly string[],
): Promise<void> {
  await tx.rows(restore, [shopId, undoId, goodsIds]);
}
