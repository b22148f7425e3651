// Work on domains that is due: looking at DNS, and making certificates.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearLeased, leaseTimers } from '#platform/jobs/timers.sql.ts';
import { certifyDomain } from './certify.ts';
import { checkDomain } from './check.ts';
import * as sql from './domains.sql.ts';
import { domainTimers } from './timers.ts';

type Work = (of: {
  readonly env: Parameters<NetworkHandler>[0]['env'];
  readonly shopId: bigint;
}) => Promise<void>;

/** Leased first: two nodes do not work on one domain together. What the work has not set anew is over. */
function leased(kind: string, work: Work): NetworkHandler {
  return async ({ env, shopId, due }) => {
    const now = env.clock.now();
    const until = addMinutes(now, limits.certificateLeaseMinutes);
    const subjects = due.map(({ subject }) => subject);
    const taken = await leaseTimers(env.db.direct, shopId, { subjects, kind }, { now, until });
    const row = await sql.findDomain(env.db.direct, { shopId });
    if (row !== undefined && taken.includes(row.id)) await work({ env, shopId });
    await clearLeased(env.db.direct, { shopId, kind, until }, taken);
  };
}

export const domainJobs: TimerKinds = {
  [domainTimers.check]: {
    reach: leased(domainTimers.check, async ({ env, shopId }) => {
      if (env.domains !== undefined) await checkDomain({ env, domains: env.domains, shopId });
    }),
  },
  [domainTimers.certify]: { reach: leased(domainTimers.certify, certifyDomain) },
};
