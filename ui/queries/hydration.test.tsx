import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, settle, show } from '#ui/testing/stub-answers.tsx';
import { dehydrate, hydrate } from './hydration.ts';
import type { QueryClient } from './query-client.ts';
import { useQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As it comes back from where it was kept. */
const keep = (client: QueryClient, name = '') =>
  structuredClone(
    dehydrate(client, { shouldDehydrateQuery: ({ queryKey }) => String(queryKey[0]).startsWith(name) }),
  );

test('what was known is there again with its age, under the keys that were chosen', async () => {
  const client = makeCache();
  const at = Date.now();
  client.setQueryData(['wallet', {}], { balance: '12.00' });
  client.setQueryData(['bank'], 'a secret');
  await settle(undefined, 60_000);
  const again = makeCache();
  hydrate(again, keep(client, 'wallet'));
  expect(again.getQueryData(['wallet', {}])).toEqual({ balance: '12.00' });
  expect(again.getQueryState(['wallet', {}])).toMatchObject({
    dataUpdatedAt: at,
    error: null,
    fetchStatus: 'idle',
  });
  expect(again.getQueryData(['bank'])).toBeUndefined();
});

test('what is newer is not replaced by what was kept, what is older is', async () => {
  const client = makeCache();
  const again = makeCache();
  again.setQueryData(['a'], 'older');
  await settle(undefined, 1_000);
  client.setQueryData(['a'], 'kept');
  client.setQueryData(['b'], 'kept');
  await settle(undefined, 1_000);
  again.setQueryData(['b'], 'newer');
  hydrate(again, keep(client));
  expect([again.getQueryData(['a']), again.getQueryData(['b'])]).toEqual(['kept', 'newer']);
});

test('what is put back in the midst of a request is shown until it is answered', async () => {
  const client = makeCache();
  client.setQueryData(['price'], 'kept');
  const server = makeServer();
  const again = makeCache();
  const { now } = show(again, () => useQuery(server.of('price')));
  await settle(() => hydrate(again, keep(client)));
  expect(now()).toMatchObject({ data: 'kept', isRefetching: true });
  await server.at(0).answer('12');
  expect(now()).toMatchObject({ data: '12', isFetching: false });
});

test('a request that was on its way is not kept as one', async () => {
  const server = makeServer();
  const client = makeCache();
  const { now } = show(client, () => useQuery(server.of('price')));
  await server.at(0).answer('12');
  await settle(() => void now().refetch());
  const again = makeCache();
  hydrate(again, keep(client));
  expect(again.getQueryState(['price'])).toMatchObject({ data: '12', fetchStatus: 'idle' });
});

test('what was kept does not count as asked for by the component', async () => {
  const server = makeServer();
  const client = makeCache();
  const { unmount } = show(client, () => useQuery(server.of('me')));
  await server.at(0).answer('mara');
  const kept = keep(client);
  unmount();
  const again = makeCache();
  const { now } = show(again, () => useQuery(server.of('me')));
  await settle(() => hydrate(again, kept));
  expect(now()).toMatchObject({ data: 'mara', isFetchedAfterMount: false });
  await server.at(1).answer('mara');
  expect(now().isFetchedAfterMount).toBe(true);
});
