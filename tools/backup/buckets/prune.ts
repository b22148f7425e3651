/** Removes old snapshots of buckets, and the copies that no other one names. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listBackups, timeOfBackup } from '../manifest.ts';
import {
  keyFolder,
  listSnapshots,
  objectFolder,
  objectName,
  readSnapshot,
  snapshotFolder,
  timeOfSnapshot,
} from './snapshot.ts';

/** A copy that is younger may belong to a snapshot that is being made. */
const youngMs = 86_400_000;

type PruneInput = {
  readonly dir: string;
  readonly key: Buffer;
  readonly keep: number;
  readonly now: Date;
};

/**
 * Keeps so many of the newest snapshots, and all since the oldest backup of the database.
 *
 * @throws Error where one of those cannot be read: no copy is removed then.
 */
export async function pruneSnapshots({ dir, key, keep, now }: PruneInput) {
  if (!Number.isSafeInteger(keep) || keep < 1) throw new Error('--keep must be a whole number from 1.');
  const names = await listSnapshots(dir);
  const [oldest] = await listBackups(dir);
  const since = oldest === undefined ? undefined : timeOfBackup(oldest);
  const old = names.slice(0, -keep).filter((name) => since === undefined || timeOfSnapshot(name) < since);
  const named = new Set<string>();
  for (const name of names.filter((one) => !old.includes(one))) {
    for (const file of (await readSnapshot(dir, name, key)).files) named.add(`${objectName(file)}.enc`);
  }
  for (const name of old) {
    await rm(path.join(snapshotFolder(dir), `${name}.enc`));
    await rm(keyFolder(dir, name), { recursive: true, force: true });
  }
  let objects = 0;
  const copies: string[] = await readdir(objectFolder(dir)).catch(() => []);
  for (const copy of copies) {
    const file = path.join(objectFolder(dir), copy);
    if (named.has(copy) || now.getTime() - (await stat(file)).mtimeMs < youngMs) continue;
    await rm(file);
    objects += 1;
  }
  return { snapshots: old.length, objects };
}
