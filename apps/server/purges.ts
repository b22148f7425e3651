// Timers of the platform that delete old rows (docs/retention.md), set when an instance starts.
import { quotePurgeTimer } from '#features/checkout/server/jobs.ts';
import { mailboxPurgeTimer } from '#features/notifications/server/public.ts';
import { purgeTimer } from '#features/orders/server/jobs.ts';
import { peopleJobs, sessionPurgeTimer } from '#features/people/server/forget.ts';
import { statisticsJobs, visitPurgeTimer } from '#features/statistics/server/forget.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';

/** Those whose rooms have no other work of their own. */
export const purgeJobs: TimerKinds = { ...peopleJobs, ...statisticsJobs };

export const purgeTimers: readonly string[] = [
  purgeTimer,
  quotePurgeTimer,
  mailboxPurgeTimer,
  visitPurgeTimer,
  sessionPurgeTimer,
];
