// Files that the instance serves to everyone: goods pictures. They lie in a folder of this machine, or in a bucket that all
// nodes share.
import type { Bucket, OpenedFile, OpenOptions } from '#platform/storage/bucket.ts';
import { bucketStore, folderStore } from '#platform/storage/store.ts';

export type Files = {
  /**
   * Writes a public file whole or not at all. The name has no folders above it.
   *
   * @throws StorageAway where there is no room, or the bucket is away.
   */
  write(name: string, bytes: Buffer | string): Promise<void>;
  read(name: string): Promise<Buffer>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** The names of the files in a folder, without it; none for a folder that is not there. */
  list(folder: string): Promise<string[]>;
  /**
   * Opens a file of a bucket for a visitor. Undefined where it does not lie in one: it is in `folder`, or nowhere.
   *
   * @throws StorageAway where the bucket is away.
   */
  open(name: string, asked: OpenOptions): Promise<OpenedFile | undefined>;
  /** The folder of this machine: it has all files, or with a bucket those that were not copied there yet. */
  readonly folder: string;
};

const safeName = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i;
/** Pictures drawn of others are a cache of the node: each draws its own, and no bucket has them. */
const madeName = /^made(?:\/|$)/;

/** Whether public files may have this name: nothing in it leaves their folder. */
export function isFileName(name: string): boolean {
  return safeName.test(name) && !name.includes('..');
}

function checkName(name: string): string {
  if (!isFileName(name)) throw new RangeError(`not a file name: ${name}`);
  return name;
}

export function folderFiles(folder: string): Files {
  const store = folderStore(folder);
  return {
    folder,
    // Async functions: a name that is none rejects, as everything else that is wrong.
    write: async (name, bytes) => store.write(checkName(name), bytes),
    read: async (name) => store.read(checkName(name)),
    remove: async (name) => store.remove(checkName(name)),
    list: async (name) => store.list(checkName(name)),
    open: () => Promise.resolve(undefined),
  };
}

/**
 * Files in a bucket.
 *
 * @param folder Has what is drawn of pictures, and the files of before the bucket.
 */
export function bucketFiles(bucket: Bucket, folder: string): Files {
  const local = folderStore(folder);
  const shared = bucketStore(bucket, local);
  const storeOf = (name: string) => (madeName.test(checkName(name)) ? local : shared);
  return {
    folder,
    write: async (name, bytes) => storeOf(name).write(name, bytes),
    read: async (name) => storeOf(name).read(name),
    remove: async (name) => storeOf(name).remove(name),
    list: async (name) => storeOf(name).list(name),
    open: async (name, asked) => (madeName.test(checkName(name)) ? undefined : bucket.open(name, asked)),
  };
}
