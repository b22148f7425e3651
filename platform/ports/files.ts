// Files that the instance serves to everyone: goods pictures.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Files = {
  /** Writes a public file whole or not at all. The name has no folders above it. */
  write(name: string, bytes: Buffer | string): Promise<void>;
  read(name: string): Promise<Buffer>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Where the public files lie, for the server that hands them out. */
  readonly folder: string;
};

const safeName = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i;

export function folderFiles(folder: string): Files {
  function place(name: string): string {
    if (!safeName.test(name) || name.includes('..')) throw new RangeError(`not a file name: ${name}`);
    return path.join(folder, name);
  }
  return {
    folder,
    async write(name, bytes) {
      const target = place(name);
      await mkdir(path.dirname(target), { recursive: true });
      const part = `${target}.${process.pid}.part`;
      await writeFile(part, bytes);
      await rename(part, target);
    },
    read: (name) => readFile(place(name)),
    remove: (name) => rm(place(name), { force: true }),
  };
}
