import type { ComponentProps } from 'react';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { BulkBar } from './BulkBar.tsx';
import { ShelfHead, ShelfRow } from './ShelfRow.tsx';
import type { Item, Limit, RowGoods } from './types.ts';

export type PagesQuery = ComponentProps<typeof LoadMore>['query'];

type Props = {
  items: readonly Item[];
  limit: Limit | undefined;
  query: PagesQuery;
  /** Undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (selected: ReadonlySet<string> | undefined) => void;
  onOpen: (item: Item) => void;
};

/** The goods as a list: each opens, or many are selected. */
export function Shelf({ items, limit, query, selected, onSelect, onOpen }: Props) {
  const words = useWords();
  const isSelecting = selected !== undefined;

  const isRowSelected = (item: Item) => goodsOf(item).every(({ id }) => selected?.has(id));

  function toggle(item: Item) {
    const own = new Set(goodsOf(item).map(({ id }) => id));
    const rest = [...(selected ?? [])].filter((id) => !own.has(id));
    onSelect(new Set(isRowSelected(item) ? rest : [...rest, ...own]));
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
              isSelected={isSelecting ? isRowSelected(item) : undefined}
              onPress={() => (isSelecting ? toggle(item) : onOpen(item))}
            />
          )}
        </LongList>
      </div>
      <LoadMore query={query} />
      {isSelecting ? (
        <BulkBar
          items={items.flatMap(goodsOf).filter(({ id }) => selected.has(id))}
          limit={limit}
          onAll={() => onSelect(new Set(items.flatMap(goodsOf).map(({ id }) => id)))}
          onDone={() => onSelect(undefined)}
        />
      ) : null}
    </>
  );
}

/** The goods that a row stands for. */
function goodsOf(item: Item): readonly RowGoods[] {
  return item.variants?.goods ?? [item];
}

/** The next page by itself, but not over and over where it failed: then its button says so. */
export function askOn(query: PagesQuery): void {
  if (!query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage();
}
