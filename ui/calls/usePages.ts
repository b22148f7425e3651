import { keepPreviousData, useInfiniteQuery } from '#ui/queries/useQuery.ts';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { useClient } from './client.tsx';

type Paged = {
  readonly page: number;
  readonly has_more: boolean;
  /** Of a list that continues from its last row: where. */
  readonly next?: string | null | undefined;
};
type At = { readonly page: number; readonly after?: string | undefined };
const firstPage: At = { page: 1 };

/** Asks a list page by page: `data.pages` are the answers so far, `fetchNextPage` asks for the next one. */
export function usePages<I extends z.ZodMiniType, O extends z.ZodMiniType<Paged>>(
  endpoint: Endpoint<I, O>,
  askOf: (page: number, after?: string) => z.input<I>,
) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [endpoint.name, 'pages', askOf(1)],
    queryFn: ({ pageParam, signal }) =>
      client.call(endpoint, askOf(pageParam.page, pageParam.after), { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (last: Paged): At | undefined =>
      last.has_more ? { page: last.page + 1, after: last.next ?? undefined } : undefined,
    placeholderData: keepPreviousData,
  });
}
