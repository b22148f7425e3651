// Files and how many came today.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type FileRow = RowOf<typeof findFile>;

const columns =
  'shop_id, id, kind, folder, name, mime, bytes, width, height, widths, sha256, made_by, created_at';

export const insertFile = sql.run('files-insert')`
  insert into file (${columns}) values (:shop_id, :id, :kind, :folder?, :name, :mime, :bytes, :width?,
    :height?, :widths, :sha256, :made_by, :created_at)`;

export const findFile = sql.row('files-find')`
  select ${columns} from file where shop_id = :shopId and id = :id and erased_at is null`;

export const findFiles = sql.rows('files-find-many')`
  select ${columns} from file where shop_id = :shopId and id = any(:ids::uuid[]) and erased_at is null`;

/** Gives the row that was there; undefined where it was erased before. */
export const eraseRow = sql.row('files-erase')`
  update file set erased_at = :at where shop_id = :shopId and id = :id and erased_at is null
    returning ${columns}`;

/** Counts one upload of the day. False where the day is used up: nothing is counted then. */
export const countUpload = sql.has('files-count')`
  insert into file_quota as q (shop_id, day, used) values (:shopId, :day::date, 1)
  on conflict (shop_id) do update set
    used = case when q.day = excluded.day then q.used + 1 else 1 end, day = excluded.day
  where q.day <> excluded.day or q.used < :max
  returning used`;

const used = sql.row('files-used')`select used from file_quota where shop_id = :shopId and day = :day::date`;

export async function uploadsOf(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await used(tx, { shopId, day }))?.used ?? 0;
}
