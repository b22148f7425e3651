import { cx } from '#ui/cx.ts';
import type { Tone } from './Badge.tsx';

const tones: Record<Tone, string> = {
  plain: 'bg-line-strong',
  accent: 'bg-accent',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-info',
};

/** A state's colour beside its word, which says the same. */
export function StateDot({ tone }: { tone: Tone }) {
  return <span aria-hidden className={cx('size-2 shrink-0 rounded-full', tones[tone])} />;
}
