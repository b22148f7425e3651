// Where bytes lie by their names: a folder of this machine, or a bucket that all nodes share.
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from './bucket.ts';
import { StorageAway } from './storage-away.ts';

/** Names are checked by whoever has a store: a store takes them as they are. */
export type Store = {
  /** Writes a file whole or not at all. @throws StorageAway where there is no room, or the place is away. */
  write(name: string, bytes: Buffer | string): Promise<void>;
  /** @throws Error with the code `ENOENT` where there is no such file. */
  read(name: string): Promise<Buffer>;
  /** The first bytes of a file; undefined where it is not there. */
  readHead(name: string, count: number): Promise<Buffer | undefined>;
  isThere(name: string): Promise<boolean>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** The names of the files in a folder, without it; none where there is no such folder. */
  list(folder: string): Promise<string[]>;
};

type FolderModes = { readonly folder?: number; readonly file?: number };

/** Errors of a disk that takes nothing: of the moment, and no fault of the call. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** @param modes Rights of new folders and files, where they are not the usual ones. */
export function folderStore(folder: string, modes: FolderModes = {}): Store {
  const at = (name: string) => path.join(folder, name);
  async function isThere(name: string): Promise<boolean> {
    return access(at(name)).then(
      () => true,
      () => false,
    );
  }
  return {
    async write(name, bytes) {
      const target = at(name);
      const part = `${target}.${process.pid}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true, mode: modes.folder });
        await writeFile(part, bytes, { mode: modes.file });
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        const code = codeOf(error);
        if (fullCodes.has(code)) throw new StorageAway(folder, `takes no file (${code})`, error);
        throw error;
      }
    },
    read: (name) => readFile(at(name)),
    async readHead(name, count) {
      if (!(await isThere(name))) return undefined;
      const file = await open(at(name));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    isThere,
    remove: (name) => rm(at(name), { force: true }),
    async list(below) {
      const entries = await readdir(at(below), { withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map(({ name }) => name);
    },
  };
}

/**
 * Files in a bucket. Those that lie in the folder of before, because nobody has copied them yet, are read there; what is
 * removed is removed in both.
 */
export function bucketStore(bucket: Bucket, before: Store): Store {
  return {
    write: (name, bytes) => bucket.put(name, Buffer.from(bytes)),
    read: async (name) => (await bucket.get(name)) ?? before.read(name),
    readHead: async (name, count) => (await bucket.get(name, count)) ?? before.readHead(name, count),
    isThere: async (name) => (await bucket.find(name)) !== undefined || before.isThere(name),
    async remove(name) {
      await bucket.remove(name);
      if (!(await before.isThere(name))) return;
      await before.remove(name);
      // A command that copies the folder may have written it in between: it looks at the folder last.
      await bucket.remove(name);
    },
    async list(folder) {
      const start = `${folder}/`;
      const found = (await bucket.list(start)).map((name) => name.slice(start.length));
      const names = [...found.filter((name) => !name.includes('/')), ...(await before.list(folder))];
      return [...new Set(names)];
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
