// Kept views of lists.
import type { ListQuery } from '#domain/wire/listing.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ViewRow = {
  id: string;
  list: string;
  name: string;
  query: unknown;
  is_shared: boolean;
  is_mine: boolean;
  is_default: boolean;
};

const columns = `v.id, v.list, v.name, v.query, v.is_shared, v.person_id = $1 as is_mine,
  exists (select from view_default d where d.person_id = $1 and d.list = v.list and d.view_id = v.id) as is_default`;

const ofList = statement<ViewRow>(
  'desk-views',
  `select ${columns} from saved_view v where v.list = $2 and (v.person_id = $1 or v.is_shared)
   order by v.person_id = $1 desc, lower(v.name), v.id limit 300`,
);

export function listViewRows(tx: Tx, personId: string, list: string): Promise<ViewRow[]> {
  return tx.rows(ofList, [personId, list]);
}

const seen = statement<ViewRow>(
  'desk-view',
  `select ${columns} from saved_view v where v.id = $2 and (v.person_id = $1 or v.is_shared)`,
);

/** A view that a person may see. */
export function findView(tx: Tx, personId: string, id: string): Promise<ViewRow | undefined> {
  return tx.row(seen, [personId, id]);
}

// The first free place: two at once may choose the same, and the key lets one of them in.
const insert = statement<{ id: string }>(
  'desk-view-save',
  `insert into saved_view (id, person_id, slot, list, name, query, is_shared, created_at, updated_at)
   select $2, $1, s.slot, $4, $5, $6::jsonb, $7, $3, $3
   from generate_series(1, 50) as s (slot)
   where not exists (select from saved_view v where v.person_id = $1 and v.slot = s.slot)
   order by s.slot limit 1
   on conflict do nothing
   returning id`,
);

const replace = statement<{ id: string }>(
  'desk-view-replace',
  `update saved_view set query = $4::jsonb, is_shared = $5, updated_at = $6
   where person_id = $1 and list = $2 and name = $3 returning id`,
);

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
  const known = await tx.row(replace, [personId, list, name, query, isShared, at]);
  if (known !== undefined) return known.id;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const made = await tx.row(insert, [personId, view.id, at, list, name, query, isShared]);
    if (made !== undefined) return made.id;
    // Somebody's other tab was faster with this name or this place.
    const theirs = await tx.row(replace, [personId, list, name, query, isShared, at]);
    if (theirs !== undefined) return theirs.id;
  }
  return undefined;
}

const change = statement<{ id: string }>(
  'desk-view-change',
  `update saved_view v set name = $3, is_shared = $4, updated_at = $5
   where v.person_id = $1 and v.id = $2 and not exists (select from saved_view o
     where o.person_id = $1 and o.list = v.list and o.name = $3 and o.id <> v.id)
   returning v.id`,
);

/** False where the name is another view's, or the view is not the person's. */
export async function changeViewRow(
  tx: Tx,
  personId: string,
  view: { id: string; name: string; isShared: boolean; at: Date },
): Promise<boolean> {
  const { id, name, isShared, at } = view;
  return (await tx.row(change, [personId, id, name, isShared, at])) !== undefined;
}

const remove = statement<{ id: string }>(
  'desk-view-delete',
  'delete from saved_view where person_id = $1 and id = $2 returning id',
);

export async function deleteViewRow(tx: Tx, personId: string, id: string): Promise<boolean> {
  return (await tx.row(remove, [personId, id])) !== undefined;
}

const choose = statement<never>(
  'desk-view-choose',
  `insert into view_default (person_id, list, view_id) values ($1, $2, $3)
   on conflict (person_id, list) do update set view_id = excluded.view_id`,
);
const chooseNone = statement<never>(
  'desk-view-choose-none',
  'delete from view_default where person_id = $1 and list = $2',
);

export async function chooseViewRow(
  tx: Tx,
  personId: string,
  { list, id }: { list: string; id: string | null },
): Promise<void> {
  if (id === null) await tx.rows(chooseNone, [personId, list]);
  else await tx.rows(choose, [personId, list, id]);
}
