// How a page has its shop checked: by the service worker, or by itself where there is none that can.
import { findEd25519 } from './ed25519.ts';
import { proofMessages } from './messages.ts';
import { openProofStore, type ProofSession } from './store.ts';

/** Longer than any answer may take. */
const patienceMs = 120_000;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Tells when a check is over. Returns how to stop listening. */
export function onChecked(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Two askers share one check. Never rejects: what could not be asked stays as it was. */
export function askCheck(session: ProofSession): Promise<void> {
  running ??= check(session)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
      for (const listener of listeners) listener();
    });
  return running;
}

async function check(session: ProofSession): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const worker = container?.controller ?? null;
  const said = worker === null ? proofMessages.byPage : await askWorker(worker, session);
  if (said === proofMessages.byPage) await checkHere(session);
}

function askWorker(worker: ServiceWorker, session: ProofSession): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage({ kind: proofMessages.check, ...session }, [port2]);
  });
}

async function checkHere(session: ProofSession): Promise<void> {
  const [{ runCheck }, found] = await Promise.all([import('./run-check.ts'), findEd25519()]);
  const verify = found ?? (await import('./ed25519-fallback.ts')).verifyByNoble;
  const send: typeof fetch = (path, options) => fetch(path, options);
  await runCheck({ ...session, store: openProofStore(), send, verify, now: Date.now });
}
