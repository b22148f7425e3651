// Few tries at a secret: five in a quarter of an hour, then the door is closed, the next time for a day.
import { refuse } from '#domain/wire/errors.ts';
import { dayMs, limits } from '#domain/limits.ts';
import type { Environment } from '#platform/environment.ts';
import { clearTries, findTries, takeTry, type Secret, type TryTimes, type Who } from './tries.sql.ts';

/** What a wrong try leaves: how many more there are, and until when the door is closed where there are none. */
export type Wrong = { readonly tries_left: number; readonly retry_at?: string };

/**
 * Looks at a secret once, if a try is left. The try is counted before `isRight` looks and on its own, so that many
 * at once, or a transaction that is undone, get no more than `limits.secretTries`. A right one clears the count.
 *
 * @returns undefined for a right one.
 * @throws Refused `tooManyRequests` with `retry_at` while the door is closed; nothing was looked at.
 */
export async function trySecret(
  env: Pick<Environment, 'db' | 'clock'>,
  who: Who,
  secret: Secret,
  isRight: () => Promise<boolean>,
): Promise<Wrong | undefined> {
  const now = env.clock.now();
  const taken = await takeTry(env.db.aside, who, secret, timesAt(now));
  if (taken === undefined) {
    const closed = await findTries(env.db.aside, { ...who, secret });
    const until = closed?.locked_until ?? new Date(now.getTime() + limits.secretLockMs);
    throw refuse('tooManyRequests', { reason: 'locked', retry_at: until.toISOString() });
  }
  if (await isRight()) {
    await clearTries(env.db.aside, { ...who, secret, now });
    return undefined;
  }
  const triesLeft = Math.max(0, limits.secretTries - taken.tries);
  const until = taken.locked_until?.toISOString();
  return { tries_left: triesLeft, ...(until === undefined ? {} : { retry_at: until }) };
}

function timesAt(now: Date): TryTimes {
  const after = (ms: number) => new Date(now.getTime() + ms);
  return {
    now,
    windowAt: after(-limits.secretWindowMs),
    max: limits.secretTries,
    shortLockUntil: after(limits.secretLockMs),
    longLockUntil: after(limits.secretLongLockMs),
    recentAt: after(-dayMs),
  };
}
