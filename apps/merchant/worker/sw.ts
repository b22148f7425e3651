// The service worker: keeps the app itself on the phone, so that it opens without a connection. It never touches
// `/api`: what is known of a shop is kept by the app, per person, with its age (ui/offline/reading.ts).
// Built apart from the app by `tools/worker.ts`.
import { listenForProof } from './proof.ts';
import { listenForPush } from './push.ts';

/** The files of this version, and a name that changes with any of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

declare function skipWaiting(): Promise<void>;
declare const clients: { readonly claim: () => Promise<void> };

const prefix = 'stockless-';
const shell = `${prefix}${__VERSION__}`;
/** The page of every address of the app. */
const page = '/';
/** A line this slow is none: the page that is here opens. */
const patienceMs = 4_000;

/** Everything else on this origin is no address of the app: shops, the console, calls, files. */
const foreign =
  /^\/(?:api|s|explore|s-assets|console|files|brand|icons|docs|healthz|livez|readyz|verify|trust|log|sw\.js)(?:[/.]|$)|\.\w+$/;
/** A language may stand in front of the address of a shop. */
const language = /^\/[a-z]{2}(?:-Han[st])?(?=\/(?:s|explore|verify|trust)(?:\/|$))/;
/** What never changes under its address. */
const forever = /^\/(?:assets|icons|brand)\//;
const linked = /\b(?:href|src)="(\/(?:assets|brand)\/[^"]+)"/g;

addEventListener('install', (event) => {
  if (isExtendable(event)) event.waitUntil(saveShell());
});

addEventListener('activate', (event) => {
  if (isExtendable(event)) event.waitUntil(Promise.all([forgetOthers(), clients.claim()]));
});

// The person said yes to the new version; without that it waits until the app is closed everywhere.
addEventListener('message', (event) => {
  // A worker's messages are no `MessageEvent`s.
  if ('data' in event && event.data === 'activate') void skipWaiting();
});

listenForPush();
listenForProof(shell);

addEventListener('fetch', (event) => {
  if (!isFetching(event)) return;
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (forever.test(url.pathname)) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !foreign.test(url.pathname.replace(language, '')))
    event.respondWith(newest(request));
});

/** Takes what an older version has under the same hashed name; only the rest is fetched. */
async function saveShell(): Promise<void> {
  const cache = await caches.open(shell);
  const html = await fetch(page, { cache: 'no-store' });
  if (!html.ok) throw new Error(`the page answers ${html.status}`);
  await cache.put(page, html.clone());
  // What an instance adds to the page, its colours for one, is no file of the build.
  const named = [...(await html.text()).matchAll(linked)].map((match) => match[1] ?? page);
  for (const file of new Set([...named, ...__FILES__])) {
    const known = await caches.match(file);
    await (known === undefined ? cache.add(file) : cache.put(file, known));
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== shell).map((name) => caches.delete(name)),
  );
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(shell);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The server's page while it answers; else the one that belongs to the files kept here. */
async function newest(request: Request): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  try {
    const answer = await fetch(request, { signal: controller.signal });
    if (answer.status < 500) return answer;
    return (await keptPage()) ?? answer;
  } catch (error) {
    const known = await keptPage();
    if (known === undefined) throw error;
    return known;
  } finally {
    clearTimeout(timer);
  }
}

async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(shell);
  return cache.match(page);
}

type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

function isExtendable(event: Event): event is ExtendableEvent {
  return 'waitUntil' in event;
}

function isFetching(event: Event): event is FetchEvent {
  return 'respondWith' in event && 'request' in event;
}
