// Work on domains that is due: looking at DNS, and making certificates.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { Environment } from '#platform/environment.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearLeased, leaseTimers } from '#platform/jobs/timers.sql.ts';
import { certifyDomain } from './certify.ts';
import { checkDomain } from './check.ts';
import * as sql from './domains.sql.ts';
import { domainTimers } from './timers.ts';

/** Gives whether it has set its timer anew. */
type Work = (of: { readonly env: Environment; readonly shopId: bigint }) => Promise<boolean>;

/** Leased first: two nodes do not work on one domain together. What the work has not set anew is over. */
function leased(kind: string, work: Work): NetworkHandler {
  return async ({ env, shopId, due }) => {
    const now = env.clock.now();
    const until = addMinutes(now, limits.certificateLeaseMinutes);
    const subjects = due.map(({ subject }) => subject);
    const taken = await leaseTimers(env.db.direct, shopId, { subjects, kind }, { now, until });
    const row = await sql.findDomain(env.db.direct, { shopId });
    const isOurs = row !== undefined && taken.includes(row.id);
    const isSet = isOurs && (await work({ env, shopId }));
    const over = taken.filter((subject) => !isSet || subject !== row.id);
    await clearLeased(env.db.direct, { shopId, kind, until }, over);
  };
}

export const domainJobs: TimerKinds = {
  [domainTimers.check]: {
    reach: leased(domainTimers.check, async ({ env, shopId }) => {
      return env.domains !== undefined && (await checkDomain({ env, domains: env.domains, shopId }));
    }),
  },
  [domainTimers.certify]: { reach: leased(domainTimers.certify, certifyDomain) },
};
