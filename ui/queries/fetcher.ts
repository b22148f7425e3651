// The one request of a query at a time: shared by all who ask, tried again, and ended when nobody waits for it.
import { isHidden } from './freshness.ts';
import type { QueryContext, QueryOptions } from './options.ts';
import { makePagesLoader } from './pages.ts';
import { toError, withAnswer, withError, withFetch, withoutFetch } from './query-state.ts';
import type { QueryState } from './query-state.ts';

export type FetchOptions = {
  /** An answer that is on its way was asked for too early: ask anew. Not where nothing is known yet. */
  readonly cancelRefetch?: boolean;
  /** For the page after the last one. */
  readonly isNextPage?: boolean;
};

export type Fetcher = {
  readonly isBusy: () => boolean;
  /** Resolves when the request is over, however it ends; where another takes its place, with that one. */
  readonly fetch: (options: QueryOptions, how?: FetchOptions) => Promise<void>;
  /** Calls the request off, as if it had not been made. */
  readonly cancel: () => void;
  /** Calls the request off without a word: its query is forgotten, or begins anew. */
  readonly drop: () => void;
  /** Nobody waits any more: ends what can be ended, and tries nothing again. */
  readonly abandon: () => void;
  /** Goes on where a further try waited for the tab to be looked at. */
  readonly wake: () => void;
};

type Run = {
  readonly controller: AbortController;
  readonly before: QueryState;
  readonly done: Promise<void>;
  readonly end: (next?: Promise<void>) => void;
  isSignalRead: boolean;
  isWanted: boolean;
  wake?: () => void;
};

type Parts = {
  readonly state: () => QueryState;
  readonly setState: (next: QueryState) => void;
  readonly onEnd: () => void;
};

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export function createFetcher({ state, setState, onEnd }: Parts): Fetcher {
  let current: Run | undefined;

  function fetch(options: QueryOptions, how: FetchOptions = {}): Promise<void> {
    const earlier = current;
    if (earlier !== undefined && (how.cancelRefetch !== true || state().data === undefined)) {
      earlier.isWanted = true;
      return earlier.done;
    }
    const run = createRun(state());
    current = run;
    earlier?.controller.abort();
    setState(withFetch(state(), how.isNextPage));
    void finish(run, tryToLoad(run, options));
    earlier?.end(run.done);
    return run.done;
  }

  async function finish(run: Run, loading: Promise<unknown>): Promise<void> {
    const change = await loading.then(
      (data) => (before: QueryState) => withAnswer(before, data),
      (thrown: unknown) => (before: QueryState) => withError(before, toError(thrown)),
    );
    if (current !== run) return;
    current = undefined;
    setState(change(state()));
    run.end();
    onEnd();
  }

  /** Throws when it has failed and is not tried again. */
  async function tryToLoad(run: Run, options: QueryOptions): Promise<unknown> {
    const { retry = false } = options;
    const load = makeLoader(run, options, state());
    const isOver = (): boolean => current !== run || !run.isWanted;
    for (let failures = 0; ; failures += 1) {
      try {
        return await load();
      } catch (thrown) {
        const error = toError(thrown);
        if (isOver() || retry === false || !retry(failures, error)) throw error;
        setState({ ...state(), fetchFailureCount: failures + 1 });
        await pause(run, Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
        if (isOver()) throw error;
      }
    }
  }

  function drop(): Run | undefined {
    const run = current;
    current = undefined;
    run?.controller.abort();
    run?.end();
    return run;
  }

  function cancel(): void {
    const run = drop();
    if (run === undefined) return;
    setState(withoutFetch(state(), run.before));
    onEnd();
  }

  return {
    isBusy: () => current !== undefined,
    fetch,
    cancel,
    drop,
    abandon() {
      if (current?.isSignalRead === true) cancel();
      else if (current !== undefined) current.isWanted = false;
    },
    wake: () => current?.wake?.(),
  };
}

function createRun(before: QueryState): Run {
  let end: Run['end'] = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { controller: new AbortController(), before, done, end, isSignalRead: false, isWanted: true };
}

/** Makes a function that asks once: for the one answer, or for the pages. */
function makeLoader(run: Run, options: QueryOptions, { data, isNextPage }: QueryState): () => unknown {
  const { queryFn } = options;
  const ask = async (pageParam?: unknown): Promise<unknown> => {
    run.controller.signal.throwIfAborted();
    if (typeof queryFn !== 'function') throw new Error('a query without a queryFn cannot be fetched');
    const answer = await queryFn(contextOf(run, pageParam));
    if (answer === undefined)
      throw new Error('a queryFn has to give something: null, where there is nothing');
    return answer;
  };
  return options.getNextPageParam === undefined
    ? () => ask()
    : makePagesLoader(options, data, isNextPage, ask);
}

/** Whoever reads the signal can be ended; anybody else is waited for, so that the answer is not lost. */
function contextOf(run: Run, pageParam: unknown): QueryContext {
  return {
    pageParam,
    get signal() {
      run.isSignalRead = true;
      return run.controller.signal;
    },
  };
}

/** Waits before a further try; while the tab is hidden, until it is looked at again. */
async function pause(run: Run, ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!isHidden()) return;
  await new Promise<void>((resolve) => {
    run.wake = resolve;
  });
}
