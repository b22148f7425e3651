import { shareStructure } from './structural-sharing.ts';

/** What is known under one key. Times in milliseconds since 1970, 0 for never. */
export type QueryState<T = unknown> = {
  readonly data: T | undefined;
  readonly dataUpdatedAt: number;
  readonly dataUpdateCount: number;
  /** Of the last try, where it failed for good; what was known before it may still be there. */
  readonly error: Error | null;
  readonly errorUpdateCount: number;
  /** Failures of the request that is on its way, or of the last one. */
  readonly fetchFailureCount: number;
  readonly fetchStatus: 'fetching' | 'idle';
  /** That request asks, or asked, for one more page. */
  readonly isNextPage: boolean;
  /** It counts as old, whatever its age. */
  readonly isInvalidated: boolean;
};

export const emptyState: QueryState = {
  data: undefined,
  dataUpdatedAt: 0,
  dataUpdateCount: 0,
  error: null,
  errorUpdateCount: 0,
  fetchFailureCount: 0,
  fetchStatus: 'idle',
  isNextPage: false,
  isInvalidated: false,
};

/** A request begins. What failed before is forgotten only where nothing is known. */
export function withFetch(state: QueryState, isNextPage = false): QueryState {
  return {
    ...state,
    fetchStatus: 'fetching',
    fetchFailureCount: 0,
    isNextPage,
    error: state.data === undefined ? null : state.error,
  };
}

/** Something is known, from wherever. */
export function withData(state: QueryState, data: unknown, at = Date.now()): QueryState {
  return {
    ...state,
    data: shareStructure(state.data, data),
    dataUpdatedAt: at,
    error: null,
    isInvalidated: false,
  };
}

/** The request was answered. */
export function withAnswer(state: QueryState, data: unknown): QueryState {
  return {
    ...withData(state, data),
    dataUpdateCount: state.dataUpdateCount + 1,
    fetchStatus: 'idle',
    fetchFailureCount: 0,
  };
}

/** The request failed and is not tried again. What is known from before counts as old from here on. */
export function withError(state: QueryState, error: Error): QueryState {
  return {
    ...state,
    error,
    errorUpdateCount: state.errorUpdateCount + 1,
    fetchFailureCount: state.fetchFailureCount + 1,
    fetchStatus: 'idle',
    isInvalidated: true,
  };
}

/** The request was called off: all is as `before` it, but for what was learned meanwhile. */
export function withoutFetch(state: QueryState, before: QueryState): QueryState {
  return {
    ...state,
    fetchStatus: 'idle',
    fetchFailureCount: 0,
    error: state.data === undefined ? before.error : state.error,
  };
}

/** What was thrown, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
