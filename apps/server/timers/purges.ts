// Timers of the platform that delete old rows (docs/retention.md) or state what is over, set when an instance starts.
import { quotePurgeTimer } from '#features/checkout/server/jobs.ts';
import { discountPurgeTimer } from '#features/discounts/server/public.ts';
import { buyerPurgeTimer } from '#features/buyers/server/public.ts';
import { mailboxPurgeTimer } from '#features/notifications/server/public.ts';
import { archiveTimer, purgeTimer } from '#features/orders/server/jobs.ts';
import { peopleJobs, sessionPurgeTimer } from '#features/people/server/forget.ts';
import { questionPurgeTimer } from '#features/questions/server/public.ts';
import { reminderPurgeTimer } from '#features/reminders/server/public.ts';
import { restockPurgeTimer } from '#features/restock/server/public.ts';
import { sharingJobs, sharingPurgeTimer } from '#features/sharing/server/public.ts';
import { videoJobs, videoPurgeTimer } from '#features/showcase/server/listing/video-purge.ts';
import { sourcingJobs, sourcingPurgeTimer } from '#features/sourcing/server/public.ts';
import { statisticsJobs, visitPurgeTimer } from '#features/statistics/server/forget.ts';
import { statementJobs, statementTimer } from '#features/wallet/server/public.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';

/** Those whose rooms have no other work of their own. */
export const purgeJobs: TimerKinds = {
  ...peopleJobs,
  ...statisticsJobs,
  ...sharingJobs,
  ...sourcingJobs,
  ...statementJobs,
  ...videoJobs,
};

export const purgeTimers: readonly string[] = [
  purgeTimer,
  quotePurgeTimer,
  discountPurgeTimer,
  mailboxPurgeTimer,
  visitPurgeTimer,
  sharingPurgeTimer,
  restockPurgeTimer,
  questionPurgeTimer,
  sourcingPurgeTimer,
  reminderPurgeTimer,
  buyerPurgeTimer,
  sessionPurgeTimer,
  archiveTimer,
  statementTimer,
  videoPurgeTimer,
];
