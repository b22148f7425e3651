import { useLanguage, useSay, useUiWords } from './words.tsx';
import { useNow } from './useNow.ts';

const minuteMs = 60_000;

/**
 * How long it is until a moment, as short as can be: `26 min left`, `14 hr left`; in languages of long words, where a
 * row of a phone has no room for more, `14 h`.
 */
export function useClock(): (at: string) => string {
  const language = useLanguage();
  const now = useNow();
  const say = useSay();
  const { timeLeft } = useUiWords();
  return (at) => {
    const minutes = Math.max(0, Math.floor((new Date(at).getTime() - now.getTime()) / minuteMs));
    const [value, unit] =
      minutes < 60
        ? [minutes, 'minute']
        : minutes < 48 * 60
          ? [Math.floor(minutes / 60), 'hour']
          : [Math.floor(minutes / (24 * 60)), 'day'];
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
    return say(timeLeft, { span: format.format(value) });
  };
}
