import type { UseQueryResult } from '#ui/queries/query-result.ts';
import { useQuery } from '#ui/queries/useQuery.ts';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { useClient } from './client.tsx';

type Options<Out> = {
  readonly enabled?: boolean;
  readonly keepPrevious?: boolean;
  readonly refetchMs?: number;
  /** What another answer has said already, and when (in milliseconds): shown at once, asked for again by its age. */
  readonly known?: () => { readonly data: Out; readonly at: number } | undefined;
};

/** Asks a reading endpoint through the cache. Its key is `[endpoint.name, ask]`, so a name alone invalidates all. */
export function useEndpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  ask: z.input<I>,
  options: Options<z.output<O>> = {},
): UseQueryResult<z.output<O>> {
  const client = useClient();
  return useQuery<z.output<O>>({
    queryKey: [endpoint.name, ask],
    queryFn: ({ signal }) => client.call(endpoint, ask, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchMs ?? false,
    ...(options.known === undefined ? {} : knownOf(options.known)),
    ...(options.keepPrevious ? { placeholderData: keep } : {}),
  });
}

function keep<T>(previous: T | undefined): T | undefined {
  return previous;
}

function knownOf<T>(known: () => { readonly data: T; readonly at: number } | undefined) {
  return { initialData: () => known()?.data, initialDataUpdatedAt: () => known()?.at };
}
