import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { orderStatuses } from '#domain/states/order.ts';
import type { OrderStatus } from '#domain/states/order.ts';
import { listOrders } from '#features/orders/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Section } from '#ui/Section.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { TextField } from '#ui/TextField.tsx';
import { usePages } from '#ui/usePages.ts';
import { OrderRow } from './OrderRow.tsx';
import type { Order } from './OrderRow.tsx';

/** Orders by status, those that wait for the merchant first. The status stands in the address, so back keeps it. */
export function OrdersScreen() {
  const words = useWords();
  const [query, setQuery] = useSearchParams();
  const status = statusIn(query);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const pages = usePages(listOrders, (page) => ({ status, page, page_size: 20, ...(q === '' ? {} : { q }) }));
  const counts = pages.data?.pages[0]?.counts ?? {};
  const isFiltered = status !== 'all' || q !== '';

  function show(next: string) {
    setQuery(next === 'all' ? {} : { status: next }, { replace: true });
  }

  return (
    <Page title={words.orders.title} width="wide">
      <TextField
        label={words.orders.search}
        isLabelHidden
        placeholder={words.orders.search}
        type="search"
        value={typed}
        onChange={setTyped}
        before={<Search className="size-5" />}
      />
      <Chips
        label={words.orders.filter}
        value={status}
        onChange={show}
        options={[
          { value: 'all', label: words.orders.all, count: counts['all'] },
          ...orderStatuses.map((value) => ({
            value,
            label: words.orders.status[value],
            count: counts[value] ?? 0,
          })),
        ]}
      />
      <QueryView
        query={pages}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages: all }) => all[0]?.list.length === 0,
          show: (
            <NoOrders
              isFiltered={isFiltered}
              onClear={() => {
                setTyped('');
                show('all');
              }}
            />
          ),
        }}
      >
        {({ pages: all }) => (
          <>
            <OrderLists orders={all.flatMap((page) => page.list)} />
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const words = useWords();
  if (!isFiltered) return <Empty says={words.orders.none} detail={words.orders.noneDetail} />;
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

function statusIn(query: URLSearchParams): OrderStatus | 'all' {
  return orderStatuses.find((one) => one === query.get('status')) ?? 'all';
}

function OrderLists({ orders }: { orders: readonly Order[] }) {
  const words = useWords();
  const waiting = orders.filter(isWaitingForMe);
  const others = orders.filter((order) => !isWaitingForMe(order));
  return (
    <>
      {waiting.length === 0 ? null : (
        <Section title={words.orders.needsMe}>
          <Rows label={words.orders.needsMe}>
            {waiting.map((order) => (
              <OrderRow key={order.id} value={order} />
            ))}
          </Rows>
        </Section>
      )}
      {others.length === 0 ? null : (
        <Section title={waiting.length === 0 ? undefined : words.orders.others}>
          <Rows label={words.orders.others}>
            {others.map((order) => (
              <OrderRow key={order.id} value={order} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

function isWaitingForMe(order: Order): boolean {
  return order.awaiting === 'merchant';
}
