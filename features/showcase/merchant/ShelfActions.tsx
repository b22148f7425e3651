import { ArrowUpDown, ListChecks, Percent } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/**
 * What can be done with the whole showcase, in the line that says how fresh it is. Pictures alone on a phone: the goods
 * begin higher.
 */
export function ShelfActions({ onSelect, onArrange }: { onSelect: () => void; onArrange: () => void }) {
  const words = useWords();
  return (
    <div className="-ml-3.5 flex whitespace-nowrap">
      <Button
        tone="quiet"
        size="small"
        title={words.showcase.select}
        icon={<ListChecks aria-hidden className="size-5 shrink-0 lg:size-4" />}
        onClick={onSelect}
      >
        <span className="max-lg:sr-only">{words.showcase.select}</span>
      </Button>
      <Button
        tone="quiet"
        size="small"
        title={words.showcase.arrange}
        icon={<ArrowUpDown aria-hidden className="size-5 shrink-0 lg:size-4" />}
        onClick={onArrange}
      >
        <span className="max-lg:sr-only">{words.showcase.arrange}</span>
      </Button>
      <LinkButton
        to="/goodsList/prices"
        tone="quiet"
        size="small"
        icon={<Percent aria-hidden className="size-5 shrink-0 lg:size-4" />}
      >
        <span className="max-lg:sr-only">{words.showcase.rule}</span>
      </LinkButton>
    </div>
  );
}
