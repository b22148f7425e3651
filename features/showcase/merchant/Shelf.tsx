import type { ComponentProps } from 'react';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { BulkBar } from './BulkBar.tsx';
import { ShelfHead, ShelfRow } from './ShelfRow.tsx';
import type { Item, Limit } from './types.ts';

export type PagesQuery = ComponentProps<typeof LoadMore>['query'];

type Props = {
  items: readonly Item[];
  limit: Limit | undefined;
  query: PagesQuery;
  /** Undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (selected: ReadonlySet<string> | undefined) => void;
  onOpen: (id: string) => void;
};

/** The goods as a list: each opens, or many are selected. */
export function Shelf({ items, limit, query, selected, onSelect, onOpen }: Props) {
  const words = useWords();
  const isSelecting = selected !== undefined;

  function toggle(id: string) {
    const rest = [...(selected ?? [])].filter((one) => one !== id);
    onSelect(new Set(selected?.has(id) ? rest : [...rest, id]));
  }

  return (
    <>
      <div className="flex flex-col gap-2">
        <ShelfHead />
        <LongList
          label={words.showcase.mine}
          items={items}
          itemKey={({ id }) => id}
          rowPixels={60}
          onEnd={query.hasNextPage ? () => askOn(query) : undefined}
        >
          {(item) => (
            <ShelfRow
              item={item}
              isSelected={selected?.has(item.id)}
              onPress={() => (isSelecting ? toggle(item.id) : onOpen(item.id))}
            />
          )}
        </LongList>
      </div>
      <LoadMore query={query} />
      {isSelecting ? (
        <BulkBar
          items={items.filter((item) => selected.has(item.id))}
          limit={limit}
          onAll={() => onSelect(new Set(items.map(({ id }) => id)))}
          onDone={() => onSelect(undefined)}
        />
      ) : null}
    </>
  );
}

/** The next page by itself, but not over and over where it failed: then its button says so. */
export function askOn(query: PagesQuery): void {
  if (!query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage();
}
