// Deletes requests whose time is over.
import { dayMs } from '#domain/limits.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import { purgeRequests } from './requests.sql.ts';
import { sourcingPurgeTimer } from './timers.ts';

export const sourcingJobs = makePurgeJob(sourcingPurgeTimer, {
  everyMs: dayMs,
  purges: [(tx, { now, limit }) => purgeRequests(tx, now, limit)],
});
