// Work on domains that is due: looking at DNS, and making certificates.
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import type { Environment } from '#platform/environment.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearLeased, leaseTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import { certifyDomain } from './certify.ts';
import { checkDomain } from './check.ts';
import * as sql from './domains.sql.ts';
import { domainTimers } from './timers.ts';

/** Gives whether it has set its timer anew. */
type Work = (of: Due) => Promise<boolean>;
type Due = { readonly env: Environment; readonly shopId: bigint; readonly subject: string };

/** Leased first: two nodes do not work on one domain together. What the work has not set anew is over. */
function leased(kind: string, work: Work): NetworkHandler {
  return async ({ env, shopId, due }) => {
    const now = env.clock.now();
    const until = addMinutes(now, limits.certificateLeaseMinutes);
    const subjects = due.map(({ subject }) => subject);
    const taken = await leaseTimers(env.db.direct, shopId, { subjects, kind }, { now, until });
    const row = await sql.findDomain(env.db.direct, { shopId });
    const isOurs = row !== undefined && taken.includes(row.id);
    const isSet = isOurs && (await work({ env, shopId, subject: row.id }));
    const over = taken.filter((subject) => !isSet || subject !== row.id);
    await clearLeased(env.db.direct, { shopId, kind, until }, over);
  };
}

/** A node without `DOMAIN_TARGET` cannot look; another one can, or this one once it has it. */
async function putOffCheck({ env, shopId, subject }: Due): Promise<boolean> {
  const dueAt = new Date(env.clock.now().getTime() + limits.domainSecondLookMs);
  await setTimers(env.db.direct, shopId, [{ subject, kind: domainTimers.check, dueAt }]);
  return true;
}

export const domainJobs = {
  [domainTimers.check]: {
    reach: leased(domainTimers.check, ({ env, shopId, subject }) =>
      env.domains === undefined
        ? putOffCheck({ env, shopId, subject })
        : checkDomain({ env, domains: env.domains, shopId }),
    ),
  },
  [domainTimers.certify]: { reach: leased(domainTimers.certify, certifyDomain) },
} satisfies TimerKinds;
