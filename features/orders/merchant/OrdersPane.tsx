import { useEffect, useRef } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { listOrders } from '#features/orders/contract.ts';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { usePages } from '#ui/calls/usePages.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { askOf, filterIn } from './order-filter.ts';
import { OrderRow } from './OrderRow.tsx';
import { useSplitOrders } from './useSplitOrders.ts';
import type { Split } from './useSplitOrders.ts';

type Props = {
  /** The order that is open beside the list. */
  current: string;
  /** The filter that the list was left with, as it stood in the address. */
  search: string;
};

/** The orders of the list beside the one that is open: the same ones in the same sequence, one press away. */
export function OrdersPane({ current, search }: Props) {
  const words = useWords();
  const filter = filterIn(new URLSearchParams(search));
  const pages = usePages(listOrders, (page) => ({
    ...askOf(filter),
    sort: filter.sort,
    page,
    page_size: 20,
  }));
  const split = useSplitOrders(pages, filter);
  return (
    <nav aria-label={words.orders.title} className="flex flex-col gap-3 pb-6">
      <Link
        to={`/orderList${search}`}
        className="sticky top-0 z-10 flex min-h-14 items-center border-b border-line bg-surface px-4 font-medium hover:text-accent-ink focus-visible:-outline-offset-3"
      >
        {words.orders.title}
      </Link>
      <QueryView query={pages} skeleton={<SkeletonRows count={8} />} isLoading={split.isLoading}>
        {() => (
          <>
            <Groups split={split} current={current} />
            <LoadMore query={pages} />
          </>
        )}
      </QueryView>
    </nav>
  );
}

function Groups({ split: { waiting, others }, current }: { split: Split; current: string }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={place} data-frame className="flex flex-col gap-3 px-4">
      {[
        { label: words.orders.needsMe, list: waiting },
        { label: words.orders.others, list: others },
      ].map(({ label, list }) =>
        list.length === 0 ? null : (
          <div key={label}>
            {waiting.length === 0 ? null : <p className="pb-1 text-meta text-muted">{label}</p>}
            <Rows label={label}>
              {list.map((order) => (
                <OrderRow key={order.id} value={order} isCurrent={order.id === current} />
              ))}
            </Rows>
          </div>
        ),
      )}
    </div>
  );
}
