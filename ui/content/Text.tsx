import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

const looks = {
  normal: '',
  strong: 'font-medium',
  muted: 'text-muted',
  small: 'text-meta text-muted',
  code: 'font-mono text-meta break-all text-muted',
  good: 'font-medium text-good',
  bad: 'font-medium text-bad',
};

export function Text({
  look = 'normal',
  isLine = false,
  children,
}: {
  look?: keyof typeof looks;
  isLine?: boolean;
  children: ReactNode;
}) {
  return <p className={cx(looks[look], isLine && 'truncate')}>{children}</p>;
}
