// Members, their invitations and places, what they may give back, and what they did.
import type { MemberRole } from '#domain/shop/team-roles.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type PersonRow = RowOf<typeof listPeople>;

/** The owner and the members who are there, the owner first. */
export const listPeople = sql.rows('team-people')<{ name: string }>`
  select m.id, coalesce(m.nickname, m.username) as name, m.username, m.role, m.created_at,
    s.factor_on_at is not null as second_factor
  from merchant m left join merchant_safety s on s.shop_id = m.shop_id and s.person_id = m.id
  where m.shop_id = :shopId and m.removed_at is null
  order by m.role <> 'owner', m.created_at, m.id`;

export const findMember = sql.row('team-find-member')`
  select id, role from merchant where shop_id = :shopId and id = :id and removed_at is null`;

/** Whether somebody is or was of the shop. */
export const isPerson = sql.has('team-is-person')`
  select true as found from merchant where shop_id = :shopId and id = :id`;

export type InvitationRow = RowOf<typeof listInvitations>;

export const listInvitations = sql.rows('team-invitations')`
  select id, slot, role, name, made_at, ends_at from team_invitation
  where shop_id = :shopId and used_at is null and revoked_at is null and ends_at > :now
  order by made_at desc, id desc`;

/** Gives places back that invitations had which ran out. */
export const endOldInvitations = sql.run('team-end-invitations')`
  update team_invitation set revoked_at = :now
  where shop_id = :shopId and used_at is null and revoked_at is null and ends_at <= :now`;

const insertInvitation = sql.has('team-insert-invitation')`
  insert into team_invitation (shop_id, id, slot, secret_hash, role, name, made_by, made_at, ends_at)
  select :shopId, :id, s.slot, :secretHash, :role, :name, :madeBy, :now, :endsAt
  from generate_series(1, :max::int) s (slot)
  where not exists (select from team_invitation t where t.shop_id = :shopId and t.slot = s.slot
    and t.used_at is null and t.revoked_at is null)
  order by s.slot limit 1
  on conflict do nothing returning true as done`;

export type NewInvitation = {
  readonly shopId: bigint;
  readonly id: string;
  readonly secretHash: Buffer;
  readonly role: MemberRole;
  readonly name: string;
  readonly madeBy: string;
  readonly now: Date;
  readonly endsAt: Date;
  readonly max: number;
};

/** Takes one of the shop's places for open invitations. False where none is free, or somebody took it at this moment. */
export function takeInvitation(tx: Tx, made: NewInvitation): Promise<boolean> {
  return insertInvitation(tx, made);
}

/** False where there is no open one. */
export const revokeInvitation = sql.has('team-revoke-invitation')`
  update team_invitation set revoked_at = :now
  where shop_id = :shopId and id = :id and used_at is null and revoked_at is null returning true as done`;

/** Whether the shop ever made it. */
export const isInvitation = sql.has('team-is-invitation')`
  select true as found from team_invitation where shop_id = :shopId and id = :id`;

/** An invitation by the hash of its secret, with the shop that it is of. */
export const findInvitation = sql.row('team-find-invitation')`
  select i.id, i.role, i.name, i.ends_at, i.used_at, i.revoked_at, i.person_id, h.name as shop, h.level, h.status
  from team_invitation i join shop h on h.shop_id = i.shop_id
  where i.shop_id = :shopId and i.id = :id and i.secret_hash = :secretHash`;

const joinStatement = statement<{ said: string }>(
  'team-join',
  'select team_join($1, $2, $3, $4, $5, $6, $7, $8, $9) as said',
);

export type Joining = {
  readonly shopId: bigint;
  readonly id: string;
  readonly secretHash: Buffer;
  readonly personId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly lang: string;
  readonly seats: number;
  readonly now: Date;
};

/** Makes the member, takes a place and uses the invitation up. Gives `joined`, or why nothing was done. */
export async function join(tx: Tx, asked: Joining): Promise<string> {
  const { shopId, id, secretHash, personId, username, passwordHash, lang, seats, now } = asked;
  const values = [shopId, id, secretHash, personId, username, passwordHash, lang, seats, now];
  return (await tx.row(joinStatement, values))?.said ?? 'unknown';
}

/** False where `by` is not the owner, or there is no such member. */
export const setRole = sql.has('team-set-role')`
  select true as done where team_set_role(:shopId, :by, :id, :role)`;

/** False where `by` is not the owner, or there is no such member. */
export const remove = sql.has('team-remove')`
  select true as done where team_remove(:shopId, :by, :id, :now)`;

export const eraseMembers = sql.run('team-erase')`select team_erase(:shopId, :now)`;

export const findSetting = sql.row('team-find-setting')`
  select refund_units from team_setting where shop_id = :shopId`;

export const saveSetting = sql.run('team-save-setting')`
  insert into team_setting (shop_id, refund_units, changed_at) values (:shopId, :units, :now)
  on conflict (shop_id) do update set refund_units = excluded.refund_units, changed_at = excluded.changed_at`;

/** Counts what a member gives back; false where it is more than what is allowed of the day. */
export const countRefund = sql.has('team-count-refund')`
  insert into team_refund_day as d (shop_id, person_id, day, units, allowed)
  select :shopId, :personId, :day::date, :units, s.refund_units from team_setting s
  where s.shop_id = :shopId and :units <= s.refund_units
  on conflict (shop_id, person_id, day) do update set units = d.units + excluded.units, allowed = excluded.allowed
    where d.units + excluded.units <= excluded.allowed
  returning true as done`;

export const usedRefunds = sql.row('team-used-refunds')`
  select units from team_refund_day where shop_id = :shopId and person_id = :personId and day = :day::date`;

export const noteAct = sql.run('team-note')`
  select team_note(:shopId, :id, :personId, :call, :subject, :now)`;

export const listActs = sql.rows('team-acts')<{ name: string }>`
  select a.id, coalesce(m.nickname, m.username) as name, m.role, m.removed_at is not null as is_gone, a.call, a.subject,
    a.at
  from team_act a join merchant m on m.shop_id = a.shop_id and m.id = a.person_id
  where a.shop_id = :shopId and (:personId?::uuid is null or a.person_id = :personId?)
    and (:subject?::text is null or a.subject = :subject?)
  order by a.id desc limit :limit offset :offset`;

export const orderNumbers = sql.rows('team-order-numbers')`
  select id, number from shop_order where shop_id = :shopId and id = any(:ids::uuid[])`;
