// A drill: a shop trades while its instance is backed up, everything is destroyed, and the backup is restored elsewhere.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { migrationsDir } from '#apps/server/database.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { migrate } from '#platform/db/migrate.ts';
import {
  ensureDatabase,
  removeCluster,
  startCluster,
  superuser,
  type Cluster,
} from '#platform/postgres/embedded.ts';
import { signal } from '#platform/postgres/processes.ts';
import { templateDatabase } from '#platform/testing/database.ts';
import { createBackup } from './create.ts';
import { findBackup, listBackups, readManifest, type Manifest } from './manifest.ts';
import { readRecordHead } from './record-head.ts';
import { requireFit, restoreBackup } from './restore.ts';
import { keyBytes } from './sealed-stream.ts';
import { verifyBackup } from './verify.ts';

const key = randomBytes(keyBytes);
let base: string;
let cluster: Cluster;
let app: TestApp;
let shop: TestShop;
let goods: Awaited<ReturnType<TestApp['makeGoods']>>;
let backup: { folder: string; manifest: Manifest };
let older: { folder: string; manifest: Manifest };

const below = (...names: string[]): string => path.join(base, ...names);
const host = (): string => cluster.socketDir;

beforeAll(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'stockless-backup-'));
  chmodSync(base, 0o711);
  cluster = await startCluster({ dataDir: below('data', 'postgres') });
  await ensureDatabase(host(), templateDatabase);
  await migrate({ connect: () => connect(host(), templateDatabase), dir: migrationsDir });
  vi.stubEnv('STOCKLESS_TEST_SOCKET', host());
  try {
    app = await openTestApp();
  } finally {
    vi.unstubAllEnvs();
  }
  goods = await app.makeGoods([{ code: 'B-1', cost: '10.00', stock: 5_000 }]);
  shop = await app.makeShop('Kept');
  await app.list(shop, goods, '44.60');
  await buy();
  await app.ship('accepted', 'delivered');
  await app.advance(30);
  await addWaiting(app.composed.env);
  writeFiles();
});

afterAll(async () => {
  await removeCluster(below('data', 'postgres'));
  rmSync(base, { recursive: true, force: true });
});

function writeFiles(): void {
  for (const [name, text] of Object.entries({
    'files/ab/picture.webp': 'a picture',
    'vault/document': 'a sealed document',
    'vault/keys/document': 'its wrapped key',
    'secrets.json': '{}',
  })) {
    mkdirSync(path.dirname(below('data', name)), { recursive: true });
    writeFileSync(below('data', name), text);
  }
}

