import { formatDistance, formatTime, useZone } from '#ui/words/time.tsx';
import type { TimeForm } from '#ui/words/time.tsx';
import { useNow } from '#ui/words/useNow.ts';
import { useLanguage } from '#ui/words/words.tsx';

/** A moment in the shop's zone; `distance` says how far it is, with the exact time on hover. */
export function TimeText({ at, form = 'both' }: { at: string; form?: TimeForm | 'distance' }) {
  const language = useLanguage();
  const zone = useZone();
  const now = useNow();
  const moment = new Date(at);
  const exact = formatTime(language, moment, form === 'distance' ? 'both' : form, zone);
  return (
    <time dateTime={at} title={exact} className="tabular">
      {form === 'distance' ? formatDistance(language, moment, now) : exact}
    </time>
  );
}
