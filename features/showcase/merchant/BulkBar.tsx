import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { useSay } from '#ui/words.tsx';
import { BulkPriceSheet } from './BulkPriceSheet.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { RemoveMode } from './RemoveDialog.tsx';
import type { Item } from './ShowcaseItem.tsx';

/** What can be done with all that is selected, under the thumb. */
export function BulkBar({ items, onDone }: { items: readonly Item[]; onDone: () => void }) {
  const words = useWords();
  const say = useSay();
  const [isPricing, setPricing] = useState(false);
  const [asking, setAsking] = useState<RemoveMode>();
  const isNothing = items.length === 0;
  return (
    <div className="sticky bottom-20 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-3 shadow-over lg:bottom-4">
      <span role="status" className="tabular flex-1 font-semibold whitespace-nowrap">
        {say(words.showcase.selected, { count: items.length })}
      </span>
      <Button size="small" disabled={isNothing} onClick={() => setPricing(true)}>
        {words.showcase.bulk}
      </Button>
      <Button size="small" tone="plain" disabled={isNothing} onClick={() => setAsking('delist')}>
        {words.showcase.delist}
      </Button>
      {isPricing ? <BulkPriceSheet items={items} onClose={() => setPricing(false)} onDone={onDone} /> : null}
      {asking === undefined ? null : (
        <RemoveDialog
          ids={items.map((item) => item.id)}
          mode={asking}
          limit={undefined}
          onClose={() => setAsking(undefined)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
