// A refusal that ends a session is about the session whose token was sent, and about no other.
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { makeClient, type Caller } from './api.ts';
import { openLive } from './live.ts';
import { stubUploads } from '#ui/testing/stub-upload.ts';

afterEach(() => vi.unstubAllGlobals());

const look = endpoint({
  name: 'look',
  method: 'GET',
  path: '/look',
  actor: 'merchant',
  summary: 'Look.',
  input: z.object({}),
  output: z.object({}),
  refuses: [],
});

const keep = endpoint({
  ...look,
  name: 'keep',
  method: 'POST',
  path: '/keep',
  summary: 'Keep a file.',
  body: 'multipart',
});

const ways: Record<string, (caller: Caller) => Promise<void>> = {
  call: async (caller) => {
    await expect(makeClient(caller).call(look, {})).rejects.toThrow('no');
  },
  upload: async (caller) => {
    const sent = stubUploads();
    const upload = makeClient(caller).upload(keep, {}, { file: new File(['x'], 'x.txt') });
    const answer = await fetch('/keep');
    sent[0]?.answer(await answer.json());
    await expect(upload).rejects.toThrow('no');
  },
  stream: (caller) =>
    new Promise((resolve) => {
      const end = (state: string) => {
        if (state !== 'ended' && state !== 'waiting') return;
        stream.close();
        resolve();
      };
      const stream = openLive({
        caller,
        endpoint: look,
        ask: {},
        shapes: {},
        onEvent: () => undefined,
        onState: end,
      });
    }),
};

/** What is told of a refusal where the session is another one by the time it comes. */
async function toldOf(way: string, code: number, after: { token?: string; isSwitching?: boolean }) {
  const told: number[] = [];
  let now: typeof after = { token: 'one' };
  vi.stubGlobal('fetch', () => {
    now = after;
    return Promise.resolve(Response.json({ code, msg: 'no', data: {} }));
  });
  await ways[way]?.({
    token: () => now.token,
    language: () => 'en',
    isSwitching: () => now.isSwitching === true,
    onRefusal: (refusal) => told.push(refusal.code),
  });
  return told;
}

const ending = [refusals.illegalRequest.code, refusals.noAuthentication.code, refusals.tokenExpired.code];

test('it is acted on where its session is still the one, and neither after a change nor during one', async () => {
  for (const way of Object.keys(ways)) {
    for (const code of ending) {
      expect(await toldOf(way, code, { token: 'one' }), `${way} ${code}`).toEqual([code]);
      expect(await toldOf(way, code, { token: 'two' }), `${way} ${code}`).toEqual([]);
      expect(await toldOf(way, code, {}), `${way} ${code}`).toEqual([]);
      expect(await toldOf(way, code, { token: 'one', isSwitching: true }), `${way} ${code}`).toEqual([]);
    }
    // Others are about what was asked for, not about the session.
    const { code } = refusals.recordNotFound;
    expect(await toldOf(way, code, { token: 'two' }), way).toEqual([code]);
  }
});
