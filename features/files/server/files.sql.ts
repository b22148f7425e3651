// Files and how many came today.
import type { FileKind } from '#domain/files.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type FileRow = {
  shop_id: bigint;
  id: string;
  kind: FileKind;
  folder: string | null;
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  widths: number[];
  sha256: Buffer;
  made_by: string;
  created_at: Date;
};

const columns =
  'shop_id, id, kind, folder, name, mime, bytes, width, height, widths, sha256, made_by, created_at';

const insert = statement<never>(
  'files-insert',
  `insert into file (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

export async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx.rows(insert, [
    row.shop_id,
    row.id,
    row.kind,
    row.folder,
    row.name,
    row.mime,
    row.bytes,
    row.width,
    row.height,
    row.widths,
    row.sha256,
    row.made_by,
    row.created_at,
  ]);
}

const find = statement<FileRow>(
  'files-find',
  `select ${columns} from file where shop_id = $1 and id = $2 and erased_at is null`,
);

export function findFile(tx: Tx, shopId: bigint, id: string): Promise<FileRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const findMany = statement<FileRow>(
  'files-find-many',
  `select ${columns} from file where shop_id = $1 and id = any($2::uuid[]) and erased_at is null`,
);

export function findFiles(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<FileRow[]> {
  return tx.rows(findMany, [shopId, ids]);
}

const erase = statement<FileRow>(
  'files-erase',
  `update file set erased_at = $3 where shop_id = $1 and id = $2 and erased_at is null returning ${columns}`,
);

/** Gives the row that was there; undefined where it was erased before. */
export function eraseRow(tx: Tx, shopId: bigint, id: string, at: Date): Promise<FileRow | undefined> {
  return tx.row(erase, [shopId, id, at]);
}

const count = statement<{ used: number }>(
  'files-count',
  `insert into file_quota as q (shop_id, day, used) values ($1, $2::date, 1)
   on conflict (shop_id) do update set
     used = case when q.day = excluded.day then q.used + 1 else 1 end, day = excluded.day
   where q.day <> excluded.day or q.used < $3
   returning used`,
);

/** Counts one upload of the day. False where the day is used up: nothing is counted then. */
export async function countUpload(tx: Tx, shopId: bigint, day: string, max: number): Promise<boolean> {
  return (await tx.row(count, [shopId, day, max])) !== undefined;
}

const used = statement<{ used: number }>(
  'files-used',
  'select used from file_quota where shop_id = $1 and day = $2::date',
);

export async function uploadsOf(tx: Tx, shopId: bigint, day: string): Promise<number> {
  return (await tx.row(used, [shopId, day]))?.used ?? 0;
}
