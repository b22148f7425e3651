// Sessions that ended long ago are deleted. One stays while a device is called because of it, and the last one of each
// person, by which a sign-in from somewhere new is known.
import { dayMs, limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';
import { forgetSessions } from './sessions.sql.ts';

export const sessionPurgeTimer = 'house.purge-sessions';

export const peopleJobs: TimerKinds = makePurgeJob(sessionPurgeTimer, {
  everyMs: dayMs,
  purges: [(tx, { now, limit }) => forgetSessions(tx, addDays(now, -limits.sessionKeepDays), limit)],
});
