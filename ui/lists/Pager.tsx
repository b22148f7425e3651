import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';

/** Pages of a table: back and forth. */
export function Pager({
  page,
  hasMore,
  onPage,
}: {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}) {
  const words = useUiWords();
  const say = useSay();
  if (page === 1 && !hasMore) return null;
  return (
    <div className="flex items-center justify-center gap-3">
      <IconButton
        label={words.previousPage}
        icon={<ChevronLeft aria-hidden className="size-5" />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="tabular text-meta text-muted">{say(words.pageOf, { page })}</span>
      <IconButton
        label={words.nextPage}
        icon={<ChevronRight aria-hidden className="size-5" />}
        disabled={!hasMore}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
