// Where acts wait for a connection: in the browser's database, or in memory where that is forbidden.
import { clear, createStore, del, set, values } from 'idb-keyval';
import * as z from 'zod/mini';
import { queueStore } from './store-names.ts';

const queuedAct = z.object({
  /** The idempotency key: the same for every try of this intention. */
  id: z.string(),
  /** Whose act it is. */
  owner: z.string(),
  call: z.object({
    name: z.string(),
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    actor: z.enum(['anyone', 'merchant', 'operator', 'supplier', 'hook']),
  }),
  ask: z.record(z.string(), z.unknown()),
  /** Names of endpoints whose answers it makes old. */
  changes: z.readonly(z.array(z.string())),
  /** When the person did it, and when it was first sent, in milliseconds. */
  at: z.number(),
  triedAt: z.nullable(z.number()),
  /** What the server said no with; empty where nobody knows whether it was done. */
  failure: z.nullable(z.string()),
});

export type QueuedAct = z.output<typeof queuedAct>;

export type QueueStore = {
  readonly read: () => Promise<readonly QueuedAct[]>;
  readonly put: (act: QueuedAct) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** The store of this browser. What an older version wrote and this one does not understand is passed over. */
export function makeQueueStore(): QueueStore {
  const database = safely(() => createStore(queueStore.database, queueStore.store));
  if (database === undefined) return makeMemoryStore();
  const memory = makeMemoryStore();
  return {
    read: async () => {
      const stored = await values<unknown>(database).catch(() => memory.read());
      return stored.flatMap((value) => {
        const act = z.safeParse(queuedAct, value);
        return act.success ? [act.data] : [];
      });
    },
    put: (act) => set(act.id, act, database).catch(() => memory.put(act)),
    drop: (id) => del(id, database).catch(() => memory.drop(id)),
    clear: () => clear(database).catch(() => memory.clear()),
  };
}

/** Lives as long as the page. */
export function makeMemoryStore(): QueueStore {
  const acts = new Map<string, QueuedAct>();
  return {
    read: () => Promise.resolve([...acts.values()]),
    put: (act) => {
      acts.set(act.id, act);
      return Promise.resolve();
    },
    drop: (id) => {
      acts.delete(id);
      return Promise.resolve();
    },
    clear: () => {
      acts.clear();
      return Promise.resolve();
    },
  };
}

function safely<T>(make: () => T): T | undefined {
  try {
    return typeof indexedDB === 'undefined' ? undefined : make();
  } catch {
    return undefined;
  }
}
