// What the service worker does when its push service gives the browser another address.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForPush } from './worker/push.ts';

const old = { endpoint: 'https://push.example.com/before', options: { userVisibleOnly: true } };
const keys = { p256dh: 'BKey', auth: 'aSecret' };
const fresh = { endpoint: 'https://push.example.com/after', toJSON: () => ({ keys }) };

const subscribe = vi.fn<(options: unknown) => Promise<unknown>>();
const asked = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();
beforeEach(() => {
  subscribe.mockReset().mockResolvedValue(fresh);
  asked.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('registration', { pushManager: { subscribe } });
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

listenForPush();

/** Tells the worker, and waits until it is done. */
async function change(fields: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), fields, { waitUntil }));
  await Promise.all(works);
  expect(works).toHaveLength(1);
}

const body = { instead_of: old.endpoint, endpoint: fresh.endpoint, keys };

test('the platform is told the new address, and the one before proves it', async () => {
  await change({ oldSubscription: old });
  expect(subscribe).toHaveBeenCalledWith(old.options);
  const [path, options] = asked.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/push/renew');
  expect(options).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
  expect(JSON.stringify(options)).not.toContain('authorization');
});

test('an address that the browser brings along is taken, and none is asked for', async () => {
  await change({ oldSubscription: old, newSubscription: fresh });
  expect(subscribe).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('without the address before nothing is said: nobody could know whose it is', async () => {
  await change({ oldSubscription: null, newSubscription: fresh });
  expect(asked).not.toHaveBeenCalled();
});

test('where nothing is reached the worker rests: the app says it when it is opened', async () => {
  asked.mockRejectedValue(new TypeError('no connection'));
  await change({ oldSubscription: old });
  subscribe.mockRejectedValue(new DOMException('denied'));
  await change({ oldSubscription: old });
  expect(asked).toHaveBeenCalledTimes(1);
});
