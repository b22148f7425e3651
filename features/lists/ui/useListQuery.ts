import { useEffect, useRef } from 'react';
import { useSearchParams } from '#ui/routing/hooks.ts';
import type { AnyList, ListQuery } from '#domain/wire/listing.ts';
import { savedViews } from '#features/lists/contract.ts';
import type { TableOrder } from '#ui/lists/Table.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { addressOf, queryOf } from './list-address.ts';

/** What is asked of a list: the address says it. An address that asks nothing opens with the view chosen for it. */
export function useListQuery(endpoint: AnyList): {
  query: ListQuery;
  setQuery: (query: ListQuery) => void;
  order: TableOrder;
} {
  const { filters, sorts, direction } = endpoint.listing;
  const [address, setAddress] = useSearchParams();
  const query = queryOf(address, filters, sorts);
  const setQuery = (next: ListQuery) => setAddress(addressOf(next), { replace: true });
  useDefaultView(endpoint.name, address.size === 0, setQuery);
  const by = query.sort ?? sorts[0] ?? '';
  const current = query.direction ?? direction;
  return {
    query,
    setQuery,
    order: {
      by,
      direction: current,
      onSort: (sort) => {
        const turned = current === 'desc' ? 'asc' : 'desc';
        setQuery({ ...query, sort, direction: sort === by ? turned : direction });
      },
    },
  };
}

/** Once a visit, and never over something that was asked since. */
function useDefaultView(list: string, isPlain: boolean, setQuery: (query: ListQuery) => void): void {
  const views = useEndpoint(savedViews, { list });
  const isDone = useRef(!isPlain);
  const chosen = views.data?.list.find(({ is_default: isDefault }) => isDefault);
  const isKnown = views.data !== undefined;
  useEffect(() => {
    if (isDone.current || !isKnown) return;
    isDone.current = true;
    if (isPlain && chosen !== undefined) setQuery(chosen.query);
  });
}
