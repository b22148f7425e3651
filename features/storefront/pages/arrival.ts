// The days on which something arrives, as a page says them at its top: with the days of the week.
import { pageZone } from '#ui/storefront/kit.tsx';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Ranges of days are few, and writing one takes longer than the lines around it. */
const written = new Map<string, string>();
const writtenMax = 2_000;

/** `Wed, 25 – Mon, 30 Nov`, as the language writes it. */
export function arrivalRange(language: string, { from, to }: { from: string; to: string }): string {
  const key = `${language} ${from.slice(0, 10)} ${to.slice(0, 10)}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size >= writtenMax) written.clear();
  const range = formatOf(language).formatRange(new Date(from), new Date(to));
  written.set(key, range);
  return range;
}

function formatOf(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      weekday: 'short',
      timeZone: pageZone,
    });
  formats.set(language, format);
  return format;
}
