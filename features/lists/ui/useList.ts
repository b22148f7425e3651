import { keepPreviousData, useInfiniteQuery } from '#ui/queries/useQuery.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { Filters, ListEndpoint, ListQuery } from '#domain/wire/listing.ts';
import { useClient } from '#ui/calls/client.tsx';

const page = z.object({
  list: z.array(z.unknown()),
  next: z.nullable(z.string()),
  total: z.nullable(z.int()),
  total_is_floor: z.boolean(),
});

/** Pages of a list by their cursors: its rows so far and how many there are. Its key begins with the endpoint's name. */
export function useList<F extends Filters, R extends z.ZodMiniType>(
  endpoint: ListEndpoint<F, R>,
  query: ListQuery,
  { refetchMs, enabled = true }: { refetchMs?: number | undefined; enabled?: boolean } = {},
) {
  const client = useClient();
  const plain: Endpoint = endpoint;
  return useInfiniteQuery({
    queryKey: [endpoint.name, 'list', query],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...query, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      return page.parse(await client.call(plain, asked, { signal }));
    },
    initialPageParam: first(),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs ?? false,
    enabled,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ list }) => z.parse(z.array(endpoint.listing.row), list)),
      total: pages[0]?.total ?? 0,
      isFloor: pages[0]?.total_is_floor ?? false,
    }),
  });
}

/** The first page has no cursor. */
function first(): string | undefined {
  return undefined;
}
