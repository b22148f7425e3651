// What a screen is told of a query: its state, as one observer with its own options sees it.
import { hasNextPage } from './pages.ts';
import { toError } from './query-state.ts';
import type { QueryState } from './query-state.ts';
import type { QueryOptions } from './options.ts';
import { shareStructure } from './structural-sharing.ts';

/** What the hook gives. A component is drawn anew when a property that it reads changes, and for no other. */
export type UseQueryResult<T = unknown> = {
  readonly data: T | undefined;
  /** In milliseconds since 1970; 0 for never. */
  readonly dataUpdatedAt: number;
  /** Of the last try, when it failed for good; null otherwise. */
  readonly error: Error | null;
  /** How often it has failed for good. */
  readonly errorUpdateCount: number;
  /** How often the request that is on its way, or the last one, has failed. */
  readonly failureCount: number;
  readonly fetchStatus: 'fetching' | 'idle';
  readonly isError: boolean;
  /** Answered or failed since this component is there: false for what is known from before. */
  readonly isFetchedAfterMount: boolean;
  readonly isFetching: boolean;
  /** Being asked for the first time. */
  readonly isLoading: boolean;
  /** Nothing is known, and nothing has failed. */
  readonly isPending: boolean;
  /** The data is what stands in until the answer is there. */
  readonly isPlaceholderData: boolean;
  /** Being asked for again; not while a further page is. */
  readonly isRefetching: boolean;
  /** Asks anew, however fresh it is. Resolves when that is over; never rejects. */
  readonly refetch: () => Promise<void>;
};

export type UseInfiniteQueryResult<T = unknown> = UseQueryResult<T> & {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  /** Asks for the page after the last one, in place of whatever is on its way. Resolves as `refetch`. */
  readonly fetchNextPage: () => Promise<void>;
};

/** The ways to ask again that come with each result; the same functions for as long as the observer is there. */
export type ResultActs = Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'refetch'>;

export type Seen = {
  readonly state: QueryState;
  readonly options: QueryOptions;
  /** The state when the observer came to this query. */
  readonly stateAtMount: QueryState;
  /** What the observer showed last, of this key or of another one. */
  readonly previous: unknown;
};

export function toResult(
  { state, options, stateAtMount, previous }: Seen,
  select: Selector,
  acts: ResultActs,
): UseInfiniteQueryResult {
  const isKnown = state.data !== undefined || state.error !== null;
  const standIn = isKnown ? undefined : options.placeholderData?.(previous);
  const selected = select(options.select, standIn ?? state.data);
  const error = selected.error ?? state.error;
  const isError = error !== null;
  const isPlaceholderData = standIn !== undefined && !isError;
  const isPending = selected.data === undefined && !isError;
  const isFetching = state.fetchStatus === 'fetching';
  const isFetchingNextPage = isFetching && state.isNextPage;
  return {
    data: selected.data,
    dataUpdatedAt: state.dataUpdatedAt,
    error,
    errorUpdateCount: state.errorUpdateCount,
    failureCount: state.fetchFailureCount,
    fetchStatus: state.fetchStatus,
    isError,
    isFetchedAfterMount:
      state.dataUpdateCount > stateAtMount.dataUpdateCount ||
      state.errorUpdateCount > stateAtMount.errorUpdateCount,
    isFetching,
    isLoading: isPending && isFetching,
    isPending,
    isPlaceholderData,
    isRefetching: isFetching && !isPending && !isFetchingNextPage,
    hasNextPage: hasNextPage(options, state.data),
    isFetchingNextPage,
    isFetchNextPageError: isError && state.isNextPage,
    ...acts,
  };
}

type Select = QueryOptions['select'];
type Selected = { readonly data: unknown; readonly error: Error | null };
export type Selector = (select: Select, from: unknown) => Selected;

/**
 * Applies `select`, once for the same answer and function; what it makes shares its parts with what it made before. Where it
 * throws, its error is the query's, and what it made last stays.
 */
export function makeSelector(): Selector {
  let last: (Selected & { readonly select: Select; readonly from: unknown }) | undefined;
  return (select, from) => {
    if (select === undefined || from === undefined) return { data: from, error: null };
    if (last?.select === select && last.from === from) return last;
    const before = last?.data;
    try {
      last = { select, from, data: shareStructure(before, select(from)), error: null };
    } catch (thrown) {
      last = { select, from, data: before, error: toError(thrown) };
    }
    return last;
  };
}
