import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

export type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'bad' | 'info';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
};

/** A short word about a thing. Its colour only repeats what the word says. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 max-w-full rounded-chip px-2.5 py-0.5 text-caption font-medium',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
