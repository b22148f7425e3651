// The key of this device: it signs, and leaves this browser in no form. Its public half is what the platform knows it by.
import { toBase64 } from '#domain/proof/bytes.ts';

const database = 'stockless-signing';
const store = 'keys';
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/**
 * Makes a key and keeps it, before anybody is told of it: an answer that is lost leaves no device without its key.
 *
 * @returns the public key (SubjectPublicKeyInfo) in base64.
 * @throws where this browser keeps nothing, as in a private window.
 */
export async function makeDeviceKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const publicKey = toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
  await withStore('readwrite', (keys) => keys.put(pair.privateKey, publicKey));
  return publicKey;
}

/** Whether this browser has the key of one of these; the first that it has. */
export async function findOwnKey(publicKeys: readonly string[]): Promise<string | undefined> {
  try {
    const known = await withStore('readonly', (keys) => keys.getAllKeys());
    return publicKeys.find((one) => known.includes(one));
  } catch {
    return undefined;
  }
}

/** Signs with the key that belongs to this public one. @throws where this browser does not have it. */
export async function signWithDevice(publicKey: string, message: Uint8Array): Promise<Uint8Array> {
  const key: unknown = await withStore('readonly', (keys) => keys.get(publicKey));
  if (!(key instanceof CryptoKey)) throw new Error('this browser has no such key');
  const hashed = { name: algorithm.name, hash: 'SHA-256' };
  return new Uint8Array(await crypto.subtle.sign(hashed, key, new Uint8Array(message)));
}

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await open();
  try {
    const transaction = opened.transaction(store, mode);
    const request = act(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('nothing was kept'));
    });
    return request.result;
  } finally {
    opened.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('this browser keeps nothing'));
  });
}
