import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { cx } from '#ui/cx.ts';
import { useRowSpot } from './row-spot.ts';

type Props = {
  /** A picture or an icon. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end: an amount, a status. */
  end?: ReactNode;
  /** Under title and end, as wide as both: badges, a longer sentence. */
  below?: ReactNode;
  /** The whole row goes there, or does this. */
  to?: string | undefined;
  onPress?: (() => void) | undefined;
};

const shape =
  'flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left sm:px-4 in-data-frame:px-4';

export function Row({ lead, title, detail, end, below, to, onPress }: Props) {
  const spot = useRowSpot();
  const isPressable = to !== undefined || onPress !== undefined;
  const inside = (
    <>
      {lead}
      <span className="flex min-w-[min(100%,5.5rem)] flex-1 flex-col gap-1 wrap-break-word">
        <span className="flex flex-wrap items-start gap-x-3 gap-y-0.5">
          <span className="flex min-w-[min(100%,7rem)] flex-1 flex-col gap-0.5">
            <span className="font-medium">{title}</span>
            {detail === undefined ? null : <span className="text-meta text-muted">{detail}</span>}
          </span>
          {end === undefined ? null : (
            <span className="ml-auto flex flex-col items-end gap-0.5 text-right">{end}</span>
          )}
        </span>
        {below === undefined ? null : (
          <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-meta text-muted">{below}</span>
        )}
      </span>
      {isPressable && end === undefined ? (
        <ChevronRight aria-hidden className="-mr-1 size-5 shrink-0 text-faint" />
      ) : null}
    </>
  );
  const pressed = cx(shape, 'hover:bg-sunken focus-visible:-outline-offset-3');
  if (to !== undefined) {
    return (
      <li {...spot}>
        <Link to={to} className={pressed}>
          {inside}
        </Link>
      </li>
    );
  }
  if (onPress !== undefined) {
    return (
      <li {...spot}>
        <button type="button" onClick={onPress} className={pressed}>
          {inside}
        </button>
      </li>
    );
  }
  return (
    <li {...spot}>
      <div className={shape}>{inside}</div>
    </li>
  );
}
