/**
 * Backups of the packaged PostgreSQL and of the files of an instance (docs/operations/backup.md).
 *
 *   npm run backup -- key                         prints a new key for BACKUP_KEY_FILE
 *   npm run backup -- create DIR [--with-keys]    backs up the instance of DATA_DIR, running or not
 *   npm run backup -- buckets DIR [--with-keys]   backs up FILES_S3 and VAULT_S3 alone; `create` does it as well
 *   npm run backup -- archive DIR [--every SECONDS] copies the log of the running server as it is written, until it is ended
 *   npm run backup -- archive DIR --end           ends that: the server keeps no log for it any more
 *   npm run backup -- list DIR                    what backups are there, and up to when
 *   npm run backup -- verify DIR                  reads the newest backup, or that of the folder, from end to end
 *   npm run backup -- prune DIR --keep NUMBER     keeps the newest backups, and what was archived since the oldest of them
 *   npm run backup -- restore DIR [--to TIME] --into DATA_DIR
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv, type Env } from '#platform/env.ts';
import { archiveFolder } from './archive.ts';
import { createBackup } from './create.ts';
import {
  createSnapshot,
  hasBuckets,
  showSnapshots,
  unpackSnapshot,
  verifySnapshot,
} from './buckets/commands.ts';
import { pruneSnapshots } from './buckets/prune.ts';
import { listSnapshots } from './buckets/snapshot.ts';
import { connectToCluster, endArchive, followLog } from './follow-log.ts';
import { findBackup, listBackups, readManifest, type Manifest } from './manifest.ts';
import { showProgress } from './progress.ts';
import { pruneBackups } from './prune.ts';
import { countBytes, requireEmpty, restoreBackup } from './restore.ts';
import { keyBytes } from './sealed-stream.ts';
import { verifyBackup } from './verify.ts';
import { openInstance } from '../instance.ts';

const usage = `npm run backup -- key
npm run backup -- create DIR [--with-keys]
npm run backup -- buckets DIR [--with-keys]
npm run backup -- archive DIR [--every SECONDS | --end]
npm run backup -- list DIR
npm run backup -- verify DIR
npm run backup -- prune DIR --keep NUMBER
npm run backup -- restore DIR [--to TIME] --into DATA_DIR`;

const othersServer =
  'DATABASE_URL names a PostgreSQL of your own: use the backups of whoever runs it. `buckets DIR` backs up the files in buckets.';

class Usage extends Error {}

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(error instanceof Usage ? usage : text);
    return error instanceof Usage ? 2 : 1;
  }
}

async function run(words: string[]): Promise<number> {
  const { act, dir, options } = readWords(words);
  if (act === 'key') {
    console.log(randomBytes(keyBytes).toString('base64'));
    return 0;
  }
  if (dir === undefined) throw new Usage();
  const env = readEnv(process.env);
  const key = requireKey(env);
  switch (act) {
    case 'create':
      return await create(env, { dir, key, withKeys: options['with-keys'] });
    case 'buckets':
      return await createSnapshot(env, { dir, key, withKeys: options['with-keys'] });
    case 'archive':
      return await archive(env, { dir, key, every: options.every, isEnd: options.end });
    case 'list':
      return await list(dir, key);
    case 'verify':
      return await verify(dir, key);
    case 'prune':
      return await prune(dir, key, Number(options.keep));
    case 'restore':
      return await restore(dir, { key, into: options.into, to: options.to });
    default:
      throw new Usage();
  }
}

function readWords(words: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        'with-keys': { type: 'boolean', default: false },
        to: { type: 'string' },
        into: { type: 'string' },
        every: { type: 'string', default: '5' },
        keep: { type: 'string' },
        end: { type: 'boolean', default: false },
      },
    });
    const [act, dir] = positionals;
    return { act, dir, options: values };
  } catch (error) {
    throw new Usage('', { cause: error });
  }
}

function requireKey({ backupKey }: Env): Buffer {
  if (backupKey === undefined)
    throw new Error('BACKUP_KEY_FILE must name a file with a key: `npm run backup -- key` makes one.');
  return backupKey;
}

type CreateWish = { readonly dir: string; readonly key: Buffer; readonly withKeys: boolean };

async function create(env: Env, { dir, key, withKeys }: CreateWish): Promise<number> {
  const opened = await openInstance(env);
  const progress = showProgress('Backing up');
  const startedAt = performance.now();
  try {
    if (!('host' in opened.address)) throw new Error(othersServer);
    const { host: socketDir, database } = opened.address;
    const { dataDir } = env;
    const ask = { dir, dataDir, socketDir, database, key, withKeys, onBytes: progress.step };
    const { folder, manifest } = await createBackup(ask);
    progress.end();
    console.log(`Backup    ${folder}`);
    sayManifest(manifest);
    console.log(`Took      ${secondsSince(startedAt)}`);
    if (!withKeys)
      console.log(
        `Not in it ${path.join(env.dataDir, 'secrets.json')} and the keys of private files: keep copies of them elsewhere.`,
      );
    // After the database: a file is written before the row that names it.
    return hasBuckets(env) ? await createSnapshot(env, { dir, key, withKeys }) : 0;
  } finally {
    progress.end();
    await opened.close();
  }
}

type ArchiveWish = {
  readonly dir: string;
  readonly key: Buffer;
  readonly every: string;
  readonly isEnd: boolean;
};

async function archive(env: Env, { dir, key, every, isEnd }: ArchiveWish): Promise<number> {
  if (env.databaseUrl !== undefined) throw new Error(othersServer);
  const connect = () => connectToCluster(env.dataDir);
  if (isEnd) {
    const hadOne = await endArchive(connect);
    console.log(hadOne ? 'The archive has ended.' : 'There was no archive.');
    return 0;
  }
  const seconds = Number(every);
  if (!(seconds >= 1 && seconds <= 3_600)) throw new Error('--every must be 1 to 3600 seconds.');
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  console.log(`Archiving the log of ${env.dataDir} into ${archiveFolder(dir)} every ${seconds} s.`);
  const say = (line: string): void => console.error(line);
  await followLog({
    connect,
    dataDir: env.dataDir,
    dir,
    key,
    everyMs: seconds * 1_000,
    stopped: stopping.signal,
    say,
  });
  return 0;
}

async function list(dir: string, key: Buffer): Promise<number> {
  const folders = await listBackups(dir);
  await showSnapshots(dir, key);
  if (folders.length === 0) console.log(`There is no whole backup in ${dir}.`);
  for (const folder of folders) {
    try {
      const manifest = await readManifest(folder, key);
      const keys = manifest.parts.keys === undefined ? 'without keys' : 'with keys';
      console.log(
        `${path.basename(folder)}  until ${manifest.time}  ${show(countBytes(manifest))}  ${manifest.lastMigration}  record ${manifest.record.size}  ${keys}`,
      );
    } catch (error) {
      console.log(`${path.basename(folder)}  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return 0;
}

async function verify(dir: string, key: Buffer): Promise<number> {
  const hasSnapshot = await verifySnapshot(dir, key);
  if (hasSnapshot && (await listBackups(dir)).length === 0) return 0;
  const folder = await findBackup(dir);
  const progress = showProgress('Verifying');
  const startedAt = performance.now();
  try {
    const manifest = await verifyBackup({ folder, key, onBytes: progress.step });
    progress.end();
    console.log(`Whole     ${folder}`);
    sayManifest(manifest);
    console.log(`Took      ${secondsSince(startedAt)}`);
    return 0;
  } finally {
    progress.end();
  }
}

async function prune(dir: string, key: Buffer, keep: number): Promise<number> {
  const { backups, archived } = await pruneBackups(dir, keep);
  console.log(`Removed   ${backups} backups, ${archived} archived files`);
  const { snapshots, objects } = await pruneSnapshots({ dir, key, keep, now: new Date() });
  if (snapshots + objects > 0)
    console.log(`Buckets   ${snapshots} snapshots, ${objects} files of theirs alone`);
  return 0;
}

type RestoreWish = {
  readonly key: Buffer;
  readonly into?: string | undefined;
  readonly to?: string | undefined;
};

async function restore(dir: string, { key, into, to: time }: RestoreWish): Promise<number> {
  if (into === undefined) throw new Usage();
  const to = time === undefined ? undefined : new Date(time);
  if (to !== undefined && Number.isNaN(to.getTime()))
    throw new Error('--to must be a time such as 2026-03-02T09:00:00Z.');
  if ((await listBackups(dir)).length === 0 && (await listSnapshots(dir)).length > 0) {
    await requireEmpty(into);
    await unpackSnapshot({ dir, key, into, to });
    return 0;
  }
  const folder = await findBackup(dir);
  const progress = showProgress('Restoring');
  const startedAt = performance.now();
  const ask = { folder, into, key, onBytes: progress.step, ...(to && { to }) };
  const restored = await restoreBackup(ask).finally(progress.end);
  await restored.cluster.stop();
  await unpackSnapshot({ dir: path.dirname(path.resolve(folder)), key, into, to });
  const { manifest, until, check, hasKeys } = restored;
  console.log(`Restored  ${folder} into ${into}`);
  sayManifest(manifest);
  console.log(
    `Until     ${until?.toISOString() ?? manifest.time}, the last transaction that was applied from the log`,
  );
  console.log(
    `Checked   ${check.books} books with ${check.transfers} transfers, ${check.entries} entries of the record`,
  );
  console.log(`Took      ${secondsSince(startedAt)}`);
  if (!hasKeys)
    console.log(
      `Missing   secrets.json and vault/keys: put your copies into ${into} before the start, and the same VAULT_KEYS.`,
    );
  for (const problem of check.problems) console.error(`WRONG     ${problem}`);
  return check.problems.length === 0 ? 0 : 1;
}

function sayManifest(manifest: Manifest): void {
  const files = manifest.parts.files.files.length + manifest.parts.vault.files.length;
  console.log(`Time      ${manifest.time}, log from ${manifest.startLsn} to ${manifest.stopLsn}`);
  console.log(
    `Holds     ${show(countBytes(manifest))}, ${files} uploaded and private files, PostgreSQL ${manifest.postgres}`,
  );
  console.log(`Record    ${manifest.record.size} entries, root ${manifest.record.root}`);
  console.log(`Schema    ${manifest.lastMigration}, version ${manifest.version}`);
}

function show(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}
