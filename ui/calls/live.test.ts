// A stream is read however its lines are cut, and opened again where it was.
import * as z from 'zod/mini';
import { afterEach, expect, test, vi } from 'vitest';
import { streamChat } from '#features/chat/contract.ts';
import { makeParser, openLive, type LiveState } from './live.ts';

const caller = { token: () => 'a-token', language: () => 'en' };

afterEach(() => vi.unstubAllGlobals());

test('events are the same wherever the wire cuts them', () => {
  const wire =
    'retry: 500\n\nid: 1.2\nevent: message\ndata: {"a":1}\n\n: here\n\nevent: state\r\ndata: {}\r\n\r\n';
  for (let size = 1; size < wire.length; size += 1) {
    const received: string[] = [];
    const take = makeParser(({ name, data, id }) => {
      if (data !== '') received.push(`${name} ${data} ${id ?? ''}`);
    });
    for (let at = 0; at < wire.length; at += size) take(wire.slice(at, at + size));
    expect(received).toEqual(['message {"a":1} 1.2', 'state {} ']);
  }
});

const stream = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

test('a stream that ends is opened again with its last place, and a no of the server ends it', async () => {
  const asked: (string | null)[] = [];
  const answers = [
    () => stream('retry: 1\n\nid: 1.1\nevent: message\ndata: 1\n\nid: 2.1\nevent: message\ndata: 2\n\n'),
    () => Promise.reject(new TypeError('no connection')),
    () => stream('id: 3.1\nevent: message\ndata: 3\n\nevent: unknown\ndata: 4\n\n'),
    () => Response.json({ code: 404, msg: 'gone', data: {} }),
  ];
  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string> }) => {
    asked.push(init.headers['Last-Event-ID'] ?? null);
    expect(init.headers['Authorization']).toBe('a-token');
    return answers.shift()?.();
  });
  const received: number[] = [];
  const states: LiveState[] = [];
  await new Promise<void>((resolve) => {
    openLive({
      caller,
      endpoint: streamChat,
      ask: {},
      shapes: { message: z.int() },
      onEvent: ({ data }) => received.push(data),
      onState: (state) => {
        states.push(state);
        if (state === 'ended') resolve();
      },
    });
  });
  expect(received).toEqual([1, 2, 3]);
  expect(asked).toEqual([null, '2.1', '2.1', '3.1']);
  expect(states.filter((state) => state === 'live')).toHaveLength(2);
});

test('an event without data is nothing to tell, whatever its shape would take', async () => {
  const answers = [
    () => stream('retry: 1\n\ndata: {"a":\n\nid: 1.1\ndata: 1\n\n'),
    () => Response.json({ code: 404, msg: 'gone', data: {} }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift()?.());
  const received: unknown[] = [];
  await new Promise<void>((resolve) => {
    openLive({
      caller,
      endpoint: streamChat,
      ask: {},
      shapes: { message: z.unknown() },
      onEvent: ({ data }) => received.push(data),
      onState: (state) => (state === 'ended' ? resolve() : undefined),
    });
  });
  expect(received).toEqual([1]);
});
