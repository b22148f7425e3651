import { useLanguage } from '#ui/words/words.tsx';

/** A month such as `2026-10` as the reader's language writes it. It has no zone. */
export function useMonth(): (month: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (month) => {
    const [first = '', ...rest] = format.format(new Date(`${month}-01T00:00:00Z`));
    // It is a title everywhere, which begins with a capital where the script has them.
    return `${first.toLocaleUpperCase(language)}${rest.join('')}`;
  };
}
