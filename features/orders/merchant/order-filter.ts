// Which orders are shown, as it stands in the address: links lead there, and back keeps it.
import { useSearchParams } from '#ui/routing/hooks.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { listOrders } from '#features/orders/contract.ts';
import { orderSorts } from '#features/orders/order.shapes.ts';

/** A status, all of them, or those that wait for the merchant. */
export type Which = OrderStatus | 'all' | 'mine';

export type Filter = {
  readonly which: Which;
  readonly q: string;
  readonly from: string;
  readonly to: string;
  readonly sort: (typeof orderSorts)[number];
  /** Orders in which this discount code counts; empty for all. */
  readonly discount: string;
};

export const noFilter: Filter = { which: 'all', q: '', from: '', to: '', sort: 'new', discount: '' };

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text);

export function filterIn(query: URLSearchParams): Filter {
  const isMine = query.get('awaiting') === 'merchant';
  const day = (name: string) => [query.get(name) ?? ''].find(isDay) ?? '';
  return {
    which: isMine ? 'mine' : (orderStatuses.find((one) => one === query.get('status')) ?? 'all'),
    q: query.get('q') ?? '',
    from: day('from'),
    to: day('to'),
    sort: orderSorts.find((one) => one === query.get('sort')) ?? 'new',
    discount: [query.get('discount') ?? ''].find((text) => /^[0-9a-f-]{36}$/.test(text)) ?? '',
  };
}

export function queryOf({ which, q, from, to, sort, discount }: Filter): Record<string, string> {
  return {
    ...(which === 'mine' ? { awaiting: 'merchant' } : which === 'all' ? {} : { status: which }),
    ...(q === '' ? {} : { q }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(sort === 'new' ? {} : { sort }),
    ...(discount === '' ? {} : { discount }),
  };
}

/** True where the last day is before the first: nothing is asked with it. */
export function areDaysSwapped({ from, to }: Filter): boolean {
  return from !== '' && to !== '' && to < from;
}

type Asked = Pick<RequestOf<typeof listOrders>, 'status' | 'awaiting' | 'q' | 'from' | 'to' | 'discount_id'>;

/** What the list, the counts and the export are asked with. */
export function askOf(filter: Filter): Asked {
  const { which, from, to, discount } = filter;
  const q = filter.q.trim();
  return {
    ...(which === 'mine' ? { awaiting: 'merchant' } : { status: which }),
    // Words and a code are not asked for together: the words are what was typed last.
    ...(q === '' ? {} : { q }),
    ...(discount === '' || q !== '' ? {} : { discount_id: discount }),
    ...(from === '' ? {} : { from }),
    ...(to === '' || areDaysSwapped(filter) ? {} : { to }),
  };
}

export function isFiltered({ which, q, from, to, discount }: Filter): boolean {
  return which !== 'all' || q.trim() !== '' || from !== '' || to !== '' || discount !== '';
}

export function useOrderFilter(): readonly [Filter, (change: Partial<Filter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query);
  return [filter, (change) => setQuery(queryOf({ ...filter, ...change }), { replace: true })];
}
