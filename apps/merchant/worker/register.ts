// Keeps the service worker up to date, and says when a new version of the app waits for the person's yes.
import { workerAddress } from './script-address.ts';

const checkMs = 3_600_000;
/** The worker fetches what the first screens did not: they come first. */
const beginAfterMs = 2_000;

export type Updates = {
  readonly isWaiting: () => boolean;
  /** Returns how to stop listening. */
  readonly listen: (listener: () => void) => () => void;
  /** Lets the new version take over, then loads the page anew. */
  readonly take: () => void;
};

/** Begins a while after the page has loaded, so that the first screen has the line to itself. */
export function openUpdates(container: ServiceWorkerContainer): Updates {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | undefined;

  function show(worker: ServiceWorker | null): void {
    // The first worker of all replaces nothing: there is nothing to say.
    if (worker === null || container.controller === null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  }

  async function begin(): Promise<void> {
    const registration = await container.register(workerAddress(), { scope: '/' });
    const look = (): void => show(registration.waiting);
    look();
    registration.addEventListener('updatefound', () => {
      // With every file known it may be installed before this is heard.
      registration.installing?.addEventListener('statechange', look);
      look();
    });
    let checkedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      look();
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkMs) return;
      checkedAt = Date.now();
      registration.update().catch(() => undefined);
    });
  }

  // Without a worker the app works as before, only not without a connection.
  const start = () => void setTimeout(() => void begin().catch(() => undefined), beginAfterMs);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });

  return {
    isWaiting: () => waiting !== undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    take: () => {
      container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting?.postMessage('activate');
    },
  };
}

let updates: Updates | undefined;

/** The updates of this page; undefined where a browser has no workers, and while developing. */
export function updatesOfPage(): Updates | undefined {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || container === undefined) return undefined;
  updates ??= openUpdates(container);
  return updates;
}
