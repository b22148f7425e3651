// Checks what the shop is told, in the background: when a page asks, and after a push.
import { findEd25519 } from '#features/proof/ui/check/ed25519.ts';
import { runCheck } from '#features/proof/ui/check/run-check.ts';
import { openProofStore, type ProofSession } from '#features/proof/ui/check/store.ts';
import { proofMessages } from '#features/proof/ui/check/messages.ts';
import { fieldsOf, isRecord } from '#domain/wire/fields.ts';

type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type MessageFrom = Extendable & { readonly data: unknown; readonly ports: readonly MessagePort[] };

/** @param shell The name of the cache with the app's files. */
export function listenForProof(shell: string): void {
  const store = openProofStore();
  /** One check at a time: a second one is the same. */
  let running: Promise<void> | undefined;

  async function check(session: ProofSession): Promise<void> {
    const verify = await findEd25519();
    if (verify === undefined) return;
    const send: typeof fetch = (path, options) => fetch(path, options);
    await runCheck({ ...session, store, send, verify, now: Date.now, files: () => readFiles(shell) });
  }

  function checkOnce(session: ProofSession): Promise<void> {
    running ??= check(session).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function answer({ data, ports }: MessageFrom): Promise<void> {
    if (data === proofMessages.signedOut) return await store.saveSession(undefined);
    const session = sessionIn(data);
    if (session === undefined) return;
    await store.saveSession(session);
    const [port] = ports;
    // Without Ed25519 here the page does it: it can fetch another one.
    if ((await findEd25519()) === undefined) return port?.postMessage(proofMessages.byPage);
    await checkOnce(session).catch(() => undefined);
    port?.postMessage(proofMessages.done);
  }

  addEventListener('message', (event) => {
    if (isMessage(event)) event.waitUntil(answer(event));
  });
  addEventListener('push', (event) => {
    if (isExtendable(event)) event.waitUntil(afterPush());
  });

  async function afterPush(): Promise<void> {
    const session = await store.session();
    if (session !== undefined) await checkOnce(session).catch(() => undefined);
  }
}

function sessionIn(data: unknown): ProofSession | undefined {
  const { kind, token, owner } = fieldsOf(data);
  const isAsked = kind === proofMessages.check && typeof token === 'string' && typeof owner === 'string';
  return isAsked ? { token, owner } : undefined;
}

/** What this worker gives to the page. */
async function readFiles(shell: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const cache = await caches.open(shell);
  const files = new Map<string, Uint8Array>();
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (answer !== undefined)
      files.set(new URL(request.url).pathname, new Uint8Array(await answer.arrayBuffer()));
  }
  return files;
}

function isExtendable(event: Event): event is Extendable {
  return 'waitUntil' in event;
}

function isMessage(event: Event): event is MessageFrom {
  return 'waitUntil' in event && 'data' in event && (isRecord(event.data) || typeof event.data === 'string');
}
