// Invitations.
import { statement, type Tx } from '#platform/db/database.ts';

export type InvitationRow = {
  id: string;
  code: string;
  state: 'unused' | 'opened' | 'joined' | 'revoked';
  made_by: string;
  made_by_name: string;
  note: string;
  username: string | null;
  created_at: Date;
  expires_at: Date;
  joined_at: Date | null;
  /** Of whoever joined. */
  shop_id: bigint | null;
  /** Of the merchant who invites; null where an operator does. */
  inviter_shop_id: bigint | null;
};

export const columns = `id, code, state, made_by, made_by_name, note, username, created_at, expires_at, joined_at,
  shop_id, inviter_shop_id`;

const findByCode = statement<InvitationRow>(
  'invitation-find-by-code',
  `select ${columns} from invitation where code = $1`,
);

export function findByInvitationCode(tx: Tx, code: string): Promise<InvitationRow | undefined> {
  return tx.row(findByCode, [code]);
}

const find = statement<InvitationRow>('invitation-find', `select ${columns} from invitation where id = $1`);

export function findInvitation(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return tx.row(find, [id]);
}

const open = statement<never>(
  'invitation-open',
  `update invitation set state = 'opened' where id = $1 and state = 'unused'`,
);

export async function markOpened(tx: Tx, id: string): Promise<void> {
  await tx.rows(open, [id]);
}

const waiting = statement<{ count: number }>(
  'invitation-waiting',
  `select count(*)::int as count from invitation where state = 'opened' and expires_at > $1`,
);

/** Good invitations whose link was opened and that nobody has used yet. */
export async function countWaiting(tx: Tx, now: Date): Promise<number> {
  return (await tx.row(waiting, [now]))?.count ?? 0;
}

type Consumed = Pick<InvitationRow, 'id' | 'inviter_shop_id'>;

const consume = statement<Consumed>(
  'invitation-consume',
  `update invitation set state = 'joined', username = $2, shop_id = $3, joined_at = $4
   where code = $1 and state in ('unused', 'opened') and expires_at > $4
   returning id, inviter_shop_id`,
);

/** Uses an invitation up if it can still be used; undefined where someone was faster or it cannot. */
export function consumeByCode(
  tx: Tx,
  code: string,
  joined: { readonly username: string; readonly shopId: bigint; readonly at: Date },
): Promise<Consumed | undefined> {
  return tx.row(consume, [code, joined.username, joined.shopId, joined.at]);
}

const revoke = statement<InvitationRow>(
  'invitation-revoke',
  `update invitation set state = 'revoked' where id = $1 and state in ('unused', 'opened')
   returning ${columns}`,
);

export function revokeUnused(tx: Tx, id: string): Promise<InvitationRow | undefined> {
  return tx.row(revoke, [id]);
}

const insert = statement<InvitationRow>(
  'invitation-insert',
  `insert into invitation (id, code, state, made_by, made_by_name, note, created_at, expires_at, inviter_shop_id)
   select n.id, n.code, 'unused', $3, $4, $5, $6, $7, $8 from unnest($1::uuid[], $2::text[]) as n (id, code)
   returning ${columns}`,
);

export type NewInvitations = {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly madeBy: string;
  readonly madeByName: string;
  readonly note: string;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly inviterShopId: bigint | null;
};

export function insertInvitations(tx: Tx, rows: NewInvitations): Promise<InvitationRow[]> {
  return tx.rows(insert, [
    rows.ids,
    rows.codes,
    rows.madeBy,
    rows.madeByName,
    rows.note,
    rows.at,
    rows.expiresAt,
    rows.inviterShopId,
  ]);
}

// An invitation that can still be used turns to `expired` by its date alone.
const shown = `($1::text is null or $1 = case
  when state in ('unused', 'opened') and expires_at <= $2 then 'expired' else state end)`;

const list = statement<InvitationRow>(
  'invitation-list',
  `select ${columns} from invitation where ${shown} order by created_at desc, id desc limit $3 offset $4`,
);

export function listRows(
  tx: Tx,
  state: string | undefined,
  now: Date,
  part: { readonly limit: number; readonly offset: number },
): Promise<InvitationRow[]> {
  return tx.rows(list, [state ?? null, now, part.limit, part.offset]);
}

const count = statement<{ count: number }>(
  'invitation-count',
  `select count(*)::int as count from invitation where ${shown}`,
);

export async function countRows(tx: Tx, state: string | undefined, now: Date): Promise<number> {
  const row = await tx.row(count, [state ?? null, now]);
  return row?.count ?? 0;
}
