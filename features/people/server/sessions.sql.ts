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

const lock = statement<never>(
  'people-lock-sessions',
  `select from session where person_id = $1 and revoked_at is null and ends_at > $2
   order by token_hash for update`,
);

/** Two sign-ins of one person go one after the other from here. */
export async function lockSessions(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx.rows(lock, [personId, now]);
}

const insert = statement<never>(
  'people-insert-session',
  `insert into session (token_hash, actor, person_id, shop_id, supplier_id, role, device, created_at, seen_at,
     ends_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
);

export type NewSession = Omit<Session, 'tokenHash'> & {
  readonly device: string;
  readonly at: Date;
  readonly endsAt: Date;
};

export async function insertSession(tx: Tx, tokenHash: Buffer, row: NewSession): Promise<void> {
  await tx.rows(insert, [
    tokenHash,
    row.actor,
    row.personId,
    row.shopId ?? null,
    row.supplierId ?? null,
    row.role,
    row.device,
    row.at,
    row.endsAt,
  ]);
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
