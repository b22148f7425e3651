// Invitations.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - shop_id: Of whoever joined.
 * - inviter_shop_id: Of the merchant who invites; null where an operator does.
 */
export type InvitationRow = RowOf<typeof findByInvitationCode>;

export const columns = `id, code, state, made_by, made_by_name, note, username, created_at, expires_at, joined_at,
  shop_id, inviter_shop_id`;

export const findByInvitationCode = sql.row('invitation-find-by-code')`
  select ${columns} from invitation where code = :code`;

export const findInvitation = sql.row('invitation-find')`select ${columns} from invitation where id = :id`;

export const markOpened = sql.run('invitation-open')`
  update invitation set state = 'opened' where id = :id and state = 'unused'`;

const waiting = sql.row('invitation-waiting')`
  select count(*)::int as count from invitation where state = 'opened' and expires_at > :now`;

/** Good invitations whose link was opened and that nobody has used yet. */
export async function countWaiting(tx: Tx, now: Date): Promise<number> {
  return (await waiting(tx, { now }))?.count ?? 0;
}

/** Uses an invitation up if it can still be used; undefined where someone was faster or it cannot. */
export const consumeByCode = sql.row('invitation-consume')`
  update invitation set state = 'joined', username = :username, shop_id = :shopId, joined_at = :at
  where code = :code and state in ('unused', 'opened') and expires_at > :at
  returning id, inviter_shop_id`;

export const revokeUnused = sql.row('invitation-revoke')`
  update invitation set state = 'revoked' where id = :id and state in ('unused', 'opened')
  returning ${columns}`;

export const insertInvitations = sql.rows('invitation-insert')`
  insert into invitation (id, code, state, made_by, made_by_name, note, created_at, expires_at,
    inviter_shop_id)
  select n.id, n.code, 'unused', :madeBy, :madeByName, :note, :at, :expiresAt, :inviterShopId?
    from unnest(:ids::uuid[], :codes::text[]) as n (id, code)
  returning ${columns}`;

// An invitation that can still be used turns to `expired` by its date alone.
const shown = `(:state?::text is null or :state? = case
  when state in ('unused', 'opened') and expires_at <= :now then 'expired' else state end)`;

export const listRows = sql.rows('invitation-list')`
  select ${columns} from invitation where ${shown} order by created_at desc, id desc
    limit :limit offset :offset`;

const count = sql.row('invitation-count')`select count(*)::int as count from invitation where ${shown}`;

export async function countRows(tx: Tx, state: string | undefined, now: Date): Promise<number> {
  const row = await count(tx, { state, now });
  return row?.count ?? 0;
}
