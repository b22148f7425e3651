import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, settle, show } from '#ui/testing/stub-answers.tsx';
import type { QueryClient } from './query-client.ts';
import { keepPreviousData, useInfiniteQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Page = { readonly rows: readonly string[]; readonly next: string | null };
const page = (next: string | null, ...rows: string[]): Page => ({ rows, next });

/** A list whose pages are asked for by a cursor; requests are named `list first`, `list b` and so on. */
function listOf(server: ReturnType<typeof makeServer<Page>>, filter = 'list') {
  return {
    queryKey: [filter],
    queryFn: (context: { pageParam: string; signal: AbortSignal }) =>
      server.ask(`${filter} ${context.pageParam}`, context),
    initialPageParam: 'first',
    getNextPageParam: ({ next }: Page) => next,
  };
}

/** A list with pages a, b and c, on the screen. */
async function showThree(client: QueryClient = makeCache()) {
  const server = makeServer<Page>();
  const shown = show(client, () => useInfiniteQuery(listOf(server)));
  await server.at(0).answer(page('b', 'a1'));
  await settle(() => void shown.now().fetchNextPage());
  await server.at(1).answer(page('c', 'b1'));
  await settle(() => void shown.now().fetchNextPage());
  await server.at(2).answer(page('d', 'c1'));
  return { ...shown, server, client };
}

test('pages come one after the other until the last says that it is the last', async () => {
  const server = makeServer<Page>();
  const { now } = show(makeCache(), () => useInfiniteQuery(listOf(server)));
  expect(now()).toMatchObject({
    data: undefined,
    isLoading: true,
    hasNextPage: false,
    isFetchingNextPage: false,
  });
  await server.at(0).answer(page('b', 'a1'));
  expect(now()).toMatchObject({ hasNextPage: true, isFetching: false, data: { pageParams: ['first'] } });
  await settle(() => void now().fetchNextPage());
  expect(now()).toMatchObject({ isFetchingNextPage: true, isRefetching: false, isFetching: true });
  await server.at(1).answer(page(null, 'b1'));
  expect(now()).toMatchObject({ hasNextPage: false, isFetchingNextPage: false });
  expect(now().data).toEqual({ pages: [page('b', 'a1'), page(null, 'b1')], pageParams: ['first', 'b'] });
  await settle(() => void now().fetchNextPage());
  expect(server.asked()).toEqual(['list first', 'list b']);
  expect(now()).toMatchObject({ isFetching: false, isError: false });
  expect(now().data?.pages).toHaveLength(2);
});

test('asked for again, all pages are asked for in order, each with what the one before it says now', async () => {
  const { now, server, client } = await showThree();
  const before = now().data?.pages;
  await settle(() => void client.invalidateQueries());
  expect(now()).toMatchObject({ isRefetching: true, isFetchingNextPage: false });
  await server.at(3).answer(page('x', 'a1'));
  expect(now().data?.pages).toBe(before);
  await server.at(4).answer(page('c', 'x1'));
  await server.at(5).answer(page('d', 'c1'));
  expect(server.asked().slice(3)).toEqual(['list first', 'list x', 'list c']);
  expect(now().data?.pages.map(({ rows }) => rows.join())).toEqual(['a1', 'x1', 'c1']);
  expect(now().data?.pages[2]).toBe(before?.[2]);
  expect(now()).toMatchObject({ isFetching: false, hasNextPage: true });
});

test('where there are fewer pages now, fewer are shown', async () => {
  const { now, server } = await showThree();
  await settle(() => void now().refetch());
  await server.at(3).answer(page(null, 'a1'));
  expect(now()).toMatchObject({ isFetching: false, hasNextPage: false });
  expect(now().data).toEqual({ pages: [page(null, 'a1')], pageParams: ['first'] });
});

test('the next page takes the place of a refresh', async () => {
  const { now, server } = await showThree();
  await settle(() => void now().refetch());
  await settle(() => void now().fetchNextPage());
  expect(server.at(3).signal?.aborted).toBe(true);
  await server.at(3).answer(page(null, 'late'));
  expect(now()).toMatchObject({ isFetchingNextPage: true, isRefetching: false });
  await server.at(4).answer(page(null, 'd1'));
  expect(server.asked().slice(3)).toEqual(['list first', 'list d']);
  expect(now().data?.pages.map(({ rows }) => rows.join())).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('a refresh takes the place of the next page', async () => {
  const { now, server, client } = await showThree();
  await settle(() => void now().fetchNextPage());
  await settle(() => void client.invalidateQueries());
  expect(server.at(3).signal?.aborted).toBe(true);
  expect(now()).toMatchObject({ isFetchingNextPage: false, isRefetching: true });
  await server.at(4).answer(page('b', 'a2'));
  await server.at(5).answer(page('c', 'b2'));
  await server.at(6).answer(page('d', 'c2'));
  expect(now().data?.pages.map(({ rows }) => rows.join())).toEqual(['a2', 'b2', 'c2']);
});

test('a next page that failed leaves those that are there, and is asked for again by a press', async () => {
  const { now, server } = await showThree();
  await settle(() => void now().fetchNextPage());
  await server.at(3).fail(new Error('gone'));
  expect(now()).toMatchObject({ isFetchNextPageError: true, isError: true, error: { message: 'gone' } });
  expect(now()).toMatchObject({ hasNextPage: true, isFetchingNextPage: false });
  expect(now().data?.pages).toHaveLength(3);
  await settle(() => void now().fetchNextPage());
  expect(now()).toMatchObject({ isFetchingNextPage: true, isFetchNextPageError: true });
  await server.at(4).answer(page(null, 'd1'));
  expect(now()).toMatchObject({ isFetchNextPageError: false, isError: false });
  await settle(() => void now().refetch());
  await server.at(5).fail();
  expect(now()).toMatchObject({ isFetchNextPageError: false, isError: true });
});

test('after a failure a further try goes on at the page that failed', async () => {
  const { now, server } = await showThree(makeCache({ retry: (failures) => failures < 2 }));
  await settle(() => void now().refetch());
  await server.at(3).answer(page('b', 'a2'));
  await server.at(4).fail();
  expect(now()).toMatchObject({ isRefetching: true, failureCount: 1 });
  await settle(undefined, 1_000);
  await server.at(5).answer(page('c', 'b2'));
  await server.at(6).answer(page('d', 'c2'));
  expect(server.asked().slice(3)).toEqual(['list first', 'list b', 'list b', 'list c']);
  expect(now().data?.pages.map(({ rows }) => rows.join())).toEqual(['a2', 'b2', 'c2']);
});

test('who goes in the midst of the pages ends the rest', async () => {
  const { now, server, client, unmount } = await showThree();
  await settle(() => void now().refetch());
  await server.at(3).answer(page('b', 'a2'));
  await settle(unmount);
  expect(server.at(4).signal?.aborted).toBe(true);
  await server.at(4).answer(page('c', 'b2'));
  expect(server.count()).toBe(5);
  expect(client.getQueryData(['list'])).toMatchObject({ pages: [page('b', 'a1'), {}, {}] });
});

test('the pages of the filter before stand in, without a way to more of them', async () => {
  const server = makeServer<Page>();
  const { now, rerender } = show(
    makeCache(),
    ({ filter }: { filter: string }) =>
      useInfiniteQuery({
        ...listOf(server, filter),
        placeholderData: keepPreviousData,
        select: ({ pages }) => pages.flatMap(({ rows }) => rows),
      }),
    { props: { filter: 'all' } },
  );
  await server.at(0).answer(page('b', 'a1'));
  expect(now().data).toEqual(['a1']);
  await settle(() => rerender({ filter: 'open' }));
  expect(now()).toMatchObject({ data: ['a1'], isPlaceholderData: true, hasNextPage: false });
  await server.at(1).answer(page(null, 'o1'));
  expect(now()).toMatchObject({ data: ['o1'], isPlaceholderData: false });
});

test('what is made of the pages shares its parts with what was made before', async () => {
  const server = makeServer<Page>();
  const select = vi.fn<(data: { pages: readonly Page[] }) => { rows: { name: string }[] }>(({ pages }) => ({
    rows: pages.flatMap(({ rows }) => rows.map((name) => ({ name }))),
  }));
  const { now, rerender } = show(makeCache(), () => useInfiniteQuery({ ...listOf(server), select }));
  await server.at(0).answer(page('b', 'a1'));
  const before = now().data;
  const calls = select.mock.calls.length;
  rerender(undefined);
  expect(select).toHaveBeenCalledTimes(calls);
  await settle(() => void now().fetchNextPage());
  expect(now().data).toBe(before);
  await server.at(1).answer(page(null, 'b1'));
  expect(now().data?.rows.map(({ name }) => name)).toEqual(['a1', 'b1']);
  expect(now().data?.rows[0]).toBe(before?.rows[0]);
});

test('a function made anew at each drawing gives the same object for the same pages', async () => {
  const server = makeServer<Page>();
  const { now, rerender } = show(makeCache(), () =>
    useInfiniteQuery({ ...listOf(server), select: ({ pages }) => ({ count: pages.length }) }),
  );
  await server.at(0).answer(page('b', 'a1'));
  const before = now().data;
  rerender(undefined);
  expect(now().data).toBe(before);
});

test('what cannot be made of the pages is a failure, and ends with an answer of which it can', async () => {
  const server = makeServer<Page>();
  const select = ({ pages }: { pages: readonly Page[] }): number => {
    if (pages[0]?.rows[0] === 'broken') throw new Error('unreadable');
    return pages.length;
  };
  const { now } = show(makeCache(), () => useInfiniteQuery({ ...listOf(server), select }));
  await server.at(0).answer(page(null, 'broken'));
  expect(now()).toMatchObject({
    data: undefined,
    isError: true,
    isPending: false,
    error: { message: 'unreadable' },
  });
  await settle(() => void now().refetch());
  await server.at(1).answer(page(null, 'a1'));
  expect(now()).toMatchObject({ data: 1, isError: false, error: null });
  await settle(() => void now().refetch());
  await server.at(2).answer(page(null, 'broken'));
  expect(now()).toMatchObject({ data: 1, isError: true });
});

test('a first page without a parameter is asked for with none', async () => {
  const asked: unknown[] = [];
  const cursor = (value?: string): string | undefined => value;
  const { now } = show(makeCache(), () =>
    useInfiniteQuery({
      queryKey: ['list'],
      queryFn: ({ pageParam }) => {
        asked.push(pageParam);
        return Promise.resolve({ next: pageParam === undefined ? 'b' : null });
      },
      initialPageParam: cursor(),
      getNextPageParam: ({ next }) => next,
    }),
  );
  await settle();
  await settle(() => void now().fetchNextPage());
  await settle(() => void now().refetch());
  expect(asked).toEqual([undefined, 'b', undefined, 'b']);
  expect(now().hasNextPage).toBe(false);
});
