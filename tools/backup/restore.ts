/**
 * Restores a backup into an empty folder: everything is decrypted and compared with the manifest first, then PostgreSQL
 * applies its log, and at last every chain is computed again.
 */
import { chownSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrationsDir } from '#apps/server/database.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import { removeCluster, startCluster, superuser, type Cluster } from '#platform/postgres/embedded.ts';
import { choosePlace, type Place } from '#platform/postgres/place.ts';
import { unpackFiles } from './archive-files.ts';
import { unpackLog } from './archive.ts';
import { partsOf, postgresMajor, readManifest, type Manifest, type PartName } from './manifest.ts';
import { unpackPart } from './parts.ts';
import { checkChains, type ChainCheck } from './record-head.ts';
import { isSegment } from './segments.ts';
import { isInRecovery, readRestoredUntil } from './server.sql.ts';

export type RestoreInput = {
  /** The folder of one backup. */
  readonly folder: string;
  /** The DATA_DIR to restore into: an empty folder, or none yet. */
  readonly into: string;
  readonly key: Buffer;
  /** The moment to restore to; the end of the archived log, or of the backup, where it is left out. */
  readonly to?: Date;
  readonly onBytes?: (done: number, all: number) => void;
};

export type Restored = {
  readonly manifest: Manifest;
  /** When the last restored transaction was committed. */
  readonly until: Date | undefined;
  readonly check: ChainCheck;
  /** The server, which runs on. */
  readonly cluster: Cluster;
  readonly hasKeys: boolean;
};

/**
 * @throws Error in one sentence where the backup cannot be restored here. The folder is as it was then.
 */
export async function restoreBackup(ask: RestoreInput): Promise<Restored> {
  await requireEmpty(ask.into);
  const manifest = await readManifest(ask.folder, ask.key);
  requireFit(manifest, ask.to);
  const dataDir = path.join(ask.into, 'postgres');
  try {
    const place = choosePlace(dataDir);
    await unpackAll(ask, manifest, place);
    await prepareRecovery(place, manifest, ask.to);
    const cluster = await recover(dataDir, place);
    await forgetRecovery(place);
    return {
      ...(await checkRestored(cluster, manifest)),
      manifest,
      cluster,
      hasKeys: manifest.parts.keys !== undefined,
    };
  } catch (error) {
    await removeCluster(dataDir);
    for (const name of await readdir(ask.into).catch(() => []))
      await rm(path.join(ask.into, name), { recursive: true, force: true });
    throw explain(error, ask.to);
  }
}

/** Applying the log of a day takes minutes; after this the server hangs. */
const recoveryLimitMs = 3_600_000;

/** @throws Error where there is something in the folder. */
export async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new Error(`${folder} is not empty: a backup is restored into an empty folder.`);
}

/** @throws Error where this version, this machine or the moment does not go with the backup. */
export function requireFit(manifest: Manifest, to?: Date): void {
  const known = readMigrations(migrationsDir).map(({ name }) => name);
  if (manifest.lastMigration !== '' && !known.includes(manifest.lastMigration))
    throw new Error(
      `This version knows migrations up to ${known.at(-1) ?? 'none'}, and the backup has ${manifest.lastMigration}: restore it with version ${manifest.version} or a later one.`,
    );
  if (Number.parseInt(manifest.postgres, 10) !== postgresMajor)
    throw new Error(
      `The backup is of PostgreSQL ${manifest.postgres}, and this version runs ${postgresMajor}.`,
    );
  const machine = `${process.platform}-${process.arch}`;
  if (manifest.machine !== machine)
    throw new Error(
      `The backup is of a machine ${manifest.machine}, and this one is ${machine}: PostgreSQL’s files differ.`,
    );
  if (to !== undefined && to < new Date(manifest.time))
    throw new Error(
      `The backup ends at ${manifest.time}, which is later than ${to.toISOString()}: restore an older backup.`,
    );
}

const logName = 'restored-wal';

/** Writes everything beside its place, and puts it there once all of it is what the manifest says. */
async function unpackAll(ask: RestoreInput, manifest: Manifest, place: Place): Promise<void> {
  const half = path.join(place.home, 'restoring');
  const halfFiles = path.join(ask.into, 'restoring');
  const targets: Record<PartName, string> = {
    cluster: path.join(half, 'cluster'),
    wal: path.join(half, 'wal'),
    files: path.join(halfFiles, 'files'),
    vault: path.join(halfFiles, 'vault'),
    keys: path.join(halfFiles, 'keys'),
  };
  let done = 0;
  const all = countBytes(manifest);
  const onBytes = (bytes: number): void => ask.onBytes?.((done += bytes), all);
  for (const { name, part } of partsOf(manifest)) {
    const into = targets[name];
    await mkdir(into, { recursive: true, mode: 0o700 });
    await unpackPart({ folder: ask.folder, manifest, name, part, key: ask.key, into, onBytes });
  }
  const { system } = manifest;
  const first = manifest.parts.wal.files.map((file) => file.path).find((name) => isSegment(name)) ?? '';
  const dir = path.dirname(path.resolve(ask.folder));
  await unpackLog({ dir, key: ask.key, system, first, into: targets.wal });
  await unpackFiles({ dir, key: ask.key, system, into: halfFiles });
  await rename(targets.cluster, place.data);
  await rename(targets.wal, path.join(place.home, logName));
  await rename(targets.files, path.join(ask.into, 'files'));
  await rename(targets.vault, path.join(ask.into, 'vault'));
  if (manifest.parts.keys !== undefined) await putKeys(targets.keys, ask.into);
  for (const one of [half, halfFiles]) await rm(one, { recursive: true, force: true });
}

