// What the audit forgets by itself: events of security, once they are old.
import { dayMs, limits } from '#domain/limits.ts';
import { addHours } from '#domain/time.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { forgetSecurityEvents } from './security.sql.ts';

export const securityForgetTimer = 'audit.forget';

export const auditJobs: TimerKinds = {
  [securityForgetTimer]: {
    async run({ env, tx, due }: TimerWork) {
      const now = env.clock.now();
      const old = new Date(now.getTime() - limits.securityDays * dayMs);
      const gone = await forgetSecurityEvents(tx, old, limits.securityRowsForgotten);
      const dueAt = gone >= limits.securityRowsForgotten ? now : addHours(now, 1);
      const next = due.map(({ subject }) => ({ subject, kind: securityForgetTimer, dueAt }));
      await setTimers(tx, 0n, next);
    },
  },
};
