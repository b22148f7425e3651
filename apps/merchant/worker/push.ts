// Shows what the platform calls a device for, and leads to the one place where something can be done about it.

type Shown = {
  readonly title: string;
  readonly body: string;
  readonly route: string;
  readonly tag: string;
  readonly lang: string;
};

type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Extendable & { readonly data: { readonly json: () => unknown } | null };
type PressEvent = Extendable & {
  readonly notification: { readonly data: unknown; readonly close: () => void };
};
type ChangeEvent = Extendable & {
  readonly oldSubscription?: {
    readonly endpoint: string;
    readonly options: PushSubscriptionOptionsInit;
  } | null;
  readonly newSubscription?: Subscribed | null;
};
type Subscribed = Pick<PushSubscription, 'endpoint' | 'toJSON'>;

type Window = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
};
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  readonly matchAll: (asked: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Window[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
};

export function listenForPush(): void {
  addEventListener('push', (event) => {
    if (isPush(event)) event.waitUntil(show(event));
  });
  addEventListener('notificationclick', (event) => {
    if (isPress(event)) event.waitUntil(open(event));
  });
  addEventListener('pushsubscriptionchange', (event) => {
    if (isChange(event)) event.waitUntil(renew(event));
  });
}

/** Browsers want something to be shown for every call: also for one that cannot be read. */
async function show(event: PushEvent): Promise<void> {
  const { title, body, route, tag, lang } = readShown(event);
  const look = { icon: '/icons/192.png', badge: '/icons/192.png' };
  await registration.showNotification(title, { body, tag, lang, data: { route }, ...look });
  // A dot on the app's icon: the app itself says how many things wait when it is opened.
  await markIcon();
}

async function markIcon(): Promise<void> {
  if (typeof navigator.setAppBadge !== 'function') return;
  await navigator.setAppBadge().catch(() => undefined);
}

const list = '/notifications';

function readShown(event: PushEvent): Shown {
  const said = fieldsOf(event);
  const text = (name: string) => {
    const value = said[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    // A name of its own is all that can be said without words of a language.
    title: text('title') === '' ? location.hostname : text('title'),
    body: text('body'),
    route: routeOf(text('route')),
    tag: text('tag') === '' ? 'unread' : text('tag'),
    lang: text('lang'),
  };
}

function fieldsOf({ data }: PushEvent): Record<string, unknown> {
  try {
    const value = data?.json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Only to a place of this app. */
function routeOf(route: unknown): string {
  return typeof route === 'string' && /^\/(?!\/)/.test(route) ? route : list;
}

/** An open window is taken and goes there; without one, one is opened. */
async function open({ notification }: PressEvent): Promise<void> {
  notification.close();
  const { data } = notification;
  const route = routeOf(typeof data === 'object' && data !== null ? Reflect.get(data, 'route') : undefined);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(({ url }) => isApp(new URL(url)));
  if (own === undefined) {
    await clients.openWindow(route);
    return;
  }
  own.postMessage({ kind: 'open', route });
  await own.focus();
}

/** Shops and the console may stand on the same origin. */
function isApp({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin &&
    !/^\/(?:[a-z]{2}(?:-Han[st])?\/)?(?:s|explore|console|docs)(?:\/|$)/.test(pathname)
  );
}

/**
 * The push service gave this browser another address. Where the one before is known it proves which browser this is, and
 * the platform is told; where it is not, or the platform cannot be reached, the app says it at its next opening.
 */
async function renew({ oldSubscription: old, newSubscription: given }: ChangeEvent): Promise<void> {
  if (old === undefined || old === null) return;
  const fresh = given ?? (await subscribe(old.options));
  if (fresh === undefined || fresh.endpoint === old.endpoint) return;
  const { keys } = fresh.toJSON();
  const body = JSON.stringify({ instead_of: old.endpoint, endpoint: fresh.endpoint, keys });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/push/renew', { method: 'POST', headers, body }).catch(() => undefined);
}

async function subscribe(options: PushSubscriptionOptionsInit): Promise<Subscribed | undefined> {
  return registration.pushManager.subscribe(options).catch(() => undefined);
}

function isPush(event: Event): event is PushEvent {
  return 'waitUntil' in event && 'data' in event;
}

function isPress(event: Event): event is PressEvent {
  return 'waitUntil' in event && 'notification' in event;
}

function isChange(event: Event): event is ChangeEvent {
  return 'waitUntil' in event;
}
