import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Freshness, QueryContext, QueryOptions, skipToken } from './options.ts';
import type { InfiniteData } from './pages.ts';
import type { QueryKey } from './query-key.ts';
import { createObserver } from './query-observer.ts';
import type { UseInfiniteQueryResult, UseQueryResult } from './query-result.ts';
import { IsRestoringProvider, useQueryClient } from './QueryClientProvider.tsx';

export type CommonOptions<T> = Freshness & {
  readonly queryKey: QueryKey;
  /** Unless true, it is not asked for by itself; what is known is shown. */
  readonly enabled?: boolean;
  /** Asked for again so often while the tab is looked at, in milliseconds from the last change. */
  readonly refetchInterval?: number | false;
  /** What stands in while nothing is known of this key, made of what the component showed last; never kept. */
  readonly placeholderData?: (previous: T | undefined) => T | undefined;
};

export type UseQueryOptions<T> = CommonOptions<T> & {
  /** Asks for it. Never gives undefined: null says that there is nothing. */
  readonly queryFn: typeof skipToken | ((context: QueryContext<undefined>) => T | Promise<T>);
  /** What another answer has said already, kept as an answer of this key where there is none. */
  readonly initialData?: () => T | undefined;
  /** When that was, in milliseconds since 1970: it is asked for again by its age. Now, unless given. */
  readonly initialDataUpdatedAt?: () => number | undefined;
};

export type UseInfiniteQueryOptions<Page, Param, Data> = CommonOptions<InfiniteData<Page, Param>> & {
  readonly queryFn: (context: QueryContext<Param>) => Page | Promise<Page>;
  readonly initialPageParam: Param;
  /** What the page after `last` is asked for with; undefined or null where `last` is the last one. */
  readonly getNextPageParam: (last: Page) => Param | null | undefined;
  /** What is shown of the pages. An error of it is the query's. */
  readonly select?: (data: InfiniteData<Page, Param>) => Data;
};

/** For `placeholderData`: the answer before stays until the next one is there. */
export function keepPreviousData<T>(previous: T | undefined): T | undefined {
  return previous;
}

/**
 * What the server says under a key, asked for when the component comes and it is older than `staleTime`. All that show one key
 * share one request, which is ended when the last of them goes (see `QueryContext`).
 */
export function useQuery<T>(options: UseQueryOptions<T>): UseQueryResult<T>;
export function useQuery(options: QueryOptions): UseQueryResult {
  return useObserver(options);
}

/** As `useQuery`, for answers that come page by page. Asked for again, all pages that are there are asked for, in order. */
export function useInfiniteQuery<Page, Param, Data = InfiniteData<Page, Param>>(
  options: UseInfiniteQueryOptions<Page, Param, Data>,
): UseInfiniteQueryResult<Data>;
export function useInfiniteQuery(options: QueryOptions): UseInfiniteQueryResult {
  return useObserver(options);
}

function useObserver(options: QueryOptions): UseInfiniteQueryResult {
  const client = useQueryClient();
  const isRestoring = useContext(IsRestoringProvider);
  const wanted = client.withDefaults(options);
  const [observer] = useState(() => createObserver(client, wanted));
  const result = observer.draw(wanted, isRestoring);
  useEffect(() => observer.commit(wanted, result));
  useSyncExternalStore(isRestoring ? never : observer.subscribe, observer.version, observer.version);
  return result;
}

function never(): () => void {
  return () => undefined;
}
