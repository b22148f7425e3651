// Runs, what they found, and incidents.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Fault } from './outside.ts';

/** `booksUntil`: books whose minute of the day is up to this one have been checked. */
export const addRun = sql.run('recon-run-insert')`
  insert into recon_run (id, at, places, differences, silent, books_until)
    values (:id, :at, :places, :differences, :silent, :booksUntil)`;

const lastBooks = sql.row('recon-run-books-until')<{ until: Date }>`
  select coalesce(books_until, at) as until from recon_run order by at desc, id desc limit 1`;

/** How far the minutes of books were checked; undefined before the first run. */
export async function getBooksCheckedUntil(tx: Tx): Promise<Date | undefined> {
  return (await lastBooks(tx))?.until;
}

export const listRuns = sql.rows('recon-run-list')`
  select id, at, places, differences, silent from recon_run order by at desc, id desc limit :limit`;

export type FactRow = RowOf<typeof latestFacts>;

/** The last word about every place since then. */
export const latestFacts = sql.rows('recon-fact-latest')`
  select distinct on (place, asset) place, asset, expected_units, actual_units, transit_units,
    unmatched_units,
    difference, at
  from recon_fact where at > :since order by place, asset, at desc`;

export const addFact = sql.run('recon-fact-insert')`
  insert into recon_fact (run_id, place, asset, expected_units, actual_units, transit_units, unmatched_units,
    difference, at) values (:runId, :place, :asset, :expected_units, :actual_units?, :transit_units,
      :unmatched_units, :difference, :at)`;

export type ItemRow = RowOf<typeof lockItems>;

const itemColumns = 'id, place, kind, subject, asset, units, state, first_seen_at, last_seen_at';

export const lockItems = sql.rows('recon-item-standing')<{ kind: Fault['kind'] | 'balance' }>`
  select ${itemColumns}, incident_id from recon_item where state <> 'gone' order by first_seen_at, id
    limit 1000 for update`;

export const addItem = sql.run('recon-item-insert')`
  insert into recon_item (${itemColumns})
    values (:id, :place, :kind, :subject, :asset, :units, 'open', :at, :at)
  on conflict (place, kind, subject) where state <> 'gone' do nothing`;

/** Still there. What two people explained was an amount: another amount is open again. */
export const seeItem = sql.run('recon-item-seen')`update recon_item set last_seen_at = :at, units = :units,
    state = case when units = :units then state else 'open' end,
    explanation_id = case when units = :units then explanation_id end
  where id = :id`;

const gone = sql.run('recon-item-gone')`
  update recon_item set state = 'gone', ended_at = :at, explanation_id = null where id = any(:ids::uuid[])`;

export async function endItems(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await gone(tx, { ids, at });
}

export const lockIncident = sql.row('recon-incident-open')`
  select id, state, reason, opened_at, closed_at from recon_incident where state = 'open' for update`;

export const openIncident = sql.run('recon-incident-insert')`
  insert into recon_incident (id, state, reason, opened_at) values (:id, 'open', :reason, :at)`;

export const closeIncident = sql.run('recon-incident-close')`
  update recon_incident set state = 'closed', closed_at = :at where id = :id and state = 'open'`;

export const listIncidents = sql.rows('recon-incident-list')`
  select id, state, reason, opened_at, closed_at from recon_incident order by opened_at desc, id desc
    limit :limit`;

/** These items are why an incident stands. */
export const joinIncident = sql.run('recon-incident-join')`
  update recon_item set incident_id = :id where id = any(:itemIds::uuid[]) and incident_id is distinct
    from :id`;

export type IncidentItem = Pick<ItemRow, 'place' | 'kind' | 'subject' | 'asset' | 'units' | 'state'> & {
  incident_id: string;
};

const ofIncidents = statement<IncidentItem>(
  'recon-incident-items',
  `select incident_id, place, kind, subject, asset, units, state from recon_item
   where incident_id = any($1::uuid[]) order by incident_id, first_seen_at, place, kind, subject limit $2`,
);

export function listIncidentItems(tx: Tx, ids: readonly string[], limit: number): Promise<IncidentItem[]> {
  return tx.rows(ofIncidents, [ids, limit]);
}

const asked = sql.run('recon-source-asked')`
  insert into recon_source as s (name, asked_at, first_at, answered_at)
  select name, :now::timestamptz, :now, case when name = any(:silent::text[]) then null else :now end
    from unnest(:names::text[]) as n (name)
  on conflict (name) do update set asked_at = excluded.asked_at,
    answered_at = coalesce(excluded.answered_at, s.answered_at)`;

export type SourceRequest = {
  readonly names: readonly string[];
  readonly silent: readonly string[];
  readonly now: Date;
};

/** Keeps who was asked and who answered. */
export async function saveSources(tx: Tx, { names, silent, now }: SourceRequest): Promise<void> {
  await asked(tx, { names: names.toSorted(), silent, now });
}

/** Those that are asked and have not answered since then. */
export const listSilent = sql.rows('recon-source-silent')`select name, answered_at, first_at from recon_source
  where coalesce(answered_at, first_at) <= :since and asked_at > :since order by name`;
