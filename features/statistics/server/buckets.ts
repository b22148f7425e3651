// Days, hours, weeks and months as the shop's clock counts them.
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { startOfDay } from '#domain/time.ts';
import type { Span } from './statistics.sql.ts';

export type Grain = 'hour' | 'day' | 'week' | 'month';

/** Figures are asked for in these years; the product has no sales outside of them. */
const firstDay = '2000-01-01';
const lastDay = '2199-12-31';

/** The calendar day so many days later: `2026-02-28` and 1 is `2026-03-01`. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from the first to the last, without the last. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * hourMs));
}

/** @throws Refused `invalidParameter` where the calendar has no such day. */
function assertDay(day: string, field: 'from' | 'to'): void {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  if (!isReal || day < firstDay || day > lastDay) throw refuse('invalidParameter', { field, reason: 'date' });
}

/**
 * Checks that two days are days, in order, and not too far apart.
 *
 * @throws Refused `invalidParameter` with `field` and `date`, `order` or `too_long`.
 */
export function assertDays(from: string, to: string, daysMax: number): void {
  assertDay(from, 'from');
  assertDay(to, 'to');
  if (from > to) throw refuse('invalidParameter', { field: 'to', reason: 'order' });
  if (daysBetween(from, to) >= daysMax) {
    throw refuse('invalidParameter', { field: 'from', reason: 'too_long', days_max: daysMax });
  }
}

/** Two spans of days, the first day of each, and the first moments; the current one directly after the previous one. */
export type Spans = {
  readonly current: Span;
  readonly previous: Span;
  readonly firsts: readonly [previous: string, current: string];
};

/** Whole days from the first to the last, both among them, and as many days directly before. */
export function spansOf(from: string, to: string, tz: string): Spans {
  const start = startOfDay(from, tz);
  const before = dayAfter(from, -1 - daysBetween(from, to));
  return {
    current: { from: start, to: startOfDay(dayAfter(to), tz) },
    previous: { from: startOfDay(before, tz), to: start },
    firsts: [before, from],
  };
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** The first day of the bucket that has this day. */
function bucketDay(day: string, grain: Grain): string {
  if (grain === 'week') return mondayOf(day);
  return grain === 'month' ? monthOf(day) : day;
}

function nextBucketDay(day: string, grain: Grain): string {
  if (grain === 'week') return dayAfter(day, 7);
  return grain === 'month' ? monthOf(dayAfter(day, 31)) : dayAfter(day);
}

/**
 * Where a line begins that was not told: a day of hours, thirty days, twelve weeks, twelve months.
 *
 * @throws Refused `invalidParameter` where `to` is no day.
 */
export function usualStart(to: string, grain: Grain): string {
  assertDay(to, 'to');
  if (grain === 'hour') return to;
  if (grain === 'day') return dayAfter(to, -29);
  if (grain === 'week') return dayAfter(mondayOf(to), -77);
  // The month after this one, a year ago: thirty-one days on from a first of a month is the next month.
  return monthOf(dayAfter(`${Number(to.slice(0, 4)) - 1}${to.slice(4, 7)}-01`, 31));
}

function previousBucketDay(day: string, grain: Grain): string {
  if (grain === 'week') return dayAfter(day, -7);
  return grain === 'month' ? monthOf(dayAfter(day, -1)) : dayAfter(day, -1);
}

/** The days of as many days, weeks or months directly before; hours are those of as many days. */
export function daysBefore(ask: Range): Range {
  let from = bucketDay(ask.from, ask.grain);
  const to = dayAfter(from, -1);
  for (let day = from; day <= ask.to; day = nextBucketDay(day, ask.grain)) {
    from = previousBucketDay(from, ask.grain);
  }
  return { from, to, grain: ask.grain };
}

type Range = { readonly from: string; readonly to: string; readonly grain: Grain };

/** One point of a line: a day (`2026-03-08`) or, for hours, a moment. */
export type Bucket = { readonly label: string; readonly start: Date };

/**
 * Every bucket from the one that has `from` to the one that has `to`, whole ones at both ends. A day has the hours
 * that its clock showed, 23 or 25 where clocks change; an hour that comes twice is two buckets.
 *
 * @returns `end`: the first moment after the last bucket.
 * @throws Refused `invalidParameter` with `too_many_points`.
 */
export function bucketsOf(ask: Range, tz: string): { buckets: Bucket[]; end: Date } {
  const buckets: Bucket[] = [];
  let day = bucketDay(ask.from, ask.grain);
  let start = startOfDay(day, tz);
  while (day <= ask.to) {
    const next = nextBucketDay(day, ask.grain);
    const end = startOfDay(next, tz);
    buckets.push(...(ask.grain === 'hour' ? hoursOf(start, end) : [{ label: day, start }]));
    if (buckets.length > limits.statisticPointsMax) {
      throw refuse('invalidParameter', {
        field: 'from',
        reason: 'too_many_points',
        points_max: limits.statisticPointsMax,
      });
    }
    day = next;
    start = end;
  }
  return { buckets, end: start };
}

function hoursOf(start: Date, end: Date): Bucket[] {
  const hours: Bucket[] = [];
  for (let time = start.getTime(); time < end.getTime(); time += hourMs) {
    const at = new Date(time);
    hours.push({ label: at.toISOString(), start: at });
  }
  return hours;
}
