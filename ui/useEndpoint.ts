import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/endpoint.ts';
import { useClient } from './client.tsx';

/** Asks a reading endpoint through the cache. Its key is `[endpoint.name, ask]`, so a name alone invalidates all. */
export function useEndpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
  ask: z.input<I>,
  options: { enabled?: boolean; keepPrevious?: boolean; refetchMs?: number } = {},
): UseQueryResult<z.output<O>> {
  const client = useClient();
  return useQuery<z.output<O>>({
    queryKey: [endpoint.name, ask],
    queryFn: ({ signal }) => client.call(endpoint, ask, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchMs ?? false,
    ...(options.keepPrevious ? { placeholderData: keep } : {}),
  });
}

function keep<T>(previous: T | undefined): T | undefined {
  return previous;
}
