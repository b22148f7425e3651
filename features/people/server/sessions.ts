// Sessions: opaque tokens of 256 bits, of which only the SHA-256 is kept.
import { createHash } from 'node:crypto';
import { limits, minuteMs } from '#domain/limits.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Authenticate, Session, Verdict } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import * as sql from './sessions.sql.ts';

/** What was read of a session is believed this long, by the machine's own clock. */
const cacheMs = 1_000;
const cacheMax = 10_000;

type Cached = { row: sql.SessionRow; readonly readAtMs: number };
type Cache = { readonly rows: Map<string, Cached>; turn: number };

const caches = new WeakMap<Database, Cache>();

function cacheOf(db: Database): Cache {
  const found = caches.get(db);
  if (found !== undefined) return found;
  const made = { rows: new Map<string, Cached>(), turn: 0 };
  caches.set(db, made);
  return made;
}

/** The idle and the absolute limit of a session, in milliseconds. */
function spanOf(actor: Session['actor']): { idleMs: number; wholeMs: number } {
  return actor === 'merchant'
    ? { idleMs: limits.merchantIdleMs, wholeMs: limits.merchantSessionMs }
    : { idleMs: limits.operatorIdleMs, wholeMs: limits.operatorSessionMs };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export type Opened = { readonly token: string; readonly expiresAt: Date };

/**
 * Opens a session and gives its token, which is nowhere else. A person has at most
 * `limits.sessionsPerPerson`: the oldest one beyond that ends.
 */
export async function openSession(
  tx: Tx,
  world: World,
  person: Omit<Session, 'tokenHash'>,
  device = '',
): Promise<Opened> {
  const now = world.clock.now();
  const token = world.random.token();
  const endsAt = new Date(now.getTime() + spanOf(person.actor).wholeMs);
  const { personId } = person;
  const tokenHash = hashOf(token);
  await sql.lockSessions(tx, personId, now);
  await sql.insertSession(tx, tokenHash, { ...person, device, at: now, endsAt });
  await sql.revokeOldestSessions(tx, { personId, tokenHash, now }, limits.sessionsPerPerson);
  return { token, expiresAt: endsAt };
}

/** Ends the session of a token at once, on its own and not as part of a transaction. False where none lived. */
export async function endSession(world: World, token: string): Promise<boolean> {
  const tokenHash = hashOf(token);
  const ended = await sql.revokeSession(world.db.direct, tokenHash, world.clock.now());
  const cache = cacheOf(world.db);
  cache.rows.delete(tokenHash.toString('base64'));
  // Whoever reads the session at this moment may have seen it alive: what they read is not kept.
  cache.turn += 1;
  return ended;
}

/**
 * Makes the check of tokens. A session is read at most once a second, and marked as seen at most once a
 * minute. An outage is thrown: nobody is signed out because the database is away.
 */
export function makeAuthenticate(world: Pick<World, 'db' | 'clock'>): Authenticate {
  const cache = cacheOf(world.db);
  return async (token) => {
    if (!/^[\w-]{43}$/.test(token)) return 'unknown';
    const tokenHash = hashOf(token);
    const row = await readRow(world.db, cache, tokenHash);
    if (row === undefined) return 'unknown';
    const now = world.clock.now();
    const verdict = verdictOf(row, tokenHash, now);
    if (typeof verdict !== 'string' && now.getTime() - row.seen_at.getTime() >= minuteMs) {
      row.seen_at = now;
      await sql.touchSession(world.db.direct, tokenHash, now);
    }
    return verdict;
  };
}

async function readRow(db: Database, cache: Cache, tokenHash: Buffer): Promise<sql.SessionRow | undefined> {
  const key = tokenHash.toString('base64');
  const cached = cache.rows.get(key);
  if (cached !== undefined && performance.now() - cached.readAtMs < cacheMs) return cached.row;
  const { turn } = cache;
  const readAtMs = performance.now();
  const row = await sql.findSession(db.direct, tokenHash);
  cache.rows.delete(key);
  if (row === undefined || turn !== cache.turn) return row;
  cache.rows.set(key, { row, readAtMs });
  for (const oldest of cache.rows.keys()) {
    if (cache.rows.size <= cacheMax) break;
    cache.rows.delete(oldest);
  }
  return row;
}

function verdictOf(row: sql.SessionRow, tokenHash: Buffer, now: Date): Verdict {
  if (row.revoked_at !== null) return 'revoked';
  const idleEnd = row.seen_at.getTime() + spanOf(row.actor).idleMs;
  if (row.ends_at <= now || idleEnd <= now.getTime()) return 'expired';
  return {
    actor: row.actor,
    personId: row.person_id,
    role: row.role,
    shopId: row.shop_id ?? undefined,
    supplierId: row.supplier_id ?? undefined,
    tokenHash,
  };
}
