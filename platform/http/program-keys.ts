// Keys of programs: how those of every kind are made, recognised and let in. Whose they are is their rooms' business.
import { createHash } from 'node:crypto';
import { minuteMs } from '#domain/limits.ts';
import { Refused } from '#domain/wire/errors.ts';
import { countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import type { Authenticate, Identity, KnownCaller, Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';

/** What is kept of a key instead of the key. */
export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Merchants' keys, as they begin now and began before, and suppliers'. */
const keyPrefixes = /^(?:shop|sk|sup)_live_/;

/** True where a token is a program's by its form, whether or not it is good. */
export function isProgramKey(token: string): boolean {
  return keyPrefixes.test(token);
}

/** What was used is noted this often at most: a program that calls every second writes no row a second. */
const useEveryMs = minuteMs;

export type FoundKey = {
  readonly id: string;
  readonly state: 'good' | 'revoked' | 'expired';
  readonly lastUsedAt: Date | null;
  readonly session: Identity & Required<Pick<Session, 'scopes' | 'version'>>;
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
  return async (token, known) => {
    if (!token.startsWith(kind.prefix)) return others(token, known);
    const tokenHash = keyHashOf(token);
    const now = env.clock.now();
    const key = await kind.find(token, tokenHash, now);
    if (key === undefined) return 'unknown';
    if (key.state !== 'good') return key.state;
    await countCall(
      env,
      { key: `program-key:${key.id}`, windowMs: minuteMs, max: kind.callsPerMinute },
      known,
    );
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= useEveryMs)
      await key.noteUse(now);
    return { ...key.session, tokenHash, keyId: key.id };
  };
}

/**
 * Counts a call of a key, and notes how many are left.
 *
 * @throws Refused `tooManyRequests` with `retry_at` where this one is beyond the limit.
 */
async function countCall(
  { db, clock }: Pick<Environment, 'db' | 'clock'>,
  limit: TryLimit,
  known: KnownCaller | undefined,
): Promise<void> {
  const { key, max, windowMs } = limit;
  const now = clock.now();
  const endsAt = new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs);
  const note = (used: number) => {
    if (known !== undefined) known.rate = { max, windowMs, used, endsAt };
  };
  try {
    const counted = await countFailure(db.direct, [limit], now);
    note(counted.get(key) ?? 0);
  } catch (error) {
    if (error instanceof Refused) note(max + 1);
    throw error;
  }
}
