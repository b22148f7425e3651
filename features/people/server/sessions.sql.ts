// Sessions, by the hash of their token.
import { statement, type Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';

export type SessionRow = {
  actor: Session['actor'];
  person_id: string;
  shop_id: bigint | null;
  supplier_id: string | null;
  role: string;
  seen_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
};

const find = statement<SessionRow>(
  'people-find-session',
  `select actor, person_id, shop_id, supplier_id, role, seen_at, ends_at, revoked_at
   from session where token_hash = $1`,
);

export function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return tx.row(find, [tokenHash]);
}

const findAll = statement<SessionRow & { token_hash: Buffer }>(
  'people-find-sessions',
  `select token_hash, actor, person_id, shop_id, supplier_id, role, seen_at, ends_at, revoked_at
   from session where token_hash = any($1::bytea[])`,
);

export function findSessions(
  tx: Tx,
  tokenHashes: readonly Buffer[],
): Promise<(SessionRow & { token_hash: Buffer })[]> {
  return tx.rows(findAll, [tokenHashes]);
}

const seen = statement<{ has_any: boolean; has_same: boolean }>(
  'people-seen-device',
  `select count(*) > 0 as has_any, coalesce(bool_or(device = $2 and place = $3), false) as has_same
   from session where person_id = $1`,
);

/** Whether a person ever signed in, and whether so from a device of this name in this network. */
export async function seenDevice(
  tx: Tx,
  personId: string,
  origin: { readonly device: string; readonly place: string },
): Promise<{ hasAny: boolean; hasSame: boolean }> {
  const row = await tx.row(seen, [personId, origin.device, origin.place]);
  return { hasAny: row?.has_any ?? false, hasSame: row?.has_same ?? false };
}

const seenIn = statement<{ seen: boolean }>(
  'people-seen-place',
  'select true as seen from session where person_id = $1 and place = $2 limit 1',
);

/** Whether a person ever signed in from this network. */
export async function seenPlace(tx: Tx, personId: string, place: string): Promise<boolean> {
  return (await tx.row(seenIn, [personId, place])) !== undefined;
}

const lock = statement<never>(
  'people-lock-sessions',
  `select from session where person_id = $1 and revoked_at is null and ends_at > $2
   order by token_hash for update`,
);

/** Two sign-ins of one person go one after the other from here. */
export async function lockSessions(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx.rows(lock, [personId, now]);
}

const insert = statement<{ opened: boolean }>(
  'people-insert-session',
  'select session_open($1, $2, $3, $4, $5, $6, $7, $8) as opened',
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
  const { actor, personId, shopId, device, place, at, endsAt } = row;
  const asked = [tokenHash, actor, personId, shopId ?? null, device, place, at, endsAt];
  const opened = (await tx.row(insert, asked))?.opened;
  if (opened !== true) throw new Error(`the database opened no session of ${actor} ${personId}`);
}

const revokeOldest = statement<never>(
  'people-revoke-oldest-sessions',
  `update session set revoked_at = $2 where token_hash in (
     select token_hash from session where person_id = $1 and revoked_at is null and ends_at > $2
     order by token_hash = $3 desc, created_at desc offset $4)`,
);

/** Leaves a person `keep` sessions: the one that begins, and the newest others. */
export async function revokeOldestSessions(
  tx: Tx,
  begun: { readonly personId: string; readonly tokenHash: Buffer; readonly now: Date },
  keep: number,
): Promise<void> {
  await tx.rows(revokeOldest, [begun.personId, begun.now, begun.tokenHash, keep]);
}

const revoke = statement<{ ended: boolean }>(
  'people-revoke-session',
  'update session set revoked_at = $2 where token_hash = $1 and revoked_at is null returning true as ended',
);

/** False where there was no such session, or it had ended by hand before. */
export async function revokeSession(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx.row(revoke, [tokenHash, now]);
  return row !== undefined;
}

const touch = statement<never>(
  'people-touch-session',
  'update session set seen_at = $2 where token_hash = $1 and seen_at < $2',
);

export async function touchSession(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.rows(touch, [tokenHash, now]);
}

export type LiveRow = {
  id: string;
  token_hash: Buffer;
  device: string;
  place: string;
  created_at: Date;
  seen_at: Date;
};

// A session is named by half of its hash's hash: what is shown opens nothing.
const name = `encode(substring(sha256(token_hash) for 16), 'hex')`;

const live = statement<LiveRow>(
  'people-live-sessions',
  `select ${name} as id, token_hash, device, place, created_at, seen_at from session
   where person_id = $1 and revoked_at is null and ends_at > $2 and seen_at > $3
   order by seen_at desc, created_at desc, token_hash`,
);

/** Sessions that still open the door; `idleAt` is when those that rest since then have ended. */
export function listSessions(tx: Tx, personId: string, now: Date, idleAt: Date): Promise<LiveRow[]> {
  return tx.rows(live, [personId, now, idleAt]);
}

const revokeSome = statement<{ token_hash: Buffer }>(
  'people-revoke-sessions',
  `update session set revoked_at = $2
   where person_id = $1 and revoked_at is null and ends_at > $2
     and ($3::text is null or ${name} = $3) and ($4::bytea is null or token_hash <> $4)
   returning token_hash`,
);

/** Ends a person's session of this name (all of them for null), or all but the one that is kept. Gives the hashes of those that ended. */
export async function revokeSessions(
  tx: Tx,
  personId: string,
  now: Date,
  which: { readonly id: string | null } | { readonly keep: Buffer },
): Promise<Buffer[]> {
  const id = 'id' in which ? which.id : null;
  const keep = 'keep' in which ? which.keep : null;
  const rows = await tx.rows(revokeSome, [personId, now, id, keep]);
  return rows.map((row) => row.token_hash);
}

const prove = statement<never>(
  'people-prove-factor',
  'update session set factor_at = $2 where token_hash = $1 and revoked_at is null',
);

export async function proveFactor(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.rows(prove, [tokenHash, now]);
}

const proved = statement<{ factor_at: Date | null }>(
  'people-factor-proved-at',
  'select factor_at from session where token_hash = $1',
);

export async function factorProvedAt(tx: Tx, tokenHash: Buffer): Promise<Date | undefined> {
  return (await tx.row(proved, [tokenHash]))?.factor_at ?? undefined;
}

const seenLast = statement<{ person_id: string; seen_at: Date }>(
  'people-last-seen',
  'select person_id, max(seen_at) as seen_at from session where person_id = any($1::uuid[]) group by person_id',
);

export async function lastSeen(tx: Tx, people: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx.rows(seenLast, [people]);
  return new Map(rows.map((row) => [row.person_id, row.seen_at]));
}
