// What a component sees of one query: asking, sharing, standing in.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, settle, show } from '#ui/testing/stub-answers.tsx';
import { skipToken } from './options.ts';
import { QueryClientProvider } from './QueryClientProvider.tsx';
import { keepPreviousData, useQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = { data: undefined, error: null, isPending: true, isLoading: true, isFetching: true };
const known = { error: null, isPending: false, isLoading: false, isFetching: false, isError: false };

test('a component waits, is answered, is asked for again and answered anew', async () => {
  const server = makeServer();
  const { now } = show(makeCache(), () => useQuery(server.of('price')));
  expect(now()).toMatchObject({ ...waiting, dataUpdatedAt: 0, fetchStatus: 'fetching', isRefetching: false });
  await server.at(0).answer('12');
  expect(now()).toMatchObject({ ...known, data: '12', fetchStatus: 'idle', isFetchedAfterMount: true });
  const { dataUpdatedAt } = now();
  expect(dataUpdatedAt).toBeGreaterThan(Date.now() - 100);

  await settle(() => void now().refetch(), 1_000);
  expect(now()).toMatchObject({
    data: '12',
    dataUpdatedAt,
    isFetching: true,
    isRefetching: true,
    isLoading: false,
  });
  await server.at(1).answer('13');
  expect(now()).toMatchObject({ ...known, data: '13' });
  expect(now().dataUpdatedAt).toBeGreaterThan(dataUpdatedAt);
});

test('all who show a key share one request, and who comes while it is fresh asks nothing', async () => {
  const server = makeServer();
  const client = makeCache({ staleTime: 10_000 });
  const first = show(client, () => useQuery(server.of('price', { to: 1, from: 0 })));
  const second = show(client, () => useQuery(server.of('price', { from: 0, to: 1 })));
  await server.at(0).answer('12');
  expect([first.now().data, second.now().data]).toEqual(['12', '12']);
  const third = show(client, () => useQuery(server.of('price', { from: 0, to: 1 })));
  expect(third.now()).toMatchObject({ ...known, data: '12', isFetchedAfterMount: false });
  expect(server.count()).toBe(1);

  await settle(undefined, 10_001);
  expect(server.count()).toBe(1);
  const fourth = show(client, () => useQuery(server.of('price', { from: 0, to: 1 })));
  expect(fourth.now()).toMatchObject({ data: '12', isRefetching: true });
  await settle();
  expect(first.now()).toMatchObject({ data: '12', isRefetching: true });
  await server.at(1).answer('13');
  expect([first.now().data, fourth.now().data]).toEqual(['13', '13']);
});

test('a component is drawn anew for what it reads, and for nothing else', async () => {
  const server = makeServer<{ list: readonly string[] }>();
  let draws = 0;
  function Names() {
    const { data } = useQuery(server.of('names'));
    draws += 1;
    return <p>{data?.list.join()}</p>;
  }
  const client = makeCache();
  render(
    <QueryClientProvider client={client}>
      <Names />
    </QueryClientProvider>,
  );
  await server.at(0).answer({ list: ['a'] });
  expect(screen.getByText('a')).toBeDefined();
  expect(draws).toBe(2);
  const before = client.getQueryData(['names']);
  await settle(() => void client.invalidateQueries());
  await server.at(1).answer({ list: ['a'] });
  expect(draws).toBe(2);
  expect(client.getQueryData(['names'])).toBe(before);
  await settle(() => void client.invalidateQueries());
  await server.at(2).answer({ list: ['a', 'b'] });
  expect(screen.getByText('a,b')).toBeDefined();
  expect(draws).toBe(3);
});

test('who goes ends the request, its late answer counts for nothing, and who comes asks anew', async () => {
  const server = makeServer();
  const client = makeCache();
  const { unmount } = show(client, () => useQuery(server.of('price')));
  await settle(unmount);
  expect(server.at(0).signal?.aborted).toBe(true);
  await server.at(0).answer('late');
  expect(client.getQueryData(['price'])).toBeUndefined();
  expect(client.getQueryState(['price'])).toMatchObject({ fetchStatus: 'idle', error: null });
  const { now } = show(client, () => useQuery(server.of('price')));
  expect(now()).toMatchObject(waiting);
  await server.at(1).answer('12');
  expect(now().data).toBe('12');
});

test('while another still shows it, the request goes on', async () => {
  const server = makeServer();
  const client = makeCache();
  const first = show(client, () => useQuery(server.of('price')));
  const second = show(client, () => useQuery(server.of('price')));
  await settle(first.unmount);
  expect(server.at(0).signal?.aborted).toBe(false);
  await server.at(0).answer('12');
  expect(second.now().data).toBe('12');
});

test('a request that cannot be ended is answered for whoever comes next', async () => {
  const server = makeServer({ isDeaf: true });
  const client = makeCache();
  const { unmount } = show(client, () => useQuery(server.of('price')));
  await settle(unmount);
  await server.at(0).answer('12');
  expect(show(client, () => useQuery(server.of('price'))).now()).toMatchObject({ ...known, data: '12' });
  expect(server.count()).toBe(1);
});

test('whoever takes the place in the same moment goes on with the request', async () => {
  const server = makeServer();
  const client = makeCache();
  const Price = () => <p>{useQuery(server.of('price')).data}</p>;
  const at = (place: string) => (
    <QueryClientProvider client={client}>
      <Price key={place} />
    </QueryClientProvider>
  );
  const { rerender } = render(at('list'));
  rerender(at('page'));
  await settle();
  expect(server.count()).toBe(1);
  expect(server.at(0).signal?.aborted).toBe(false);
  await server.at(0).answer('12');
  expect(screen.getByText('12')).toBeDefined();
});

test('in StrictMode, where components come twice, it is asked for once', async () => {
  const server = makeServer();
  const { now } = show(makeCache(), () => useQuery(server.of('price')), { isStrict: true });
  await settle();
  expect(server.count()).toBe(1);
  expect(server.at(0).signal?.aborted).toBe(false);
  await server.at(0).answer('12');
  expect(now()).toMatchObject({ ...known, data: '12' });
});

test('another key in the midst of a request: the first is ended, and its answer is not shown as the second', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now, rerender } = show(client, ({ id }: { id: string }) => useQuery(server.of('order', id)), {
    props: { id: 'a' },
  });
  rerender({ id: 'b' });
  expect(now()).toMatchObject(waiting);
  await settle();
  expect(server.at(0).signal?.aborted).toBe(true);
  await server.at(1).answer('of b');
  await server.at(0).answer('of a');
  expect(now()).toMatchObject({ ...known, data: 'of b' });

  await settle(() => rerender({ id: 'a' }));
  expect(now()).toMatchObject(waiting);
  await server.at(2).answer('of a again');
  await settle(() => rerender({ id: 'b' }));
  expect(now()).toMatchObject({ ...known, data: 'of b' });
  expect(server.asked()).toEqual(['order a', 'order b', 'order a']);
});

