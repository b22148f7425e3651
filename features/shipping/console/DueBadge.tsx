import { AlarmClock, Clock } from 'lucide-react';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { dueOf } from './due.ts';

/** Until when a parcel has to be with the carrier; nearer than a day it says how long that is. */
export function DueBadge({ shipBy, now }: { shipBy: string | null; now: number }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const due = dueOf(shipBy, now);
  if (due.kind === 'none' || shipBy === null) return null;
  if (due.kind === 'later') {
    const date = time(shipBy);
    return (
      <Badge icon={<Clock aria-hidden className="size-3.5" />}>
        {say(words.dispatch.due.later, { date })}
      </Badge>
    );
  }
  const span = say(words.dispatch.due[due.span.unit], { count: due.span.count });
  return (
    <Badge tone={due.kind === 'late' ? 'bad' : 'warn'} icon={<AlarmClock aria-hidden className="size-3.5" />}>
      {say(words.dispatch.due[due.kind], { span })}
    </Badge>
  );
}
