// Kept views of lists.
import type { ListQuery } from '#domain/wire/listing.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ViewRow = RowOf<typeof listViewRows>;

const columns = `v.id, v.list, v.name, v.query, v.is_shared, v.person_id = :personId as is_mine,
  exists (select from view_default d where d.person_id = :personId and d.list = v.list and d.view_id = v.id) as is_default`;

export const listViewRows = sql.rows('desk-views')<{ is_mine: boolean }>`
  select ${columns} from saved_view v where v.list = :list and (v.person_id = :personId or v.is_shared)
  order by v.person_id = :personId desc, lower(v.name), v.id limit 300`;

/** A view that a person may see. */
export const findView = sql.row('desk-view')<{ is_mine: boolean }>`
  select ${columns} from saved_view v where v.id = :id and (v.person_id = :personId or v.is_shared)`;

// The first free place: two at once may choose the same, and the key lets one of them in.
const insert = sql.row('desk-view-save')`
  insert into saved_view (id, person_id, slot, list, name, query, is_shared, created_at, updated_at)
  select :id, :personId, s.slot, :list, :name, :query::jsonb, :isShared, :at, :at
  from generate_series(1, 50) as s (slot)
  where not exists (select from saved_view v where v.person_id = :personId and v.slot = s.slot)
  order by s.slot limit 1
  on conflict do nothing
  returning id`;

const replace = sql.row('desk-view-replace')`
  update saved_view set query = :query::jsonb, is_shared = :isShared, updated_at = :at
  where person_id = :personId and list = :list and name = :name returning id`;

export type NewView = {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: ListQuery;
  readonly isShared: boolean;
  readonly at: Date;
};

/** Keeps a view, replacing the person's own of this name. Undefined where all places are taken. */
export async function saveView(tx: Tx, personId: string, view: NewView): Promise<string | undefined> {
  const { list, name, isShared, at } = view;
  const query = JSON.stringify(view.query);
  const known = await replace(tx, { personId, list, name, query, isShared, at });
  if (known !== undefined) return known.id;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const made = await insert(tx, { personId, id: view.id, at, list, name, query, isShared });
    if (made !== undefined) return made.id;
    // Somebody's other tab was faster with this name or this place.
    const theirs = await replace(tx, { personId, list, name, query, isShared, at });
    if (theirs !== undefined) return theirs.id;
  }
  return undefined;
}

/** False where the name is another view's, or the view is not the person's. */
export const changeViewRow = sql.has('desk-view-change')`
  update saved_view v set name = :name, is_shared = :isShared, updated_at = :at
  where v.person_id = :personId and v.id = :id and not exists (select from saved_view o
    where o.person_id = :personId and o.list = v.list and o.name = :name and o.id <> v.id)
  returning v.id`;

export const deleteViewRow = sql.has('desk-view-delete')`
  delete from saved_view where person_id = :personId and id = :id returning id`;

const choose = sql.run('desk-view-choose')`
  insert into view_default (person_id, list, view_id) values (:personId, :list, :id)
  on conflict (person_id, list) do update set view_id = excluded.view_id`;
const chooseNone = sql.run('desk-view-choose-none')`
  delete from view_default where person_id = :personId and list = :list`;

export async function chooseViewRow(
  tx: Tx,
  personId: string,
  { list, id }: { list: string; id: string | null },
): Promise<void> {
  if (id === null) await chooseNone(tx, { personId, list });
  else await choose(tx, { personId, list, id });
}
