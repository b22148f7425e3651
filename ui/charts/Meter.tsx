import { useId } from 'react';
import { cx } from '#ui/cx.ts';

/** How much of a limit is used: "73 of 100" in words, and as a bar. */
export function Meter({
  label,
  text,
  value,
  max,
  isGoal = false,
}: {
  label: string;
  text: string;
  value: number;
  max: number;
  /** Something to reach: being near its end is no warning. */
  isGoal?: boolean;
}) {
  const id = useId();
  const isNear = !isGoal && max > 0 && value / max >= 0.9;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-meta">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className={cx('tabular', isNear ? 'font-medium text-warn' : 'text-muted')}>{text}</span>
      </div>
      <meter aria-labelledby={id} value={value} max={max} min={0} className="meter h-2 w-full" />
    </div>
  );
}
