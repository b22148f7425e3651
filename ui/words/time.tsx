// The time zone that a shop's times are shown in; the browser's own where none is given.
import { createContext, useContext } from 'react';

const ZoneContext = createContext<string | undefined>(undefined);

export const ZoneProvider = ZoneContext;

export function useZone(): string | undefined {
  return useContext(ZoneContext);
}

const forms = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
} as const;

export type TimeForm = keyof typeof forms;

export function formatTime(language: string, at: Date, form: TimeForm, zone: string | undefined): string {
  const key = `${language} ${form} ${zone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      ...forms[form],
      ...(zone === undefined ? {} : { timeZone: zone }),
    });
  formats.set(key, format);
  return format.format(at);
}

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 3 hours", "2 days ago": the largest unit that is at least one. */
export function formatDistance(language: string, at: Date, now: Date): string {
  const distance = at.getTime() - now.getTime();
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(distance) >= size) return relative.format(Math.trunc(distance / size), unit);
  }
  return relative.format(Math.trunc(distance / 60_000), 'minute');
}
