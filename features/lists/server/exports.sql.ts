// Files made of lists, and how far each is.
import type { ListQuery } from '#domain/wire/listing.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ExportRow = RowOf<typeof findExport>;

const columns = `id, person_id, list, query, language, state, after_value, after_id, rows, rows_expected, parts, sha256,
  file_name, created_at, expires_at`;

const insert = statement<ExportRow>(
  'desk-export-start',
  `insert into list_export (id, person_id, slot, list, query, language, state, rows_expected, file_name, created_at, expires_at)
   select $2, $1, s.slot, $4, $5::jsonb, $6, 'waiting', $7, $8, $3, $9
   from generate_series(1, 3) as s (slot)
   where not exists (select from list_export e where e.person_id = $1 and e.slot = s.slot and e.ended_at is null)
   order by s.slot limit 1
   on conflict do nothing
   returning ${columns}`,
);

export type NewExport = {
  readonly id: string;
  readonly list: string;
  readonly query: ListQuery;
  readonly language: string;
  readonly rowsExpected: number;
  readonly fileName: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** Undefined where the person has all its files being made. */
export async function insertExport(tx: Tx, personId: string, one: NewExport): Promise<ExportRow | undefined> {
  const { id, list, query, language, rowsExpected, fileName, at, expiresAt } = one;
  const values = [personId, id, at, list, JSON.stringify(query), language, rowsExpected, fileName, expiresAt];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const row = await tx.row(insert, values);
    if (row !== undefined) return row;
  }
  return undefined;
}

/** A person's own file that is still kept. */
export const findExport = sql.row('desk-export-own')`
  select ${columns} from list_export where id = :id and person_id = :personId and expires_at > :now`;

/** A file that is being made, held for this transaction. */
export const lockExport = sql.row('desk-export-lock')`
  select ${columns} from list_export where id = :id and ended_at is null for update`;

const advance = sql.run('desk-export-advance')`
  update list_export set state = 'running', rows = :rows, parts = :parts, after_value = :afterValue?,
    after_id = :afterId?
  where id = :id and ended_at is null`;

export type Advance = {
  readonly id: string;
  readonly rows: number;
  readonly parts: number;
  readonly after: { readonly value: string; readonly id: string } | undefined;
};

export async function advanceExport(tx: Tx, { id, rows, parts, after }: Advance): Promise<void> {
  await advance(tx, { id, rows, parts, afterValue: after?.value, afterId: after?.id });
}

const end = sql.run('desk-export-end')`
  update list_export set state = :state, sha256 = :sha256?, ended_at = :now, after_value = null, after_id
    = null
  where id = :id and ended_at is null`;

/** Ends a file: whole with its digest, or failed without one. */
export async function endExport(
  tx: Tx,
  id: string,
  { sha256, now }: { sha256: string | null; now: Date },
): Promise<void> {
  await end(tx, { id, state: sha256 === null ? 'failed' : 'done', sha256, now });
}

const remove = sql.row('desk-export-remove')`
  delete from list_export where id = :id and expires_at <= :now returning parts`;

/** Removes a file whose time is over; gives how many parts lie in the vault. */
export async function removeExport(tx: Tx, id: string, now: Date): Promise<number> {
  return (await remove(tx, { id, now }))?.parts ?? 0;
}
