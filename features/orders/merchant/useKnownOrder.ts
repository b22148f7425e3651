import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listOrders } from '#features/orders/contract.ts';

type Answer = OutputOf<typeof listOrders>;

/** A list has neither all lines nor what happened: what it knows counts as old, so that the order is asked for. */
const partlyKnownMs = 60_000;

/** An order as the lists have shown it: it opens at once, and without a connection too. */
export function useKnownOrder(id: string): () => { data: Answer; at: number } | undefined {
  const queries = useQueryClient();
  return () => {
    for (const [key, list] of queries.getQueriesData<{ pages: readonly Answer[] }>({
      queryKey: [listOrders.name, 'pages'],
    })) {
      for (const page of list?.pages ?? []) {
        const order = page.list.find((one) => one.id === id);
        const at = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
        if (order !== undefined) return { data: { ...page, list: [order] }, at: at - partlyKnownMs };
      }
    }
    return undefined;
  };
}
