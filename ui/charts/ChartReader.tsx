import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useSay, useUiWords } from '#ui/words/words.tsx';

type Props = {
  labelledBy: string;
  count: number;
  at: number | undefined;
  textAt: (index: number) => string;
  onChoose: (index: number | undefined) => void;
  /** The point below a place of the drawing, which is 0 at its left edge and 1 at its right one. */
  indexAt: (share: number) => number;
  className: string;
  children: ReactNode;
};

/** Takes finger, mouse and keys: for those who listen it is a slider along the points. */
export function ChartReader(props: Props) {
  const { labelledBy, count, at, textAt, onChoose, indexAt, className, children } = props;
  const words = useUiWords();
  const say = useSay();
  const current = at ?? count - 1;

  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / Math.max(1, box.width);
    onChoose(Math.min(Math.max(indexAt(share), 0), count - 1));
  }

  function onKey(event: KeyboardEvent<HTMLDivElement>): void {
    const next = nextOf(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={say(words.chartPoint, { text: textAt(current), number: current + 1, count })}
      onKeyDown={onKey}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => onChoose(undefined)}
      onBlur={() => onChoose(undefined)}
      className={className}
    >
      {children}
    </div>
  );
}

function nextOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, current - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, current + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
