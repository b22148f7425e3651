import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/endpoint.ts';
import { useClient } from './client.tsx';

type Paged = { readonly page: number; readonly has_more: boolean };

/** Asks a list page by page: `data.pages` are the answers so far, `fetchNextPage` asks for the next one. */
export function usePages<I extends z.ZodMiniType, O extends z.ZodMiniType<Paged>>(
  endpoint: Endpoint<I, O>,
  askOf: (page: number) => z.input<I>,
) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [endpoint.name, 'pages', askOf(1)],
    queryFn: ({ pageParam, signal }) => client.call(endpoint, askOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Paged) => (last.has_more ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
