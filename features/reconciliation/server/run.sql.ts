// Runs, what they found, and incidents.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Fault } from './outside.ts';

const insertRun = statement<never>(
  'recon-run-insert',
  `insert into recon_run (id, at, places, differences, silent, books_until) values ($1, $2, $3, $4, $5, $6)`,
);

export type Run = { id: string; at: Date; places: number; differences: number; silent: number };

/** `booksUntil`: books whose minute of the day is up to this one have been checked. */
export async function addRun(tx: Tx, run: Run & { readonly booksUntil: Date }): Promise<void> {
  const { id, at, places, differences, silent, booksUntil } = run;
  await tx.rows(insertRun, [id, at, places, differences, silent, booksUntil]);
}

const lastBooks = statement<{ until: Date }>(
  'recon-run-books-until',
  'select coalesce(books_until, at) as until from recon_run order by at desc, id desc limit 1',
);

/** How far the minutes of books were checked; undefined before the first run. */
export async function getBooksCheckedUntil(tx: Tx): Promise<Date | undefined> {
  return (await tx.row(lastBooks, []))?.until;
}

const runs = statement<Run>(
  'recon-run-list',
  'select id, at, places, differences, silent from recon_run order by at desc, id desc limit $1',
);

export function listRuns(tx: Tx, limit: number): Promise<Run[]> {
  return tx.rows(runs, [limit]);
}

export type FactRow = {
  place: string;
  asset: Asset;
  expected_units: bigint;
  actual_units: bigint | null;
  transit_units: bigint;
  unmatched_units: bigint;
  difference: bigint;
  at: Date;
};

const latest = statement<FactRow>(
  'recon-fact-latest',
  `select distinct on (place, asset) place, asset, expected_units, actual_units, transit_units, unmatched_units,
     difference, at
   from recon_fact where at > $1 order by place, asset, at desc`,
);

/** The last word about every place since then. */
export function latestFacts(tx: Tx, since: Date): Promise<FactRow[]> {
  return tx.rows(latest, [since]);
}

const insertFact = statement<never>(
  'recon-fact-insert',
  `insert into recon_fact (run_id, place, asset, expected_units, actual_units, transit_units, unmatched_units,
     difference, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export async function addFact(tx: Tx, runId: string, fact: FactRow): Promise<void> {
  await tx.rows(insertFact, [
    runId,
    fact.place,
    fact.asset,
    fact.expected_units,
    fact.actual_units,
    fact.transit_units,
    fact.unmatched_units,
    fact.difference,
    fact.at,
  ]);
}

export type ItemRow = {
  id: string;
  place: string;
  kind: Fault['kind'] | 'balance';
  subject: string;
  asset: Asset;
  units: bigint;
  state: 'open' | 'explained' | 'gone';
  first_seen_at: Date;
  last_seen_at: Date;
  incident_id: string | null;
};

const itemColumns = 'id, place, kind, subject, asset, units, state, first_seen_at, last_seen_at';

const standing = statement<ItemRow>(
  'recon-item-standing',
  `select ${itemColumns}, incident_id from recon_item where state <> 'gone' order by first_seen_at, id limit 1000 for update`,
);

export function lockItems(tx: Tx): Promise<ItemRow[]> {
  return tx.rows(standing, []);
}

const insertItem = statement<never>(
  'recon-item-insert',
  `insert into recon_item (${itemColumns}) values ($1, $2, $3, $4, $5, $6, 'open', $7, $7)
   on conflict (place, kind, subject) where state <> 'gone' do nothing`,
);

export async function addItem(
  tx: Tx,
  id: string,
  found: Omit<Fault, 'kind'> & Pick<ItemRow, 'kind'>,
  at: Date,
) {
  await tx.rows(insertItem, [id, found.place, found.kind, found.subject, found.asset, found.units, at]);
}

const seen = statement<never>(
  'recon-item-seen',
  `update recon_item set last_seen_at = $2, units = $3,
     state = case when units = $3 then state else 'open' end,
     explanation_id = case when units = $3 then explanation_id end
   where id = $1`,
);

/** Still there. What two people explained was an amount: another amount is open again. */
export async function seeItem(tx: Tx, id: string, units: bigint, at: Date): Promise<void> {
  await tx.rows(seen, [id, at, units]);
}

const gone = statement<never>(
  'recon-item-gone',
  `update recon_item set state = 'gone', ended_at = $2, explanation_id = null where id = any($1::uuid[])`,
);

export async function endItems(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await tx.rows(gone, [ids, at]);
}

export type IncidentRow = {
  id: string;
  state: 'open' | 'closed';
  reason: string;
  opened_at: Date;
  closed_at: Date | null;
};

const incidentOpen = statement<IncidentRow>(
  'recon-incident-open',
  `select id, state, reason, opened_at, closed_at from recon_incident where state = 'open' for update`,
);

export function lockIncident(tx: Tx): Promise<IncidentRow | undefined> {
  return tx.row(incidentOpen, []);
}

const insertIncident = statement<never>(
  'recon-incident-insert',
  `insert into recon_incident (id, state, reason, opened_at) values ($1, 'open', $2, $3)`,
);

export async function openIncident(tx: Tx, id: string, reason: string, at: Date): Promise<void> {
  await tx.rows(insertIncident, [id, reason, at]);
}

const closeOne = statement<never>(
  'recon-incident-close',
  `update recon_incident set state = 'closed', closed_at = $2 where id = $1 and state = 'open'`,
);

export async function closeIncident(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.rows(closeOne, [id, at]);
}

const incidents = statement<IncidentRow>(
  'recon-incident-list',
  'select id, state, reason, opened_at, closed_at from recon_incident order by opened_at desc, id desc limit $1',
);

export function listIncidents(tx: Tx, limit: number): Promise<IncidentRow[]> {
  return tx.rows(incidents, [limit]);
}

const join = statement<never>(
  'recon-incident-join',
  `update recon_item set incident_id = $1 where id = any($2::uuid[]) and incident_id is distinct from $1`,
);

/** These items are why an incident stands. */
export async function joinIncident(tx: Tx, id: string, itemIds: readonly string[]): Promise<void> {
  await tx.rows(join, [id, itemIds]);
}

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

const asked = statement<never>(
  'recon-source-asked',
  `insert into recon_source as s (name, asked_at, first_at, answered_at)
   select name, $3::timestamptz, $3, case when name = any($2::text[]) then null else $3 end from unnest($1::text[]) as n (name)
   on conflict (name) do update set asked_at = excluded.asked_at,
     answered_at = coalesce(excluded.answered_at, s.answered_at)`,
);

export type SourceRequest = {
  readonly names: readonly string[];
  readonly silent: readonly string[];
  readonly now: Date;
};

/** Keeps who was asked and who answered. */
export async function saveSources(tx: Tx, { names, silent, now }: SourceRequest): Promise<void> {
  await tx.rows(asked, [names.toSorted(), silent, now]);
}

export type SourceRow = { name: string; answered_at: Date | null; first_at: Date };

const silentSources = statement<SourceRow>(
  'recon-source-silent',
  `select name, answered_at, first_at from recon_source
   where coalesce(answered_at, first_at) <= $1 and asked_at > $1 order by name`,
);

/** Those that are asked and have not answered since then. */
export function listSilent(tx: Tx, since: Date): Promise<SourceRow[]> {
  return tx.rows(silentSources, [since]);
}
