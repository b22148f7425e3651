// Sales begin and end by the clock; what nobody needs any more is forgotten.
import { dayMs } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { holdLimits, purgePriceHistory, standOn, type Context } from '#features/showcase/server/public.ts';
import { makePurgeJob } from '#platform/jobs/purge.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import { purgeUses } from './codes.sql.ts';
import { beginSale, finishSale, saleBeginTimer, saleEndTimer } from './sales.ts';

export const discountPurgeTimer = 'house.purge-discounts';

/** Days for which it is kept which buyer used a code that ended, and which prices were asked. */
const keptDays = { uses: 90, prices: 60 } as const;

export const discountJobs: TimerKinds = {
  [saleBeginTimer]: { run: (work) => runEach(work, saleBeginTimer, beginSale) },
  [saleEndTimer]: { run: (work) => runEach(work, saleEndTimer, finishSale) },
  ...makePurgeJob(discountPurgeTimer, {
    everyMs: dayMs,
    purges: [
      (tx, { now, limit }) => purgeUses(tx, addDays(now, -keptDays.uses), limit),
      (tx, { now, limit }) => purgePriceHistory(tx, addDays(now, -keptDays.prices), limit),
    ],
  }),
};

async function runEach(
  { tx, env, shopId, due }: TimerWork,
  kind: string,
  act: (context: Context, id: string) => Promise<void>,
): Promise<void> {
  const context = await standOn(tx, env, shopId, 'en');
  await holdLimits(context);
  const subjects = due.map(({ subject }) => subject);
  for (const subject of subjects) await act(context, subject);
  await clearTimers(tx, { shopId, subjects, kinds: [kind] });
}
