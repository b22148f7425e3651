// Files of a witness: written whole or not at all, and on the disk before anything is said of them.
import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { WitnessError } from './error.ts';

/** Replaces the file: after a crash there is the old text or the new one. */
export async function writeDurably(file: string, text: string, mode = 0o644): Promise<void> {
  const folder = path.dirname(file);
  const temporary = `${file}.${process.pid}.new`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await rm(temporary, { force: true });
  await using(await open(temporary, 'wx', mode), async (handle) => {
    await handle.writeFile(text);
    await handle.sync();
  });
  await rename(temporary, file);
  // The new name of the file is an entry of its folder, which has to reach the disk as well.
  if (process.platform !== 'win32') await using(await open(folder, 'r'), (handle) => handle.sync());
}

/** Undefined where there is no such file. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Two witnesses in one folder would sign two heads of one size. What a process that is gone has left is taken over.
 * @throws WitnessError where another process has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'witness.pid');
  const holder = Number((await readIfThere(file)) ?? '0');
  if (holder !== process.pid && isRunning(holder)) {
    throw new WitnessError(`Process ${holder} has this folder. Where it is no witness, remove ${file}.`);
  }
  await writeDurably(file, `${process.pid}\n`);
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is there, and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function using(handle: FileHandle, act: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await act(handle);
  } finally {
    await handle.close();
  }
}
