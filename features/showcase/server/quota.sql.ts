// What a shop's level allows and what is used. Its row is the serial point of a shop's showcase.
import { statement, type Tx } from '#platform/db/database.ts';

export type QuotaRow = {
  listed: number;
  listed_max: number;
  rows_used: number;
  rows_max: number;
  /** Removals of the day asked about. */
  deleted: number;
  deleted_max: number;
};

export type QuotaRequest = {
  readonly listedMax: number;
  readonly rowsMax: number;
  readonly deletedMax: number;
  /** The shop's calendar day, such as `2026-03-02`. */
  readonly day: string;
};

// A level that allows less takes nothing away: what is listed stays, and nothing is added.
const lock = statement<QuotaRow>(
  'showcase-lock-quota',
  `insert into shop_quota as q (shop_id, listed_max, rows_max, deleted_max, deleted_day)
   values ($1, $2, $3, $4, $5::date)
   on conflict (shop_id) do update set
     listed_max = greatest(excluded.listed_max, q.listed),
     rows_max = greatest(excluded.rows_max, q.rows_used),
     deleted = case when q.deleted_day = excluded.deleted_day then q.deleted else 0 end,
     deleted_max = greatest(excluded.deleted_max,
       case when q.deleted_day = excluded.deleted_day then q.deleted else 0 end),
     deleted_day = excluded.deleted_day
   returning listed, listed_max, rows_used, rows_max, deleted, deleted_max`,
);

/** Sets what the level allows today and holds the row until the transaction ends. */
export async function lockQuota(tx: Tx, shopId: bigint, ask: QuotaRequest): Promise<QuotaRow> {
  const row = await tx.row(lock, [shopId, ask.listedMax, ask.rowsMax, ask.deletedMax, ask.day]);
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

const read = statement<QuotaRow>(
  'showcase-read-quota',
  `select listed, listed_max, rows_used, rows_max, deleted_max,
     case when deleted_day = $2::date then deleted else 0 end as deleted
   from shop_quota where shop_id = $1`,
);

/** Undefined where the shop has never chosen anything. */
export function readQuota(tx: Tx, shopId: bigint, day: string): Promise<QuotaRow | undefined> {
  return tx.row(read, [shopId, day]);
}

const move = statement<never>(
  'showcase-move-quota',
  `update shop_quota set listed = listed + $2, rows_used = rows_used + $3, deleted = deleted + $4
   where shop_id = $1`,
);

/** Counts what was done. The database refuses more than is allowed. */
export async function moveQuota(
  tx: Tx,
  shopId: bigint,
  by: { readonly listed: number; readonly rows: number; readonly deleted: number },
): Promise<void> {
  await tx.rows(move, [shopId, by.listed, by.rows, by.deleted]);
}
