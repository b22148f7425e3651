// Rows of visitors who came by a link become counts of their day once they are as old as the rows of visits may be.
import { dayMs, limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';
import { forgetLinkVisits } from './links.sql.ts';

export const sharingPurgeTimer = 'house.purge-link-visits';

export const sharingJobs: TimerKinds = makePurgeJob(sharingPurgeTimer, {
  everyMs: dayMs,
  purges: [(tx, { now, limit }) => forgetLinkVisits(tx, addDays(now, -limits.visitRowDays), limit)],
});
