import { cx } from '#ui/cx.ts';
import { twoOnPhones } from '#ui/layout/Grid.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Cards on their way: `figure` is low, `block` is high, `picture` is square. */
export function SkeletonCards({
  count = 4,
  shape = 'figure',
}: {
  count?: number;
  shape?: 'figure' | 'block' | 'picture';
}) {
  return (
    <div
      aria-hidden
      className={shape === 'block' ? 'flex flex-col gap-3' : cx(twoOnPhones, 'sm:grid-cols-2 lg:grid-cols-4')}
    >
      {Array.from({ length: count }, (_none, index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </div>
  );
}
