// What a component sees of a query that fails, or that it asks for again.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, settle, show } from '#ui/testing/stub-answers.tsx';
import { useQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = { data: undefined, error: null, isPending: true, isLoading: true, isFetching: true };
const known = { error: null, isPending: false, isLoading: false, isFetching: false, isError: false };

test('a failure is shown; the next try forgets it at once where nothing is known', async () => {
  const server = makeServer();
  const { now } = show(makeCache(), () => useQuery(server.of('price')));
  await server.at(0).fail(new Error('gone'));
  expect(now()).toMatchObject({ data: undefined, isError: true, isPending: false, isFetching: false });
  expect(now()).toMatchObject({ error: { message: 'gone' }, errorUpdateCount: 1, failureCount: 1 });
  await settle(() => void now().refetch());
  expect(now()).toMatchObject({ ...waiting, failureCount: 0, errorUpdateCount: 1 });
  await server.at(1).fail(new Error('gone again'));
  expect(now()).toMatchObject({ isError: true, errorUpdateCount: 2, error: { message: 'gone again' } });
  await settle(() => void now().refetch());
  await server.at(2).answer('12');
  expect(now()).toMatchObject({ ...known, data: '12', failureCount: 0 });
});

test('what is known stays when asking again fails, and is asked for by the next who comes', async () => {
  const server = makeServer();
  const client = makeCache({ staleTime: 60_000 });
  const { now } = show(client, () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await settle(() => void now().refetch());
  await server.at(1).fail();
  expect(now()).toMatchObject({ data: '12', isError: true, isRefetching: false, isPending: false });
  show(client, () => useQuery(server.of('price')));
  await settle();
  expect(now()).toMatchObject({ data: '12', isError: true, isRefetching: true });
  await server.at(2).answer('13');
  expect(now()).toMatchObject({ ...known, data: '13' });
});

test('one who comes after a failure asks again', async () => {
  const server = makeServer();
  const client = makeCache();
  show(client, () => useQuery(server.of('price')));
  await server.at(0).fail();
  const { now } = show(client, () => useQuery(server.of('price')));
  expect(now()).toMatchObject(waiting);
  expect(server.count()).toBe(2);
});

test('an answer of undefined is a failure, and null is an answer', async () => {
  const nothing = show(makeCache(), () =>
    useQuery<string | undefined>({ queryKey: ['a'], queryFn: () => Promise.resolve(undefined) }),
  );
  const none = show(makeCache(), () => useQuery({ queryKey: ['b'], queryFn: () => null }));
  await settle();
  expect(nothing.now().isError).toBe(true);
  expect(none.now()).toMatchObject({ ...known, data: null });
});

test('asking again resolves when it is over: answered, failed or ended', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now, unmount } = show(client, () => useQuery(server.of('price')));
  const over: string[] = [];
  const follow = (name: string): Promise<void> =>
    now()
      .refetch()
      .then(() => void over.push(name));
  await settle(() => void follow('first'));
  expect(server.count()).toBe(1);
  await server.at(0).answer('12');
  await settle(() => void follow('failed'));
  expect(over).toEqual(['first']);
  await server.at(1).fail();
  await settle(() => void follow('replaced'));
  await settle(() => void follow('ended'));
  expect(server.at(2).signal?.aborted).toBe(true);
  expect(over).toEqual(['first', 'failed']);
  await settle(unmount);
  expect(over).toHaveLength(4);
});

test('asking again in the midst of a refresh asks anew: the answer that is on its way may be too old', async () => {
  const server = makeServer();
  const { now } = show(makeCache(), () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await settle(() => void now().refetch());
  await settle(() => void now().refetch());
  expect(server.at(1).signal?.aborted).toBe(true);
  await server.at(1).answer('too old');
  expect(now()).toMatchObject({ data: '12', isRefetching: true });
  await server.at(2).answer('13');
  expect(now()).toMatchObject({ ...known, data: '13' });
});
