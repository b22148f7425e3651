// Who saw what is not kept for good: after more than a year a campaign's views are numbers. Days of the log, with their
// seeds and heads, and clicks, which the books name, stay.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import type { TimerHandler } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { forgetEvidence } from './keeping.sql.ts';

/** Work of the platform, once a day; again at once where there was more than one step takes. */
export const forgetTimer = 'house.ad_forget';

export const forget: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  // The database measures its year from the newest day that was promised: after a long rest the beat comes first.
  const gone = await forgetEvidence(tx, addDays(now, -limits.adEvidenceKeepDays), limits.adForgetBatch);
  const dueAt = gone >= limits.adForgetBatch ? now : addDays(now, 1);
  const next = due.map(({ subject }) => ({ subject, kind: forgetTimer, dueAt }));
  await setTimers(tx, shopId, next);
};
