import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { cx } from '#ui/cx.ts';
import { StateDot } from '#ui/content/StateDot.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { useRowSpot } from './row-spot.ts';

type Props = {
  /** A picture or an icon. */
  lead?: ReactNode;
  title: ReactNode;
  /** One line under the title; with `tone` a state, which has its dot. */
  detail?: ReactNode;
  tone?: Tone;
  /** At the end: an amount, a clock. */
  end?: ReactNode;
  endDetail?: ReactNode;
  /** The end says how little time is left. */
  isUrgent?: boolean;
  /** Without it the row leads nowhere: what it holds is chosen in place. */
  to?: string | undefined;
  /** Where it leads is open beside the list. */
  isCurrent?: boolean | undefined;
};

/** A thing in a list, in two lines: what it is, how it stands, what it is worth. */
export function ListRow({
  lead,
  title,
  detail,
  tone,
  end,
  endDetail,
  isUrgent = false,
  to,
  isCurrent = false,
}: Props) {
  const spot = useRowSpot();
  // Where letters are large, what does not fit beside the picture goes below it.
  const shape = 'flex min-h-14 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 sm:px-4';
  const inside = (
    <>
      {lead}
      <span className="min-w-[min(100%,5.5rem)] flex-1">
        <span className="relative block truncate leading-5 font-medium">{title}</span>
        {detail === undefined ? null : (
          <span className="flex min-w-0 items-center gap-1.5 text-meta leading-5 text-muted">
            {tone === undefined ? null : <StateDot tone={tone} />}
            <span className="truncate">{detail}</span>
          </span>
        )}
      </span>
      {end === undefined && endDetail === undefined ? null : (
        <span className="tabular ml-auto max-w-full text-right leading-5">
          <span className={cx('block font-medium', isUrgent && 'text-meta text-warn')}>{end}</span>
          {endDetail === undefined ? null : (
            <span className="block text-meta leading-5 text-accent-ink">{endDetail}</span>
          )}
        </span>
      )}
    </>
  );
  return (
    <li {...spot}>
      {to === undefined ? (
        <div className={shape}>{inside}</div>
      ) : (
        <Link
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(
            shape,
            'focus-visible:-outline-offset-3',
            isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken active:bg-sunken',
          )}
        >
          {inside}
        </Link>
      )}
    </li>
  );
}
