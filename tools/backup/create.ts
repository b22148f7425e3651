/**
 * Makes a backup of a running instance: the cluster while it is written to, the part of its log that makes the copy
 * consistent, then uploaded and private files, which are written before the rows that name them.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createWriteStream, readFileSync } from 'node:fs';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { applied } from '#platform/db/migrate.ts';
import { superuser } from '#platform/postgres/embedded.ts';
import { findClusterFiles, findFiles, findNamed, nothingFound, type FoundFiles } from './find-files.ts';
import {
  manifestContext,
  manifestName,
  partContext,
  partFile,
  type Manifest,
  type Part,
  type PartName,
} from './manifest.ts';
import { packPart } from './parts.ts';
import { readRecordHead } from './record-head.ts';
import { sealStream } from './sealed-stream.ts';
import { listSegments, requireSegments } from './segments.ts';
import { readServer, startServerBackup, stopServerBackup, type StoppedBackup } from './server.sql.ts';
import { syncFolder } from './sync-folder.ts';

export type CreateInput = {
  /** The folder of backups; it is made where it is missing. */
  readonly dir: string;
  readonly dataDir: string;
  /** The folder of the socket of the running server. */
  readonly socketDir: string;
  readonly database: string;
  readonly key: Buffer;
  /** Takes `secrets.json` and the keys of private files as well. */
  readonly withKeys: boolean;
  readonly onBytes?: (done: number, all: number) => void;
};

/**
 * Makes a backup and gives its folder. Until it is whole and on disk the folder's name ends in `.part`.
 *
 * @throws Error where the server or the disk fails; nothing is left behind then.
 */
export async function createBackup(ask: CreateInput): Promise<{ folder: string; manifest: Manifest }> {
  const name = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const folder = path.join(ask.dir, name);
  const half = `${folder}.part`;
  await mkdir(ask.dir, { recursive: true, mode: 0o700 });
  await mkdir(half, { mode: 0o700 });
  try {
    const manifest = await inSession(ask, (session) => writeBackup(ask, session, half));
    await writeManifest(half, manifest, ask.key);
    await syncFolder(half);
    await rename(half, folder);
    await syncFolder(ask.dir);
    return { folder, manifest };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw explain(error);
  }
}

type Session = { readonly client: Client; readonly lost: AbortSignal };

/** A session with the server. Where the connection is lost, the copying that is under way ends. */
async function inSession<T>({ socketDir }: CreateInput, work: (session: Session) => Promise<T>): Promise<T> {
  const client = new Client({ host: socketDir, user: superuser, database: 'postgres' });
  const lost = new AbortController();
  client.on('error', () => lost.abort(new Error(lostServer)));
  await client.connect();
  client.on('end', () => lost.abort(new Error(lostServer)));
  try {
    return await work({ client, lost: lost.signal });
  } catch (error) {
    if (lost.signal.aborted) throw new Error(lostServer, { cause: error });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const lostServer = 'The database server went away while it was backed up: there is no backup of this time.';

async function writeBackup(ask: CreateInput, { client, lost }: Session, half: string): Promise<Manifest> {
  const id = randomUUID();
  const server = await readServer(client);
  if (server.level === 'minimal')
    throw new Error(
      'This server has wal_level minimal, as throw-away databases have: it cannot be backed up.',
    );
  const pack = async (name: PartName, found: FoundFiles): Promise<Part> => {
    let done = 0;
    const onBytes = (bytes: number): void => ask.onBytes?.((done += bytes), found.bytes);
    const target = path.join(half, partFile(name));
    return packPart({ found, target, key: ask.key, context: partContext(id, name), onBytes, signal: lost });
  };
  const startLsn = await startServerBackup(client, `backup_${id}`);
  const cluster = await pack('cluster', await findClusterFiles(server.data));
  // What is committed now is in the log before its end, so the record that is restored has all of this one.
  const record = await readRecordHead({ host: ask.socketDir, database: ask.database });
  const lastMigration = await readLastMigration(ask);
  const stopped = await stopServerBackup(client, startLsn);
  const wal = await pack('wal', await findLog(server.data, stopped));
  const vault = await findFiles(path.join(ask.dataDir, 'vault'), (file) => file !== 'keys');
  const parts = {
    cluster,
    wal,
    files: await pack('files', await findFiles(path.join(ask.dataDir, 'files'))),
    vault: await pack('vault', vault),
    ...(ask.withKeys ? { keys: await pack('keys', await findKeys(ask.dataDir)) } : {}),
  };
  return {
    format: 1,
    id,
    time: stopped.time,
    version: readVersion(),
    postgres: server.version,
    machine: `${process.platform}-${process.arch}`,
    database: ask.database,
    system: server.system,
    timeline: server.timeline,
    startLsn,
    stopLsn: stopped.lsn,
    lastMigration,
    record,
    backupLabel: stopped.label,
    tablespaceMap: stopped.spaces,
    parts,
  };
}

async function findLog(data: string, stopped: StoppedBackup): Promise<FoundFiles> {
  const folder = path.join(data, 'pg_wal');
  const bytes = Number(stopped.segment_bytes);
  const names = listSegments(stopped.first_segment, stopped.last_segment, bytes);
  await requireSegments(folder, names, bytes);
  const histories = await findFiles(folder, (name) => /^[0-9A-F]{8}\.history$/.test(name));
  const found = findNamed(folder, names);
  return {
    folders: [],
    files: [...histories.files, ...found.files],
    bytes: histories.bytes + names.length * bytes,
  };
}

/** Keys of private files lie apart from their bodies, so that copies of the bodies can be kept longer. */
async function findKeys(dataDir: string): Promise<FoundFiles> {
  const keys = await findFiles(path.join(dataDir, 'vault', 'keys'));
  const secrets = await findFiles(dataDir, (name) => name === 'secrets.json');
  return {
    ...nothingFound,
    files: [
      ...secrets.files,
      ...keys.files.map(({ name, file }) => ({ name: path.join('vault/keys', name), file })),
    ],
    bytes: secrets.bytes + keys.bytes,
  };
}

async function readLastMigration({ socketDir, database }: CreateInput): Promise<string> {
  const client = new Client({ host: socketDir, user: superuser, database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await applied(client)).at(-1)?.name ?? '';
  } finally {
    await client.end();
  }
}

const packageShape = z.object({ version: z.string() });

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return z.parse(packageShape, JSON.parse(text)).version;
}

async function writeManifest(half: string, manifest: Manifest, key: Buffer): Promise<void> {
  const output = createWriteStream(path.join(half, manifestName), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(
    Readable.from([Buffer.from(JSON.stringify(manifest))]),
    sealStream(key, manifestContext),
    output,
  );
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error('The disk of the backup is full: there is no backup of this time.', { cause: error });
  return error;
}
