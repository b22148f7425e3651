import { Suspense, useState } from 'react';
import { listShowcase, showcaseSorts } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { isLimitNear, LimitCard } from './LimitCard.tsx';
import { Shelf } from './Shelf.tsx';
import { ShelfActions, ShelfMenu } from './ShelfActions.tsx';
import { rowsBy, statuses, useShelfTools } from './ShelfFilters.tsx';
import { ShowcaseTabs } from './ShowcaseTabs.tsx';
import type { Item, Limit } from './types.ts';
import { UndoBar } from './UndoBar.tsx';
import { useFilters } from './useFilters.ts';
import type { Filters } from './useFilters.ts';
import { useSheet } from './useSheet.ts';

// Asked for by a press: the list is there without them.
const ItemSheet = lazyPart(async () => (await import('./ItemSheet.tsx')).ItemSheet);
const ProductSheet = lazyPart(async () => (await import('./ProductSheet.tsx')).ProductSheet);
const ArrangeList = lazyPart(async () => (await import('./ArrangeList.tsx')).ArrangeList);

/** What the shop sells, with the money of one piece; the room that its level leaves; the order buyers see. */
export function ShowcaseScreen() {
  const words = useWords();
  const filters = useFilters();
  const sheet = useSheet('item');
  const product = useSheet('product');
  const [isArranging, setArranging] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const query = usePages(listShowcase, (page) => ({ ...askOf(filters, isArranging), page, page_size: 50 }));
  const [first] = query.data?.pages ?? [];
  const isFiltered = ['q', 'status', 'type'].some(filters.has);
  const items = (query.data?.pages ?? []).flatMap((page) => page.list);
  // While the products are asked for, what is done with them has its place already: the bar does not move.
  const hasItems = items.length > 0 || query.data === undefined;
  const isPlain = !isArranging && selected === undefined && hasItems;
  const actions = { onSelect: () => setSelected(new Set()), onArrange: () => setArranging(true) };
  const tools = useShelfTools({ filters, limit: first?.limit });
  const bar = (
    <>
      {isPlain ? <ShelfActions {...actions} /> : null}
      {tools.buttons}
    </>
  );
  const empty = isFiltered ? <NoMatch filters={filters} /> : <EmptyShowcase />;
  const list = (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={12} picture="small" />}
      empty={{ when: (data) => data.pages[0]?.list.length === 0, show: empty }}
    >
      {() =>
        isArranging ? (
          <Suspense fallback={<SkeletonRows count={12} picture="small" />}>
            <ArrangeList items={items} query={query} onDone={() => setArranging(false)} />
          </Suspense>
        ) : (
          <Shelf
            {...{ items, query, selected }}
            limit={first?.limit}
            onSelect={setSelected}
            onOpen={({ id, variants }) => (variants === null ? sheet : product).open(id)}
          />
        )
      }
    </QueryView>
  );

  return (
    <Page title={words.showcase.title} width="wide" actions={isArranging ? undefined : bar}>
      <ShowcaseTabs end={isPlain ? <ShelfMenu {...actions} /> : undefined} />
      <Limits limit={first?.limit} isAbove />
      {isArranging ? null : tools.fields}
      {tools.sheet}
      {/* A finger that drags a row must not pull the page. */}
      {isArranging ? (
        list
      ) : (
        <PullToRefresh query={query} isLineBelow>
          {list}
        </PullToRefresh>
      )}
      <Limits limit={first?.limit} />
      {selected === undefined ? <UndoBar undo={first?.undo} isAboveTabs /> : null}
      <OpenSheet items={items} item={sheet} product={product} />
    </Page>
  );
}

type SheetState = ReturnType<typeof useSheet>;

/** What a row opened: goods, or a product with its options; an option that was opened there stands over it. */
function OpenSheet({
  items,
  item,
  product,
}: {
  items: readonly Item[];
  item: SheetState;
  product: SheetState;
}) {
  if (item.id !== undefined) {
    const known = items.find(({ id, variants }) => id === item.id && variants === null);
    return (
      <Suspense fallback={null}>
        <ItemSheet id={item.id} known={known} onClose={item.close} />
      </Suspense>
    );
  }
  if (product.id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ProductSheet
        id={product.id}
        title={items.find(({ id }) => id === product.id)?.variants?.title}
        onOpen={item.open}
        onClose={product.close}
      />
    </Suspense>
  );
}

/** On a phone the products come first, unless a limit is near. */
function Limits({ limit, isAbove = false }: { limit: Limit | undefined; isAbove?: boolean }) {
  const isNear = isLimitNear(limit);
  if (isNear && !isAbove) return null;
  return (
    <div className={isNear ? '' : isAbove ? 'max-lg:hidden' : 'lg:hidden'}>
      <LimitCard limit={limit} />
    </div>
  );
}

function askOf(filters: Filters, isArranging: boolean) {
  if (isArranging) return { sort: 'shop' as const };
  const type = filters.get('type');
  return {
    by: filters.one('by', rowsBy),
    status: filters.one('status', statuses),
    sort: filters.one('sort', showcaseSorts),
    ...(filters.q === '' ? {} : { q: filters.q }),
    ...(type === '' ? {} : { type_id: type }),
  };
}

function NoMatch({ filters }: { filters: Filters }) {
  const words = useWords();
  return (
    <Empty
      says={words.showcase.noMatch}
      detail={words.showcase.noMatchDetail}
      action={
        <Button
          tone="plain"
          onClick={() => {
            filters.setTyped('');
            filters.set({ q: '', status: '', type: '' });
          }}
        >
          {words.showcase.clear}
        </Button>
      }
    />
  );
}

function EmptyShowcase() {
  const words = useWords();
  return (
    <Empty
      says={words.showcase.none}
      detail={words.showcase.noneDetail}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/goodsList/warehouse">{words.showcase.toWarehouse}</LinkButton>
          <LinkButton to="/goodsList/file" tone="plain">
            {words.showcase.file.read}
          </LinkButton>
        </span>
      }
    />
  );
}
