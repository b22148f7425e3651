// When somebody is at the desk, and by when an answer is meant to be there.
import { limits, minuteMs } from '#domain/limits.ts';
import { serviceStanding, type ServiceHours } from '#features/help/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { readQueue } from './desk.sql.ts';
import type { ShownDesk } from './present.ts';

export async function presentDeskStanding(tx: Tx, env: Environment, now: Date): Promise<ShownDesk> {
  const hours = env.policy.serviceHours;
  const { open, changesAt } = serviceStanding(hours, now);
  const { waiting } = await readQueue(tx, now);
  return {
    is_open: open,
    changes_at: changesAt,
    hours: { from: hours.from, to: hours.to, zone: hours.zone },
    waiting,
    answer_minutes: limits.chatAnswerMinutes,
  };
}

/** So many minutes of working time from now. */
export function promiseOf(hours: ServiceHours, now: Date): Date {
  let at = now;
  let left = limits.chatAnswerMinutes * minuteMs;
  for (;;) {
    const { open, changesAt } = serviceStanding(hours, at);
    if (open) {
      const end = new Date(at.getTime() + left);
      if (end <= changesAt) return end;
      left -= changesAt.getTime() - at.getTime();
    }
    at = changesAt;
  }
}
