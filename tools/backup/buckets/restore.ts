/** Reads the files of a snapshot, to compare them or to write them into the folders of an instance. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '#platform/storage/signed-request.ts';
import { eachAtOnce } from '../../files/copy.ts';
import {
  isKey,
  listSnapshots,
  objectContext,
  objectPath,
  readSealed,
  readSnapshot,
  timeOfSnapshot,
  type Snapshot,
} from './snapshot.ts';

type ReadInput = {
  readonly dir: string;
  readonly name: string;
  readonly key: Buffer;
  /** The DATA_DIR whose folders get the files; none where they are compared alone. */
  readonly into?: string;
  readonly onFile?: () => void;
};

/**
 * Decrypts every file of a snapshot and compares it. A file that is in the folder already gives way: the bucket had it.
 *
 * @throws Error that names the file that is missing, was changed, or is not what the snapshot says.
 */
export async function readFiles({ dir, name, key, into, onFile }: ReadInput): Promise<Snapshot> {
  const snapshot = await readSnapshot(dir, name, key);
  await eachAtOnce(snapshot.files, async (file) => {
    const place = `${file.kind}/${file.name}`;
    const bytes = await readSealed(objectPath(dir, name, file), { key, context: objectContext(file) }).catch(
      (error: unknown) => {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        throw isMissing ? new Error(`The copy of ${place} is missing.`, { cause: error }) : error;
      },
    );
    if (hashOf(bytes) !== file.sha256) throw new Error(`The copy of ${place} is not what the snapshot says.`);
    if (into !== undefined) {
      const target = path.join(into, file.kind, file.name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, bytes, { mode: 0o600, flush: true });
    }
    onFile?.();
  });
  return snapshot;
}

/**
 * The snapshot to restore with: the first one after a moment, which has every file of that moment that was not erased
 * since; the newest one where there is none, or no moment is named.
 */
export async function chooseSnapshot(dir: string, to: Date | undefined): Promise<string | undefined> {
  const names = await listSnapshots(dir);
  const after = to === undefined ? undefined : names.find((name) => timeOfSnapshot(name) >= to);
  return after ?? names.at(-1);
}

/** Whether the keys of private files are among them. */
export function hasKeysOf({ files }: Snapshot): boolean {
  return files.some((file) => isKey(file));
}
