import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { cx } from '#ui/cx.ts';

type Props = {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  to?: string | undefined;
  isStrong?: boolean;
};

/** One number with its name. With `to` it opens the rows that make it. */
export function Figure({ label, value, detail, to, isStrong = false }: Props) {
  const shape = cx(
    'flex min-h-24 min-w-0 flex-col gap-1 rounded-card border p-4 text-left',
    isStrong
      ? 'border-accent-soft bg-accent-soft'
      : 'border-line bg-surface in-data-frame:border-sunken in-data-frame:bg-sunken',
  );
  const inside = (
    <>
      <span className="text-meta text-muted">{label}</span>
      <span className="tabular text-title">{value}</span>
      {detail === undefined ? null : <span className="text-caption text-muted">{detail}</span>}
    </>
  );
  if (to === undefined) return <div className={shape}>{inside}</div>;
  return (
    <Link to={to} className={cx(shape, 'hover:border-accent')}>
      {inside}
    </Link>
  );
}
