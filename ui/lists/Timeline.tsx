import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

export type TimelineStep = {
  readonly key: string;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly state: 'done' | 'current' | 'ahead' | 'stopped';
};

const dots = {
  done: 'bg-accent text-on-accent',
  current: 'bg-surface border-4 border-accent',
  ahead: 'bg-surface border-2 border-line-strong',
  stopped: 'bg-bad',
};

/** Steps below each other: those behind, the one that is now, those ahead. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-5 last:pb-0"
        >
          {index === steps.length - 1 ? null : (
            <span
              aria-hidden
              className={cx(
                'absolute top-5 bottom-0 left-2.5 w-0.5 -translate-x-1/2',
                step.state === 'done' ? 'bg-accent' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden
            className={cx(
              'relative flex size-5 shrink-0 items-center justify-center rounded-full',
              dots[step.state],
            )}
          >
            {step.state === 'done' ? <Check className="size-3.5" strokeWidth={3} /> : null}
          </span>
          <div className="-mt-0.5 flex min-w-0 flex-col gap-0.5">
            <span className={step.state === 'ahead' ? 'text-muted' : 'font-medium'}>{step.title}</span>
            {step.detail === undefined ? null : <div className="text-meta text-muted">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
