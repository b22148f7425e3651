import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '#ui/queries/query-client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { makeClient } from '#ui/calls/api.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { makeQueue } from './queue.ts';
import { makeMemoryStore } from './queue-store.ts';
import { Wired } from '#ui/testing/Wired.tsx';
import { useQueuedAct } from './useQueuedAct.ts';
import { WaitingActs } from './WaitingActs.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const reply = endpoint({
  name: 'reply',
  method: 'POST',
  path: '/reply',
  actor: 'merchant',
  summary: 'Reply once.',
  once: true,
  input: z.object({ text: z.string() }),
  output: z.object({ said: z.string() }),
  refuses: ['invalidOperation'],
});

type Wire = {
  isOn: boolean;
  isLosing: boolean;
  answer: () => Response;
  sent: { key: string; text: string }[];
};

const asked = z.object({ text: z.string() });

/** A line that can be cut. `isLosing`: the server does it, and its answer never comes. */
function stubWire(): Wire {
  const wire: Wire = {
    isOn: true,
    isLosing: false,
    answer: () => Response.json({ code: 200, msg: 'ok', data: { said: 'yes' } }),
    sent: [],
  };
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    if (!wire.isOn) return Promise.reject(new TypeError('network'));
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    wire.sent.push({
      key,
      text: asked.parse(JSON.parse(typeof init.body === 'string' ? init.body : '')).text,
    });
    return wire.isLosing ? Promise.reject(new TypeError('lost')) : Promise.resolve(wire.answer());
  });
  return wire;
}

const refused = (msg: string) => () => Response.json({ code: 203, msg, data: { reason: 'closed' } });

function openQueue(owner: string, store = makeMemoryStore()) {
  const onFailed = vi.fn<() => void>();
  const client = makeClient({ token: () => 'token', language: () => 'en' });
  const queue = makeQueue({ owner, store, client, queries: new QueryClient(), onFailed });
  return { queue, store, onFailed };
}

test('without a connection an act is kept, and sent once when there is one, under the key of its first try', async () => {
  const wire = stubWire();
  const { queue } = openQueue('mara');
  wire.isLosing = true;
  expect(await queue.give(reply, { text: 'Thank you' }, [])).toEqual({ kind: 'kept' });
  expect(await queue.flush()).toBe(false);
  wire.isLosing = false;
  expect(await queue.flush()).toBe(true);
  expect(await queue.flush()).toBe(true);
  expect(wire.sent).toHaveLength(3);
  expect(new Set(wire.sent.map(({ key }) => key)).size).toBe(1);
  expect(queue.acts()).toEqual([]);
});

test('what waits outlives the app: the next start sends it, oldest first', async () => {
  const wire = stubWire();
  wire.isOn = false;
  const { queue, store } = openQueue('mara');
  await queue.give(reply, { text: 'first' }, []);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await queue.give(reply, { text: 'second' }, []);
  wire.isOn = true;
  await openQueue('mara', store).queue.flush();
  expect(wire.sent.map(({ text }) => text)).toEqual(['first', 'second']);
  expect(await store.read()).toEqual([]);
});

test("nobody's words are sent by somebody else who signs in on the same phone", async () => {
  const wire = stubWire();
  wire.isOn = false;
  const { queue, store } = openQueue('mara');
  await queue.give(reply, { text: 'mine' }, []);
  wire.isOn = true;
  const other = openQueue('jonas', store);
  await other.queue.flush();
  expect(wire.sent).toEqual([]);
  expect(other.queue.acts()).toEqual([]);
  expect(await store.read()).toHaveLength(1);
});

test('a refusal of the first try is thrown and nothing stays behind', async () => {
  const wire = stubWire();
  wire.answer = refused('Comments are closed');
  const { queue, store } = openQueue('mara');
  await expect(queue.give(reply, { text: 'late' }, [])).rejects.toMatchObject({ key: 'invalidOperation' });
  expect(await store.read()).toEqual([]);
});

test('a refusal that comes later stays with its reason and does not hold up the others', async () => {
  const wire = stubWire();
  wire.isOn = false;
  const { queue, onFailed } = openQueue('mara');
  await queue.give(reply, { text: 'late' }, []);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await queue.give(reply, { text: 'fine' }, []);
  wire.isOn = true;
  const answers = [refused('Comments are closed'), wire.answer];
  wire.answer = () => (answers.shift() ?? refused('too many'))();
  expect(await queue.flush()).toBe(true);
  expect(queue.acts()).toMatchObject([{ ask: { text: 'late' }, failure: 'Comments are closed' }]);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a refused act that is tried again is a new intention', async () => {
  const wire = stubWire();
  wire.isOn = false;
  const { queue } = openQueue('mara');
  await queue.give(reply, { text: 'late' }, []);
  wire.isOn = true;
  const open = wire.answer;
  wire.answer = refused('Comments are closed');
  await queue.flush();
  wire.answer = open;
  await queue.again(queue.acts()[0]?.id ?? '');
  expect(queue.acts()).toEqual([]);
  const [first, second] = wire.sent;
  expect(second?.key).not.toBe(first?.key);
});

test('a lost answer older than the server remembers is not sent again by itself', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const wire = stubWire();
  wire.isLosing = true;
  const { queue } = openQueue('mara');
  await queue.give(reply, { text: 'perhaps' }, []);
  vi.setSystemTime(1_000_000 + limits.queuedActHours * hourMs + 1);
  wire.isLosing = false;
  await queue.flush();
  expect(wire.sent).toHaveLength(1);
  expect(queue.acts()).toMatchObject([{ failure: '' }]);
});

test('an act without an idempotency key cannot wait', async () => {
  stubWire();
  const { queue } = openQueue('mara');
  const { once: _once, ...careless } = reply;
  await expect(queue.give(careless, { text: 'twice' }, [])).rejects.toThrow('idempotency key');
});

function Writer() {
  const queued = useQueuedAct(reply);
  return (
    <>
      <button type="button" onClick={() => queued.act({ text: 'Glad you like it' })}>
        send
      </button>
      <p>{queued.done === undefined ? 'nothing sent' : 'sent'}</p>
      <ErrorBox error={queued.error} />
      <WaitingActs queued={queued} text={(ask) => ask.text} />
    </>
  );
}

test('the screen shows what waits, and no longer when the connection is back', async () => {
  const wire = stubWire();
  wire.isOn = false;
  render(
    <Wired>
      <Writer />
    </Wired>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  expect((await screen.findByRole('list', { name: 'Not sent yet' })).textContent).toContain(
    'Glad you like it',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  wire.isOn = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull());
  expect(wire.sent).toHaveLength(1);
});

test('what waits can be discarded and is never sent', async () => {
  const wire = stubWire();
  wire.isOn = false;
  render(
    <Wired>
      <Writer />
    </Wired>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  wire.isOn = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(wire.sent).toEqual([]);
});
