// Keys of programs: how those of every kind are made, recognised and let in. Whose they are is their rooms' business.
import { createHash } from 'node:crypto';
import { minuteMs } from '#domain/limits.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import type { Authenticate, Identity, Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';

/** What is kept of a key instead of the key. */
export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** What was used is noted this often at most: a program that calls every second writes no row a second. */
const useEveryMs = minuteMs;

export type FoundKey = {
  readonly id: string;
  readonly state: 'good' | 'revoked' | 'expired';
  readonly lastUsedAt: Date | null;
  readonly session: Identity & Required<Pick<Session, 'scopes'>>;
  readonly noteUse: (at: Date) => Promise<void>;
};

export type KeyKind = {
  /** Tells a key from the token of a sign-in, to us and to those who look for keys that were published by mistake. */
  readonly prefix: string;
  readonly callsPerMinute: number;
  /** Read anew at every call: a revoked key stops at once, on all nodes. */
  readonly find: (key: string, hash: Buffer, now: Date) => Promise<FoundKey | undefined>;
};

/** Lets programs in by keys of one kind, and leaves every other token to `others`. */
export function withKeys(
  env: Pick<Environment, 'db' | 'clock'>,
  kind: KeyKind,
  others: Authenticate,
): Authenticate {
  return async (token) => {
    if (!token.startsWith(kind.prefix)) return others(token);
    const tokenHash = keyHashOf(token);
    const now = env.clock.now();
    const key = await kind.find(token, tokenHash, now);
    if (key === undefined) return 'unknown';
    if (key.state !== 'good') return key.state;
    const rate = { key: `program-key:${key.id}`, windowMs: minuteMs, max: kind.callsPerMinute };
    await countFailure(env.db.direct, [rate], now);
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= useEveryMs)
      await key.noteUse(now);
    return { ...key.session, tokenHash };
  };
}
