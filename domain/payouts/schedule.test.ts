// The next day of a payout schedule, in zones and where clocks change.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { localDay } from '#domain/time.ts';
import { nextScheduled, weekdayNumber, weekdayOf, weekdays } from './schedule.ts';

const zones = [
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Auckland',
  'America/Sao_Paulo',
];

test('is the day itself before the hour, and a week later from then on', () => {
  const monday = { weekday: 'monday', tz: 'UTC' } as const;
  expect(nextScheduled(new Date('2026-03-02T05:59:59Z'), monday)).toEqual(new Date('2026-03-02T06:00:00Z'));
  expect(nextScheduled(new Date('2026-03-02T06:00:00Z'), monday)).toEqual(new Date('2026-03-09T06:00:00Z'));
  const tokyo = { weekday: 'monday', tz: 'Asia/Tokyo' } as const;
  expect(nextScheduled(new Date('2026-03-01T20:00:00Z'), tokyo)).toEqual(new Date('2026-03-01T21:00:00Z'));
});

test('comes within eight days, on the day that was chosen, and each one a week after the one before', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...weekdays), fc.constantFrom(...zones), (now, weekday, tz) => {
      const next = nextScheduled(now, { weekday, tz });
      const hours = (next.getTime() - now.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(7 * 24 + 1);
      const number = new Date(`${localDay(next, tz)}T00:00:00Z`).getUTCDay() || 7;
      expect(number).toBe(weekdayNumber(weekday));
      const after = nextScheduled(next, { weekday, tz });
      const days = Date.parse(localDay(after, tz)) - Date.parse(localDay(next, tz));
      expect(days / 86_400_000).toBe(7);
    }),
  );
});

test('weekdays and their numbers are each other', () => {
  expect(weekdays.map((weekday) => weekdayOf(weekdayNumber(weekday)))).toEqual([...weekdays]);
  expect(() => weekdayOf(0)).toThrow(RangeError);
  expect(() => weekdayOf(8)).toThrow(RangeError);
});
