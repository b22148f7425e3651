// Files that must not be read by who finds the disk: identity documents and payment proofs.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Vault = {
  /** Writes a private file whole or not at all, encrypted. The name is an id: lower-case letters, digits, hyphens. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** @throws where the file is missing or was changed by anyone but us. */
  read(name: string): Promise<Buffer>;
  /** Removes a file for good; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** A short text to keep in a row, encrypted with the same key; `context` names where it belongs. */
  seal(text: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
};

const safeName = /^[a-z0-9][a-z0-9-]{7,79}$/;
const nonceBytes = 12;
const tagBytes = 16;

/** A vault in a folder of the instance's user alone. The key follows from the instance's secret. */
export function folderVault(folder: string, secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stockless vault v1', 32));
  function place(name: string): string {
    if (!safeName.test(name)) throw new RangeError(`not a vault name: ${name}`);
    return path.join(folder, name.slice(-2), name);
  }
  return {
    async write(name, bytes) {
      const target = place(name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const part = `${target}.${process.pid}.part`;
      await writeFile(part, encrypt(key, bytes, `file:${name}`), { mode: 0o600 });
      await rename(part, target);
    },
    read: async (name) => decrypt(key, await readFile(place(name)), `file:${name}`),
    remove: (name) => rm(place(name), { force: true }),
    seal: (text, context) => encrypt(key, Buffer.from(text), `text:${context}`),
    open: (sealed, context) => decrypt(key, sealed, `text:${context}`).toString(),
  };
}

/** Nonce, tag, then the bytes. The name is authenticated too: files cannot be exchanged for each other. */
function encrypt(key: Buffer, bytes: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
