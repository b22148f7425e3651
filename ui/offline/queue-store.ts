// Where acts wait for a connection: in the browser's database, or in memory where that is forbidden.
import { clear, createStore, del, set, values } from 'idb-keyval';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { fieldsOf, isRecord } from '#domain/wire/fields.ts';
import { queueStore } from './store-names.ts';

export type QueuedAct = {
  /** The idempotency key: the same for every try of this intention. */
  readonly id: string;
  /** Whose act it is. */
  readonly owner: string;
  readonly call: Pick<Endpoint, 'name' | 'method' | 'path' | 'actor'>;
  readonly ask: Readonly<Record<string, unknown>>;
  /** Names of endpoints whose answers it makes old. */
  readonly changes: readonly string[];
  /** When the person did it, and when it was first sent, in milliseconds. */
  readonly at: number;
  readonly triedAt: number | null;
  /** What the server said no with; empty where nobody knows whether it was done. */
  readonly failure: string | null;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What the store holds may be of an older version. */
function isQueuedAct(value: unknown): value is QueuedAct {
  const { id, owner, call, ask, changes, at, triedAt, failure } = fieldsOf(value);
  const { name, method, path, actor } = fieldsOf(call);
  const isCall = [name, path, actor].every(isText) && (method === 'GET' || method === 'POST');
  const isKnown = isText(id) && isText(owner) && isCall && isRecord(ask);
  const isDated = isNumber(at) && (triedAt === null || isNumber(triedAt));
  return (
    isKnown &&
    isDated &&
    Array.isArray(changes) &&
    changes.every(isText) &&
    (failure === null || isText(failure))
  );
}

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
      return stored.filter(isQueuedAct);
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
