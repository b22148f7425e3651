// What is done to many queries at once, and what happens to them by itself.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, settle, show } from '#ui/testing/stub-answers.tsx';
import { useQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what is made old is asked for again where it is shown, and elsewhere when it is shown next', async () => {
  const server = makeServer();
  const client = makeCache();
  const shown = show(client, () => useQuery(server.of('orders', { page: 1 })));
  const left = show(client, () => useQuery(server.of('orders', { page: 2 })));
  const other = show(client, () => useQuery(server.of('wallet')));
  for (const index of [0, 1, 2]) await server.at(index).answer('before');
  left.unmount();

  let isOver = false;
  await settle(() => void client.invalidateQueries({ queryKey: ['orders'] }).then(() => (isOver = true)));
  expect(server.count()).toBe(4);
  expect(shown.now()).toMatchObject({ data: 'before', isRefetching: true });
  expect(isOver).toBe(false);
  await server.at(3).answer('after');
  expect(isOver).toBe(true);
  expect([shown.now().data, other.now().data]).toEqual(['after', 'before']);

  const next = show(client, () => useQuery(server.of('orders', { page: 2 })));
  expect(next.now()).toMatchObject({ data: 'before', isRefetching: true });
  await server.at(4).answer('after');
  expect(next.now().data).toBe('after');
  next.unmount();
  expect(show(client, () => useQuery(server.of('orders', { page: 2 }))).now().isFetching).toBe(false);
});

test('queries are chosen by a function too, and may be made old without being asked for', async () => {
  const server = makeServer();
  const client = makeCache();
  show(client, () => useQuery(server.of('a')));
  show(client, () => useQuery(server.of('b')));
  await server.at(0).answer('of a');
  await server.at(1).answer('of b');
  await settle(() => void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'b' }));
  expect(server.asked()).toEqual(['a', 'b', 'b']);
  await server.at(2).answer('of b');
  await settle(() => void client.invalidateQueries({ refetchType: 'none' }));
  expect(server.count()).toBe(3);
  expect(client.getQueryState(['a'])?.isInvalidated).toBe(true);
  show(client, () => useQuery(server.of('a')));
  expect(server.asked()).toEqual(['a', 'b', 'b', 'a']);
});

test('made old in the midst of a refresh, it is asked for anew; in the midst of the first request it is not', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('price')));
  await settle(() => void client.invalidateQueries());
  expect(server.count()).toBe(1);
  await server.at(0).answer('12');
  expect(client.getQueryState(['price'])?.isInvalidated).toBe(false);
  await settle(() => void now().refetch());
  let isOver = false;
  await settle(() => void client.invalidateQueries().then(() => (isOver = true)));
  expect(server.at(1).signal?.aborted).toBe(true);
  await server.at(1).answer('too old');
  expect(now().data).toBe('12');
  expect(isOver).toBe(false);
  await server.at(2).answer('13');
  expect(now().data).toBe('13');
  expect(isOver).toBe(true);
});

test('what is not enabled is not asked for when it is made old', async () => {
  const server = makeServer();
  const client = makeCache();
  client.setQueryData(['price'], '12');
  const { rerender } = show(
    client,
    ({ enabled }: { enabled: boolean }) => useQuery({ ...server.of('price'), enabled }),
    { props: { enabled: false } },
  );
  await settle(() => void client.invalidateQueries());
  expect(server.count()).toBe(0);
  await settle(() => rerender({ enabled: true }));
  expect(server.count()).toBe(1);
});

test('a request that is called off leaves all as it was, and its answer counts for nothing', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('price')));
  await settle(() => void client.cancelQueries());
  expect(server.at(0).signal?.aborted).toBe(true);
  expect(now()).toMatchObject({ data: undefined, error: null, isPending: true, fetchStatus: 'idle' });
  await server.at(0).answer('late');
  expect(now()).toMatchObject({ data: undefined, fetchStatus: 'idle' });

  await settle(() => void now().refetch());
  await server.at(1).answer('12');
  await settle(() => void now().refetch());
  await settle(() => void client.cancelQueries({ queryKey: ['price'] }));
  await server.at(2).fail(new DOMException('ended', 'AbortError'));
  expect(now()).toMatchObject({ data: '12', error: null, fetchStatus: 'idle', failureCount: 0 });
  await settle(undefined, 30_000);
  expect(server.count()).toBe(3);
});

