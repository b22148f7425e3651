// What the page and the service worker say to each other about checks: who is signed in, and that nobody is any more.
import { afterEach, expect, test, vi } from 'vitest';
import { proofMessages } from '#features/proof/ui/check/messages.ts';
import { openProofStore } from '#features/proof/ui/check/store.ts';
import { makeSession } from '#ui/calls/session.ts';
import { forgettingSession } from './kept.ts';
import { listenForProof } from './worker/proof.ts';

const asked = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
listenForProof('shell');
vi.unstubAllGlobals();

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  localStorage.clear();
});

/** Tells the worker, and waits until it is done. */
async function tell(kind: 'message' | 'push', data: unknown, ports: readonly object[] = []): Promise<void> {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  dispatchEvent(Object.assign(new Event(kind), { data, ports, waitUntil }));
  await Promise.all(works);
}

test('a page has its shop checked and hears when it is over; a push is followed by a check of the same', async () => {
  asked.mockRejectedValue(new TypeError('no connection'));
  vi.stubGlobal('fetch', asked);
  const said: unknown[] = [];
  const port = { postMessage: (message: unknown) => said.push(message) };
  await tell('message', { kind: proofMessages.check, token: 'a-token', owner: 'anna' }, [port]);
  expect(said).toEqual([proofMessages.done]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await openProofStore().session()).toEqual({ token: 'a-token', owner: 'anna' });
  await tell('push', null);
  expect(asked).toHaveBeenCalledTimes(2);
  expect((await openProofStore().read('anna'))?.shown).toBeNull();
});

test('after signing out no push is followed by a check, and what is remembered stays', async () => {
  vi.stubGlobal('fetch', asked);
  const sent: unknown[] = [];
  const controller = { postMessage: (message: unknown) => sent.push(message) };
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  const session = makeSession('token');
  const reading = {
    isWanted: () => true,
    restore: () => Promise.resolve(),
    follow: () => () => undefined,
    forget: () => Promise.resolve(),
  };
  forgettingSession(session, reading).dropToken();
  expect(sent).toEqual([proofMessages.signedOut]);
  await tell('message', sent[0]);
  expect(await openProofStore().session()).toBeUndefined();
  await tell('push', null);
  expect(asked).not.toHaveBeenCalled();
  expect(await openProofStore().read('anna')).toBeDefined();
});

test('a message of somebody else is passed over', async () => {
  vi.stubGlobal('fetch', asked);
  for (const data of [
    'activate',
    { kind: 'open', route: '/wallet' },
    { kind: proofMessages.check, token: 7 },
  ]) {
    await tell('message', data);
  }
  expect(asked).not.toHaveBeenCalled();
});
