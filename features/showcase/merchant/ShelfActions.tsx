import { ArrowUpDown, ListChecks, Percent } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';

/** What can be done with the whole showcase. */
export function ShelfActions({ onSelect, onArrange }: { onSelect: () => void; onArrange: () => void }) {
  const words = useWords();
  return (
    <div className="-mx-3.5 flex flex-wrap whitespace-nowrap">
      <Button
        tone="quiet"
        size="small"
        icon={<ListChecks aria-hidden className="size-4 shrink-0" />}
        onClick={onSelect}
      >
        {words.showcase.select}
      </Button>
      <Button
        tone="quiet"
        size="small"
        icon={<ArrowUpDown aria-hidden className="size-4 shrink-0" />}
        onClick={onArrange}
      >
        {words.showcase.arrange}
      </Button>
      <LinkButton
        to="/goodsList/prices"
        tone="quiet"
        size="small"
        icon={<Percent aria-hidden className="size-4 shrink-0" />}
      >
        {words.showcase.rule}
      </LinkButton>
    </div>
  );
}
