// Nobody need ask: shops with a device or an address are looked at every few seconds, all of them by one statement.
import { limits } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import { atMinute } from '#domain/notifications/quiet-hours.ts';
import type { Tx } from '#platform/db/database.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { collectJobs, collectSubject, collectTimer } from './collect.ts';
import { forget, forgetTimer } from './forget.ts';
import { listWithNews } from './news.sql.ts';
import { lookingForAll } from './news.ts';
import { lockBox } from './notices.sql.ts';
import { reachedOf, wakeSender, type Person } from './outbox.ts';
import { insertDeliveries } from './outbox.sql.ts';
import type { ReachRow } from './reach.sql.ts';

const watchTimer = 'notice.watch';
/** The platform's own timers, set at a start. */
export const noticeTimers = [watchTimer, forgetTimer];
const digestTimer = 'notice.digest';
const digestSubject = '00000000-0000-7000-8000-000000000059';

export const noticeJobs: TimerKinds = {
  ...collectJobs,
  [watchTimer]: { run: watch },
  [digestTimer]: { run: digest },
  [forgetTimer]: { run: forget },
};

async function watch({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const shops = await listWithNews(tx, lookingForAll, limits.noticeWatchShopsMax);
  const found = shops.map((one) => ({ shopId: one, subject: collectSubject }));
  await setTimersOfShops(tx, found, { kind: collectTimer, dueAt: now });
  const dueAt = new Date(now.getTime() + limits.noticeWatchMs);
  const next = due.map(({ subject }) => ({ subject, kind: watchTimer, dueAt }));
  await setTimers(tx, shopId, next);
}

/** Sets when the next summary is due, or that none is. */
export async function setDigest(
  tx: Tx,
  env: Environment,
  shopId: bigint,
  about: { readonly reach: Pick<ReachRow, 'digest' | 'digest_hour'>; readonly person: Pick<Person, 'tz'> },
): Promise<void> {
  const dueAt = nextDigest(env.clock.now(), about.person.tz, about.reach);
  if (dueAt === undefined) await clearTimers(tx, { shopId, subjects: [digestSubject], kinds: [digestTimer] });
  else await setTimers(tx, shopId, [{ subject: digestSubject, kind: digestTimer, dueAt }]);
}

/** On the clock of the person; a week's on a Monday. Undefined where none is wanted. */
export function nextDigest(
  now: Date,
  tz: string,
  { digest: every, digest_hour: hour }: Pick<ReachRow, 'digest' | 'digest_hour'>,
): Date | undefined {
  if (every === 'off') return undefined;
  let at = atMinute(now, tz, hour * 60);
  for (let days = 0; every === 'weekly' && days < 7 && !isMonday(at, tz); days += 1) {
    at = atMinute(at, tz, hour * 60);
  }
  return at;
}

function isMonday(at: Date, tz: string): boolean {
  return new Date(`${localDay(at, tz)}T12:00:00.000Z`).getUTCDay() === 1;
}

/** Writes the summary down; whether anything is unread is seen when it is sent. */
async function digest({ env, tx, shopId }: TimerWork): Promise<void> {
  const now = env.clock.now();
  await lockBox(tx, shopId);
  const reached = await reachedOf(tx, shopId, now);
  if (reached === undefined) return;
  await setDigest(tx, env, shopId, reached);
  if (reached.reach.digest === 'off' || reached.address === undefined) return;
  const summary = {
    id: env.random.id(now),
    onceKey: `digest:${localDay(now, reached.person.tz)}`,
    what: 'digest',
    n: null,
    way: 'email',
    deviceId: null,
    isUrgent: false,
    nextAt: now,
  } as const;
  await insertDeliveries(tx, shopId, [summary], now);
  await wakeSender(tx, shopId);
}
