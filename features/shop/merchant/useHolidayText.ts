import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { storeInfo } from '#features/shop/contract.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';

/** The days of the holiday that is on or ahead; undefined where there is none. */
export function useHolidayText(store: OutputOf<typeof storeInfo>): string | undefined {
  const { holiday: texts } = useWords().shop;
  const say = useSay();
  const language = useLanguage();
  const { holiday, closed } = store;
  if (holiday === null) return undefined;
  // A day of the shop's clock has no zone of its own.
  const day = (text: string) => formatTime(language, new Date(text), 'date', 'UTC');
  const text = closed?.reason === 'holiday' ? texts.on : texts.ahead;
  return say(text, { from: day(holiday.from), to: day(holiday.to) });
}