async function connect(socketDir: string, database: string): Promise<Client> {
  const client = new Client({ host: socketDir, user: superuser, database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const buy = () => app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);

type Head = { shop: string; seq: number; hash: string };

async function ask(socketDir: string, database: string, text: string): Promise<Head[]> {
  const client = await connect(socketDir, database);
  try {
    return (await client.query<Head>(text)).rows;
  } finally {
    await client.end();
  }
}

const headsOf = (socketDir: string, database: string): Promise<Head[]> =>
  ask(
    socketDir,
    database,
    `select shop_id::text as shop, last_seq::int as seq, encode(head_hash, 'hex') as hash from book
     order by shop_id`,
  );

const make = (withKeys: boolean) =>
  createBackup({
    dir: below('backups'),
    dataDir: below('data'),
    socketDir: host(),
    database: app.database.database,
    key,
    withKeys,
  });

/** Backs up while orders come in, and says how many came in meanwhile. */
async function backUpUnderWay(): Promise<number> {
  let [isDone, bought] = [false, 0];
  const trading = (async () => {
    while (!isDone) {
      await buy();
      bought += 1;
    }
  })();
  try {
    backup = await make(true);
  } finally {
    isDone = true;
    await trading;
  }
  return bought;
}

test('what was traded before a backup is there after a restore, to the last hash', async () => {
  const { database } = app.database;
  older = await make(false);
  const before = await headsOf(host(), database);
  const headBefore = await readRecordHead({ host: host(), database });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await backUpUnderWay()).toBeGreaterThan(0);
  await buy();
  const rows = await ask(
    host(),
    database,
    `select shop_id::text as shop, seq::int as seq, encode(hash, 'hex') as hash from transfer`,
  );
  const hashes = new Map(rows.map((row) => [`${row.shop} ${row.seq}`, row.hash]));
  const last = await headsOf(host(), database);
  await app.close();
  await removeCluster(below('data', 'postgres'));

  const into = below('restored');
  const restored = await restoreBackup({ folder: backup.folder, into, key });
  try {
    expect(restored.check.problems).toEqual([]);
    expect(restored.check.books).toBe(before.length);
    expect(restored.check.entries).toBeGreaterThanOrEqual(backup.manifest.record.size);
    expect(backup.manifest.record.size).toBeGreaterThanOrEqual(headBefore.size);
    expect(headBefore.size).toBeGreaterThan(0);
    const heads = await headsOf(restored.cluster.socketDir, database);
    expect(heads.map((head) => head.shop)).toEqual(before.map((head) => head.shop));
    const moved = heads.filter(({ seq }) => seq > 0);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.map(({ hash }) => hash)).toEqual(
      moved.map((head) => hashes.get(`${head.shop} ${head.seq}`)),
    );
    for (const [index, head] of heads.entries()) {
      expect(head.seq).toBeGreaterThanOrEqual(before[index]?.seq ?? Number.NaN);
      expect(head.seq).toBeLessThanOrEqual(last[index]?.seq ?? Number.NaN);
    }
    // What was traded after the backup is in no backup.
    expect(Math.max(...heads.map(({ seq }) => seq))).toBeLessThan(Math.max(...last.map(({ seq }) => seq)));
    expect(readFileSync(path.join(into, 'files/ab/picture.webp'), 'utf8')).toBe('a picture');
    expect(readFileSync(path.join(into, 'vault/keys/document'), 'utf8')).toBe('its wrapped key');
    expect(readFileSync(path.join(into, 'secrets.json'), 'utf8')).toBe('{}');
    expect(readdirSync(into).toSorted()).toEqual(['files', 'postgres', 'secrets.json', 'vault']);
  } finally {
    await removeCluster(path.join(into, 'postgres'));
  }
});

test('a restored server starts again like any other, and can be backed up', async () => {
  const into = below('again');
  const restored = await restoreBackup({ folder: backup.folder, into, key });
  await restored.cluster.stop();
  const started = await startCluster({ dataDir: path.join(into, 'postgres') });
  try {
    const { database } = backup.manifest;
    const client = await connect(started.socketDir, database);
    const { rows } = await client.query<{ command: string; is_in: boolean }>(
      `select current_setting('restore_command') as command, pg_is_in_recovery() as is_in`,
    );
    await client.end();
    expect(rows).toEqual([{ command: '', is_in: false }]);
    const ask = { dir: below('second'), dataDir: into, socketDir: started.socketDir, database, key };
    const second = await createBackup({ ...ask, withKeys: false });
    expect(second.manifest.timeline).toBe(backup.manifest.timeline + 1);
    const third = await restoreBackup({ folder: second.folder, into: below('third'), key });
    await removeCluster(below('third', 'postgres'));
    expect(third.check.problems).toEqual([]);
  } finally {
    await removeCluster(path.join(into, 'postgres'));
  }
});

test('keys are in a backup only where they are asked for', async () => {
  expect(older.manifest.parts.keys).toBeUndefined();
  expect(readdirSync(older.folder)).not.toContain('keys.enc');
  expect(older.manifest.parts.vault.files.map((file) => file.path)).toEqual(['document']);
  expect(backup.manifest.parts.keys?.files.map((file) => file.path)).toEqual([
    'secrets.json',
    'vault/keys/document',
  ]);
  expect(await listBackups(below('backups'))).toEqual([older.folder, backup.folder]);
  expect(await findBackup(below('backups'))).toBe(backup.folder);
  expect((await verifyBackup({ folder: older.folder, key })).id).toBe(older.manifest.id);
});

