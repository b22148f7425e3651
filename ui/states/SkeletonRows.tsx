import { Skeleton } from './Skeleton.tsx';
import { rowsClass } from '#ui/lists/Rows.tsx';

type Props = {
  count?: number;
  /** The size of the picture that each row will have; none without it. */
  picture?: 'row' | 'small';
};

/** Rows on their way: the very boxes of a `ListRow`, so that nothing moves when they come. */
export function SkeletonRows({ count = 5, picture }: Props) {
  return (
    <div aria-hidden className={rowsClass}>
      {Array.from({ length: count }, (_none, index) => (
        // The line between two rows is beside the box, as in a list.
        <div key={index}>
          <div className="flex min-h-14 items-center gap-3 px-3 py-1.5 sm:px-4">
            {picture === undefined ? null : <Skeleton shape={picture} />}
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <Skeleton />
              <Skeleton shape="meta" />
            </div>
            <Skeleton shape="sum" />
          </div>
        </div>
      ))}
    </div>
  );
}
