import { useLanguage } from '#ui/words/words.tsx';

/** A day of the shop's clock is the same day everywhere. */
export function useDay(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