/** A copy of the newest backup that something was done to. */
function spoil(change: (folder: string) => void): string {
  const folder = below(`spoilt-${randomBytes(4).toString('hex')}`);
  cpSync(backup.folder, folder, { recursive: true });
  change(folder);
  return folder;
}

const cutBy = (name: string, bytes: number) => (folder: string) =>
  truncateSync(path.join(folder, name), statSync(path.join(folder, name)).size - bytes);

const spoilt: readonly [string, (folder: string) => void, RegExp][] = [
  ['a part that was cut off', cutBy('cluster.enc', 1), /^cluster\.enc was changed, cut off/],
  ['a part cut between two chunks', cutBy('cluster.enc', 65_552 * 3), /^cluster\.enc was changed, cut off/],
  [
    'an empty part',
    (folder) => truncateSync(path.join(folder, 'wal.enc'), 0),
    /^wal\.enc is no part of a backup/,
  ],
  ['a missing part', (folder) => rmSync(path.join(folder, 'wal.enc')), /^wal\.enc is missing/],
  ['a missing manifest', (folder) => rmSync(path.join(folder, 'manifest.enc')), /is no whole backup/],
  [
    'parts in each other’s place',
    (folder) => cpSync(path.join(folder, 'files.enc'), path.join(folder, 'vault.enc')),
    /^vault\.enc was changed/,
  ],
  [
    'a part of another backup',
    (folder) => cpSync(path.join(older.folder, 'wal.enc'), path.join(folder, 'wal.enc')),
    /^wal\.enc was changed/,
  ],
];

test.each(spoilt)('%s is refused', async (_name, change, reason) => {
  await expect(verifyBackup({ folder: spoil(change), key })).rejects.toThrow(reason);
});

test('a restore that is refused at the last part leaves nothing', async () => {
  const folder = spoil(cutBy('keys.enc', 1));
  const into = below('into');
  await expect(restoreBackup({ folder, into, key })).rejects.toThrow(/^keys\.enc was changed, cut off/);
  expect(readdirSync(into)).toEqual([]);
});

test('another key, a folder in use, another version, machine or moment are refused in a sentence each', async () => {
  const { folder, manifest } = backup;
  const into = below('refused');
  const by = restoreBackup({ folder, into, key: randomBytes(keyBytes) });
  await expect(by).rejects.toThrow('This backup was made with another key');
  mkdirSync(into, { recursive: true });
  writeFileSync(path.join(into, 'mine'), 'kept');
  await expect(restoreBackup({ folder, into, key })).rejects.toThrow('is not empty');
  expect(readdirSync(into)).toEqual(['mine']);
  expect(() => requireFit({ ...manifest, lastMigration: '9999_later' })).toThrow('the backup has 9999_later');
  expect(() => requireFit({ ...manifest, machine: 'other-cpu' })).toThrow('a machine other-cpu');
  expect(() => requireFit({ ...manifest, postgres: '17.2' })).toThrow('PostgreSQL 17.2');
  expect(() => requireFit(manifest, new Date(0))).toThrow('restore an older backup');
  expect(() => requireFit(manifest)).not.toThrow();
  await expect(findBackup(`${folder}.part`)).rejects.toThrow('half a backup');
  await expect(readManifest(below('backups'), key)).rejects.toThrow('is no whole backup');
});

test('a server that dies while it is backed up leaves no backup', async () => {
  const dataDir = below('dying');
  const dying = await startCluster({ dataDir: path.join(dataDir, 'postgres') });
  const dir = below('none');
  let isKilled = false;
  const kill = (): void => {
    if (!isKilled) signal(dying.pid, 'SIGQUIT');
    isKilled = true;
  };
  const ask = { dir, dataDir, socketDir: dying.socketDir, database: 'stockless', key, withKeys: false };
  await expect(createBackup({ ...ask, onBytes: kill })).rejects.toThrow('The database server went away');
  expect(isKilled).toBe(true);
  expect(readdirSync(dir)).toEqual([]);
  await removeCluster(path.join(dataDir, 'postgres'));
});
