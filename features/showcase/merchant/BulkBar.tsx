import { Suspense, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { idsChangedBy, RemoveDialog, removeModes } from './RemoveDialog.tsx';
import type { RemoveMode } from './RemoveDialog.tsx';
import type { Limit, RowGoods } from './types.ts';
import { SelectionBar } from './SelectionBar.tsx';

const BulkPriceSheet = lazyPart(async () => (await import('./BulkPriceSheet.tsx')).BulkPriceSheet);

type Props = {
  items: readonly RowGoods[];
  limit: Limit | undefined;
  onAll: () => void;
  onDone: () => void;
};

/** What can be done with all that is selected, under the thumb; nothing that would change none of it. */
export function BulkBar({ items, limit, onAll, onDone }: Props) {
  const words = useWords();
  const [isPricing, setPricing] = useState(false);
  const [asking, setAsking] = useState<RemoveMode>();
  // Prices change for more rows at once than rows can leave.
  const isTooMany = items.length > limits.showcaseRowsPerCall;
  return (
    <SelectionBar count={items.length} isAboveTabs onAll={onAll} onDone={onDone}>
      <div className="flex flex-wrap gap-2 whitespace-nowrap *:flex-auto">
        <Button size="small" onClick={() => setPricing(true)}>
          {words.showcase.bulk}
        </Button>
        {removeModes(items).map((mode) => (
          <Button
            key={mode}
            size="small"
            tone={mode === 'remove' ? 'danger' : 'plain'}
            disabled={isTooMany}
            onClick={() => setAsking(mode)}
          >
            {words.showcase[mode]}
          </Button>
        ))}
      </div>
      <Suspense fallback={null}>
        {isPricing ? (
          <BulkPriceSheet items={items} onClose={() => setPricing(false)} onDone={onDone} />
        ) : null}
      </Suspense>
      {asking === undefined ? null : (
        <RemoveDialog
          ids={idsChangedBy(asking, items)}
          mode={asking}
          limit={limit}
          onClose={() => setAsking(undefined)}
          onDone={onDone}
        />
      )}
    </SelectionBar>
  );
}
