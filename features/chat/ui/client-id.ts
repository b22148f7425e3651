import { newKey } from '#ui/calls/new-key.ts';

/** What this device calls a message: a UUID, also where the browser makes none (an address that is not secure). */
export function newClientId(): string {
  const key = newKey();
  if (key.includes('-')) return key;
  const hex = `${key.slice(0, 12)}4${key.slice(13, 16)}8${key.slice(17)}`;
  return [0, 8, 12, 16, 20].map((from, at, all) => hex.slice(from, all[at + 1])).join('-');
}
