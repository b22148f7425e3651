// Hours in which a person wants to be left alone, in minutes of their own day.
import { zoneOffsetMs } from './time.ts';
import { dayMs, minuteMs } from './limits.ts';

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
