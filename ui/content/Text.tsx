import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

const looks = {
  normal: '',
  strong: 'font-semibold',
  muted: 'text-muted',
  small: 'text-sm text-muted',
  code: 'font-mono text-sm break-all text-muted',
  good: 'font-semibold text-good',
  bad: 'font-semibold text-bad',
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
