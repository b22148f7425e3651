import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/console-words.ts';

type Bar = { readonly from: string; readonly value: string | number };

/**
 * Bars with their names. Days are those of UTC; an hour stands in the reader's own zone, as every moment does. The last
 * one is named as what has not ended.
 */
export function useBarPoints() {
  const words = useWords().desk.today.figures;
  const language = useLanguage();
  const { time } = useFormats();
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const pointsOf = (bars: readonly Bar[], last: string, format: (from: string) => string) =>
    bars.map(({ from, value }, index) => ({
      from,
      label: index === bars.length - 1 ? last : format(from),
      value: String(value),
    }));
  return {
    days: (bars: readonly Bar[]) => pointsOf(bars, words.today, (from) => day.format(new Date(from))),
    hours: (bars: readonly Bar[]) => pointsOf(bars, words.this_hour, (from) => time(from, 'time')),
  };
}
