import { useDeferredValue } from 'react';
import { listOrders } from '#features/orders/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { PullToRefresh } from '#ui/lists/PullToRefresh.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';
import { showCounts } from '#ui/lists/show-counts.ts';
import { askOf, isFiltered, noFilter, useOrderFilter } from './order-filter.ts';
import type { Filter } from './order-filter.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrderViews, useOrderTools } from './OrderViews.tsx';
import { useSplitOrders } from './useSplitOrders.ts';
import type { Split } from './useSplitOrders.ts';
import { WaitingOrders } from './WaitingOrders.tsx';

/** Orders by status, those that wait for the merchant first. The filter stands in the address, so back keeps it. */
export function OrdersScreen() {
  const words = useWords();
  const [filter, show] = useOrderFilter();
  const asked: Filter = { ...filter, q: useDeferredValue(filter.q) };
  const isMine = filter.which === 'mine';
  const pages = usePages(listOrders, (page) => ({ ...askOf(asked), sort: filter.sort, page, page_size: 20 }));
  const first = pages.data?.pages[0];
  const split = useSplitOrders(pages, asked);
  // Among those that wait for the merchant only they are counted: the chips count under the other filters.
  const whole = askOf({ ...asked, which: 'all' });
  const counted = useEndpoint(
    listOrders,
    { ...whole, page_size: 1 },
    { enabled: isMine, keepPrevious: true },
  );
  const counts = isMine ? counted.data : first;
  const shown = showCounts(counts);
  const tools = useOrderTools({ filter, onShow: show, counts: shown });

  return (
    <Page title={words.orders.title} width="wide" actions={tools.buttons}>
      {tools.field}
      <OrderViews filter={filter} onShow={show} counts={shown} waiting={counts?.waiting} />
      {tools.sheet}
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={6} />}
        isLoading={split.isLoading}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: <NoOrders isFiltered={isFiltered(filter)} onClear={() => show(noFilter)} />,
        }}
      >
        {() => (
          <PullToRefresh query={pages} isLineBelow>
            <OrderLists
              split={split}
              isMine={isMine}
              onEnd={() => {
                if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
              }}
            />
            <LoadMore query={pages} />
          </PullToRefresh>
        )}
      </QueryView>
    </Page>
  );
}

function NoOrders({ isFiltered: isSome, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const words = useWords();
  if (!isSome) return <Empty says={words.orders.none} detail={words.orders.noneDetail} />;
  return (
    <Empty
      says={words.orders.noMatch}
      detail={words.orders.noMatchDetail}
      action={
        <Button tone="plain" onClick={onClear}>
          {words.orders.clear}
        </Button>
      }
    />
  );
}

type ListsProps = { split: Split; isMine: boolean; onEnd: () => void };

/** Orders in one list, or those that wait for the merchant above all others. */
function OrderLists({ split: { waiting, others, count }, isMine, onEnd }: ListsProps) {
  const words = useWords();
  const say = useSay();
  if (isMine) return <WaitingOrders orders={others} onEnd={onEnd} />;
  return (
    <>
      {waiting.length === 0 ? null : (
        <Section title={words.orders.needsMe}>
          <WaitingOrders orders={waiting} />
          {count > waiting.length ? (
            <LinkButton to="/orderList?awaiting=merchant" tone="plain">
              {say(words.orders.seeAllWaiting, { count })}
            </LinkButton>
          ) : null}
        </Section>
      )}
      {others.length === 0 ? null : (
        <Section title={waiting.length === 0 ? undefined : words.orders.others}>
          <LongList label={words.orders.others} items={others} itemKey={({ id }) => id} onEnd={onEnd}>
            {(order) => <OrderRow value={order} />}
          </LongList>
        </Section>
      )}
    </>
  );
}
