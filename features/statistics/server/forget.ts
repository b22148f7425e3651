// Rows of visits and of what visitors did become counts of a quarter of an hour once they are old. Every figure and line
// adds these counts to the rows that are there, so that no number changes with it (docs/decisions/0184).
import { dayMs, limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';
import { forgetMisses } from './misses.sql.ts';
import { forgetVisits } from './visits.sql.ts';

export const visitPurgeTimer = 'house.purge-visits';

export const statisticsJobs: TimerKinds = makePurgeJob(visitPurgeTimer, {
  everyMs: dayMs,
  purges: [
    (tx, { now, limit }) => forgetVisits(tx, addDays(now, -limits.visitRowDays), limit),
    (tx, { now, limit }) => forgetMisses(tx, addDays(now, -limits.visitRowDays), limit),
  ],
});
