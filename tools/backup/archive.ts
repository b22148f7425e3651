/**
 * The log of a running server, copied as it is written: each file of it once it is full, and what is written of the current
 * one every few seconds. What PostgreSQL's `archive_command` gives would wait for full files, and would need the key under
 * the account of the server.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Client } from 'pg';
import { syncFolder } from './sync-folder.ts';
import { writeSealed } from './parts.ts';
import { openStream } from './sealed-stream.ts';
import { isSegment, listSegments, requireSegments, startOfSegment } from './segments.ts';
import { keepLog, readLogState, releaseLog, type LogState } from './server.sql.ts';

/** The folder of the archive in a folder of backups. */
export const archiveFolder = (dir: string): string => path.join(dir, 'wal');

const contextOf = (system: string, name: string): string => `log ${system} ${name}`;

export type ArchiveInput = {
  readonly client: Client;
  readonly dir: string;
  readonly key: Buffer;
};

export type Archived = {
  /** Full files that were archived in this round. */
  readonly files: number;
  /** Up to where the log is archived now. */
  readonly lsn: string;
  /** The number of the cluster. */
  readonly system: string;
};

/**
 * Archives what was written to the log since the last round.
 *
 * @throws Error where the server has thrown away log that was not archived: then a new backup is needed.
 */
export async function archiveLog({ client, dir, key }: ArchiveInput, before?: string): Promise<Archived> {
  const folder = archiveFolder(dir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await keepLog(client);
  const state = await readLogState(client);
  if (state.state === 'lost')
    throw new Error(
      'The server has thrown away log that was not archived yet. End the archive (`archive DIR --end`), begin it again, and make a backup.',
    );
  if (state.lsn === before) return { files: 0, lsn: state.lsn, system: state.system };
  const files = await archiveFull(state, folder, key);
  await archiveHistories(state, folder, key);
  const current = state.current_segment;
  await archiveFile({ state, folder, key, name: current, bytes: state.written, as: `${current}.partial` });
  await releaseLog(client, startOfSegment(current, Number(state.segment_bytes)));
  return { files, lsn: state.lsn, system: state.system };
}

async function archiveFull(state: LogState, folder: string, key: Buffer): Promise<number> {
  const bytes = Number(state.segment_bytes);
  const names = listSegments(state.kept_segment, state.current_segment, bytes).slice(0, -1);
  const there = new Set(await readdir(folder));
  const missing = names.filter((name) => !there.has(`${name}.enc`));
  await requireSegments(path.join(state.data, 'pg_wal'), missing, bytes);
  for (const name of missing) await archiveFile({ state, folder, key, name, bytes, as: name });
  for (const name of names) await rm(path.join(folder, `${name}.partial.enc`), { force: true });
  return missing.length;
}

/** A history says where a log began to go another way: after a restore. */
async function archiveHistories(state: LogState, folder: string, key: Buffer): Promise<void> {
  const there = new Set(await readdir(folder));
  for (const name of await readdir(path.join(state.data, 'pg_wal')))
    if (/^[0-9A-F]{8}\.history$/.test(name) && !there.has(`${name}.enc`))
      await archiveFile({ state, folder, key, name, bytes: Number.MAX_SAFE_INTEGER, as: name });
}

type FileInput = {
  readonly state: LogState;
  readonly folder: string;
  readonly key: Buffer;
  readonly name: string;
  /** How much of the file, from its beginning. */
  readonly bytes: number;
  readonly as: string;
};

/** Writes beside and renames: a file of the archive is whole, and the one before it stays until then. */
async function archiveFile({ state, folder, key, name, bytes, as }: FileInput): Promise<void> {
  const source =
    bytes === 0
      ? Readable.from([])
      : createReadStream(path.join(state.data, 'pg_wal', name), { end: bytes - 1 });
  const half = path.join(folder, `${as}.part`);
  await rm(half, { force: true });
  try {
    await writeSealed({ source, target: half, key, context: contextOf(state.system, as) });
    await rename(half, path.join(folder, `${as}.enc`));
    await syncFolder(folder);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

type LogInput = {
  readonly dir: string;
  readonly key: Buffer;
  readonly system: string;
  /** The first file that is needed. */
  readonly first: string;
  readonly into: string;
};

/**
 * Decrypts the archived log from a file on, for a server to apply. The last file is filled up with zeros, as the server has
 * it. Gives how many files there were.
 *
 * @throws Error where a file was changed, or is of another key or cluster.
 */
export async function unpackLog({ dir, key, system, first, into }: LogInput): Promise<number> {
  const folder = archiveFolder(dir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.enc'));
  const whole = new Set(names.filter((name) => !name.endsWith('.partial.enc')));
  let count = 0;
  for (const file of names.toSorted()) {
    const as = file.slice(0, -'.enc'.length);
    const name = as.replace(/\.partial$/, '');
    const isLog = isSegment(name);
    if (isLog && (name.slice(8) < first.slice(8) || (as !== name && whole.has(`${name}.enc`)))) continue;
    const target = path.join(into, name);
    await pipeline(
      createReadStream(path.join(folder, file)),
      openStream(key, contextOf(system, as), `wal/${file}`),
      createZstdDecompress(),
      createWriteStream(target, { flags: 'w', mode: 0o600 }),
    );
    if (isLog) await fillUp(target);
    count += 1;
  }
  return count;
}

/** The size of a file of the log in every cluster that is made here. */
const segmentBytes = 16 * 2 ** 20;

async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(segmentBytes);
  } finally {
    await handle.close();
  }
}
