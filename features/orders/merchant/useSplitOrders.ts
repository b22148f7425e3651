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
  readonly isComing: boolean;
};

/** Over all orders, newest first, those that wait come before: the most urgent, wherever they stand in the list. */
export function useSplitOrders(orders: readonly Order[], filter: Filter): Split {
  const isOverview = filter.which === 'all' && filter.sort === 'new';
  const mine = askOf({ ...filter, which: 'mine' });
  const urgent = useEndpoint(
    listOrders,
    { ...mine, sort: 'deadline', page_size: 20 },
    { enabled: isOverview, keepPrevious: true },
  );
  // Without a connection, those that are known come first.
  const known = orders.filter(({ awaiting }) => awaiting === 'merchant');
  const waiting = isOverview ? (urgent.data?.list ?? known) : [];
  const isAbove = new Set(waiting.map(({ id }) => id));
  const others = orders.filter(({ id }) => !isAbove.has(id));
  return { waiting, others, count: urgent.data?.total ?? waiting.length, isComing: urgent.isLoading };
}
