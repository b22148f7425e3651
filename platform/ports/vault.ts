// Files that must not be read by who finds the disk: identity documents and payment proofs. Each file has a key of its
// own; that key lies beside it, wrapped by a key of the instance (`vault-keys.ts`).
//
// The wrapped keys lie in a folder of their own, `keys`, and not in the database or in front of the file: bodies never
// change, so a rotation touches 80 bytes a file; a vault is whole without a database; and whoever keeps old backups of
// the bodies for years and of `keys` for days has shredded what was erased.
import { randomBytes } from 'node:crypto';
import { folderStore, type Store } from '#platform/storage/store.ts';
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
   *
   * @throws StorageAway where there is no room, or the bucket is away.
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
/** The magic in front of a wrapped key, the length of its id, and the longest id. */
const keyHeadBytes = 8 + 1 + 32;
const magics = { body: 'slvault2', key: 'slwrap02', text: 'slseal02' } as const;

/** Rights of what lies in a folder: the instance's user alone. */
const privateModes = { folder: 0o700, file: 0o600 };

/** Where private files lie on this machine. */
export function vaultFolder(folder: string): Store {
  return folderStore(folder, privateModes);
}

/** A vault in a folder of the instance's user alone. */
export function folderVault(folder: string, secret: string, own: readonly VaultKey[] = []): Vault {
  return openVault(vaultFolder(folder), secret, own);
}

/**
 * A vault in any store: everything is encrypted before it gets there.
 *
 * @param own Keys of the operator, the one that seals first. The key that follows from the secret opens what is older.
 */
export function openVault(store: Store, secret: string, own: readonly VaultKey[] = []): Vault {
  const legacy = derivedKey(secret);
  const keys = [...own, legacy];
  const [active = legacy] = keys;
  return {
    ...filesOf({ store, keys, active, legacy }),
    ...textsOf({ keys, active, legacy }),
    keyIds: keys.map(({ id }) => id),
  };
}

type Texts = { readonly keys: readonly VaultKey[]; readonly active: VaultKey; readonly legacy: VaultKey };
type Files = Texts & { readonly store: Store };

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
  const { store, keys, active, legacy } = kept;
  const bodyAt = (name: string) => placeOf(name);
  const keyAt = (name: string) => `keys/${placeOf(name)}`;
  const isEnvelope = (head: Buffer) => head.subarray(0, 8).toString('latin1') === magics.body;

  async function write(name: string, bytes: Buffer, about = ''): Promise<void> {
    const own = randomBytes(keyBytes);
    const context = `file:${name}|${about}`;
    // The key first: a body without its key would be lost, a key without its body is nothing.
    await store.write(keyAt(name), sealUnder(active, magics.key, own, context));
    await store.write(bodyAt(name), Buffer.concat([Buffer.from(magics.body), encrypt(own, bytes, context)]));
  }
  async function read(name: string, about = ''): Promise<Buffer> {
    const body = await store.read(bodyAt(name));
    if (!isEnvelope(body)) return decrypt(legacy.key, body, `file:${name}`);
    const context = `file:${name}|${about}`;
    const own = openUnder(keys, magics.key, await store.read(keyAt(name)), context);
    return decrypt(own, body.subarray(magics.body.length), context);
  }
  return {
    write,
    read,
    async remove(name) {
      await store.remove(keyAt(name));
      await store.remove(bodyAt(name));
    },
    async rewrap(name, about = '') {
      const head = await store.readHead(bodyAt(name), magics.body.length);
      if (head === undefined) return 'missing';
      if (!isEnvelope(head)) {
        await write(name, await read(name), about);
        return 'sealed';
      }
      const wrapped = await store.read(keyAt(name));
      if (keyIdOf(wrapped, magics.key) === active.id) return 'kept';
      const context = `file:${name}|${about}`;
      const own = openUnder(keys, magics.key, wrapped, context);
      await store.write(keyAt(name), sealUnder(active, magics.key, own, context));
      // Erased in the meantime: no key of it comes back.
      if (!(await store.isThere(bodyAt(name)))) await store.remove(keyAt(name));
      return 'rewrapped';
    },
    async keyOf(name) {
      const head = await store.readHead(bodyAt(name), magics.body.length);
      if (head === undefined) return 'missing';
      if (!isEnvelope(head)) return legacy.id;
      const wrapped = await store.readHead(keyAt(name), keyHeadBytes);
      return (wrapped === undefined ? undefined : keyIdOf(wrapped, magics.key)) ?? 'missing';
    },
  };
}

/** The name in the store: folders by the last two letters, so that none has too many files. */
function placeOf(name: string): string {
  if (!safeName.test(name)) throw new RangeError(`not a vault name: ${name}`);
  return `${name.slice(-2)}/${name}`;
}
