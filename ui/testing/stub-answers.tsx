// What the tests of queries share: a server that answers when it is told to, and a component around a hook.
import { act, renderHook } from '@testing-library/react';
import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { vi } from 'vitest';
import type { QueryContext } from '#ui/queries/options.ts';
import { QueryClient } from '#ui/queries/query-client.ts';
import { QueryClientProvider } from '#ui/queries/QueryClientProvider.tsx';

type Client = ConstructorParameters<typeof QueryClient>[0];

/** A request that waits for its answer. `signal` is there where the request reads it. */
export type Asked<T> = {
  readonly what: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (value: T) => Promise<void>;
  readonly fail: (error?: Error) => Promise<void>;
};

/** Requests in the sequence in which they came. `isDeaf`: they do not read the signal, so nobody can end them. */
export function makeServer<T = string>({ isDeaf = false } = {}) {
  const asked: Asked<T>[] = [];
  const ask = (what: string, context: Pick<QueryContext, 'signal'>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.push({
        what,
        signal: isDeaf ? undefined : context.signal,
        answer: (value) => settle(() => resolve(value)),
        fail: (error: Error = new Error('no')) => settle(() => reject(error)),
      });
    });
  const at = (index: number): Asked<T> => {
    const found = asked.at(index);
    if (found === undefined) throw new Error(`request ${index} was not made`);
    return found;
  };
  return {
    at,
    count: () => asked.length,
    asked: () => asked.map(({ what }) => what),
    /** Options that ask this server for a key. */
    of: (...queryKey: readonly unknown[]) => ({
      queryKey,
      queryFn: (context: Pick<QueryContext, 'signal'>) => ask(queryKey.join(' '), context),
    }),
    ask,
  };
}

/** Lets everything happen that happens by itself within a few milliseconds. */
export async function settle(cause: () => void = () => undefined, ms = 5): Promise<void> {
  await act(async () => {
    cause();
    await vi.advanceTimersByTimeAsync(ms);
  });
}

export function makeCache(queries: NonNullable<NonNullable<Client>['defaultOptions']>['queries'] = {}) {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000, ...queries } } });
}

type Inside = ComponentType<{ children: ReactNode }> | typeof Fragment;

/** Runs a hook in a component. All properties of what it gives are read, so it is drawn anew for any of them. */
export function show<Result extends object, Props>(
  client: QueryClient,
  hook: (props: Props) => Result,
  {
    props,
    inside: Inside = Fragment,
    isStrict = false,
  }: { props?: Props; inside?: Inside; isStrict?: boolean } = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Inside>{children}</Inside>
    </QueryClientProvider>
  );
  const { result, rerender, unmount } = renderHook((given: Props) => ({ ...hook(given) }), {
    wrapper,
    reactStrictMode: isStrict,
    ...(props === undefined ? {} : { initialProps: props }),
  });
  return { now: () => result.current, rerender, unmount };
}

/** Whether the tab is looked at; tells the page so. */
export async function setVisible(isVisible: boolean): Promise<void> {
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  });
  await settle(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
