// When a query is asked for again by itself: failures, the tab, the connection, the clock, the start of an app.
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, setVisible, settle, show } from '#ui/testing/stub-answers.tsx';
import { QueryClient } from './query-client.ts';
import { IsRestoringProvider } from './QueryClientProvider.tsx';
import { useQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') }));
afterEach(async () => {
  cleanup();
  await setVisible(true);
  vi.useRealTimers();
});

const every = (ms: number | false): number | false => ms;
const isOnline = (is: boolean) =>
  settle(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));

test('a failure is tried again after 1, 2 and 4 seconds, for as long as it is worth it', async () => {
  const server = makeServer();
  const asked: [number, string][] = [];
  const retry = (failures: number, error: Error): boolean => {
    asked.push([failures, error.message]);
    return failures < 3;
  };
  const { now } = show(makeCache({ retry }), () => useQuery(server.of('price')));
  for (const [index, pauseMs] of [1_000, 2_000, 4_000].entries()) {
    await server.at(index).fail(new Error(`no ${index}`));
    expect(now()).toMatchObject({ isLoading: true, error: null, failureCount: index + 1 });
    await settle(undefined, pauseMs - 100);
    expect(server.count()).toBe(index + 1);
    await settle(undefined, 100);
    expect(server.count()).toBe(index + 2);
  }
  await server.at(3).fail(new Error('no 3'));
  expect(now()).toMatchObject({ isError: true, isFetching: false, failureCount: 4, errorUpdateCount: 1 });
  expect(asked).toEqual([0, 1, 2, 3].map((failures) => [failures, `no ${failures}`]));
  await settle(() => void now().refetch());
  await server.at(4).fail();
  await settle(undefined, 1_000);
  await server.at(5).answer('12');
  expect(now()).toMatchObject({ data: '12', isError: false, failureCount: 0 });
});

test('unless it is wished, nothing is tried again', async () => {
  const server = makeServer();
  const { now } = show(new QueryClient(), () => useQuery(server.of('price')));
  await server.at(0).fail();
  expect(now()).toMatchObject({ isError: true, isFetching: false });
  await settle(undefined, 60_000);
  expect(server.count()).toBe(1);
});

test('the pauses grow to half a minute and no further', async () => {
  const server = makeServer();
  show(makeCache({ retry: () => true }), () => useQuery(server.of('price')));
  for (let failures = 0; failures < 8; failures += 1) {
    await server.at(failures).fail();
    await settle(undefined, Math.min(1_000 * 2 ** failures, 30_000) + 10);
    expect(server.count()).toBe(failures + 2);
  }
});

test('in a hidden tab nothing is tried again until it is looked at', async () => {
  const server = makeServer();
  const { now } = show(makeCache({ retry: () => true }), () => useQuery(server.of('price')));
  await setVisible(false);
  await server.at(0).fail();
  await settle(undefined, 60_000);
  expect(server.count()).toBe(1);
  await isOnline(false);
  await isOnline(true);
  expect(server.count()).toBe(1);
  await setVisible(true);
  expect(server.count()).toBe(2);
  await server.at(1).answer('12');
  expect(now().data).toBe('12');
});

test('who goes between two tries ends them', async () => {
  const ended = makeServer();
  const deaf = makeServer({ isDeaf: true });
  const client = makeCache({ retry: () => true });
  const first = show(client, () => useQuery(ended.of('a')));
  const second = show(client, () => useQuery(deaf.of('b')));
  await ended.at(0).fail();
  await deaf.at(0).fail();
  await settle(() => {
    first.unmount();
    second.unmount();
  }, 60_000);
  expect([ended.count(), deaf.count()]).toEqual([1, 1]);
  expect(client.getQueryState(['a'])).toMatchObject({ fetchStatus: 'idle', error: null });
  expect(client.getQueryState(['b'])).toMatchObject({ fetchStatus: 'idle' });
  show(client, () => useQuery(deaf.of('b')));
  expect(deaf.count()).toBe(2);
});

test('who comes between two tries of one that nobody waited for goes on with them', async () => {
  const server = makeServer({ isDeaf: true });
  const client = makeCache({ retry: () => true });
  const { unmount } = show(client, () => useQuery(server.of('price')));
  await server.at(0).fail();
  await settle(unmount, 500);
  const { now } = show(client, () => useQuery(server.of('price')));
  await settle(undefined, 600);
  expect(server.count()).toBe(2);
  await server.at(1).answer('12');
  expect(now().data).toBe('12');
});

