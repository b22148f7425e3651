// What a component has read of its query, so that it is drawn anew for a change of that and for no other.
import { makeSelector, toResult } from './query-result.ts';
import type { ResultActs, Seen, UseInfiniteQueryResult } from './query-result.ts';

export type ResultTracker = {
  /** A result to draw, which remembers what is read of it. */
  readonly draw: (seen: Seen) => UseInfiniteQueryResult;
  /** That result is on the screen. */
  readonly commit: (drawn: UseInfiniteQueryResult) => void;
  /** Whether anything that was ever read is another than at the last time, or than on the screen: then with a new version. */
  readonly update: (seen: Seen) => boolean;
  readonly version: () => number;
};

export function createTracker(acts: ResultActs): ResultTracker {
  const select = makeSelector();
  const read = new Set<PropertyKey>();
  let version = 0;
  let last: UseInfiniteQueryResult | undefined;
  return {
    draw: (seen) =>
      new Proxy(toResult(seen, select, acts), {
        get(result, name): unknown {
          read.add(name);
          return Reflect.get(result, name);
        },
      }),
    commit(drawn) {
      last = drawn;
    },
    update(seen) {
      const before = last;
      const next = toResult(seen, select, acts);
      last = next;
      const isNew =
        before !== undefined &&
        [...read].some((name) => Reflect.get(next, name) !== Reflect.get(before, name));
      if (isNew) version += 1;
      return isNew;
    },
    version: () => version,
  };
}
