import { cx } from '#ui/cx.ts';

const shapes = {
  line: 'h-4 w-3/4 rounded-full',
  meta: 'h-3 w-1/2 rounded-full',
  sum: 'h-4 w-14 shrink-0 rounded-full',
  // As large as a `Picture` of that size.
  row: 'size-10 shrink-0 rounded-field',
  small: 'size-12 shrink-0 rounded-field sm:size-14',
  title: 'h-7 w-1/2 rounded-full',
  figure: 'h-24 w-full rounded-card',
  banner: 'h-36 w-full rounded-card',
  block: 'h-56 w-full rounded-card',
  picture: 'aspect-square w-full rounded-card',
  chip: 'h-10 w-24 shrink-0 rounded-full',
};

/** A place kept for what is on its way. */
export function Skeleton({ shape = 'line' }: { shape?: keyof typeof shapes }) {
  return <span aria-hidden className={cx('block animate-breathe bg-sunken', shapes[shape])} />;
}
