import { useWords } from '#ui/console-words.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page } from '#ui/Page.tsx';
import { Pager } from '#ui/Pager.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { Text } from '#ui/Text.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useSay } from '#ui/words.tsx';
import { listCatalogue } from '#features/goods/contract.ts';
import { CatalogueFilterBar } from './CatalogueFilterBar.tsx';
import { CatalogueTable } from './CatalogueTable.tsx';
import { GoodsTabs } from './GoodsTabs.tsx';
import { askOfFilters, useCatalogueFilters } from './useCatalogue.ts';

export function CatalogueScreen() {
  const words = useWords();
  const say = useSay();
  const { filters, set, clear } = useCatalogueFilters();
  const query = useEndpoint(listCatalogue, askOfFilters(filters), { keepPrevious: true });
  const isFiltered = filters.q !== '' || filters.typeId !== '' || filters.supplierId !== '';

  return (
    <Page title={words.goods.title} width="wide">
      <GoodsTabs />
      <CatalogueFilterBar filters={filters} set={set} shown={query.data?.list ?? []} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={8} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: isFiltered ? (
            <Empty
              says={words.goods.empty_search}
              action={<Button onClick={clear}>{words.goods.clear}</Button>}
            />
          ) : (
            <Empty
              says={words.goods.empty}
              action={<LinkButton to="/goods/import">{words.goods.go_import}</LinkButton>}
            />
          ),
        }}
      >
        {({ list, total, page, has_more }) => (
          <div className="flex flex-col gap-3" aria-busy={query.isPlaceholderData || undefined}>
            {total === null ? null : <Text look="small">{say(words.rows_shown, { total })}</Text>}
            <CatalogueTable goods={list} />
            <Pager page={page} hasMore={has_more} onPage={(next) => set('page', String(next))} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}
