// Sessions, by the hash of their token.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Session } from '#platform/session.ts';

export type SessionRow = RowOf<typeof findSession>;

export const findSession = sql.row('people-find-session')`
  select actor, person_id, shop_id, supplier_id, role, seen_at, ends_at, revoked_at
  from session where token_hash = :tokenHash`;

export const findSessions = sql.rows('people-find-sessions')`
  select token_hash, actor, person_id, shop_id, supplier_id, role, seen_at, ends_at, revoked_at
  from session where token_hash = any(:tokenHashes::bytea[])`;

const seen = sql.row('people-seen-device')<{ has_any: boolean }>`
  select count(*) > 0 as has_any, coalesce(bool_or(device = :device and place = :place), false) as has_same
  from session where person_id = :personId`;

/** Whether a person ever signed in, and whether so from a device of this name in this network. */
export async function seenDevice(
  tx: Tx,
  personId: string,
  origin: { readonly device: string; readonly place: string },
): Promise<{ hasAny: boolean; hasSame: boolean }> {
  const row = await seen(tx, { personId, device: origin.device, place: origin.place });
  return { hasAny: row?.has_any ?? false, hasSame: row?.has_same ?? false };
}

/** Whether a person ever signed in from this network. */
export const seenPlace = sql.has('people-seen-place')`
  select true as seen from session where person_id = :personId and place = :place limit 1`;

/** Two sign-ins of one person go one after the other from here. */
export const lockSessions = sql.run('people-lock-sessions')`
  select from session where person_id = :personId and revoked_at is null and ends_at > :now
  order by token_hash for update`;

const grant = statement<{ role: string; hash: Buffer }>(
  'people-session-grant',
  'select role, hash from member_session_grant($1, $2, $3, $4)',
);

/** What a session of a shop's person is opened with, and a link to its owner made; undefined where there is no such person. */
export function grantSession(
  tx: Tx,
  { shopId, personId, tokenHash, at }: { shopId: bigint; personId: string; tokenHash: Buffer; at: Date },
): Promise<{ role: string; hash: Buffer } | undefined> {
  return tx.row(grant, [shopId, personId, tokenHash, at]);
}

const insertMember = statement<{ opened: boolean }>(
  'people-insert-member-session',
  'select member_session_open($1, $2, $3, $4, $5, $6, $7, $8, $9) as opened',
);

const insert = statement<{ opened: boolean }>(
  'people-insert-session',
  'select session_open($1, $2, $3, null, $4, $5, $6, $7, null) as opened',
);

export type NewSession = Pick<Session, 'actor' | 'personId' | 'shopId'> & {
  readonly device: string;
  readonly place: string;
  readonly at: Date;
  readonly endsAt: Date;
};

/**
 * Opens a session; what it may do is read from the person's own row by the database.
 *
 * @throws where there is no such person, they were kept out, or nobody of the console has just used up their ticket.
 */
export async function insertSession(tx: Tx, tokenHash: Buffer, row: NewSession): Promise<void> {
  const { actor, personId } = row;
  const { shopId } = row;
  const isOpen =
    shopId === undefined ? openOfConsole(tx, tokenHash, row) : openOfShop(tx, tokenHash, { ...row, shopId });
  if (!(await isOpen)) throw new Error(`the database opened no session of ${actor} ${personId}`);
}

async function openOfConsole(tx: Tx, tokenHash: Buffer, row: NewSession): Promise<boolean> {
  const { actor, personId, device, place, at, endsAt } = row;
  return (await tx.row(insert, [tokenHash, actor, personId, device, place, at, endsAt]))?.opened === true;
}

/** The person's row is on the shard of their shop, and sessions are not: what was found there comes along signed. */
async function openOfShop(
  tx: Tx,
  tokenHash: Buffer,
  row: NewSession & { readonly shopId: bigint },
): Promise<boolean> {
  const { personId, shopId, device, place, at, endsAt } = row;
  const granted = await grantSession(tx, { shopId, personId, tokenHash, at });
  if (granted === undefined) return false;
  const asked = [tokenHash, personId, shopId, granted.role, device, place, at, endsAt, granted.hash];
  return (await tx.row(insertMember, asked))?.opened === true;
}

