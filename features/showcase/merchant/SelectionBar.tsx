import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  readonly count: number;
  /** True where a phone shows the tab bar below it. */
  readonly isAboveTabs?: boolean;
  readonly onAll: () => void;
  readonly onDone: () => void;
  /** What can be done with the selected goods. */
  readonly children: ReactNode;
};

/**
 * How many products are selected and what can be done with them; before the first, how to go on. At the end of the list
 * it stands under the last row.
 */
export function SelectionBar({ count, isAboveTabs = false, onAll, onDone, children }: Props) {
  const words = useWords();
  const say = useSay();
  return (
    <div
      className={cx(
        'sticky z-20 flex flex-col gap-2 rounded-card border border-line-strong bg-surface p-2 shadow-over lg:p-3',
        isAboveTabs ? 'bottom-20 lg:bottom-4' : 'bottom-4',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="tabular min-w-28 flex-1 text-meta leading-5 font-medium">
          {count === 0 ? words.showcase.selectHow : say(words.showcase.selected, { count })}
        </span>
        <Button size="small" tone="quiet" onClick={onAll}>
          {words.showcase.selectAll}
        </Button>
        <Button size="small" tone="quiet" onClick={onDone}>
          {words.showcase.stopSelecting}
        </Button>
      </div>
      {count === 0 ? null : children}
    </div>
  );
}
