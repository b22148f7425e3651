// What this browser can do about being called (Push API), and doing it.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import type { pushSubscribe } from '#features/notifications/channels.contract.ts';
import { deviceOf } from '#features/people/ui/public.tsx';

/**
 * `none`: it cannot. `install`: an iPhone that calls only for apps on its home screen. `blocked`: its person said no.
 */
export type PushAbility = 'ready' | 'none' | 'install' | 'blocked';

export function pushAbility(): PushAbility {
  const isApple = /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent) || isTouchMac();
  if (isApple && !isInstalled()) return 'install';
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** An iPad calls itself a Mac; no Mac has a touch screen. */
function isTouchMac(): boolean {
  return /\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** Undefined while the worker is not there yet, and while developing. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration('/');
}

/** What this browser is called by, if it is. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushAbility() !== 'ready') return undefined;
  const registration = await registered();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Asks the person, and the browser's push service. Undefined where one of them said no. */
export async function makeSubscription(key: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await registered();
  if (registration?.pushManager === undefined) return undefined;
  const before = await registration.pushManager.getSubscription();
  // One that was made for another key of this instance cannot be used any more.
  if (before !== null && !isFor(before, key)) await before.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const bytes = bytesOf(key);
  return new Uint8Array(own).every((byte, at) => byte === bytes[at]);
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** A subscription as the server takes it; undefined for one without keys, which could not be written to. */
export function askFor(subscription: PushSubscription): RequestOf<typeof pushSubscribe> | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const p256dh = keys?.['p256dh'];
  const auth = keys?.['auth'];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  const { name, platform } = deviceOf(navigator);
  return { endpoint, keys: { p256dh, auth }, name: [name, platform].filter(Boolean).join(', ') };
}
