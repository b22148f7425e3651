// What people say about a difference, and what the screen shows of it.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
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

export const findItem = sql.row('recon-item-lock')`
  select id, state, units from recon_item where id = :id for update`;

export const findProposed = sql.row('recon-explanation-open')`
  select id, maker, units from recon_explanation where item_id = :itemId and state = 'proposed' for update`;

export const addExplanation = sql.run('recon-explanation-insert')`
  insert into recon_explanation (id, item_id, units, document, note, state, maker, made_at)
  values (:id, :itemId, :units, :document, :note, 'proposed', :by, :at)`;

export const endExplanation = sql.run('recon-explanation-end')`
  update recon_explanation set state = :state, ended_by = :by, ended_at = :at,
    checker = case when :state = 'confirmed' then :by::uuid end
  where id = :id and state = 'proposed'`;

export const markExplained = sql.run('recon-item-explained')`
  update recon_item set state = 'explained', explanation_id = :explanationId where id = :itemId`;
