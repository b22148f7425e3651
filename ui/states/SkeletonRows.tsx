import { Skeleton } from './Skeleton.tsx';
import { rowsClass } from '#ui/lists/Rows.tsx';

/** Rows on their way: the very boxes of a `Row`, with a picture where they will have one. */
export function SkeletonRows({ count = 5, hasPicture = false }: { count?: number; hasPicture?: boolean }) {
  return (
    <div aria-hidden className={rowsClass}>
      {Array.from({ length: count }, (_none, index) => (
        <div key={index} className="flex min-h-14 items-center gap-3 px-3 py-1.5 sm:px-4">
          {hasPicture ? <Skeleton shape="thumb" /> : null}
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton />
            <Skeleton shape="meta" />
          </div>
          <Skeleton shape="sum" />
        </div>
      ))}
    </div>
  );
}
