import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/limits.ts';
import { localDay } from '#domain/time.ts';
import { busyMoment } from './payouts.ts';
import { demoShops } from '#demo/demo-world.ts';

// The last days of summer time in Berlin and of winter time, hour by hour and some minutes around midnight.
const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31'];
const moments = days.flatMap((day) =>
  Array.from(
    { length: 96 },
    (_none, quarter) => new Date(Date.parse(day) + quarter * 15 * minuteMs + 59_000),
  ),
);

test('whenever the demo starts, what fills the day limit of withdrawals is asked for on one day of the shop', () => {
  const { tz } = demoShops.table;
  for (const now of moments) {
    const busy = busyMoment(now).getTime();
    const first = new Date(busy - 80 * minuteMs);
    expect([now, localDay(first, tz)]).toEqual([now, localDay(new Date(busy), tz)]);
    // Before the next withdrawal of the plan, and reviewers still have time.
    expect([now, now.getTime() - busy > 14 * hourMs, now.getTime() - busy <= 16 * hourMs]).toEqual([
      now,
      true,
      true,
    ]);
  }
});
