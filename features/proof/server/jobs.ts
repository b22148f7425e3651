// The seal of every hour. Acts and documents are added all the time: `work.ts`.
import { addMinutes } from '#domain/time.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { leaseTimer, setTimers } from '#platform/jobs/timers.sql.ts';
import { sealAll } from './seal.ts';

export const sealTimer = 'proof.seal';

const everyMinutes = 60;
/** A node that ends while it seals is followed by another after so long. */
const leaseMinutes = 10;

/** Leased and not in one transaction: a seal over all shops may take half a minute. */
const seal: NetworkHandler = async ({ env, shopId, due }) => {
  for (const { subject } of due) {
    const now = env.clock.now();
    const leased = { shopId, subject, kind: sealTimer, now, until: addMinutes(now, leaseMinutes) };
    if (!(await leaseTimer(env.db.direct, leased))) continue;
    await sealAll(env);
    const dueAt = addMinutes(now, everyMinutes);
    await setTimers(env.db.direct, shopId, [{ subject, kind: sealTimer, dueAt }]);
  }
};

export const sealJobs: TimerKinds = { [sealTimer]: { reach: seal } };
