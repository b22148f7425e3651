/** Removes old backups, and what was archived for them alone. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesFolder } from './archive-files.ts';
import { archiveFolder } from './archive.ts';
import { listBackups, timeOfBackup } from './manifest.ts';

export type Pruned = { readonly backups: number; readonly archived: number };

/**
 * Keeps so many of the newest backups. What was archived before the oldest of them was begun is in it, or belongs to a file
 * that was removed, so it goes as well.
 *
 * @throws Error where none would be kept.
 */
export async function pruneBackups(dir: string, keep: number): Promise<Pruned> {
  if (!Number.isSafeInteger(keep) || keep < 1) throw new Error('--keep must be a whole number from 1.');
  const folders = await listBackups(dir);
  const old = folders.slice(0, -keep);
  for (const folder of old) await rm(folder, { recursive: true });
  const oldest = folders.slice(-keep)[0];
  if (oldest === undefined) return { backups: 0, archived: 0 };
  const before = timeOfBackup(oldest);
  let archived = 0;
  for (const folder of [archiveFolder(dir), filesFolder(dir)]) {
    const names: string[] = await readdir(folder).catch(() => []);
    for (const name of names) {
      const file = path.join(folder, name);
      // A history is small, and says for ever where a log went another way.
      if (name.includes('.history') || (await stat(file)).mtime >= before) continue;
      await rm(file);
      archived += 1;
    }
  }
  return { backups: old.length, archived };
}
