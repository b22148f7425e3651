/** Which files a backup takes. */
import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

export type FoundFiles = {
  /** Folders below the one that was searched; empty ones have to be there again too. */
  readonly folders: readonly string[];
  /** The path below the folder that was searched, and where the file lies. */
  readonly files: readonly { readonly name: string; readonly file: string }[];
  /** Bytes of all files when they were found. */
  readonly bytes: number;
};

export const nothingFound: FoundFiles = { folders: [], files: [], bytes: 0 };

/** Folders of a cluster whose content belongs to the server that runs (PostgreSQL, "Making a Base Backup"). */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Folders that a server expects, though they lie in one that is emptied. */
const expected = ['pg_wal/archive_status', 'pg_wal/summaries'];

const ofTheServer = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'current_logfiles',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'recovery.signal',
  'standby.signal',
]);

const controlFile = 'global/pg_control';

/**
 * The files of a running cluster, the control file last, as PostgreSQL wants it.
 *
 * @throws Error where a part of the cluster lies outside of its folder.
 */
export async function findClusterFiles(data: string): Promise<FoundFiles> {
  const found = await findFiles(data, (name, entry) => {
    if (entry.isSymbolicLink())
      throw new Error(
        `${name} of the cluster is a link: tablespaces and a WAL folder elsewhere are not backed up.`,
      );
    const base = path.basename(name);
    if (emptied.has(path.dirname(name)) || ofTheServer.has(name)) return false;
    return !/^pgsql_tmp|^pg_internal\.init/.test(base);
  });
  const files = found.files.filter(({ name }) => name !== controlFile);
  const control = found.files.filter(({ name }) => name === controlFile);
  return { ...found, folders: [...found.folders, ...expected], files: [...files, ...control] };
}

/** Files of one folder by their names. */
export function findNamed(folder: string, names: readonly string[]): FoundFiles {
  return { folders: [], files: names.map((name) => ({ name, file: path.join(folder, name) })), bytes: 0 };
}

/** All files of a folder and of those below it. A folder that is not there has none. */
export async function findFiles(
  folder: string,
  isTaken: (name: string, entry: Dirent) => boolean = () => true,
): Promise<FoundFiles> {
  const folders: string[] = [];
  const files: { name: string; file: string }[] = [];
  let bytes = 0;
  async function look(below: string): Promise<void> {
    for (const entry of await listFolder(path.join(folder, below))) {
      const name = path.join(below, entry.name);
      if (!isTaken(name, entry)) continue;
      if (entry.isDirectory()) {
        folders.push(name);
        await look(name);
      } else if (entry.isFile()) {
        const file = path.join(folder, name);
        files.push({ name, file });
        bytes += await lstat(file).then(
          ({ size }) => size,
          () => 0,
        );
      }
    }
  }
  await look('');
  return { folders, files, bytes };
}

/** A folder that vanished meanwhile is an empty one. */
async function listFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
