import { useLanguage } from './words.tsx';
import { useNow } from './useNow.ts';

const minuteMs = 60_000;

/** How long it is until a moment, as short as can be: `26 min`, `14 hr`, `3 days`. */
export function useClock(): (at: string) => string {
  const language = useLanguage();
  const now = useNow();
  return (at) => {
    const minutes = Math.max(0, Math.floor((new Date(at).getTime() - now.getTime()) / minuteMs));
    const [value, unit] =
      minutes < 60
        ? [minutes, 'minute']
        : minutes < 48 * 60
          ? [Math.floor(minutes / 60), 'hour']
          : [Math.floor(minutes / (24 * 60)), 'day'];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  };
}
