import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

type Props = { gap?: 'small' | 'normal' | 'large'; isRow?: boolean; isSpread?: boolean; children: ReactNode };

const gaps = { small: 'gap-1.5', normal: 'gap-3', large: 'gap-6' };

/** Things below each other, or beside each other with `isRow` (they wrap when there is no room). */
export function Stack({ gap = 'normal', isRow = false, isSpread = false, children }: Props) {
  return (
    <div
      className={cx(
        'flex min-w-0',
        gaps[gap],
        isRow ? 'flex-row flex-wrap items-center' : 'flex-col',
        isSpread && 'justify-between',
      )}
    >
      {children}
    </div>
  );
}
