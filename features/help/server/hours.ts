// When somebody reads what merchants write: working days, in the zone of those who read.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { dayMs, limits, minuteMs } from '#domain/limits.ts';
import { localDay, startOfDay } from '#domain/time.ts';
import type { serviceInfo } from '#features/help/contract.ts';
import type { Environment } from '#platform/environment.ts';

/** When somebody is there, on working days. */
export type ServiceHours = {
  readonly zone: string;
  /** `09:00`, in the zone. */
  readonly from: string;
  readonly to: string;
};

export function presentService(env: Environment): GivenOf<typeof serviceInfo> {
  const hours = env.policy.serviceHours;
  const { open, changesAt } = standing(hours, env.clock.now());
  return {
    hours: { from: hours.from, to: hours.to, zone: hours.zone },
    open,
    changes_at: changesAt,
    answer_hours: limits.feedbackAnswerHours,
    // Whoever writes outside of the hours is answered when they begin.
    chat: { open, closed_reason: open ? null : 'out_of_hours' },
  };
}

/** Whether it is open at a moment, and when that changes. */
export function standing(hours: ServiceHours, now: Date): { open: boolean; changesAt: Date } {
  // A weekend and a day on either side of it hold the next change, whatever the zone.
  for (let ahead = 0; ahead <= 4; ahead += 1) {
    const day = dayAhead(localDay(now, hours.zone), ahead);
    if (isWeekend(day)) continue;
    const opens = atTime(day, hours.from, hours.zone);
    const closes = atTime(day, hours.to, hours.zone);
    if (now < opens) return { open: false, changesAt: opens };
    if (now < closes) return { open: true, changesAt: closes };
  }
  throw new Error('a working day follows every weekend');
}

function dayAhead(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Clocks change on weekends at night, so on a working day the minutes after midnight are the time of day. */
function atTime(day: string, time: string, zone: string): Date {
  const [hours = '0', minutes = '0'] = time.split(':');
  const passed = (Number(hours) * 60 + Number(minutes)) * minuteMs;
  return new Date(startOfDay(day, zone).getTime() + passed);
}
