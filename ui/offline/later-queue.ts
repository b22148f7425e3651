// The queue before it is there: who opens the app needs to know that something waits, not yet how it is sent.
import { Offline } from '#ui/calls/api.ts';
import type { Parts, Queue } from './queue.ts';

type LaterParts = Omit<Parts, 'store'> & {
  /** The browser's own, unless one is given. */
  readonly store: Parts['store'] | undefined;
};

const none: ReturnType<Queue['acts']> = [];

/** As `makeQueue`, which is fetched with the first act or the first look for what waits. */
export function makeLaterQueue(parts: LaterParts): Queue {
  const listeners = new Set<() => void>();
  let there: Queue | undefined;
  let coming: Promise<Queue> | undefined;

  async function fetchQueue(): Promise<Queue> {
    const [{ makeQueue }, { makeQueueStore }] = await Promise.all([
      import('./queue.ts'),
      import('./queue-store.ts'),
    ]);
    const queue = makeQueue({ ...parts, store: parts.store ?? makeQueueStore() });
    queue.listen(() => {
      for (const listener of listeners) listener();
    });
    there = queue;
    return queue;
  }

  function queue(): Promise<Queue> {
    coming ??= fetchQueue().catch((cause: unknown) => {
      // The next one tries again.
      coming = undefined;
      throw new Offline(false, { cause });
    });
    return coming;
  }

  return {
    acts: () => there?.acts() ?? none,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give: async (endpoint, ask, changes) => (await queue()).give(endpoint, ask, changes),
    flush: async () => (await queue()).flush(),
    again: async (id) => (await queue()).again(id),
    drop: async (id) => (await queue()).drop(id),
  };
}
