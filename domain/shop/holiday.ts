// Days on which a shop is away: what cannot be one, checked before it is sent and again when it arrives.
import { dayMs, limits } from '#domain/limits.ts';

export type HolidayFault = {
  readonly field: 'from' | 'to';
  readonly reason: 'date' | 'order' | 'past' | 'too_long';
};

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What is wrong with two days; undefined where they can be a holiday. `today` is the shop's. */
export function holidayFault(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): HolidayFault | undefined {
  if (!isDay(from)) return { field: 'from', reason: 'date' };
  if (!isDay(to)) return { field: 'to', reason: 'date' };
  if (to < from) return { field: 'to', reason: 'order' };
  if (to < today) return { field: 'to', reason: 'past' };
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days > limits.holidayDaysMax ? { field: 'to', reason: 'too_long' } : undefined;
}
