// Answers that were written before.
import type { Language } from '#domain/text/language.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type CannedRow = {
  id: string;
  title: string;
  texts: Partial<Record<Language, string>>;
  version: number;
  changed_at: Date;
  changed_by: string;
};

const shown = `c.id, c.title, c.texts, c.version, c.changed_at, o.name as changed_by`;
const list = statement<CannedRow>(
  'canned-list',
  `select ${shown} from canned_answer c join operator o on o.id = c.changed_by
   where $1::text is null or c.title ilike $1 or c.texts::text ilike $1 order by lower(c.title), c.id`,
);

export function listRows(tx: Tx, q: string | undefined): Promise<CannedRow[]> {
  const pattern = q === undefined || q === '' ? null : `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return tx.rows(list, [pattern]);
}

const find = statement<CannedRow>(
  'canned-find',
  `select ${shown} from canned_answer c join operator o on o.id = c.changed_by where c.id = $1`,
);

export function findRow(tx: Tx, id: string): Promise<CannedRow | undefined> {
  return tx.row(find, [id]);
}

const insert = statement<{ id: string }>(
  'canned-insert',
  `insert into canned_answer (id, slot, title, texts, version, changed_by, changed_at)
   select $1, free.slot, $2, $3::jsonb, 1, $4, $5
   from (select s.slot from generate_series(1, $6::int) as s (slot)
     where not exists (select from canned_answer c where c.slot = s.slot) order by s.slot limit 1) free
   on conflict do nothing returning id`,
);

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
  return (await tx.row(insert, [id, title, JSON.stringify(texts), by, at, slots])) !== undefined;
}

const update = statement<{ id: string }>(
  'canned-update',
  `update canned_answer set title = $3, texts = $4::jsonb, version = version + 1, changed_by = $5, changed_at = $6
   where id = $1 and version = $2 returning id`,
);

/** False where it was changed or taken away since. */
export async function updateRow(tx: Tx, row: NewCanned, version: number): Promise<boolean> {
  const { id, title, texts, by, at } = row;
  return (await tx.row(update, [id, version, title, JSON.stringify(texts), by, at])) !== undefined;
}

const titled = statement<{ id: string }>(
  'canned-titled',
  'select id from canned_answer where lower(title) = lower($1) and id <> $2',
);

export async function isTitleTaken(tx: Tx, title: string, id: string): Promise<boolean> {
  return (await tx.row(titled, [title, id])) !== undefined;
}

const remove = statement<{ id: string }>(
  'canned-remove',
  'delete from canned_answer where id = $1 and version = $2 returning id',
);

export async function deleteRow(tx: Tx, id: string, version: number): Promise<boolean> {
  return (await tx.row(remove, [id, version])) !== undefined;
}
