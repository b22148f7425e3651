// Timers that the platform sets for itself: what is forgotten, ranked, compared and watched again and again.
import { securityForgetTimer } from '#features/audit/server/jobs.ts';
import { sealTimer } from '#features/proof/server/jobs.ts';
import { landedTimer } from '#features/pricing/server/landed-cost/refresh.ts';
import { rankTimer } from '#features/search/server/public.ts';
import { noticeTimers } from '#features/notifications/server/public.ts';
import { pollTimer } from '#features/shipping/server/polling.ts';
import { buyersTimer } from '#features/privacy/server/public.ts';
import { adTimers } from '#features/promotion/server/delivery/billing.ts';
import { paceTimer } from '#features/promotion/server/delivery/pace.ts';
import { contactForgetTimer } from '#features/help/server/public.ts';
import { levelTimers } from '#features/shop/server/level-night.ts';
import { reconcileTimer } from '#features/reconciliation/server/public.ts';
import { inShop } from '#platform/db/scope.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { recordTimers } from '#apps/server/record/record.ts';
import { purgeTimers } from './purges.ts';
import type { Composed } from '#apps/server/compose.ts';

const ownTimers = [
  pollTimer,
  levelTimers.night,
  securityForgetTimer,
  sealTimer,
  buyersTimer,
  contactForgetTimer,
];

/**
 * Work of the platform itself that repeats: stored answers and unused quotes are forgotten after a day, goods are ranked.
 *
 * @param ranks False where the clock runs months in minutes: goods would be ranked anew with every order.
 * @param watches False where nobody is to be watched in those months: carriers asked, heads signed, levels looked at.
 */
export async function setPlatformTimers(
  { env }: Composed,
  { ranks = true, watches = true } = {},
): Promise<void> {
  const subject = '00000000-0000-7000-8000-000000000001';
  await env.clock.sync?.();
  const dueAt = env.clock.now();
  const kinds = [
    ...purgeTimers,
    ...(watches
      ? [...recordTimers, ...noticeTimers, ...ownTimers, paceTimer, adTimers.check, adTimers.forget]
      : []),
    ...(ranks ? [rankTimer, reconcileTimer, landedTimer] : []),
  ];
  const timers = kinds.map((kind) => ({ subject, kind, dueAt }));
  await inShop(0n, () => setTimers(env.db.direct, 0n, timers));
}
