// What a shop's level allows and what is used. Its row is the serial point of a shop's showcase.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - deleted: Removals of the day asked about.
 */
export type QuotaRow = RowOf<typeof lock>;

export type QuotaRequest = {
  readonly listedMax: number;
  readonly rowsMax: number;
  readonly deletedMax: number;
  /** The shop's calendar day, such as `2026-03-02`. */
  readonly day: string;
};

// A level that allows less takes nothing away: what is listed stays, and nothing is added.
const lock = sql.row('showcase-lock-quota')`
  insert into shop_quota as q (shop_id, listed_max, rows_max, deleted_max, deleted_day)
  values (:shopId, :listedMax, :rowsMax, :deletedMax, :day::date)
  on conflict (shop_id) do update set
    listed_max = greatest(excluded.listed_max, q.listed),
    rows_max = greatest(excluded.rows_max, q.rows_used),
    deleted = case when q.deleted_day = excluded.deleted_day then q.deleted else 0 end,
    deleted_max = greatest(excluded.deleted_max,
      case when q.deleted_day = excluded.deleted_day then q.deleted else 0 end),
    deleted_day = excluded.deleted_day
  returning listed, listed_max, rows_used, rows_max, deleted, deleted_max`;

/** Sets what the level allows today and holds the row until the transaction ends. */
export async function lockQuota(tx: Tx, shopId: bigint, ask: QuotaRequest): Promise<QuotaRow> {
  const row = await lock(tx, {
    shopId,
    listedMax: ask.listedMax,
    rowsMax: ask.rowsMax,
    deletedMax: ask.deletedMax,
    day: ask.day,
  });
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

/** Undefined where the shop has never chosen anything. */
export const readQuota = sql.row('showcase-read-quota')<{ deleted: number }>`
  select listed, listed_max, rows_used, rows_max, deleted_max,
    case when deleted_day = :day::date then deleted else 0 end as deleted
  from shop_quota where shop_id = :shopId`;

/** Counts what was done. The database refuses more than is allowed. */
export const moveQuota = sql.run('showcase-move-quota')`
  update shop_quota set listed = listed + :listed, rows_used = rows_used + :rows, deleted = deleted + :deleted
  where shop_id = :shopId`;