test('a failure that was shown is there again when the next try is called off', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('price')));
  await server.at(0).fail(new Error('gone'));
  await settle(() => void now().refetch());
  expect(now().isError).toBe(false);
  await settle(() => void client.cancelQueries());
  expect(now()).toMatchObject({ isError: true, error: { message: 'gone' }, isFetching: false });
});

test('what was made old in the midst of a request stays old when it is called off', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now, unmount } = show(client, () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await settle(() => void now().refetch());
  await settle(() => void client.invalidateQueries({ refetchType: 'none' }));
  await settle(unmount);
  show(client, () => useQuery(server.of('price')));
  expect(server.count()).toBe(3);
});

test('what was learned another way in the midst of a request stays when it is called off', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('price')));
  await settle(() => client.setQueryData(['price'], 'told'));
  expect(now()).toMatchObject({ data: 'told', isPending: false, isRefetching: true });
  await settle(() => void client.cancelQueries());
  expect(now()).toMatchObject({ data: 'told', isFetching: false });
});

test('an answer can be set, or made of the one that is there', async () => {
  const client = makeCache();
  const server = makeServer();
  client.setQueryData<string>(['price'], (before) => before);
  expect(client.getQueryState(['price'])).toBeUndefined();
  client.setQueryData(['price'], '12');
  const { now } = show(client, () => useQuery(server.of('price')));
  expect(now()).toMatchObject({ data: '12', isFetching: false, isPending: false });
  await settle(() => client.setQueryData<string>(['price'], (before) => `${before ?? ''}.50`), 1_000);
  expect(now().data).toBe('12.50');
  expect(client.getQueryState(['price'])?.dataUpdatedAt).toBeGreaterThan(Date.now() - 2_000);
  expect(client.getQueryData(['price'])).toBe('12.50');
  await settle(() => client.setQueryData<string>(['price'], () => undefined));
  expect(now().data).toBe('12.50');
  expect(server.count()).toBe(0);
});

test('what is set keeps the identity of what did not change, and takes a failure away', async () => {
  const server = makeServer<{ a: { n: number }; b: { n: number } }>();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('pair')));
  await server.at(0).answer({ a: { n: 1 }, b: { n: 1 } });
  const before = now().data;
  await settle(() => void now().refetch());
  await server.at(1).fail();
  expect(now().isError).toBe(true);
  await settle(() => client.setQueryData(['pair'], { a: { n: 1 }, b: { n: 2 } }));
  expect(now()).toMatchObject({ data: { b: { n: 2 } }, isError: false });
  expect(now().data?.a).toBe(before?.a);
});

test('all that is known under the beginning of a key can be read', async () => {
  const client = makeCache();
  const server = makeServer();
  client.setQueryData(['orders', 'pages', { sort: 'new' }], ['a']);
  client.setQueryData(['orders', { id: 1 }], ['b']);
  show(client, () => useQuery(server.of('orders', 'pages', { sort: 'old' })));
  expect(client.getQueriesData({ queryKey: ['orders', 'pages'] })).toEqual([
    [['orders', 'pages', { sort: 'new' }], ['a']],
    [['orders', 'pages', { sort: 'old' }], undefined],
  ]);
});

test('what is forgotten is asked for at once where it is shown, and an answer from before is not taken', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('me')));
  await server.at(0).answer('mara');
  client.setQueryData(['wallet'], 'of mara');
  await settle(() => void now().refetch());
  await settle(() => void client.resetQueries());
  expect(server.at(1).signal?.aborted).toBe(true);
  expect(now()).toMatchObject({ data: undefined, isLoading: true, dataUpdatedAt: 0 });
  expect(client.getQueryData(['wallet'])).toBeUndefined();
  await server.at(1).answer('mara');
  expect(now().data).toBeUndefined();
  await server.at(2).answer('jonas');
  expect(now().data).toBe('jonas');
});