test('a tab that is looked at again asks for what is old, for all of it, or for nothing', async () => {
  const server = makeServer();
  const client = makeCache({ staleTime: 10_000 });
  show(client, () => useQuery(server.of('if old')));
  show(client, () => useQuery({ ...server.of('always'), refetchOnWindowFocus: 'always' }));
  show(client, () => useQuery({ ...server.of('never'), refetchOnWindowFocus: false }));
  show(client, () => useQuery({ ...server.of('off'), refetchOnWindowFocus: 'always', enabled: false }));
  for (const index of [0, 1, 2]) await server.at(index).answer('12');
  await setVisible(false);
  expect(server.count()).toBe(3);
  await setVisible(true);
  expect(server.asked().slice(3)).toEqual(['always']);
  await setVisible(true);
  expect(server.count()).toBe(4);
  await server.at(3).answer('13');
  await settle(undefined, 10_001);
  await setVisible(true);
  expect(server.asked().slice(4).toSorted()).toEqual(['always', 'if old']);
});

test('who does not show it any more does not ask for it, whatever happens to the tab', async () => {
  const server = makeServer();
  const client = makeCache({ staleTime: 0 });
  const { unmount } = show(client, () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await settle(unmount);
  show(client, () => useQuery(server.of('other')));
  await setVisible(true);
  expect(server.asked()).toEqual(['price', 'other']);
});

test('a connection that is back asks for what is old', async () => {
  const server = makeServer();
  show(makeCache({ staleTime: 10_000 }), () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await isOnline(false);
  await isOnline(true);
  expect(server.count()).toBe(1);
  await settle(undefined, 10_001);
  await isOnline(false);
  await isOnline(true);
  expect(server.count()).toBe(2);
});

test('a page that was opened without a connection asks when there is one', async () => {
  const server = makeServer();
  show(makeCache(), () => useQuery(server.of('price')));
  await server.at(0).fail();
  await isOnline(true);
  expect(server.count()).toBe(2);
});

test('by the clock it is asked for while the tab is looked at and the component is there', async () => {
  const server = makeServer();
  const { now, rerender, unmount } = show(
    makeCache(),
    ({ everyMs }: { everyMs: number | false }) =>
      useQuery({ ...server.of('price'), refetchInterval: everyMs }),
    { props: { everyMs: every(10_000) } },
  );
  await server.at(0).answer('12');
  await settle(undefined, 9_000);
  rerender({ everyMs: 10_000 });
  await settle(undefined, 1_000);
  expect(now()).toMatchObject({ data: '12', isRefetching: true });
  await settle(undefined, 60_000);
  expect(server.count()).toBe(2);
  await server.at(1).answer('13');

  await setVisible(false);
  await settle(undefined, 60_000);
  expect(server.count()).toBe(2);
  await setVisible(true);
  await settle(undefined, 10_000);
  expect(server.count()).toBe(3);
  await server.at(2).answer('14');

  rerender({ everyMs: 1_000 });
  await settle(undefined, 1_100);
  expect(server.count()).toBe(4);
  await server.at(3).answer('15');
  rerender({ everyMs: false });
  await settle(undefined, 60_000);
  expect(server.count()).toBe(4);
  rerender({ everyMs: 1_000 });
  unmount();
  await settle(undefined, 60_000);
  expect(server.count()).toBe(4);
});

test('while what was kept is put back nothing is asked for; then what is old is', async () => {
  const server = makeServer();
  const client = makeCache();
  let isRestoring = true;
  function Restored({ children }: { children: ReactNode }) {
    return <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>;
  }
  const { now, rerender } = show(client, () => useQuery(server.of('price')), { inside: Restored });
  await settle(undefined, 1_000);
  expect(now()).toMatchObject({ data: undefined, isPending: true, isFetching: false, isLoading: false });
  client.setQueryData(['price'], 'kept');
  await settle(() => void client.invalidateQueries({ refetchType: 'none' }));
  expect(server.count()).toBe(0);
  isRestoring = false;
  rerender(undefined);
  expect(now()).toMatchObject({ data: 'kept', isRefetching: true });
  await settle();
  await server.at(0).answer('12');
  expect(now()).toMatchObject({ data: '12', isFetchedAfterMount: true });
});
