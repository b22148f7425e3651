// Days of a shop: clocks that change, weeks, months and the limits.
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { localDay, startOfDay } from '#domain/time.ts';
import { assertDays, bucketsOf, dayAfter, daysBefore, spansOf, usualStart, type Grain } from './buckets.ts';

const hourMs = 3_600_000;
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / hourMs;

function line(from: string, to: string, grain: Grain, tz = 'Europe/Berlin') {
  return bucketsOf({ from, to, grain }, tz);
}

describe('days', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Kolkata', '2026-03-29', 24],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['America/Santiago', '2026-09-06', 23],
    ['America/Havana', '2026-03-08', 23],
    ['America/Havana', '2026-11-01', 25],
    ['Africa/Cairo', '2026-04-24', 23],
  ])('in %s the day %s has %d hours', (tz, day, count) => {
    const start = startOfDay(day, tz);
    const end = startOfDay(dayAfter(day), tz);
    expect(hours(start, end)).toBe(count);
    expect(localDay(start, tz)).toBe(day);
    expect(localDay(new Date(start.getTime() - 1), tz)).toBe(dayAfter(day, -1));
    expect(localDay(new Date(end.getTime() - 1), tz)).toBe(day);
  });

  test('calendar days go on over months, leap days and years', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('the period before is as many days, directly before', () => {
    const { current, previous } = spansOf('2026-03-23', '2026-03-29', 'Europe/Berlin');
    expect(hours(current.from, current.to)).toBe(7 * 24 - 1);
    expect(previous.to).toEqual(current.from);
    expect(localDay(previous.from, 'Europe/Berlin')).toBe('2026-03-16');
    expect(hours(previous.from, previous.to)).toBe(7 * 24);
  });

  test('days that are none, out of order or too far apart are refused by name', () => {
    const refused = (from: string, to: string) => {
      try {
        assertDays(from, to, 400);
        return 'taken';
      } catch (error) {
        return error;
      }
    };
    expect(refused('2026-02-30', '2026-03-01')).toMatchObject({
      key: 'invalidParameter',
      shown: { field: 'from', reason: 'date' },
    });
    expect(refused('2026-02-01', '2026-13-01')).toMatchObject({ shown: { field: 'to', reason: 'date' } });
    expect(refused('0001-01-01', '0001-01-01')).toMatchObject({ shown: { field: 'from', reason: 'date' } });
    expect(refused('2026-03-02', '2026-03-01')).toMatchObject({ shown: { field: 'to', reason: 'order' } });
    expect(refused('2025-01-01', '2026-02-05')).toMatchObject({
      shown: { field: 'from', reason: 'too_long' },
    });
    expect(refused('2025-01-01', '2026-02-04')).toBe('taken');
    expect(refused('2026-03-01', '2026-03-01')).toBe('taken');
  });
});

describe('buckets', () => {
  test('hours are those that the clock showed', () => {
    const spring = line('2026-03-29', '2026-03-29', 'hour');
    expect(spring.buckets).toHaveLength(23);
    expect(spring.buckets[0]?.label).toBe('2026-03-28T23:00:00.000Z');
    expect(line('2026-10-25', '2026-10-25', 'hour').buckets).toHaveLength(25);
    expect(line('2026-10-24', '2026-10-26', 'hour').buckets).toHaveLength(73);
  });

  test('days, weeks that begin on Monday and months follow without a gap', () => {
    const days = line('2026-02-26', '2026-03-02', 'day').buckets.map(({ label }) => label);
    expect(days).toEqual(['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    const weeks = line('2026-03-01', '2026-03-16', 'week').buckets.map(({ label }) => label);
    expect(weeks).toEqual(['2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16']);
    const months = line('2025-12-31', '2026-03-01', 'month').buckets.map(({ label }) => label);
    expect(months).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
  });

  test.each(['hour', 'day', 'week', 'month'] as const)(
    'every %s begins where the one before ends',
    (grain) => {
      const { buckets, end } = line('2026-03-20', '2026-04-02', grain, 'America/Santiago');
      const starts = [...buckets.map(({ start }) => start.getTime()), end.getTime()];
      expect(starts).toEqual(starts.toSorted((left, right) => left - right));
      expect(new Set(starts).size).toBe(starts.length);
      expect(localDay(buckets[0]?.start ?? end, 'America/Santiago') <= '2026-03-20').toBe(true);
      expect(localDay(new Date(end.getTime() - 1), 'America/Santiago') >= '2026-04-02').toBe(true);
    },
  );

  test('the limit of points is the limit', () => {
    const to = dayAfter('2026-01-01', limits.statisticPointsMax - 1);
    expect(line('2026-01-01', to, 'day').buckets).toHaveLength(limits.statisticPointsMax);
    const more = () => line('2026-01-01', dayAfter(to), 'day');
    expect(more).toThrow(expect.objectContaining({ key: 'invalidParameter' }));
    expect(() => line('2026-01-01', '2026-01-17', 'hour')).toThrow('too_many_points');
    expect(line('2026-01-01', '2026-01-16', 'hour').buckets).toHaveLength(384);
  });

  test('a line that was not told where to begin has a usual length', () => {
    const points = (to: string, grain: Grain) => line(usualStart(to, grain), to, grain).buckets.length;
    for (const to of ['2026-03-01', '2026-03-31', '2026-12-31', '2028-02-29', '2026-01-15']) {
      expect(points(to, 'day')).toBe(30);
      expect(points(to, 'week')).toBe(12);
      expect(points(to, 'month')).toBe(12);
    }
    expect(points('2026-03-01', 'hour')).toBe(24);
    expect(() => usualStart('2026-99-99', 'day')).toThrow(
      expect.objectContaining({ key: 'invalidParameter' }),
    );
  });
});

describe('what came before', () => {
  test('is as many days, weeks or months directly before', () => {
    expect(daysBefore({ from: '2026-03-01', to: '2026-03-07', grain: 'day' })).toMatchObject({
      from: '2026-02-22',
      to: '2026-02-28',
    });
    // The line begins on Monday 23 February: whole weeks.
    expect(daysBefore({ from: '2026-02-25', to: '2026-03-08', grain: 'week' })).toMatchObject({
      from: '2026-02-09',
      to: '2026-02-22',
    });
    expect(daysBefore({ from: '2026-01-15', to: '2026-03-15', grain: 'month' })).toMatchObject({
      from: '2025-10-01',
      to: '2025-12-31',
    });
  });

  test('ends where the line begins, also over a change of clocks', () => {
    for (const grain of ['hour', 'day', 'week', 'month'] as const) {
      const ask = { from: '2026-03-29', to: '2026-03-30', grain };
      const before = bucketsOf(daysBefore(ask), 'Europe/Berlin');
      const now = bucketsOf(ask, 'Europe/Berlin');
      expect(before.end).toEqual(now.buckets[0]?.start);
      expect(now.buckets).toHaveLength({ hour: 47, day: 2, week: 2, month: 1 }[grain]);
      expect(before.buckets).toHaveLength({ hour: 48, day: 2, week: 2, month: 1 }[grain]);
    }
  });
});
