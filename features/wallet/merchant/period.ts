// Spans of time that the movements can be looked at for: whole days of the shop, so that a day does not move with the clock.
import { addDays, localDay, startOfDay } from '#domain/time.ts';

export const periods = ['all', 'day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

const daysBack = { day: 1, week: 6, month: 29 } as const;

/** Where a span begins: "since yesterday" at yesterday's midnight; undefined for any time. */
export function periodStart(period: Period, now: Date, zone: string | undefined): Date | undefined {
  if (period === 'all') return undefined;
  const tz = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = startOfDay(localDay(now, tz), tz);
  // Midnight of an earlier day: noon of it first, because days last 23 or 25 hours where clocks change.
  const noon = addDays(new Date(today.getTime() + 43_200_000), -daysBack[period]);
  return startOfDay(localDay(noon, tz), tz);
}