export function countBytes(manifest: Manifest): number {
  return partsOf(manifest)
    .flatMap(({ part }) => part.files)
    .reduce((sum, { size }) => sum + size, 0);
}

async function putKeys(from: string, into: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name !== 'vault') await rename(path.join(from, name), path.join(into, name));
  }
  const keys = path.join(from, 'vault', 'keys');
  const isThere = (await readdir(keys).catch(() => undefined)) !== undefined;
  if (isThere) await rename(keys, path.join(into, 'vault', 'keys'));
}

const settingsFile = 'postgresql.auto.conf';
const keptSettings = `${settingsFile}.before-restore`;

/** Tells the server where the backup begins, and where the log is that it has to apply. */
async function prepareRecovery(place: Place, manifest: Manifest, to: Date | undefined): Promise<void> {
  const { data } = place;
  const write = (name: string, text: string): Promise<void> =>
    writeFile(path.join(data, name), text, { mode: 0o600, flush: true });
  const settings = await readFile(path.join(data, settingsFile), 'utf8').catch(() => '');
  const log = path.join(place.home, logName);
  const lines = [
    // PostgreSQL reads quotes and percent signs doubled; the shell gets the name of the folder in double quotes.
    `restore_command = 'cp "${log.replaceAll("'", "''").replaceAll('%', '%%')}/%f" "%p"'`,
    `recovery_target_timeline = 'latest'`,
    `recovery_target_action = 'promote'`,
    ...(to === undefined
      ? []
      : [`recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'`]),
  ];
  await write(keptSettings, settings);
  await write(settingsFile, `${settings}\n${lines.join('\n')}\n`);
  await write('backup_label', manifest.backupLabel);
  if (manifest.tablespaceMap !== '') await write('tablespace_map', manifest.tablespaceMap);
  await write('recovery.signal', '');
  if (place.account !== undefined) for (const folder of [data, log]) await giveTo(folder, place.account);
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  chownSync(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    chownSync(path.join(entry.parentPath, entry.name), uid, gid);
}

/**
 * Starts the server and waits until it has applied all of its log: in recovery it answers before.
 *
 * @throws Error with what the server said, where it ended at any moment until then.
 */
async function recover(dataDir: string, { logFile }: Place): Promise<Cluster> {
  try {
    const cluster = await startCluster({ dataDir, limitMs: recoveryLimitMs });
    await waitForPromotion(cluster);
    return cluster;
  } catch (error) {
    const said = (await readFile(logFile, 'utf8').catch(() => '')).slice(-4_000);
    throw new Error(`PostgreSQL could not apply the log:\n${said}`, { cause: error });
  }
}

async function waitForPromotion({ socketDir }: Cluster): Promise<void> {
  const client = new Client({ host: socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const deadline = Date.now() + recoveryLimitMs;
    while (await isInRecovery(client)) {
      if (Date.now() > deadline) throw new Error('The server did not end its recovery within an hour.');
      await sleep(pauseMs);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

const pauseMs = 100;

/** What was set for the recovery alone is taken back once the server has its own log again. */
async function forgetRecovery({ data, home }: Place): Promise<void> {
  await rename(path.join(data, keptSettings), path.join(data, settingsFile));
  await rm(path.join(home, logName), { recursive: true, force: true });
}

async function checkRestored(
  cluster: Cluster,
  manifest: Manifest,
): Promise<Pick<Restored, 'until' | 'check'>> {
  const client = new Client({ host: cluster.socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const until = await readRestoredUntil(client);
    const address = { host: cluster.socketDir, database: manifest.database };
    return { until, check: await checkChains(address, manifest.record) };
  } finally {
    await client.end();
  }
}

function explain(error: unknown, to: Date | undefined): unknown {
  const text = error instanceof Error ? error.message : '';
  if (to !== undefined && /recovery ended before configured recovery target/.test(text))
    return new Error(
      `The log that was kept has nothing of ${to.toISOString()} or later: leave out --to to restore all of it.`,
      { cause: error },
    );
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error('The disk is full: nothing was restored.', { cause: error });
  return error;
}
