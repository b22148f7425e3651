// Sessions: opaque tokens of 256 bits, of which only the SHA-256 is kept.
import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { limits, minuteMs } from '#domain/limits.ts';
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Authenticate, Identity, Session, Verdict } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { lockMerchant } from './merchants.sql.ts';
import * as sql from './sessions.sql.ts';
import { countShopLinks, deleteShopLinks } from './shop-links.sql.ts';
import type { Who } from './tries.sql.ts';

/**
 * What was read of a session is believed this long, by the machine's own clock. A session that ended on another node is
 * dead within a second, the reading of it included.
 */
const cacheMs = 700;
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

/** Before the token of a member: a node of a release that knows owners alone takes it for no token. */
const memberMark = 'm.';
const tokenShape = /^(?:m\.)?[\w-]{43}$/;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export type Opened = {
  readonly token: string;
  readonly tokenHash: Buffer;
  /** The end of it, however much it is used. */
  readonly expiresAt: Date;
  /** The end of it where it is never used again. */
  readonly idleExpiresAt: Date;
};

/** Where a session comes from: shown to its person, so that they know their own. */
export type Origin = {
  readonly device?: string;
  readonly ip?: string;
  /** The end of the session whose place it takes: it lives no longer than that one would have. */
  readonly endsBy?: Date;
};

/**
 * Opens a session and gives its token, which is nowhere else. A person has at most
 * `limits.sessionsPerPerson`: the oldest one beyond that ends.
 */
export async function openSession(
  tx: Tx,
  env: Environment,
  person: Identity,
  origin: Origin = {},
): Promise<Opened> {
  const now = env.clock.now();
  const isMember = person.actor === 'merchant' && memberRoleOf(person.roles) !== undefined;
  const token = `${isMember ? memberMark : ''}${env.random.token()}`;
  const { idleMs, wholeMs } = spanOf(person.actor);
  const endsMs = Math.min(now.getTime() + wholeMs, origin.endsBy?.getTime() ?? Infinity);
  const endsAt = new Date(endsMs);
  const { personId } = person;
  const { device = '' } = origin;
  const place = networkOf(origin.ip ?? '');
  const tokenHash = hashOf(token);
  await sql.lockSessions(tx, { personId, now });
  await sql.insertSession(tx, tokenHash, { ...person, device, place, at: now, endsAt });
  await sql.revokeOldestSessions(tx, { personId, tokenHash, now, keep: limits.sessionsPerPerson });
  const idleExpiresAt = new Date(Math.min(now.getTime() + idleMs, endsMs));
  return { token, tokenHash, expiresAt: endsAt, idleExpiresAt };
}

/**
 * Where a sign-in comes from, if its person has never come from there: a device of another name, or of the same name in
 * another network, because a name alone tells no two devices apart. Undefined for a known one, and for the very first
 * sign-in of all. Ask before the session is opened.
 */
export async function newOrigin(
  tx: Tx,
  personId: string,
  { device = '', ip = '' }: Origin,
): Promise<{ device: string; place: string } | undefined> {
  const origin = { device, place: networkOf(ip) };
  const { hasAny, hasSame } = await sql.seenDevice(tx, personId, origin);
  return hasAny && !hasSame ? origin : undefined;
}

/** The network of an address, where this person has signed in from it before; undefined for any other. */
export async function homeOf(tx: Tx, personId: string, ip: string): Promise<string | undefined> {
  const place = networkOf(ip);
  return place !== '' && (await sql.seenPlace(tx, { personId, place })) ? place : undefined;
}

/** Ends the session of a token at once, on its own and not as part of a transaction. False where none lived. */
export async function endSession(env: Environment, token: string): Promise<boolean> {
  const tokenHash = hashOf(token);
  const ended = await sql.revokeSession(env.db.direct, tokenHash, env.clock.now());
  forget(env.db, [tokenHash]);
  return ended;
}

/** Ends a session as part of a transaction; `forgetSession` once that is over. False where it had ended. */
export function endInside(tx: Tx, env: Environment, tokenHash: Buffer): Promise<boolean> {
  return sql.revokeSession(tx, tokenHash, env.clock.now());
}

/** What was read of a session is not believed any more. */
export function forgetSession(env: Environment, tokenHash: Buffer): void {
  forget(env.db, [tokenHash]);
}

/** Ends one session of a person by its name, or all but the one they ask with. Gives how many ended. */
export async function endOthers(
  env: Environment,
  { personId, tokenHash, shopId }: Session,
  id: string | undefined,
): Promise<number> {
  const now = env.clock.now();
  const ended =
    id === undefined
      ? await env.db.transaction(async (tx) => {
          // Whoever signs out everywhere leaves no way in from another shop.
          if (shopId !== undefined) await endLinks(tx, { shopId, personId });
          return sql.revokeSessions(tx, personId, now, { keep: tokenHash });
        })
      : await sql.revokeSessions(env.db.direct, personId, now, { id });
  forget(env.db, ended);
  return ended.length;
}

