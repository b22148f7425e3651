import { ListFilter, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OrderStatus } from '#domain/states/order-status.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { areDaysSwapped } from './order-filter.ts';
import type { ShownCounts } from '#ui/lists/show-counts.ts';
import type { Filter } from './order-filter.ts';

// Asked for by a press: the list is there without them.
const OrderSearch = lazyPart(async () => (await import('./OrderSearch.tsx')).OrderSearch);
const OrderFilters = lazyPart(async () => (await import('./OrderFilters.tsx')).OrderFilters);

/** What a day needs; the other states stand with dates and order behind the button of the filters. */
const views = ['to_be_delivered', 'shipped', 'refund_return'] as const satisfies readonly OrderStatus[];

type Props = {
  filter: Filter;
  onShow: (change: Partial<Filter>) => void;
  /** Orders a status under the other filters, and those that wait for the merchant. */
  counts: ShownCounts | undefined;
  waiting: number | undefined;
};

/** The orders' views in one line. A state that was chosen among the filters stands there too. */
export function OrderViews({ filter, onShow, counts, waiting }: Props) {
  const words = useWords().orders;
  const { which } = filter;
  const known = views.some((one) => one === which) || which === 'all' || which === 'mine';
  const status = (value: OrderStatus) => ({
    value,
    label: words.status[value],
    count: counts === undefined ? undefined : (counts[value] ?? 0),
  });
  return (
    <Chips
      label={words.filter}
      value={which}
      onChange={(next) => onShow({ which: next })}
      options={[
        ...(known ? [] : [status(which)]),
        { value: 'all' as const, label: words.all, count: counts?.['all'] },
        { value: 'mine' as const, label: words.mine, count: waiting },
        ...views.map(status),
      ]}
    />
  );
}

/** The search and the filters, each behind its button in the bar. */
export function useOrderTools({ filter, onShow, counts }: Omit<Props, 'waiting'>) {
  const words = useWords().orders;
  const [isSearching, setSearching] = useState(filter.q !== '');
  const [isOpen, setOpen] = useState(areDaysSwapped(filter));
  const buttons = (
    <>
      <IconButton
        label={words.search}
        aria-expanded={isSearching}
        icon={<Search aria-hidden className="size-6" />}
        onClick={() => setSearching(!isSearching)}
      />
      <IconButton
        label={words.moreFilters}
        aria-haspopup="dialog"
        icon={<ListFilter aria-hidden className="size-6" />}
        onClick={() => setOpen(true)}
      />
    </>
  );
  const field = isSearching ? (
    <Suspense fallback={<div className="min-h-target" />}>
      <OrderSearch q={filter.q} onChange={(q) => onShow({ q })} />
    </Suspense>
  ) : null;
  const sheet = isOpen ? (
    <Suspense fallback={null}>
      <OrderFilters filter={filter} onShow={onShow} counts={counts} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { buttons, field, sheet };
}
