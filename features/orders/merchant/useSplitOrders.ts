import { listOrders } from '#features/orders/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { askOf } from './order-filter.ts';
import type { Filter } from './order-filter.ts';
import type { Order } from './OrderRow.tsx';

export type Split = {
  /** Those that wait for the merchant, the most urgent first; none where the filter asks for something else. */
  readonly waiting: readonly Order[];
  readonly others: readonly Order[];
  /** How many wait in all; `waiting` holds twenty at the most. */
  readonly count: number;
  /** It is not known yet which ones stand above: drawn now, the list would be in another sequence a moment later. */
  readonly isLoading: boolean;
};

/** Over all orders, newest first, those that wait come before: the most urgent, wherever they stand in the list. */
export function useSplitOrders(
  { data }: { readonly data: { readonly pages: readonly { readonly list: readonly Order[] }[] } | undefined },
  filter: Filter,
): Split {
  const orders = data?.pages.flatMap((page) => page.list) ?? [];
  const isOverview = filter.which === 'all' && filter.sort === 'new';
  const mine = askOf({ ...filter, which: 'mine' });
  const urgent = useEndpoint(
    listOrders,
    { ...mine, sort: 'deadline', page_size: 20 },
    { enabled: isOverview, keepPrevious: true },
  );
  // Where they cannot be asked for, those that are known come first, and nobody waits for another try.
  const known = orders.filter(({ awaiting }) => awaiting === 'merchant');
  const waiting = isOverview ? (urgent.data?.list ?? known) : [];
  const isAbove = new Set(waiting.map(({ id }) => id));
  const others = orders.filter(({ id }) => !isAbove.has(id));
  return {
    waiting,
    others,
    count: urgent.data?.total ?? waiting.length,
    isLoading: urgent.isLoading && urgent.failureCount === 0,
  };
}
