// Days as the product counts them.
import { dayMs, hourMs, minuteMs } from './limits.ts';

export function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs);
}

export function addHours(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hourMs);
}

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}

/** The same time of day after so many Mondays to Fridays, in UTC. */
export function addBusinessDays(at: Date, days: number): Date {
  let result = at;
  let left = days;
  while (left > 0) {
    result = addDays(result, 1);
    const weekday = result.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}

/** A moment as it stands on the wire; null where there is none. */
export function iso(at: Date | null | undefined): string | null {
  return at === null || at === undefined ? null : at.toISOString();
}

export function earliest(...times: readonly Date[]): Date {
  return new Date(Math.min(...times.map((time) => time.getTime())));
}

export function latest(...times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tz: string): Intl.DateTimeFormat {
  const known = formats.get(tz);
  if (known !== undefined) return known;
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const options = {
    timeZone: tz,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...parts,
  } as const;
  const made = new Intl.DateTimeFormat('en-CA', options);
  formats.set(tz, made);
  return made;
}

/** True for a time zone that this machine's tables know. */
export function isTimeZone(tz: string): boolean {
  try {
    return formatOf(tz) !== undefined;
  } catch {
    return false;
  }
}

/** Minutes that a zone is ahead of UTC at a moment. */
export function zoneOffsetMs(at: Date, tz: string): number {
  const parts = new Map(
    formatOf(tz)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const field = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/**
 * The moment at which a zone's clocks show a time that is written as if it were of UTC: the first one where they show it
 * twice, and where they skip it what they would show had they not.
 */
export function localTime(shown: Date, tz: string): Date {
  const offsets = [-1, 1].map((day) => zoneOffsetMs(addDays(shown, day), tz));
  const moments = offsets.map((offset) => new Date(shown.getTime() - offset));
  const right = moments.filter((at) => at.getTime() + zoneOffsetMs(at, tz) === shown.getTime());
  return right.length > 0 ? earliest(...right) : new Date(shown.getTime() - (offsets[0] ?? 0));
}

/** The local calendar day of a moment: `2026-03-08`. */
export function localDay(at: Date, tz: string): string {
  return new Date(at.getTime() + zoneOffsetMs(at, tz)).toISOString().slice(0, 10);
}

/** The first moment of a local calendar day. Days last 23 or 25 hours where clocks change. */
export function startOfDay(day: string, tz: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const guess = new Date(midnight - zoneOffsetMs(new Date(midnight), tz));
  const start = new Date(midnight - zoneOffsetMs(guess, tz));
  // Where clocks skip midnight the day begins after the gap.
  return localDay(start, tz) < day ? guess : start;
}

/** The next 00:00 in a zone, strictly after a moment. */
export function nextMidnight(at: Date, tz: string): Date {
  const tomorrow = new Date(Date.parse(`${localDay(at, tz)}T00:00:00.000Z`) + dayMs)
    .toISOString()
    .slice(0, 10);
  return startOfDay(tomorrow, tz);
}
