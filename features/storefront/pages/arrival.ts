// The days on which something arrives, as a page says them at its top: with the days of the week.
import { pageZone } from '#ui/storefront/kit.tsx';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `Wed, 25 – Mon, 30 Nov`, as the language writes it. */
export function arrivalRange(language: string, { from, to }: { from: string; to: string }): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      weekday: 'short',
      timeZone: pageZone,
    });
  formats.set(language, format);
  return format.formatRange(new Date(from), new Date(to));
}