/**
 * Ends every way from and to other shops of a shop's person. Whoever links or switches takes turns with it; end links
 * before sessions, so that a session that a switch opens meanwhile is among those that end.
 */
export async function endLinks(tx: Tx, { shopId, personId }: Who): Promise<void> {
  await lockMerchant(tx, { shopId, id: personId });
  await deleteShopLinks(tx, { personId });
}

/** To how many other shops a shop's owner may change. */
async function countLinks(tx: Tx, personId: string): Promise<number> {
  return (await countShopLinks(tx, { personId }))?.count ?? 0;
}

/** Ends every session of a person, in the caller's transaction. On this node at once, on others within a second. */
async function endAll(tx: Tx, env: Pick<Environment, 'db'>, personId: string, now: Date): Promise<void> {
  forget(env.db, await sql.revokeSessions(tx, personId, now, { id: null }));
}

/** What the rooms above may do with the sessions of their people. */
export const sessions = {
  end: endSession,
  endAll,
  endOthers,
  endLinks,
  countLinks,
  present: presentSessions,
  /** Notes that the session's person proved their second factor. */
  prove: sql.proveFactor,
  /** When they last did. */
  provedAt: sql.factorProvedAt,
  stillOpen,
  /** When each of these people last called, of those who ever signed in. */
  lastSeen: sql.lastSeen,
} as const;

/**
 * Those of these sessions that still open the door, as base64 of their hashes. Asking marks none as seen: what listens
 * for hours keeps nobody signed in.
 */
async function stillOpen(tx: Tx, tokenHashes: readonly Buffer[], now: Date): Promise<Set<string>> {
  const once = new Map(tokenHashes.map((hash) => [hash.toString('base64'), hash]));
  const rows = await sql.findSessions(tx, { tokenHashes: [...once.values()] });
  const open = rows.filter((row) => typeof verdictOf(row, row.token_hash, now) !== 'string');
  return new Set(open.map(({ token_hash: hash }) => hash.toString('base64')));
}

/** The sessions of a person that still open the door, the one they ask with first. */
export async function presentSessions(tx: Tx, { personId, tokenHash, actor }: Session, now: Date) {
  const idleAt = new Date(now.getTime() - spanOf(actor).idleMs);
  const rows = await sql.listSessions(tx, { personId, now, idleAt });
  const list = rows.map((row) => ({
    id: row.id,
    device: row.device,
    at: row.seen_at.toISOString(),
    since: row.created_at.toISOString(),
    place: row.place === '' ? null : row.place,
    current: row.token_hash.equals(tokenHash),
  }));
  return list.toSorted((left, right) => Number(right.current) - Number(left.current));
}

function forget(db: Database, hashes: readonly Buffer[]): void {
  const cache = cacheOf(db);
  for (const hash of hashes) cache.rows.delete(hash.toString('base64'));
  // Whoever reads the session at this moment may have seen it alive: what they read is not kept.
  cache.turn += 1;
}

/** An address without its last part: `203.0.113.*`, `2001:db8:7::`. Enough to know one's own, no more is kept. */
function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*');
  if (!isIPv6(plain)) return '';
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

/**
 * Makes the check of tokens. A session is read at most once a second, and marked as seen at most once a
 * minute. An outage is thrown: nobody is signed out because the database is away.
 */
export function makeAuthenticate(env: Pick<Environment, 'db' | 'clock'>): Authenticate {
  const cache = cacheOf(env.db);
  return async (token) => {
    if (!tokenShape.test(token)) return 'unknown';
    const tokenHash = hashOf(token);
    const row = await readRow(env.db, cache, tokenHash);
    if (row === undefined) return 'unknown';
    const now = env.clock.now();
    const verdict = verdictOf(row, tokenHash, now);
    if (typeof verdict !== 'string' && now.getTime() - row.seen_at.getTime() >= minuteMs) {
      row.seen_at = now;
      await sql.touchSession(env.db.direct, { tokenHash, now });
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
  const row = await sql.findSession(db.direct, { tokenHash });
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
  return { ...identityOf(row), tokenHash };
}

/** Whose session a row is: `session_check` and `session_check1` give a merchant's a shop, a supplier's a supplier. */
export function identityOf({ actor, person_id, role, shop_id, supplier_id }: sql.SessionRow): Identity {
  const person = { personId: person_id, roles: role.split(',') };
  if (actor === 'operator') return { ...person, actor };
  if (actor === 'merchant' && shop_id !== null) return { ...person, actor, shopId: shop_id };
  if (actor === 'supplier' && supplier_id !== null) return { ...person, actor, supplierId: supplier_id };
  throw new Error('a session that its own table refuses');
}
