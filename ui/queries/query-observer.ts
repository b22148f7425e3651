// One component that shows a query: which one, and with which options.
import type { FetchOptions } from './fetcher.ts';
import { isEnabled, isHidden, isStale } from './freshness.ts';
import type { QueryOptions } from './options.ts';
import { addInitialData } from './query-client.ts';
import type { QueryClient } from './query-client.ts';
import type { Seen, UseInfiniteQueryResult } from './query-result.ts';
import { withFetch } from './query-state.ts';
import type { QueryState } from './query-state.ts';
import type { Query, QueryObserver } from './query.ts';
import { createTracker } from './result-tracker.ts';

export type ComponentObserver = {
  /** What is drawn. While what was kept is being put back (`isRestoring`), it does not say that it will be asked for. */
  readonly draw: (options: QueryOptions, isRestoring: boolean) => UseInfiniteQueryResult;
  /** What was drawn is on the screen: from here on its options count. */
  readonly commit: (options: QueryOptions, drawn: UseInfiniteQueryResult) => void;
  /** Shows the query, and asks for it where it is old. Returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Another number whenever something that was read has changed. */
  readonly version: () => number;
};

export function createObserver(client: QueryClient, first: QueryOptions): ComponentObserver {
  let options = first;
  let query = client.getQuery(first);
  let stateAtMount = query.state;
  let lastWithData: Query | undefined;
  let onChange: (() => void) | undefined;
  const fetch = (how?: FetchOptions): Promise<void> => findQuery().fetch(options, how);
  const tracker = createTracker({
    refetch: () => fetch({ cancelRefetch: true }),
    fetchNextPage: () => fetch({ cancelRefetch: true, isNextPage: true }),
  });
  const setTimer = makeTimer(() => (isHidden() ? undefined : void fetch()));
  const self: QueryObserver = { options: () => options, fetch, onQueryUpdate: () => update(true) };

  /** The key may be another one, and the query may have left the cache. */
  function findQuery(): Query {
    const found = client.getQuery(options);
    if (found === query) return query;
    if (onChange !== undefined) {
      query.removeObserver(self);
      found.addObserver(self);
    }
    stateAtMount = found.state;
    query = found;
    return query;
  }

  function seen(target: Query, state: QueryState, wanted: QueryOptions): Seen {
    const atMount = target === query ? stateAtMount : target.state;
    return { state, options: wanted, stateAtMount: atMount, previous: lastWithData?.state.data };
  }

  /** @param isAnew The interval is counted from now on. */
  function update(isAnew: boolean): void {
    if (query.state.data !== undefined) lastWithData = query;
    if (tracker.update(seen(query, query.state, options))) onChange?.();
    if (onChange !== undefined) setTimer(intervalOf(options), isAnew);
  }

  /** @param isNew The component has only come to this query, or to wanting it. */
  function show(isNew: boolean): void {
    if (onChange !== undefined && isNew && isStale(query.state, options)) void fetch();
    update(isNew);
  }

  return {
    version: tracker.version,
    draw(wanted, isRestoring) {
      const target = client.getQuery(wanted);
      const isNew = onChange === undefined || target !== query || !isEnabled(options);
      const isFetched = isNew && !isRestoring && isStale(target.state, wanted);
      return tracker.draw(seen(target, isFetched ? withFetch(target.state) : target.state, wanted));
    },
    commit(wanted, drawn) {
      const before = { query, isEnabled: isEnabled(options) };
      tracker.commit(drawn);
      options = wanted;
      addInitialData(findQuery(), options);
      show(query !== before.query || !before.isEnabled);
    },
    subscribe(listener) {
      findQuery();
      onChange = listener;
      query.addObserver(self);
      show(true);
      return () => {
        onChange = undefined;
        setTimer(false, true);
        query.removeObserver(self);
      };
    },
  };
}

function intervalOf(options: QueryOptions): number | false {
  return isEnabled(options) && (options.refetchInterval ?? false);
}

/** Sets an interval in place of the one before; `isAnew` counts it from now on though it is as long. */
function makeTimer(onTime: () => void): (everyMs: number | false, isAnew: boolean) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let set: number | false = false;
  return (everyMs, isAnew) => {
    if (everyMs === set && !isAnew) return;
    clearInterval(timer);
    set = everyMs;
    if (everyMs !== false) timer = setInterval(onTime, everyMs);
  };
}
