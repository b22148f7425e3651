// What people say about a difference, and what the screen shows of it.
import { statement, type Tx } from '#platform/db/database.ts';
import type { ItemRow } from './run.sql.ts';

export type ItemView = Omit<ItemRow, 'incident_id'> & {
  explanation_id: string | null;
  document: string | null;
  note: string | null;
  maker: string | null;
  maker_name: string | null;
  checker_name: string | null;
  explanation_state: 'proposed' | 'confirmed' | null;
  made_at: Date | null;
};

const view = statement<ItemView>(
  'recon-item-view',
  `select i.id, i.place, i.kind, i.subject, i.asset, i.units, i.state, i.first_seen_at, i.last_seen_at,
     e.id as explanation_id, e.document, e.note, e.maker, m.name as maker_name, c.name as checker_name,
     e.state as explanation_state, e.made_at
   from recon_item i
   left join lateral (
     select * from recon_explanation e
     where e.item_id = i.id and (e.state = 'proposed' or e.id = i.explanation_id)
     order by (e.state = 'proposed') desc limit 1
   ) e on true
   left join operator m on m.id = e.maker left join operator c on c.id = e.checker
   where i.state <> 'gone' order by (i.state = 'open') desc, i.first_seen_at, i.place, i.kind, i.subject limit $1`,
);

export function listItems(tx: Tx, limit: number): Promise<ItemView[]> {
  return tx.rows(view, [limit]);
}

const lockItem = statement<{ id: string; state: ItemRow['state']; units: bigint }>(
  'recon-item-lock',
  'select id, state, units from recon_item where id = $1 for update',
);

export function findItem(tx: Tx, id: string) {
  return tx.row(lockItem, [id]);
}

export type ExplanationRow = { id: string; maker: string; units: bigint };

const proposed = statement<ExplanationRow>(
  'recon-explanation-open',
  `select id, maker, units from recon_explanation where item_id = $1 and state = 'proposed' for update`,
);

export function findProposed(tx: Tx, itemId: string): Promise<ExplanationRow | undefined> {
  return tx.row(proposed, [itemId]);
}

const insert = statement<never>(
  'recon-explanation-insert',
  `insert into recon_explanation (id, item_id, units, document, note, state, maker, made_at)
   values ($1, $2, $3, $4, $5, 'proposed', $6, $7)`,
);

export type NewExplanation = {
  readonly id: string;
  readonly itemId: string;
  readonly units: bigint;
  readonly document: string;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
};

export async function addExplanation(tx: Tx, one: NewExplanation): Promise<void> {
  await tx.rows(insert, [one.id, one.itemId, one.units, one.document, one.note, one.by, one.at]);
}

const end = statement<never>(
  'recon-explanation-end',
  `update recon_explanation set state = $2, ended_by = $3, ended_at = $4,
     checker = case when $2 = 'confirmed' then $3::uuid end
   where id = $1 and state = 'proposed'`,
);

export type Ending = { readonly state: 'confirmed' | 'dropped'; readonly by: string; readonly at: Date };

export async function endExplanation(tx: Tx, id: string, { state, by, at }: Ending): Promise<void> {
  await tx.rows(end, [id, state, by, at]);
}

const explained = statement<never>(
  'recon-item-explained',
  `update recon_item set state = 'explained', explanation_id = $2 where id = $1`,
);

export async function markExplained(tx: Tx, itemId: string, explanationId: string): Promise<void> {
  await tx.rows(explained, [itemId, explanationId]);
}
