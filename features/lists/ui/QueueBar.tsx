import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Queue } from './useQueue.ts';

/** "3 of 12", the one before, the next. Nothing where nothing else waits. */
export function QueueBar({ queue: { place, total, hasMore, next, previous } }: { queue: Queue }) {
  const { queue: words } = useWords().desk;
  const say = useSay();
  if (next === undefined && previous === undefined) return null;
  return (
    <nav aria-label={words.label} className="flex items-center gap-1">
      {place === undefined ? null : (
        <span className="tabular pr-2 text-meta text-muted">
          {say(hasMore ? words.place_more : words.place, { place, total })}
        </span>
      )}
      <IconButton
        label={words.previous}
        icon={<ChevronLeft aria-hidden className="size-5" />}
        disabled={previous === undefined}
        onClick={previous}
        aria-keyshortcuts="p"
      />
      <Button
        tone="plain"
        size="small"
        disabled={next === undefined}
        onClick={next}
        aria-keyshortcuts="n"
        icon={<ChevronRight aria-hidden className="size-4" />}
      >
        {words.next}
      </Button>
    </nav>
  );
}
