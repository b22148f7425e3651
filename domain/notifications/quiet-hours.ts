// Hours in which a person wants to be left alone, in minutes of their own day.
import { localDay, nextMidnight, startOfDay, zoneOffsetMs } from '#domain/time.ts';
import { dayMs, minuteMs } from '#domain/limits.ts';

/** Minutes of the day, 0 to 1439. `from` belongs to it, `to` does not; `from` after `to` spans midnight. */
export type QuietHours = { readonly from: number; readonly to: number };

/** "22:30" is 1350; undefined for what is no time of a day. */
export function minuteOfDay(text: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return found === null ? undefined : Number(found[1]) * 60 + Number(found[2]);
}

/** 1350 is "22:30". */
export function timeOfDay(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Whether it is quiet at a moment, on the clock that hangs in this zone. */
export function isQuiet(at: Date, tz: string, quiet: QuietHours | undefined): boolean {
  if (quiet === undefined) return false;
  const minute = Math.floor(((at.getTime() + zoneOffsetMs(at, tz)) % dayMs) / minuteMs);
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** When the quiet hours that a moment is in are over; undefined where it is in none. */
export function quietEnd(at: Date, tz: string, quiet: QuietHours | undefined): Date | undefined {
  if (quiet === undefined || !isQuiet(at, tz, quiet)) return undefined;
  return atMinute(at, tz, quiet.to);
}

/** The next moment at which it is this minute of the day in a zone, where clocks are not being changed to the second. */
export function atMinute(after: Date, tz: string, minute: number): Date {
  let day = startOfDay(localDay(after, tz), tz);
  for (let tries = 0; tries < 3; tries += 1) {
    const plain = new Date(day.getTime() + minute * minuteMs);
    // On a day with another hour than the midnight before it, the clock on the wall counts.
    const shift = zoneOffsetMs(day, tz) - zoneOffsetMs(plain, tz);
    const found = new Date(plain.getTime() + shift);
    if (found > after) return found;
    day = nextMidnight(day, tz);
  }
  return new Date(after.getTime() + dayMs);
}
