import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCache, makeServer, settle, show } from '#ui/testing/stub-answers.tsx';
import { useMutation } from './useMutation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const idle = { data: undefined, error: null, isPending: false };
const { signal } = new AbortController();

test('an act is under way, then done; another one begins with nothing', async () => {
  const server = makeServer();
  const { now } = show(makeCache(), () =>
    useMutation({ mutationFn: (what: string) => server.ask(what, { signal }) }),
  );
  expect(now()).toMatchObject(idle);
  await settle(() => now().mutate('buy a mug'));
  expect(now()).toMatchObject({ ...idle, isPending: true });
  await server.at(0).answer('bought');
  expect(now()).toMatchObject({ ...idle, data: 'bought' });
  await settle(() => now().mutate('buy a lamp'));
  expect(now()).toMatchObject({ ...idle, isPending: true });
  await server.at(1).fail(new Error('sold out'));
  expect(now()).toMatchObject({ ...idle, error: { message: 'sold out' } });
  await settle(() => now().reset());
  expect(now()).toMatchObject(idle);
  expect(server.asked()).toEqual(['buy a mug', 'buy a lamp']);
});

test('it counts as done when what follows it is done, and as failed when that fails', async () => {
  const server = makeServer();
  const onSuccess = vi.fn<(output: string, input: string) => Promise<unknown>>(() =>
    server.ask('read the list', { signal }),
  );
  const { now } = show(makeCache(), () =>
    useMutation({
      mutationFn: (what: string) => server.ask(what, { signal }),
      onSuccess: (output, input) => onSuccess(output, input),
    }),
  );
  await settle(() => now().mutate('buy'));
  await server.at(0).answer('bought');
  expect(onSuccess.mock.calls).toEqual([['bought', 'buy']]);
  expect(now()).toMatchObject({ data: undefined, isPending: true });
  await server.at(1).answer('the list');
  expect(now()).toMatchObject({ ...idle, data: 'bought' });

  await settle(() => now().mutate('buy'));
  await server.at(2).answer('bought');
  await server.at(3).fail(new Error('unreadable'));
  expect(now()).toMatchObject({ ...idle, error: { message: 'unreadable' } });
});

test('an act goes on when its component goes, and what follows it is done', async () => {
  const server = makeServer();
  const onSuccess = vi.fn<(output: string) => void>();
  const { now, unmount } = show(makeCache(), () =>
    useMutation({
      mutationFn: (what: string) => server.ask(what, { signal }),
      onSuccess: (output) => onSuccess(output),
    }),
  );
  await settle(() => now().mutate('save'));
  await settle(unmount);
  await server.at(0).answer('saved');
  expect(onSuccess).toHaveBeenCalledWith('saved');
});

test('what follows is what the component says at the end, not at the beginning', async () => {
  const server = makeServer();
  const done: string[] = [];
  const { now, rerender } = show(
    makeCache(),
    ({ at }: { at: string }) =>
      useMutation({
        mutationFn: (what: string) => server.ask(what, { signal }),
        onSuccess: () => done.push(at),
      }),
    { props: { at: 'begin' } },
  );
  const { mutate, reset } = now();
  await settle(() => mutate('save'));
  rerender({ at: 'end' });
  await server.at(0).answer('saved');
  expect(done).toEqual(['end']);
  expect(now().mutate).toBe(mutate);
  rerender({ at: 'later' });
  await settle(() => mutate('save'));
  await server.at(1).answer('saved');
  await settle(reset);
  expect(done).toEqual(['end', 'later']);
  expect(now()).toMatchObject(idle);
});

test('of two at once both are done, and the later one is shown', async () => {
  const server = makeServer();
  const done: string[] = [];
  const { now } = show(makeCache(), () =>
    useMutation({
      mutationFn: (what: string) => server.ask(what, { signal }),
      onSuccess: (output) => done.push(output),
    }),
  );
  await settle(() => now().mutate('first'));
  await settle(() => now().mutate('second'));
  await server.at(0).answer('of first');
  expect(now()).toMatchObject({ ...idle, isPending: true });
  await server.at(1).answer('of second');
  expect(now()).toMatchObject({ ...idle, data: 'of second' });
  expect(done).toEqual(['of first', 'of second']);
});

test('what was forgotten in the midst goes on unseen', async () => {
  const server = makeServer();
  const { now } = show(makeCache(), () =>
    useMutation({ mutationFn: (what: string) => server.ask(what, { signal }) }),
  );
  await settle(() => now().mutate('save'));
  await settle(() => now().reset());
  await server.at(0).fail();
  expect(now()).toMatchObject(idle);
});

test('what throws before it waits is a failure as well, and in StrictMode an act is done once', async () => {
  const run = vi.fn<(what: string) => Promise<string>>(() => {
    throw new Error('not now');
  });
  const { now } = show(makeCache(), () => useMutation({ mutationFn: run }), { isStrict: true });
  await settle(() => now().mutate('save'));
  expect(now()).toMatchObject({ ...idle, error: { message: 'not now' } });
  expect(run).toHaveBeenCalledTimes(1);
});
