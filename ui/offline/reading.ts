// What was read last, kept on the phone for times without a connection: of one person, of this version of the app, and
// not for long. It goes when the person goes.
import { dehydrate, hydrate } from '#ui/queries/hydration.ts';
import type { DehydratedState } from '#ui/queries/hydration.ts';
import type { QueryClient } from '#ui/queries/query-client.ts';
import { createStore, del, get, set } from 'idb-keyval';
import { hourMs, limits } from '#domain/limits.ts';
import { readingStore } from './store-names.ts';

export type Reading = {
  /** False while nobody is signed in: then there is nothing to wait for. */
  readonly isWanted: () => boolean;
  /** Puts back what is known. Never rejects and never takes long. */
  readonly restore: () => Promise<void>;
  /** Keeps what is read from here on. Returns how to stop. */
  readonly follow: () => () => void;
  readonly forget: () => Promise<void>;
};

export type Parts = {
  readonly queries: QueryClient;
  /** Whose answers these are; undefined while nobody knows. */
  readonly owner: () => string | undefined;
  /** The version of the app: another one may have other answers. */
  readonly version: string;
  /** Names of the endpoints whose answers are kept. */
  readonly names: ReadonlySet<string>;
  readonly store?: ReadingStore;
};

type Kept = { readonly owner: string; readonly version: string; readonly state: DehydratedState };

export type ReadingStore = {
  readonly read: () => Promise<unknown>;
  readonly write: (kept: Kept) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** Writing at once would write at every keystroke of a search. */
const writeAfterMs = 800;
/** A database of the browser that does not open is worth no longer wait. */
const patienceMs = 1_000;
const queriesMax = 60;
/** Of an endless list its beginning is kept. */
const pagesMax = 3;

export function makeReading({ queries, owner, version, names, store = makeStore() }: Parts): Reading {
  const ageMaxMs = limits.offlineReadingHours * hourMs;

  function snapshot(): DehydratedState {
    const oldest = Date.now() - ageMaxMs;
    const { queries: read } = dehydrate(queries, {
      shouldDehydrateQuery: ({ queryKey, state }) =>
        state.error === null && state.dataUpdatedAt > oldest && names.has(String(queryKey[0])),
    });
    const newest = read.toSorted((left, right) => right.state.dataUpdatedAt - left.state.dataUpdatedAt);
    return { queries: newest.slice(0, queriesMax).map(shortened) };
  }

  return {
    isWanted: () => owner() !== undefined,
    restore: async () => {
      const known = await Promise.race([store.read(), silence()]).catch(() => undefined);
      if (!isKept(known) || known.owner !== owner() || known.version !== version) return;
      const oldest = Date.now() - ageMaxMs;
      const fresh = known.state.queries.filter((query) => query.state.dataUpdatedAt > oldest);
      hydrate(queries, { queries: fresh });
      // Shown at once and asked for again, however fresh: who loads a page anew wants what is true now.
      await queries.invalidateQueries({ refetchType: 'none' });
    },
    follow: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const write = (): void => {
        timer = undefined;
        const whose = owner();
        if (whose !== undefined) void store.write({ owner: whose, version, state: snapshot() });
      };
      // Some of it may have come before anybody followed.
      timer = setTimeout(write, writeAfterMs);
      const stop = queries.getQueryCache().subscribe(() => {
        timer ??= setTimeout(write, writeAfterMs);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    forget: () => store.clear(),
  };
}

/** The database of this browser; where it is forbidden, nothing is kept. */
function makeStore(): ReadingStore {
  const key = 'answers';
  if (typeof indexedDB === 'undefined') {
    return {
      read: () => Promise.resolve(undefined),
      write: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    };
  }
  const database = createStore(readingStore.database, readingStore.store);
  return {
    read: () => get<unknown>(key, database),
    write: (kept) => set(key, kept, database).catch(() => undefined),
    clear: () => del(key, database).catch(() => undefined),
  };
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), patienceMs));
}

function shortened(query: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  const { data } = query.state;
  if (!isEndless(data) || data.pages.length <= pagesMax) return query;
  const short = {
    pages: data.pages.slice(0, pagesMax),
    pageParams: data.pageParams.slice(0, pagesMax),
  };
  return { ...query, state: { ...query.state, data: short } };
}

function isEndless(data: unknown): data is { pages: readonly unknown[]; pageParams: readonly unknown[] } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    Array.isArray(data.pages) &&
    'pageParams' in data &&
    Array.isArray(data.pageParams)
  );
}

function isKept(known: unknown): known is Kept {
  return (
    typeof known === 'object' && known !== null && 'owner' in known && 'version' in known && 'state' in known
  );
}
