import type { ReactNode } from 'react';

export type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'bad' | 'info';

const tones: Record<Tone, string> = {
  plain: 'text-faint',
  accent: 'text-accent-ink',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
};

type Props = {
  tone?: Tone | undefined;
  /** In place of the dot. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A state in a word, with a dot before it. The colour only repeats what the word says. */
export function Badge({ tone = 'plain', icon, children }: Props) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-1.5 text-meta font-normal text-muted">
      <span aria-hidden className={`shrink-0 self-start pt-px ${tones[tone]}`}>
        {icon ?? <span className="mt-1 block size-2 rounded-full bg-current" />}
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
