// The log is copied while it is written: what was committed until the last round is there after a restore, up to a moment.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDir } from '#apps/server/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { removeCluster, startCluster, superuser, type Cluster } from '#platform/postgres/embedded.ts';
import { signal } from '#platform/postgres/processes.ts';
import { filesFolder } from './archive-files.ts';
import { archiveFolder, archiveLog } from './archive.ts';
import { createBackup } from './create.ts';
import { connectToCluster, endArchive, followLog } from './follow-log.ts';
import { listBackups, readManifest } from './manifest.ts';
import { pruneBackups } from './prune.ts';
import { restoreBackup } from './restore.ts';
import { keyBytes } from './sealed-stream.ts';

const key = randomBytes(keyBytes);
let base: string;
let folder: string;
let cluster: Cluster;
/** A moment between the first mark and the second. */
let between: Date;

const below = (...names: string[]): string => path.join(base, ...names);
const dir = (): string => below('backups');
const dataDir = (): string => below('data');

async function connect(host: string): Promise<Client> {
  const client = new Client({ host, user: superuser, database: 'stockless' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function using<T>(host: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(host);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const archive = () => using(cluster.socketDir, (client) => archiveLog({ client, dir: dir(), key }));

const mark = (number: number) =>
  using(cluster.socketDir, (client) => client.query('insert into mark values ($1)', [number]));

/** What the log was before it: a file of it ends here. */
const endFile = () => using(cluster.socketDir, (client) => client.query('select pg_switch_wal()'));

async function readMarks(host: string): Promise<number[]> {
  return await using(host, async (client) => {
    const { rows } = await client.query<{ n: number }>('select n from mark order by n');
    return rows.map(({ n }) => n);
  });
}

beforeAll(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'stockless-archive-'));
  chmodSync(base, 0o711);
  cluster = await startCluster({ dataDir: path.join(dataDir(), 'postgres') });
  await migrate({ connect: () => connect(cluster.socketDir), dir: migrationsDir });
  await using(cluster.socketDir, (client) => client.query('create table mark (n int primary key)'));
  const { socketDir } = cluster;
  const ask = { dir: dir(), dataDir: dataDir(), socketDir, database: 'stockless', key, withKeys: false };
  await archive();
  ({ folder } = await createBackup(ask));
  await mark(1);
  await sleep(20);
  between = new Date();
  await sleep(20);
  await mark(2);
  await archive();
  await endFile();
  await mark(3);
  await endFile();
  await mark(4);
  await archive();
  await mark(5);
});

afterAll(async () => {
  await removeCluster(path.join(dataDir(), 'postgres'));
  rmSync(base, { recursive: true, force: true });
});

async function restoreMarks(to?: Date): Promise<number[]> {
  const into = below(`restored-${randomBytes(4).toString('hex')}`);
  try {
    const restored = await restoreBackup({ folder, into, key, ...(to && { to }) });
    expect(restored.check.problems).toEqual([]);
    return await readMarks(restored.cluster.socketDir);
  } finally {
    await removeCluster(path.join(into, 'postgres'));
  }
}

test('all that was archived is restored, also of the file that was being written', async () => {
  expect(await restoreMarks()).toEqual([1, 2, 3, 4]);
});

test('a restore to a moment ends there', async () => {
  expect(await restoreMarks(between)).toEqual([1]);
});

test('a moment that the log does not reach is refused, and nothing is left', async () => {
  const into = below('beyond');
  const to = new Date(Date.now() + 3_600_000);
  await expect(restoreBackup({ folder, into, key, to })).rejects.toThrow('has nothing of');
  expect(readdirSync(into)).toEqual([]);
});

test('an archived file that was changed is refused', async () => {
  const [name = ''] = readdirSync(archiveFolder(dir())).filter((one) => one.endsWith('.partial.enc'));
  const file = path.join(archiveFolder(dir()), name);
  const kept = readFileSync(file);
  const changed = Buffer.from(kept);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  writeFileSync(file, changed);
  try {
    const by = restoreBackup({ folder, into: below('changed'), key });
    await expect(by).rejects.toThrow(`wal/${name} was changed`);
    expect(readdirSync(below('changed'))).toEqual([]);
  } finally {
    writeFileSync(file, kept);
  }
});

test('a server that was away is archived on, without a gap', async () => {
  const stopping = new AbortController();
  const said: string[] = [];
  const following = followLog({
    connect: () => connectToCluster(dataDir()),
    dataDir: dataDir(),
    dir: dir(),
    key,
    everyMs: 50,
    stopped: stopping.signal,
    say: (line) => said.push(line),
  });
  signal(cluster.pid, 'SIGQUIT');
  await expect.poll(() => said.length).toBeGreaterThan(0);
  cluster = await startCluster({ dataDir: path.join(dataDir(), 'postgres') });
  await mark(6);
  await endFile();
  await mark(7);
  await expect.poll(() => said).toContain('The log is archived again.');
  for (const name of ['files/ab/new.webp', 'vault/1e/new', 'vault/keys/1e/new']) {
    mkdirSync(path.dirname(path.join(dataDir(), name)), { recursive: true });
    writeFileSync(path.join(dataDir(), name), name);
  }
  stopping.abort();
  await following;
  expect(await restoreMarks()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('files that came after the backup are archived too, and without their keys', async () => {
  const into = below('with-files');
  await restoreBackup({ folder, into, key });
  await removeCluster(path.join(into, 'postgres'));
  expect(readFileSync(path.join(into, 'files/ab/new.webp'), 'utf8')).toBe('files/ab/new.webp');
  expect(readFileSync(path.join(into, 'vault/1e/new'), 'utf8')).toBe('vault/1e/new');
  expect(readdirSync(path.join(into, 'vault'))).toEqual(['1e']);
  const names = readdirSync(filesFolder(dir()));
  expect(names).toHaveLength(2);
  const [one = '', other = ''] = names.map((name) => path.join(filesFolder(dir()), name));
  cpSync(one, other);
  const by = restoreBackup({ folder, into: below('swapped-files'), key });
  await expect(by).rejects.toThrow(/^new-files\/[0-9a-f]{64}\.enc was changed/);
  expect(readdirSync(below('swapped-files'))).toEqual([]);
  rmSync(filesFolder(dir()), { recursive: true });
});

test('an archive that has ended keeps no log, and is begun again with a new backup', async () => {
  expect(await endArchive(() => connectToCluster(dataDir()))).toBe(true);
  expect(await endArchive(() => connectToCluster(dataDir()))).toBe(false);
  const kept = await using(cluster.socketDir, (client) => client.query('select from pg_replication_slots'));
  expect(kept.rowCount).toBe(0);
});

test('pruning keeps the newest backups and what they need', async () => {
  const { socketDir } = cluster;
  const ask = { dir: dir(), dataDir: dataDir(), socketDir, database: 'stockless', key, withKeys: false };
  await sleep(1_100);
  const second = await createBackup(ask);
  await endFile();
  await mark(8);
  await archive();
  const before = readdirSync(archiveFolder(dir()));
  expect(await pruneBackups(dir(), 2)).toMatchObject({ backups: 0 });
  expect(await listBackups(dir())).toEqual([folder, second.folder]);
  const pruned = await pruneBackups(dir(), 1);
  expect(pruned.backups).toBe(1);
  expect(readdirSync(archiveFolder(dir())).length).toBeLessThan(before.length);
  expect(await listBackups(dir())).toEqual([second.folder]);
  folder = second.folder;
  expect(await restoreMarks()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect(pruneBackups(dir(), 0)).rejects.toThrow('--keep must be');
  await endArchive(() => connectToCluster(dataDir()));
});

test('the command says what backups are there, and what it misses', async () => {
  const command = (words: readonly string[], env: Readonly<Record<string, string>>) => {
    const file = path.join(import.meta.dirname, 'main.ts');
    const given = { PATH: process.env['PATH'], DATA_DIR: below('nowhere'), ...env };
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
      encoding: 'utf8',
      env: given,
    });
    return `${status} ${stdout}${stderr}`;
  };
  const BACKUP_KEY = key.toString('base64');
  const { time, record } = await readManifest(folder, key);
  const listed = command(['list', dir()], { BACKUP_KEY });
  expect(listed).toContain(`until ${time}`);
  expect(listed).toMatch(/^0 /);
  expect(listed.split('\n').filter((line) => line.includes('record'))).toHaveLength(1);
  const verified = command(['verify', folder], { BACKUP_KEY });
  expect(verified).toContain(`root ${record.root}`);
  expect(verified).toMatch(/^0 /);
  const other = command(['verify', dir()], { BACKUP_KEY: randomBytes(keyBytes).toString('base64') });
  expect(other).toContain('made with another key');
  expect(other).toMatch(/^1 /);
  const without = command(['list', dir()], {});
  expect(without).toContain('BACKUP_KEY_FILE must name');
  expect(without).toMatch(/^1 /);
  const url = command(['create', dir()], { BACKUP_KEY, DATABASE_URL: 'postgres://nobody@127.0.0.1/none' });
  expect(url).toContain('PostgreSQL of your own');
  expect(url).toMatch(/^1 /);
  const empty = command(['create', dir()], { BACKUP_KEY });
  expect(empty).toContain('There is no instance');
  expect(empty).toMatch(/^1 /);
  const badTime = command(['restore', dir(), '--to', 'noon', '--into', below('at-noon')], { BACKUP_KEY });
  expect(badTime).toMatch(/^1 --to must be a time/);
  expect(command(['restore', dir()], { BACKUP_KEY })).toMatch(/^2 /);
  expect(command([], {})).toContain('restore DIR [--to TIME]');
});
