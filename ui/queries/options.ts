import type { QueryKey } from './query-key.ts';

/** In place of a `queryFn`: only what others ask for is shown. */
export const skipToken = Symbol('skip');

/** What a `queryFn` is given. A request that reads `signal` is ended when nobody waits for its answer any more. */
export type QueryContext<Param = unknown> = { readonly signal: AbortSignal; readonly pageParam: Param };

/** @param failures How often it has failed before this time. */
export type Retry = (failures: number, error: Error) => boolean;

/** How an answer is kept true. Times in milliseconds. */
export type Freshness = {
  /** For so long it is not asked for again by a screen that opens; 0 unless given. */
  readonly staleTime?: number;
  /** Whether to try again after a failure, in pauses of 1 s, 2 s, 4 s … up to 30 s; never unless given. */
  readonly retry?: false | Retry;
  /** When the tab is looked at again: if it is old (unless given), never, or however fresh it is. */
  readonly refetchOnWindowFocus?: boolean | 'always';
};

/** What holds for all queries of a client, unless a query says otherwise. */
export type DefaultOptions = {
  readonly queries?: Freshness & {
    /** For so long an answer that nobody shows stays; 5 minutes unless given, 24.8 days at the most. */
    readonly gcTime?: number;
  };
};

/** A function that a hook was given for the answers of its own key, as the cache calls it, which does not know their type. */
type Method<In, Out> = { call(input: In): Out }['call'];

/** A query as the cache sees it, whatever its answers are. */
export type QueryOptions = Freshness & {
  readonly queryKey: QueryKey;
  readonly queryFn: typeof skipToken | Method<QueryContext, unknown>;
  readonly enabled?: boolean;
  readonly refetchInterval?: number | false;
  readonly initialPageParam?: unknown;
  readonly initialData?: () => unknown;
  readonly initialDataUpdatedAt?: () => number | undefined;
  readonly placeholderData?: Method<unknown, unknown>;
  readonly select?: Method<unknown, unknown>;
  readonly getNextPageParam?: Method<unknown, unknown>;
};
