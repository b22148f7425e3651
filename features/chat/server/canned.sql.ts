// Answers that were written before.
import type { Language } from '#domain/text/language.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type CannedRow = RowOf<typeof list>;

const shown = `c.id, c.title, c.texts, c.version, c.changed_at, o.name as changed_by`;
const list = sql.rows('canned-list')`
  select ${shown} from canned_answer c join operator o on o.id = c.changed_by
  where :pattern?::text is null or c.title ilike :pattern? or c.texts::text ilike :pattern?
    order by lower(c.title), c.id`;

export function listRows(tx: Tx, q: string | undefined): Promise<CannedRow[]> {
  const pattern = q === undefined || q === '' ? null : `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return list(tx, { pattern });
}

export const findRow = sql.row('canned-find')`
  select ${shown} from canned_answer c join operator o on o.id = c.changed_by where c.id = :id`;

const insert = sql.row('canned-insert')`
  insert into canned_answer (id, slot, title, texts, version, changed_by, changed_at)
  select :id, free.slot, :title, :texts::jsonb, 1, :by, :at
  from (select s.slot from generate_series(1, :slots::int) as s (slot)
    where not exists (select from canned_answer c where c.slot = s.slot) order by s.slot limit 1) free
  on conflict do nothing returning id`;

export type NewCanned = {
  readonly id: string;
  readonly title: string;
  readonly texts: Partial<Record<Language, string>>;
  readonly by: string;
  readonly at: Date;
};

/** False where the title is taken, or all slots are. */
export async function insertRow(tx: Tx, row: NewCanned, slots: number): Promise<boolean> {
  const { id, title, texts, by, at } = row;
  return (await insert(tx, { id, title, texts: JSON.stringify(texts), by, at, slots })) !== undefined;
}

const update = sql.row('canned-update')`
  update canned_answer set title = :title, texts = :texts::jsonb, version = version + 1, changed_by = :by,
    changed_at = :at
  where id = :id and version = :version returning id`;

/** False where it was changed or taken away since. */
export async function updateRow(tx: Tx, row: NewCanned, version: number): Promise<boolean> {
  const { id, title, texts, by, at } = row;
  return (await update(tx, { id, version, title, texts: JSON.stringify(texts), by, at })) !== undefined;
}

export const isTitleTaken = sql.has('canned-titled')`
  select id from canned_answer where lower(title) = lower(:title) and id <> :id`;

export const deleteRow = sql.has('canned-remove')`
  delete from canned_answer where id = :id and version = :version returning id`;