test('when all is forgotten, requests are ended, and who is drawn anew asks anew', async () => {
  const server = makeServer();
  const client = makeCache();
  const shown = show(client, () => useQuery(server.of('me')));
  await server.at(0).answer('mara');
  show(client, () => useQuery(server.of('wallet')));
  await settle(() => client.clear());
  expect(server.at(1).signal?.aborted).toBe(true);
  await server.at(1).answer('of mara');
  expect(client.getQueryData(['me'])).toBeUndefined();
  expect(client.getQueryData(['wallet'])).toBeUndefined();
  await settle(() => shown.rerender(undefined));
  expect(shown.now()).toMatchObject({ data: undefined, isLoading: true });
  await server.at(2).answer('jonas');
  expect(shown.now().data).toBe('jonas');
  expect(client.getQueryData(['me'])).toBe('jonas');
});

test('a component that was there when all was forgotten takes nothing with it when it goes', async () => {
  const server = makeServer();
  const client = makeCache({ gcTime: 1_000 });
  const old = show(client, () => useQuery(server.of('me')));
  await server.at(0).answer('mara');
  await settle(() => client.clear());
  const next = show(client, () => useQuery(server.of('me')));
  await server.at(1).answer('jonas');
  await settle(old.unmount, 5_000);
  expect(client.getQueryData(['me'])).toBe('jonas');
  await settle(() => void client.invalidateQueries());
  await server.at(2).answer('jonas again');
  expect(next.now().data).toBe('jonas again');
});

test('asking again finds a query that has left the cache', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('me')));
  await server.at(0).answer('mara');
  await settle(() => client.clear());
  await settle(() => void now().refetch());
  await server.at(1).answer('jonas');
  expect(now().data).toBe('jonas');
  expect(client.getQueryData(['me'])).toBe('jonas');
});

test('what nobody shows leaves the cache after its time; what somebody shows does not', async () => {
  const server = makeServer();
  const client = makeCache({ gcTime: 10_000 });
  const { unmount } = show(client, () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await settle(undefined, 30_000);
  expect(client.getQueryData(['price'])).toBe('12');
  await settle(unmount, 9_000);
  const again = show(client, () => useQuery(server.of('price')));
  await settle(undefined, 9_000);
  await settle(again.unmount, 9_000);
  expect(client.getQueryData(['price'])).toBe('12');
  await settle(undefined, 1_100);
  expect(client.getQueryState(['price'])).toBeUndefined();
  client.setQueryData(['set'], 'by nobody');
  await settle(undefined, 10_100);
  expect(client.getQueryState(['set'])).toBeUndefined();
});

test('a request that nobody can end is waited for before its query leaves', async () => {
  const server = makeServer({ isDeaf: true });
  const client = makeCache({ gcTime: 1_000 });
  const { unmount } = show(client, () => useQuery(server.of('price')));
  await settle(unmount, 5_000);
  await server.at(0).answer('12');
  expect(client.getQueryData(['price'])).toBe('12');
  await settle(undefined, 1_100);
  expect(client.getQueryData(['price'])).toBeUndefined();
});

test('who listens to the cache is told of every change until they stop', async () => {
  const client = makeCache({ gcTime: 1_000 });
  const told = vi.fn<() => void>();
  const stop = client.getQueryCache().subscribe(() => told());
  const count = async (cause: () => void): Promise<boolean> => {
    told.mockClear();
    await settle(cause);
    return told.mock.calls.length > 0;
  };
  expect(await count(() => client.setQueryData(['a'], 1))).toBe(true);
  expect(await count(() => client.setQueryData(['a'], 2))).toBe(true);
  expect(await count(() => void client.invalidateQueries())).toBe(true);
  expect(await count(() => client.clear())).toBe(true);
  stop();
  expect(await count(() => client.setQueryData(['a'], 1))).toBe(false);
});
