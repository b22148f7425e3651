// When a shop that is paid out every week is paid out next.
import { limits } from '#domain/limits.ts';
import { addDays, addHours, localDay, startOfDay } from '#domain/time.ts';

/** Monday first; their places, counted from one, are the numbers of ISO 8601. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayNumber = (weekday: Weekday): number => weekdays.indexOf(weekday) + 1;

/** @throws RangeError where the number is not one of 1 to 7. */
export function weekdayOf(number: number): Weekday {
  const weekday = weekdays[number - 1];
  if (weekday === undefined) throw new RangeError(`there is no weekday ${number}`);
  return weekday;
}

/** The next such day of a zone at `limits.payoutScheduleHour`, later than a moment. */
export function nextScheduled(now: Date, { weekday, tz }: { weekday: Weekday; tz: string }): Date {
  for (let days = 0; ; days += 1) {
    const day = localDay(addDays(now, days), tz);
    const number = new Date(`${day}T00:00:00.000Z`).getUTCDay() || weekdays.length;
    const at = addHours(startOfDay(day, tz), limits.payoutScheduleHour);
    if (number === weekdayNumber(weekday) && at > now) return at;
  }
}
