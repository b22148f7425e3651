// The cache of an app: what was asked of the server, each answer under its key.
import type { DefaultOptions, QueryOptions } from './options.ts';
import { hashKey, matchesKey } from './query-key.ts';
import type { QueryKey } from './query-key.ts';
import { createQuery } from './query.ts';
import type { Query } from './query.ts';
import { isHidden } from './freshness.ts';
import type { RefetchCause } from './freshness.ts';
import { emptyState, withData } from './query-state.ts';
import type { QueryState } from './query-state.ts';

/** Which queries are meant: those whose key begins with `queryKey` and that pass `predicate`. All, without either. */
export type QueryFilters = {
  readonly queryKey?: QueryKey;
  readonly predicate?: (query: Pick<Query, 'queryKey' | 'state'>) => boolean;
};

export type InvalidateFilters = QueryFilters & {
  /** `none`: what is on the screen is not asked for again at once, but when it is shown next. */
  readonly refetchType?: 'active' | 'none';
};

type InitialData = Pick<QueryOptions, 'initialData' | 'initialDataUpdatedAt'>;
type Updater<T> = T | undefined | ((before: T | undefined) => T | undefined);

export type QueryCache = {
  /** Calls the listener after every change of any query. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly findAll: (filters?: QueryFilters) => Query[];
};

const gcTimeMs = 300_000;

export class QueryClient {
  readonly #queries = new Map<string, Query>();
  readonly #listeners = new Set<() => void>();
  #defaults: DefaultOptions;

  constructor({ defaultOptions = {} }: { defaultOptions?: DefaultOptions } = {}) {
    this.#defaults = defaultOptions;
  }

  getDefaultOptions(): DefaultOptions {
    return this.#defaults;
  }

  setDefaultOptions(options: DefaultOptions): void {
    this.#defaults = options;
  }

  getQueryCache(): QueryCache {
    return {
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
      findAll: (filters) => this.#findAll(filters),
    };
  }

  getQueryState(queryKey: QueryKey): QueryState | undefined {
    return this.#queries.get(hashKey(queryKey))?.state;
  }

  /** What is known, however old; undefined where nothing is. */
  getQueryData<T>(queryKey: QueryKey): T | undefined;
  getQueryData(queryKey: QueryKey): unknown {
    return this.getQueryState(queryKey)?.data;
  }

  /** What is known under all keys that are meant, undefined where nothing is. */
  getQueriesData<T>(filters: QueryFilters): [QueryKey, T | undefined][];
  getQueriesData(filters: QueryFilters): [QueryKey, unknown][] {
    return this.#findAll(filters).map(({ queryKey, state }) => [queryKey, state.data]);
  }

  /** Keeps an answer that came another way, or what a function makes of the one that is there. undefined changes nothing. */
  setQueryData<T>(queryKey: QueryKey, updater: Updater<T>): void {
    const data = isFunction(updater) ? updater(this.getQueryData<T>(queryKey)) : updater;
    if (data === undefined) return;
    const query = this.getQuery({ queryKey });
    query.setState(withData(query.state, data));
  }

  /**
   * Makes what is known old and asks for it again where it is on the screen; elsewhere when it is shown next. An answer that
   * is on its way is not taken, unless it is the first one. Resolves when all of it was answered, or failed.
   */
  async invalidateQueries({ refetchType, ...filters }: InvalidateFilters = {}): Promise<void> {
    const queries = this.#findAll(filters);
    for (const query of queries) query.setState({ ...query.state, isInvalidated: true });
    if (refetchType !== 'none') await refetchAll(queries);
  }

  /** Forgets what is known and asks for it where it is on the screen. */
  async resetQueries(filters?: QueryFilters): Promise<void> {
    const queries = this.#findAll(filters);
    for (const query of queries) query.reset();
    await refetchAll(queries);
  }

  /** Calls off what is on its way: what was known before stays, and is not asked for again by this. */
  cancelQueries(filters?: QueryFilters): Promise<void> {
    for (const query of this.#findAll(filters)) query.cancel();
    return Promise.resolve();
  }

  /** Forgets everything. What is on the screen stays there until it is drawn anew. */
  clear(): void {
    for (const [hash, query] of this.#queries) this.#remove(hash, query);
  }

  /** Asks again when the tab is looked at again and when there is a connection again. Returns how to stop. */
  mount(): () => void {
    const tell = (cause: RefetchCause): void => {
      for (const query of this.#queries.values()) query.onCause(cause);
    };
    const onVisibility = (): void => (isHidden() ? undefined : tell('focus'));
    const onOnline = (): void => tell('reconnect');
    window.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }

  /** For hooks: the options with those that hold for all. */
  withDefaults(options: QueryOptions): QueryOptions {
    return { ...this.#defaults.queries, ...options };
  }

  /** For hooks: the query of a key, made where there is none. */
  getQuery(options: InitialData & Pick<QueryOptions, 'queryKey'>): Query {
    const hash = hashKey(options.queryKey);
    const known = this.#queries.get(hash);
    if (known !== undefined) return known;
    const query = createQuery({
      queryKey: options.queryKey,
      state: withInitialData(emptyState, options),
      gcTime: () => this.#defaults.queries?.gcTime ?? gcTimeMs,
      onChange: () => this.#tell(),
      onUnused: () => this.#remove(hash, query),
    });
    this.#queries.set(hash, query);
    this.#tell();
    return query;
  }

  #findAll({ queryKey = [], predicate }: QueryFilters = {}): Query[] {
    return [...this.#queries.values()].filter(
      (query) => matchesKey(query.queryKey, queryKey) && predicate?.(query) !== false,
    );
  }

  #remove(hash: string, query: Query): void {
    if (this.#queries.get(hash) !== query) return;
    query.close();
    this.#queries.delete(hash);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** For hooks: takes what another answer has said already, where nothing is known of this one. */
export function addInitialData(query: Query, options: InitialData): void {
  const known = withInitialData(query.state, options);
  if (known !== query.state) query.setState(known);
}

function withInitialData(state: QueryState, { initialData, initialDataUpdatedAt }: InitialData): QueryState {
  const data = state.data === undefined ? initialData?.() : undefined;
  return data === undefined ? state : withData(state, data, initialDataUpdatedAt?.());
}

async function refetchAll(queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => query.refetch()));
}

function isFunction<T>(updater: Updater<T>): updater is (before: T | undefined) => T | undefined {
  return typeof updater === 'function';
}
