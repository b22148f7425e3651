import { Skeleton } from './Skeleton.tsx';

/** Rows on their way: the height of `Row`s with two lines. */
export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <div
      aria-hidden
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface"
    >
      {Array.from({ length: count }, (_none, index) => (
        <div key={index} className="flex min-h-16 flex-col justify-center gap-2 px-4 py-3">
          <Skeleton />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}
