// Files that must not be read by who finds the disk: identity documents and payment proofs. Each file has a key of its
// own; that key lies beside it, wrapped by a key of the instance (`vault-keys.ts`).
//
// The wrapped keys lie in a folder of their own, `keys`, and not in the database or in front of the file: bodies never
// change, so a rotation touches 80 bytes a file; a vault is whole without a database; and whoever keeps old backups of
// the bodies for years and of `keys` for days has shredded what was erased.
import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  decrypt,
  derivedKey,
  encrypt,
  keyBytes,
  keyIdOf,
  openUnder,
  sealUnder,
  type VaultKey,
} from './vault-keys.ts';

/** What became of a file or a text when the keys were turned. */
export type Turned = 'kept' | 'rewrapped' | 'sealed' | 'missing';

export type Vault = {
  /**
   * Writes a private file whole or not at all, encrypted under a key of its own. The name is an id: lower-case
   * letters, digits, hyphens. `about` says whose it is and of which kind: it opens under nothing else.
   */
  write(name: string, bytes: Buffer, about?: string): Promise<void>;
  /** @throws where the file or its key is missing or was changed by anyone but us. */
  read(name: string, about?: string): Promise<Buffer>;
  /** Removes a file and its key for good; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Puts a file's key under the newest key; its body is read only where it was kept before files had keys. */
  rewrap(name: string, about?: string): Promise<Turned>;
  /** The id of the key that a file hangs on; `missing` where it is not there. */
  keyOf(name: string): Promise<string>;
  /** A short text to keep in a row, encrypted under the newest key; `context` names where it belongs. */
  seal(text: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
  /** The same text under the newest key; undefined where it is. */
  reseal(sealed: Buffer, context: string): Buffer | undefined;
  /** The id of the key that a sealed text hangs on. */
  sealedBy(sealed: Buffer): string;
  /** Ids of the keys that open, the one that seals first. */
  readonly keyIds: readonly string[];
};

const safeName = /^[a-z0-9][a-z0-9-]{7,79}$/;
const magics = { body: 'slvault2', key: 'slwrap02', text: 'slseal02' } as const;

/**
 * A vault in a folder of the instance's user alone.
 *
 * @param own Keys of the operator, the one that seals first. The key that follows from the secret opens what is older.
 */
export function folderVault(folder: string, secret: string, own: readonly VaultKey[] = []): Vault {
  const legacy = derivedKey(secret);
  const keys = [...own, legacy];
  const [active = legacy] = keys;
  return {
    ...filesOf({ folder, keys, active, legacy }),
    ...textsOf({ keys, active, legacy }),
    keyIds: keys.map(({ id }) => id),
  };
}

type Texts = { readonly keys: readonly VaultKey[]; readonly active: VaultKey; readonly legacy: VaultKey };
type Files = Texts & { readonly folder: string };

function textsOf({ keys, active, legacy }: Texts): Pick<Vault, 'seal' | 'open' | 'reseal' | 'sealedBy'> {
  const seal = (text: string, context: string) =>
    sealUnder(active, magics.text, Buffer.from(text), `text:${context}`);
  const openText = (sealed: Buffer, context: string): string =>
    keyIdOf(sealed, magics.text) === undefined
      ? decrypt(legacy.key, sealed, `text:${context}`).toString()
      : openUnder(keys, magics.text, sealed, `text:${context}`).toString();
  return {
    seal,
    open: openText,
    reseal: (sealed, context) =>
      keyIdOf(sealed, magics.text) === active.id ? undefined : seal(openText(sealed, context), context),
    sealedBy: (sealed) => keyIdOf(sealed, magics.text) ?? legacy.id,
  };
}

function filesOf(kept: Files): Pick<Vault, 'write' | 'read' | 'remove' | 'rewrap' | 'keyOf'> {
  const { keys, active, legacy } = kept;
  const bodyAt = (name: string) => placeOf(kept.folder, name);
  const keyAt = (name: string) => placeOf(path.join(kept.folder, 'keys'), name);
  const isEnvelope = (head: Buffer) => head.subarray(0, 8).toString('latin1') === magics.body;

  async function write(name: string, bytes: Buffer, about = ''): Promise<void> {
    const own = randomBytes(keyBytes);
    const context = `file:${name}|${about}`;
    // The key first: a body without its key would be lost, a key without its body is nothing.
    await writeWhole(keyAt(name), sealUnder(active, magics.key, own, context));
    await writeWhole(bodyAt(name), Buffer.concat([Buffer.from(magics.body), encrypt(own, bytes, context)]));
  }
  async function read(name: string, about = ''): Promise<Buffer> {
    const body = await readFile(bodyAt(name));
    if (!isEnvelope(body)) return decrypt(legacy.key, body, `file:${name}`);
    const context = `file:${name}|${about}`;
    const own = openUnder(keys, magics.key, await readFile(keyAt(name)), context);
    return decrypt(own, body.subarray(magics.body.length), context);
  }
  return {
    write,
    read,
    async remove(name) {
      await rm(keyAt(name), { force: true });
      await rm(bodyAt(name), { force: true });
    },
    async rewrap(name, about = '') {
      const head = await headOf(bodyAt(name));
      if (head === undefined) return 'missing';
      if (!isEnvelope(head)) {
        await write(name, await read(name), about);
        return 'sealed';
      }
      const wrapped = await readFile(keyAt(name));
      if (keyIdOf(wrapped, magics.key) === active.id) return 'kept';
      const context = `file:${name}|${about}`;
      const own = openUnder(keys, magics.key, wrapped, context);
      await writeWhole(keyAt(name), sealUnder(active, magics.key, own, context));
      // Erased in the meantime: no key of it comes back.
      if (!(await isThere(bodyAt(name)))) await rm(keyAt(name), { force: true });
      return 'rewrapped';
    },
    async keyOf(name) {
      const head = await headOf(bodyAt(name));
      if (head === undefined) return 'missing';
      if (!isEnvelope(head)) return legacy.id;
      return keyIdOf(await readFile(keyAt(name)).catch(() => Buffer.alloc(0)), magics.key) ?? 'missing';
    },
  };
}

function placeOf(folder: string, name: string): string {
  if (!safeName.test(name)) throw new RangeError(`not a vault name: ${name}`);
  return path.join(folder, name.slice(-2), name);
}

async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const part = `${target}.${process.pid}.part`;
  await writeFile(part, bytes, { mode: 0o600 });
  await rename(part, target);
}

/** The first bytes of a file; undefined where it is not there. */
async function headOf(target: string): Promise<Buffer | undefined> {
  if (!(await isThere(target))) return undefined;
  const file = await open(target);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isThere(target: string): Promise<boolean> {
  return access(target).then(
    () => true,
    () => false,
  );
}
