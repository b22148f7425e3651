// Files made of lists, and how far each is.
import type { ListQuery } from '#domain/wire/listing.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ExportRow = {
  id: string;
  person_id: string;
  list: string;
  query: unknown;
  language: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  after_value: string | null;
  after_id: string | null;
  rows: number;
  rows_expected: number;
  parts: number;
  sha256: string | null;
  file_name: string;
  created_at: Date;
  expires_at: Date;
};

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

const own = statement<ExportRow>(
  'desk-export-own',
  `select ${columns} from list_export where id = $2 and person_id = $1 and expires_at > $3`,
);

/** A person's own file that is still kept. */
export function findExport(
  tx: Tx,
  personId: string,
  { id, now }: { id: string; now: Date },
): Promise<ExportRow | undefined> {
  return tx.row(own, [personId, id, now]);
}

const lock = statement<ExportRow>(
  'desk-export-lock',
  `select ${columns} from list_export where id = $1 and ended_at is null for update`,
);

/** A file that is being made, held for this transaction. */
export function lockExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  return tx.row(lock, [id]);
}

const advance = statement<never>(
  'desk-export-advance',
  `update list_export set state = 'running', rows = $2, parts = $3, after_value = $4, after_id = $5
   where id = $1 and ended_at is null`,
);

export type Advance = {
  readonly id: string;
  readonly rows: number;
  readonly parts: number;
  readonly after: { readonly value: string; readonly id: string } | undefined;
};

export async function advanceExport(tx: Tx, { id, rows, parts, after }: Advance): Promise<void> {
  await tx.rows(advance, [id, rows, parts, after?.value ?? null, after?.id ?? null]);
}

const end = statement<never>(
  'desk-export-end',
  `update list_export set state = $2, sha256 = $3, ended_at = $4, after_value = null, after_id = null
   where id = $1 and ended_at is null`,
);

/** Ends a file: whole with its digest, or failed without one. */
export async function endExport(
  tx: Tx,
  id: string,
  { sha256, now }: { sha256: string | null; now: Date },
): Promise<void> {
  await tx.rows(end, [id, sha256 === null ? 'failed' : 'done', sha256, now]);
}

const remove = statement<{ parts: number }>(
  'desk-export-remove',
  'delete from list_export where id = $1 and expires_at <= $2 returning parts',
);

/** Removes a file whose time is over; gives how many parts lie in the vault. */
export async function removeExport(tx: Tx, id: string, now: Date): Promise<number> {
  return (await tx.row(remove, [id, now]))?.parts ?? 0;
}
