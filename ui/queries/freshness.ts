// When a query is asked for.
import type { QueryOptions } from './options.ts';
import type { QueryState } from './query-state.ts';

/** What may have made an answer old: the tab is looked at again, or there is a connection again. */
export type RefetchCause = 'focus' | 'reconnect';

/** Whether it is asked for by itself at all. */
export function isEnabled({ enabled = true, queryFn }: QueryOptions): boolean {
  return enabled && typeof queryFn === 'function';
}

/** Whether it is asked for when a component comes to it: nothing is known, or what is known is older than allowed. */
export function isStale(state: QueryState, options: QueryOptions): boolean {
  const { staleTime = 0 } = options;
  const isOld =
    state.data === undefined || state.isInvalidated || state.dataUpdatedAt + staleTime <= Date.now();
  return isOld && isEnabled(options);
}

/** Whether it is asked for because of what happened. */
export function isRefetchedOn(cause: RefetchCause, state: QueryState, options: QueryOptions): boolean {
  const when = cause === 'focus' ? (options.refetchOnWindowFocus ?? true) : true;
  return when === 'always' ? isEnabled(options) : when && isStale(state, options);
}

/** Nobody looks at the tab. */
export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
