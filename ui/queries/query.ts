// One key of the cache: what is known under it, who shows it, and its one request.
import { createFetcher } from './fetcher.ts';
import type { FetchOptions } from './fetcher.ts';
import { isEnabled, isHidden, isRefetchedOn } from './freshness.ts';
import type { RefetchCause } from './freshness.ts';
import type { QueryOptions } from './options.ts';
import type { QueryKey } from './query-key.ts';
import { emptyState } from './query-state.ts';
import type { QueryState } from './query-state.ts';

/** One who shows the query. */
export type QueryObserver = {
  readonly options: () => QueryOptions;
  readonly fetch: (how?: FetchOptions) => Promise<void>;
  readonly onQueryUpdate: () => void;
};

export type Query = {
  readonly queryKey: QueryKey;
  readonly state: QueryState;
  readonly setState: (next: QueryState) => void;
  readonly fetch: (options: QueryOptions, how?: FetchOptions) => Promise<void>;
  /** Asks anew where an enabled observer shows it; else whoever shows it next does, if it is old then. */
  readonly refetch: () => Promise<void>;
  readonly cancel: () => void;
  readonly reset: () => void;
  readonly onCause: (cause: RefetchCause) => void;
  /** Ends its request and its timer; it is not in the cache any more. */
  readonly close: () => void;
  readonly addObserver: (observer: QueryObserver) => void;
  readonly removeObserver: (observer: QueryObserver) => void;
};

type Parts = {
  readonly queryKey: QueryKey;
  readonly state: QueryState;
  /** For so long it stays when nobody shows it, in milliseconds. */
  readonly gcTime: () => number;
  readonly onChange: () => void;
  readonly onUnused: () => void;
};

/** A timer that is set for longer fires at once. */
const longestTimeoutMs = 2 ** 31 - 1;

export function createQuery({ queryKey, state: first, gcTime, onChange, onUnused }: Parts): Query {
  const observers = new Set<QueryObserver>();
  let state = first;
  let gcTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: QueryState): void {
    state = next;
    for (const observer of observers) observer.onQueryUpdate();
    onChange();
  }

  function waitForRemoval(): void {
    clearTimeout(gcTimer);
    gcTimer = setTimeout(
      () => {
        if (observers.size === 0 && !fetcher.isBusy()) onUnused();
      },
      Math.min(gcTime(), longestTimeoutMs),
    );
  }

  const fetcher = createFetcher({ state: () => state, setState, onEnd: waitForRemoval });
  waitForRemoval();

  return {
    queryKey,
    get state() {
      return state;
    },
    setState,
    fetch: fetcher.fetch,
    refetch: async () => {
      const observer = [...observers].find((one) => isEnabled(one.options()));
      await observer?.fetch({ cancelRefetch: true });
    },
    cancel: fetcher.cancel,
    reset() {
      fetcher.drop();
      setState(emptyState);
    },
    onCause(cause) {
      void [...observers].find((one) => isRefetchedOn(cause, state, one.options()))?.fetch();
      if (!isHidden()) fetcher.wake();
    },
    close() {
      fetcher.drop();
      clearTimeout(gcTimer);
    },
    addObserver(observer) {
      observers.add(observer);
      clearTimeout(gcTimer);
    },
    removeObserver(observer) {
      observers.delete(observer);
      if (observers.size > 0) return;
      waitForRemoval();
      // Whoever takes the place in the same moment (another screen, StrictMode) goes on with the request.
      queueMicrotask(() => {
        if (observers.size === 0) fetcher.abandon();
      });
    },
  };
}
