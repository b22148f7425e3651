// A cache as plain values, to be kept and put back at another start.
import type { QueryClient } from './query-client.ts';
import type { QueryKey } from './query-key.ts';
import { withData } from './query-state.ts';
import type { QueryState } from './query-state.ts';
import type { Query } from './query.ts';

export type DehydratedState = {
  readonly queries: readonly {
    readonly queryKey: QueryKey;
    readonly state: Pick<QueryState, 'data' | 'dataUpdatedAt'>;
  }[];
};

type Options = { readonly shouldDehydrateQuery: (query: Pick<Query, 'queryKey' | 'state'>) => boolean };

/** What is known under the keys that are chosen, and since when. */
export function dehydrate(client: QueryClient, { shouldDehydrateQuery }: Options): DehydratedState {
  const chosen = client.getQueryCache().findAll().filter(shouldDehydrateQuery);
  return {
    queries: chosen.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
      queryKey,
      state: { data, dataUpdatedAt },
    })),
  };
}

/** Puts back what was known, with its age, where nothing newer is. */
export function hydrate(client: QueryClient, { queries }: DehydratedState): void {
  for (const { queryKey, state: kept } of queries) {
    const query = client.getQuery({ queryKey });
    const { data, dataUpdatedAt } = kept;
    if (dataUpdatedAt > query.state.dataUpdatedAt) query.setState(withData(query.state, data, dataUpdatedAt));
  }
}
