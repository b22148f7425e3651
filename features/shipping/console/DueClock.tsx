import { AlarmClock, Clock } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { dueOf } from './due.ts';

type Props = {
  shipBy: string | null;
  now: number;
  /** The head of the column says "Ship by": a date stands alone. */
  isInColumn?: boolean;
};

/** Until when a parcel has to be with the carrier; nearer than a day it says how long that is. */
export function DueClock({ shipBy, now, isInColumn = false }: Props) {
  const { due: dueWords } = useWords().dispatch;
  const say = useSay();
  const { time } = useFormats();
  const due = dueOf(shipBy, now);
  if (due.kind === 'none' || shipBy === null) return null;
  const says =
    due.kind === 'later'
      ? say(dueWords.later, { date: time(shipBy) })
      : say(dueWords[due.kind], { span: say(dueWords[due.span.unit], { count: due.span.count }) });
  const Icon = due.kind === 'later' ? Clock : AlarmClock;
  return (
    <span
      title={says}
      className={cx(
        'flex min-w-0 items-center gap-1.5',
        due.kind === 'late' && 'font-medium text-bad',
        due.kind === 'soon' && 'font-medium text-warn',
        due.kind === 'later' && 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{due.kind === 'later' && isInColumn ? time(shipBy, 'date') : says}</span>
    </span>
  );
}