/** Leaves a person `keep` sessions: the one that begins, and the newest others. */
export const revokeOldestSessions = sql.run('people-revoke-oldest-sessions')`
  update session set revoked_at = :now where token_hash in (
    select token_hash from session where person_id = :personId and revoked_at is null and ends_at > :now
    order by token_hash = :tokenHash desc, created_at desc offset :keep)`;

const revoke = sql.row('people-revoke-session')`
  update session set revoked_at = :now where token_hash = :tokenHash and revoked_at is null
    returning true as ended`;

/** False where there was no such session, or it had ended by hand before. */
export async function revokeSession(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await revoke(tx, { tokenHash, now });
  return row !== undefined;
}

export const touchSession = sql.run('people-touch-session')`
  update session set seen_at = :now where token_hash = :tokenHash and seen_at < :now`;

// A session is named by half of its hash's hash: what is shown opens nothing.
const name = `encode(substring(sha256(token_hash) for 16), 'hex')`;

/** Sessions that still open the door; `idleAt` is when those that rest since then have ended. */
export const listSessions = sql.rows('people-live-sessions')<{ id: string }>`
  select ${name} as id, token_hash, device, place, created_at, seen_at from session
  where person_id = :personId and revoked_at is null and ends_at > :now and seen_at > :idleAt
  order by seen_at desc, created_at desc, token_hash`;

/** The device that a session was opened on, and the end of it. */
export const findDevice = sql.row('people-session-device')`
  select device, ends_at from session where token_hash = :tokenHash`;

const revokeSome = sql.rows('people-revoke-sessions')`update session set revoked_at = :now
  where person_id = :personId and revoked_at is null and ends_at > :now
    and (:id?::text is null or ${name} = :id?) and (:keep?::bytea is null or token_hash <> :keep?)
  returning token_hash`;

/** Ends a person's session of this name (all of them for null), or all but the one that is kept. Gives the hashes of those that ended. */
export async function revokeSessions(
  tx: Tx,
  personId: string,
  now: Date,
  which: { readonly id: string | null } | { readonly keep: Buffer },
): Promise<Buffer[]> {
  const id = 'id' in which ? which.id : null;
  const keep = 'keep' in which ? which.keep : null;
  const rows = await revokeSome(tx, { personId, now, id, keep });
  return rows.map((row) => row.token_hash);
}

const prove = sql.run('people-prove-factor')`
  update session set factor_at = :now where token_hash = :tokenHash and revoked_at is null`;

export async function proveFactor(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await prove(tx, { tokenHash, now });
}

const proved = sql.row('people-factor-proved-at')`
  select factor_at from session where token_hash = :tokenHash`;

export async function factorProvedAt(tx: Tx, tokenHash: Buffer): Promise<Date | undefined> {
  return (await proved(tx, { tokenHash }))?.factor_at ?? undefined;
}

const seenLast = sql.rows('people-last-seen')<{ seen_at: Date }>`
  select person_id, max(seen_at) as seen_at from session
    where person_id = any(:people::uuid[]) group by person_id`;

export async function lastSeen(tx: Tx, people: readonly string[]): Promise<Map<string, Date>> {
  const rows = await seenLast(tx, { people });
  return new Map(rows.map((row) => [row.person_id, row.seen_at]));
}

const forget = sql.row('people-forget-sessions')<{ looked: number }>`
  select session_forget(:before, :limit) as looked`;

/** Deletes sessions that ended before a moment, but for those that are still named; gives at how many it looked. */
export async function forgetSessions(tx: Tx, before: Date, limit: number): Promise<number> {
  return (await forget(tx, { before, limit }))?.looked ?? 0;
}