test('the answer of the key before stands in, and is not kept as an answer of the next', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now, rerender } = show(
    client,
    ({ id }: { id: string }) => useQuery({ ...server.of(id), placeholderData: keepPreviousData }),
    { props: { id: 'a' } },
  );
  expect(now()).toMatchObject({ ...waiting, isPlaceholderData: false });
  await server.at(0).answer('of a');
  rerender({ id: 'b' });
  const standIn = { data: 'of a', isPlaceholderData: true, isPending: false, isLoading: false };
  expect(now()).toMatchObject({ ...standIn, dataUpdatedAt: 0, isFetching: true, isRefetching: true });
  expect(client.getQueryData(['b'])).toBeUndefined();
  rerender({ id: 'c' });
  expect(now()).toMatchObject(standIn);
  await settle();
  await server.at(2).answer('of c');
  expect(now()).toMatchObject({ ...known, data: 'of c', isPlaceholderData: false });

  await settle(() => rerender({ id: 'd' }));
  await server.at(3).fail();
  expect(now()).toMatchObject({ data: undefined, isError: true, isPlaceholderData: false, isPending: false });
});

test('nothing is asked while it is not enabled, except when somebody asks for it', async () => {
  const server = makeServer();
  const { now, rerender } = show(
    makeCache(),
    ({ enabled }: { enabled: boolean }) => useQuery({ ...server.of('price'), enabled }),
    { props: { enabled: false } },
  );
  await settle(undefined, 100_000);
  expect(now()).toMatchObject({ data: undefined, isPending: true, isLoading: false, fetchStatus: 'idle' });
  expect(server.count()).toBe(0);
  await settle(() => void now().refetch());
  expect(now().isFetching).toBe(true);
  await server.at(0).answer('12');
  await settle(undefined, 100_000);
  expect(server.count()).toBe(1);
  rerender({ enabled: true });
  expect(now()).toMatchObject({ data: '12', isRefetching: true });
  await server.at(1).answer('13');
  await settle(() => rerender({ enabled: false }));
  expect(now().data).toBe('13');
});

test('without a way to ask it shows what others ask for', async () => {
  const server = makeServer();
  const client = makeCache();
  const watching = show(client, () => useQuery<string>({ queryKey: ['price'], queryFn: skipToken }));
  await settle();
  expect(watching.now()).toMatchObject({ data: undefined, isPending: true, isFetching: false });
  show(client, () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  expect(watching.now().data).toBe('12');
  await settle(() => watching.rerender(undefined));
  await settle(() => void client.invalidateQueries());
  await server.at(1).answer('13');
  expect(watching.now().data).toBe('13');
});

test('what another answer has said is shown at once, and asked for again by its age', async () => {
  const server = makeServer();
  const client = makeCache({ staleTime: 10_000 });
  const knownSince = (ageMs: number) => ({
    initialData: () => 'in the list',
    initialDataUpdatedAt: () => Date.now() - ageMs,
  });
  const young = show(client, () => useQuery({ ...server.of('a'), ...knownSince(1_000) }));
  expect(young.now()).toMatchObject({ ...known, data: 'in the list', isFetchedAfterMount: false });
  expect(server.count()).toBe(0);
  const old = show(client, () => useQuery({ ...server.of('b'), ...knownSince(20_000) }));
  expect(old.now()).toMatchObject({ data: 'in the list', isRefetching: true });
  await server.at(0).answer('asked');
  expect(old.now().data).toBe('asked');
  const later = show(client, () => useQuery({ ...server.of('b'), ...knownSince(0) }));
  expect(later.now().data).toBe('asked');
});

test('what another answer has said stands in for one that failed before', async () => {
  const server = makeServer();
  const client = makeCache();
  const { unmount } = show(client, () => useQuery(server.of('a')));
  await server.at(0).fail();
  unmount();
  const { now } = show(client, () =>
    useQuery({ ...server.of('a'), initialData: () => 'in the list', initialDataUpdatedAt: () => 1 }),
  );
  await settle();
  expect(now()).toMatchObject({ data: 'in the list', error: null, isRefetching: true });
});
