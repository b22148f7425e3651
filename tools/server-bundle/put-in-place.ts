// How a finished build takes the place of the one before, also where two builds end at one moment.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves the folder `next` to `out`; both lie on one disk. Of two builds that end at one moment one is kept whole.
 *
 * @throws Error of the file system where neither of them is in place after that.
 */
export function putInPlace(next: string, out: string): void {
  mkdirSync(path.dirname(out), { recursive: true });
  const before = `${next}.before`;
  moveIfThere(out, before);
  try {
    renameSync(next, out);
  } catch (error) {
    if (!isTaken(error)) {
      moveIfThere(before, out);
      throw error;
    }
    // Another build of the same sources was faster.
    rmSync(next, { recursive: true, force: true });
  }
  rmSync(before, { recursive: true, force: true });
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** A folder cannot be moved onto one that is not empty. */
const isTaken = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
