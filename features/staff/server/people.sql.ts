// Who works in the console, the links that invite them, and what owners propose about them.
import type { ConsoleRole, OperatorRole } from '#domain/rights.ts';
import type { ChangeKind } from '#features/staff/people.contract.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type MemberRow = {
  id: string;
  username: string;
  name: string;
  roles: ConsoleRole[];
  supplier_name: string | null;
  has_totp: boolean;
  has_passkey: boolean;
  joined: boolean;
  link_until: Date | null;
  disabled_at: Date | null;
  created_at: Date;
};

const list = statement<MemberRow>(
  'operators-list-members',
  `select o.id, o.username, o.name, o.roles, s.name as supplier_name, o.password_hash <> '' as joined,
     exists (select from operator_safety f where f.person_id = o.id and f.factor_box is not null) as has_totp,
     exists (select from operator_passkey k where k.person_id = o.id) as has_passkey,
     l.until as link_until, o.disabled_at, o.created_at
   from operator o left join supplier s on s.id = o.supplier_id
   left join operator_link l on l.person_id = o.id and l.used_at is null
   order by o.disabled_at is not null, o.supplier_id is not null, o.username limit 500`,
);

export function listMembers(tx: Tx): Promise<MemberRow[]> {
  return tx.rows(list, []);
}

export type ChangeRow = {
  id: string;
  person_id: string;
  kind: ChangeKind;
  roles: OperatorRole[];
  why: string;
  proposed_by: string;
  by_name: string;
  proposed_at: Date;
  until: Date;
  /** Another owner can decide than who proposed it and whom it is about. */
  has_third: boolean;
};

const open = statement<ChangeRow>(
  'operators-open-changes',
  `select c.id, c.person_id, c.kind, c.roles, c.why, c.proposed_by, o.name as by_name, c.proposed_at, c.until,
     owner_beside(c.person_id, c.proposed_by) as has_third
   from role_change c join operator o on o.id = c.proposed_by
   where c.state = 'proposed' and c.until > $1 order by c.proposed_at, c.id`,
);

export function listOpenChanges(tx: Tx, now: Date): Promise<ChangeRow[]> {
  return tx.rows(open, [now]);
}

const find = statement<ChangeRow>(
  'operators-find-change',
  `select c.id, c.person_id, c.kind, c.roles, c.why, c.proposed_by, o.name as by_name, c.proposed_at, c.until,
     owner_beside(c.person_id, c.proposed_by) as has_third
   from role_change c join operator o on o.id = c.proposed_by where c.id = $1`,
);

export function findChange(tx: Tx, id: string): Promise<ChangeRow | undefined> {
  return tx.row(find, [id]);
}

const lapse = statement<never>('operators-lapse-change', 'select role_change_lapse($1, $2, $3)');
const propose = statement<{ made: boolean }>(
  'operators-propose-change',
  `insert into role_change (id, person_id, kind, roles, why, proposed_by, proposed_at, until)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (person_id, kind) where state = 'proposed' do nothing returning true as made`,
);

export type NewChange = Omit<ChangeRow, 'by_name' | 'has_third'>;

/** False where one of this kind waits for the person already. */
export async function insertChange(tx: Tx, row: NewChange): Promise<boolean> {
  await tx.rows(lapse, [row.person_id, row.kind, row.proposed_at]);
  const { id, person_id, kind, roles, why, proposed_by, proposed_at, until } = row;
  const made = await tx.row(propose, [id, person_id, kind, roles, why, proposed_by, proposed_at, until]);
  return made !== undefined;
}

const decide = statement<{ state: string }>(
  'operators-decide-change',
  'select role_change_decide($1, $2, $3, $4) as state',
);

/** What came of it: `confirmed`, `declined`, `unknown`, `decided`, `late`, `not_owner`; of an owner also `too_early`, `not_yours`, `yourself`, `proposed_by_you`. */
export async function decideChange(
  tx: Tx,
  asked: { id: string; by: string; confirms: boolean; now: Date },
): Promise<string> {
  return (await tx.row(decide, [asked.id, asked.by, asked.confirms, asked.now]))?.state ?? 'unknown';
}

const lessen = statement<{ state: string }>(
  'operators-lessen',
  'select operator_lessen($1, $2, $3, $4, $5) as state',
);

/** What came of it: `done`, `unknown`, `not_owner`, `needs_two`. Fails with SQLSTATE `SLOWN` for the last owner. */
export async function lessenOperator(
  tx: Tx,
  asked: { personId: string; roles: readonly OperatorRole[]; disables: boolean; by: string; now: Date },
): Promise<string> {
  const { personId, roles, disables, by, now } = asked;
  return (await tx.row(lessen, [personId, roles, disables, by, now]))?.state ?? 'unknown';
}

const setLink = statement<never>(
  'operators-set-link',
  `insert into operator_link (person_id, link_hash, made_by, until) values ($1, $2, $3, $4)
   on conflict (person_id) do update set link_hash = $2, made_by = $3, until = $4, used_at = null`,
);

export async function saveLink(
  tx: Tx,
  link: { personId: string; hash: Buffer; by: string; until: Date },
): Promise<void> {
  await tx.rows(setLink, [link.personId, link.hash, link.by, link.until]);
}

export type LinkRow = { person_id: string; username: string; name: string; until: Date };

const findLink = statement<LinkRow>(
  'operators-find-link',
  `select l.person_id, o.username, o.name, l.until from operator_link l join operator o on o.id = l.person_id
   where l.link_hash = $1 and l.used_at is null and l.until > $2 and o.disabled_at is null`,
);

export function linkOf(tx: Tx, hash: Buffer, now: Date): Promise<LinkRow | undefined> {
  return tx.row(findLink, [hash, now]);
}

const useLink = statement<{ done: boolean }>(
  'operators-use-link',
  `update operator_link set used_at = $2 where link_hash = $1 and used_at is null and until > $2
   returning true as done`,
);

/** True once. */
export async function useLinkOnce(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  return (await tx.row(useLink, [hash, now])) !== undefined;
}

const waiting = statement<{ count: number; oldest: Date | null }>(
  'operators-waiting-changes',
  `select count(*)::int as count, min(proposed_at) as oldest from role_change where state = 'proposed' and until > $1`,
);

/** Proposals about people that wait for an owner: each of them sees it on Today, also whom it is about. */
export async function readWaitingChanges(tx: Tx, now: Date): Promise<{ count: number; oldest: Date | null }> {
  return (await tx.row(waiting, [now])) ?? { count: 0, oldest: null };
}
