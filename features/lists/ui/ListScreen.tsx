import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { listCountMax, type Filters, type ListEndpoint } from '#domain/wire/listing.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import type { Fact } from '#ui/lists/Facts.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListTable } from './ListTable.tsx';
import { useList } from './useList.ts';
import type { RowKey } from './useListKeys.ts';
import { useListQuery } from './useListQuery.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import type { ListWords } from './words.ts';

type Props<F extends Filters, R extends z.ZodMiniType> = {
  endpoint: ListEndpoint<F, R>;
  words: ListWords;
  /** A column with `sort` can be sorted by; its name is one of the contract's. */
  columns: readonly Column<z.output<R>>[];
  rowKey: (row: z.output<R>) => string;
  /** Where a row leads, below `/console`; Enter goes there too. */
  to?: (row: z.output<R>) => string;
  /** What a row does instead, such as opening a sheet. */
  onPress?: (row: z.output<R>) => void;
  /** More keys on the row that the keyboard stands on, such as `c` to claim and `d` to decide; say them in `hint`. */
  keys?: Readonly<Record<string, RowKey<z.output<R>>>>;
  hint?: string;
  /** What a row knows beyond its columns, for the preview. */
  more?: (row: z.output<R>) => readonly (Fact | undefined)[];
  /** Between title and filters: tabs, figures, a note. */
  above?: ReactNode;
  actions?: ReactNode;
  /** Asked again by itself so often. */
  refetchMs?: number;
};

/**
 * A whole list of the console: search and filters from its contract, kept in the address; sorting, more rows, kept
 * views, a file of exactly what is asked; j and k go through the rows, Space shows one beside the list, Enter opens it.
 */
export function ListScreen<F extends Filters, R extends z.ZodMiniType>(props: Props<F, R>) {
  const { endpoint, words, columns, rowKey, to, onPress, above, actions } = props;
  const { list } = useWords().desk;
  const { query, setQuery, order } = useListQuery(endpoint);
  const answer = useList(endpoint, query, { refetchMs: props.refetchMs });
  const isNarrow = query.q !== undefined || query.filters !== undefined;
  // Of a list that has nothing, asked for all of it, there is no view to keep and no file to make.
  const isBare = !isNarrow && answer.data?.rows.length === 0;

  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        <>
          {actions}
          {isBare ? null : <ViewsMenu list={endpoint.name} query={query} onQuery={setQuery} />}
          {isBare || endpoint.listing.columns.length === 0 ? null : (
            <ExportButton list={endpoint.name} query={query} />
          )}
        </>
      }
    >
      {above}
      <FilterBar
        faces={endpoint.listing.filters}
        query={query}
        onQuery={setQuery}
        search={words.search}
        filters={words.filters}
      />
      <QueryView
        query={answer}
        skeleton={<SkeletonRows count={8} />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: <Nothing says={words.empty} onAll={isNarrow ? () => setQuery({}) : undefined} />,
        }}
      >
        {({ rows, total, isFloor }) => (
          <>
            <Counted total={total} isFloor={isFloor} hint={props.hint ?? list.keys} />
            <ListTable
              label={words.title}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              to={to}
              onPress={onPress}
              keys={props.keys}
              more={props.more}
              order={order}
              isDense
            />
            <LoadMore query={answer} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Nothing({ says, onAll }: { says: string; onAll: (() => void) | undefined }) {
  const { list } = useWords().desk;
  if (onAll === undefined) return <Empty says={says} />;
  return (
    <Empty
      says={list.nothing_found}
      detail={list.nothing_found_detail}
      action={
        <Button tone="plain" onClick={onAll}>
          {list.clear}
        </Button>
      }
    />
  );
}

function Counted({ total, isFloor, hint }: { total: number; isFloor: boolean; hint: string }) {
  const { list } = useWords().desk;
  const say = useSay();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-2">
      <div role="status">
        <Text look="muted">
          {isFloor ? say(list.rows_more, { count: listCountMax }) : say(list.rows, { count: total })}
        </Text>
      </div>
      <div className="hidden lg:block">
        <Text look="small">{hint}</Text>
      </div>
    </div>
  );
}
