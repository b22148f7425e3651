// Who works in the console, the links that invite them, and what owners propose about them.
import type { OperatorRole } from '#domain/rights.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export const listMembers = sql.rows('operators-list-members')<{
  joined: boolean;
  disabled_at: Date | null;
  command_at: Date | null;
}>`
  select o.id, o.username, o.name, o.roles, s.name as supplier_name, o.password_hash <> '' as joined,
    exists (select from operator_safety f where f.person_id = o.id and f.factor_box is not null) as has_totp,
    exists (select from operator_passkey k where k.person_id = o.id) as has_passkey,
    l.until as link_until, o.disabled_at, o.command_at, o.created_at
  from operator o left join supplier s on s.id = o.supplier_id
  left join operator_link l on l.person_id = o.id and l.used_at is null
  order by o.disabled_at is not null, o.supplier_id is not null, o.username limit 500`;

/**
 * - has_third: Another owner can decide than who proposed it and whom it is about.
 */
export type ChangeRow = RowOf<typeof listOpenChanges>;

export const listOpenChanges = sql.rows('operators-open-changes')<{ has_third: boolean }>`
  select c.id, c.person_id, c.kind, c.roles, c.why, c.proposed_by, o.name as by_name, c.proposed_at, c.until,
    owner_beside(c.person_id, c.proposed_by) as has_third
  from role_change c join operator o on o.id = c.proposed_by
  where c.state = 'proposed' and c.until > :now order by c.proposed_at, c.id`;

export const findChange = sql.row('operators-find-change')<{ has_third: boolean }>`
  select c.id, c.person_id, c.kind, c.roles, c.why, c.proposed_by, o.name as by_name, c.proposed_at, c.until,
    owner_beside(c.person_id, c.proposed_by) as has_third
  from role_change c join operator o on o.id = c.proposed_by where c.id = :id`;

const lapse = sql.run('operators-lapse-change')`select role_change_lapse(:personId, :kind, :proposedAt)`;
const propose = sql.row('operators-propose-change')`
  insert into role_change (id, person_id, kind, roles, why, proposed_by, proposed_at, until)
  values (:id, :personId, :kind, :roles, :why, :proposedBy, :proposedAt, :until)
  on conflict (person_id, kind) where state = 'proposed' do nothing returning true as made`;

export type NewChange = Omit<ChangeRow, 'by_name' | 'has_third'>;

/** False where one of this kind waits for the person already. */
export async function insertChange(tx: Tx, row: NewChange): Promise<boolean> {
  await lapse(tx, { personId: row.person_id, kind: row.kind, proposedAt: row.proposed_at });
  const { id, person_id, kind, roles, why, proposed_by, proposed_at, until } = row;
  const made = await propose(tx, {
    id,
    personId: person_id,
    kind,
    roles,
    why,
    proposedBy: proposed_by,
    proposedAt: proposed_at,
    until,
  });
  return made !== undefined;
}

const decide = sql.row('operators-decide-change')<{ state: string }>`
  select role_change_decide(:id, :by, :confirms, :now) as state`;

/** What came of it: `confirmed`, `declined`, `unknown`, `decided`, `late`, `not_owner`; of an owner also `too_early`, `not_yours`, `yourself`, `proposed_by_you`. */
export async function decideChange(
  tx: Tx,
  asked: { id: string; by: string; confirms: boolean; now: Date },
): Promise<string> {
  return (
    (await decide(tx, { id: asked.id, by: asked.by, confirms: asked.confirms, now: asked.now }))?.state ??
    'unknown'
  );
}

const lessen = sql.row('operators-lessen')<{ state: string }>`
  select operator_lessen(:personId, :roles, :disables, :by, :now) as state`;

/** What came of it: `done`, `unknown`, `not_owner`, `needs_two`. Fails with SQLSTATE `SLOWN` for the last owner. */
export async function lessenOperator(
  tx: Tx,
  asked: { personId: string; roles: readonly OperatorRole[]; disables: boolean; by: string; now: Date },
): Promise<string> {
  const { personId, roles, disables, by, now } = asked;
  return (await lessen(tx, { personId, roles, disables, by, now }))?.state ?? 'unknown';
}

export const saveLink = sql.run('operators-set-link')`
  insert into operator_link (person_id, link_hash, made_by, until) values (:personId, :hash, :by, :until)
  on conflict (person_id) do update set link_hash = :hash, made_by = :by, until = :until, used_at = null`;

export type LinkRow = RowOf<typeof linkOf>;

export const linkOf = sql.row('operators-find-link')`
  select l.person_id, o.username, o.name, l.until from operator_link l join operator o on o.id = l.person_id
  where l.link_hash = :hash and l.used_at is null and l.until > :now and o.disabled_at is null`;

/** True once. */
export const useLinkOnce = sql.has('operators-use-link')`
  update operator_link set used_at = :now where link_hash = :hash and used_at is null and until > :now
  returning true as done`;

const waiting = sql.row('operators-waiting-changes')`
  select count(*)::int as count, min(proposed_at) as oldest from role_change where state = 'proposed'
    and until > :now`;

/** Proposals about people that wait for an owner: each of them sees it on Today, also whom it is about. */
export async function readWaitingChanges(tx: Tx, now: Date): Promise<{ count: number; oldest: Date | null }> {
  return (await waiting(tx, { now })) ?? { count: 0, oldest: null };
}
