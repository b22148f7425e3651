// The keys that keep other keys: each has an id, the first one wraps, all of them open.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type VaultKey = { readonly id: string; readonly key: Buffer };

export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** The key that follows from the instance's secret: it opens what was kept before there were others. */
export function derivedKey(secret: string): VaultKey {
  return { id: 'v1', key: Buffer.from(hkdfSync('sha256', secret, '', 'stockless vault v1', keyBytes)) };
}

/**
 * Keys as an operator writes them: `2026b:base64,2026a:base64`, the one that wraps first. Two are active while one
 * takes the other's place.
 *
 * @throws Error where a key is not 32 bytes, or an id is written wrong or twice.
 */
export function readVaultKeys(text: string): VaultKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, id, coded] = /^([a-z0-9][a-z0-9-]{0,31}):([\w+/-]{43}=?)$/.exec(part) ?? [];
      if (id === undefined || coded === undefined || id === 'v1') {
        throw new Error('must be keys of 32 bytes, each written id:base64; the id v1 is taken');
      }
      return { id, key: Buffer.from(coded, 'base64') };
    });
  if (keys.some(({ key }) => key.length !== keyBytes)) throw new Error('must be keys of 32 bytes');
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) throw new Error('must have each id once');
  return keys;
}

/** Nonce, tag, then the bytes. The context is authenticated: what is kept in one place opens in no other. */
export function encrypt(key: Buffer, bytes: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws where a byte, the key or the context is another. */
export function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** Bytes under one of the keys, with the key's id in front. */
export function sealUnder({ id, key }: VaultKey, magic: string, bytes: Buffer, context: string): Buffer {
  const head = Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.from([id.length]), Buffer.from(id)]);
  return Buffer.concat([head, encrypt(key, bytes, `${id}|${context}`)]);
}

/** The id in front of what `sealUnder` made; undefined for anything else. */
export function keyIdOf(sealed: Buffer, magic: string): string | undefined {
  if (sealed.subarray(0, magic.length).toString('latin1') !== magic) return undefined;
  const length = sealed.at(magic.length) ?? 0;
  return sealed.subarray(magic.length + 1, magic.length + 1 + length).toString('latin1');
}

/** @throws where the key of that id is not among ours, or anything was changed. */
export function openUnder(keys: readonly VaultKey[], magic: string, sealed: Buffer, context: string): Buffer {
  const id = keyIdOf(sealed, magic);
  const found = keys.find((one) => one.id === id);
  if (id === undefined || found === undefined)
    throw new Error(`the vault has no key ${id ?? 'of this kind'}`);
  return decrypt(found.key, sealed.subarray(magic.length + 1 + id.length), `${id}|${context}`);
}
