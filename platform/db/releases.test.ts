// Which nodes may work on a database that a newer release has migrated, and with which words the others are refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDatabase } from '#platform/postgres/embedded.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { applied, migrate } from './migrate.ts';
import { listMissing, planMigrations } from './migration-plan.ts';
import { compareReleases } from './releases.ts';

let dir = '';
let copy: TestDatabase;
let database = '';
beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'stockless-releases-'));
  copy = await openTestDatabase();
  database = `${copy.database}_releases`;
  await ensureDatabase(copy.host, database);
  writeFileSync(path.join(dir, '0001_first.sql'), 'create table a (n int);');
});
afterEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  await copy.drop();
});

async function connect(): Promise<Client> {
  const client = new Client({ host: copy.host, user: copy.user, database });
  await client.connect();
  return client;
}

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const by = (release: string | undefined, breaking: Record<string, string> = {}) =>
  migrate({ connect, dir, breaking, ...(release === undefined ? {} : { release }) });

/** The database is migrated by a release whose second migration this program does not have. */
async function migrateByNewer(release: string, breaking: Record<string, string> = {}): Promise<void> {
  const second = path.join(dir, '0002_second.sql');
  writeFileSync(second, 'alter table a add column m int;');
  expect(await by(release, breaking)).toEqual(['0001_first', '0002_second']);
  rmSync(second);
}

test('a migration is written down with the release that applied it and what it breaks', async () => {
  await migrateByNewer('1.3.0', { '0002_second': 'n is gone' });
  expect(await withClient(applied)).toMatchObject([
    { name: '0001_first', release: '1.3.0', breaks: null },
    { name: '0002_second', release: '1.3.0', breaks: 'n is gone' },
  ]);
});

test('a node of an older release goes on with what a newer one has added, and adds its own', async () => {
  await migrateByNewer('1.3.0');
  const own = { release: '1.2.9' };
  expect(await by('1.2.9')).toEqual([]);
  expect(await withClient((client) => listMissing(client, dir, own))).toEqual([]);
  expect(await withClient((client) => planMigrations(client, dir, own))).toEqual([]);
  writeFileSync(path.join(dir, '0003_third.sql'), 'create table c (n int);');
  expect(await by('1.2.9')).toEqual(['0003_third']);
});

test('where a newer release has taken something away, an older node is refused with its name', async () => {
  await migrateByNewer('1.3.0', { '0002_second': 'orders are written by a function' });
  const says =
    'This database is of release 1.3.0, and this program is release 1.2.9, which cannot work with it: orders are written by a function (migration 0002_second). Start release 1.3.0 or a later one';
  const own = { release: '1.2.9' };
  await expect(by('1.2.9')).rejects.toThrow(says);
  await expect(withClient((client) => listMissing(client, dir, own))).rejects.toThrow(says);
  await expect(withClient((client) => planMigrations(client, dir, own))).rejects.toThrow(says);
});

test.each([
  ['of the same release', '1.3.0', '1.3.0'],
  ['of an older release', '1.3.0', '1.10.0'],
  ['of a program that does not say its release', '1.3.0', undefined],
])('a migration %s whose file is gone is refused as before', async (_name, applying, own) => {
  await migrateByNewer(applying);
  await expect(by(own)).rejects.toThrow(/0002_second was applied but its file is gone/);
});

test('a database of before releases were written down gets the columns, and its migrations are no release’s', async () => {
  await withClient(async (client) => {
    await client.query(
      'create table migration (name text primary key, sha256 text not null, applied_at timestamptz not null)',
    );
    await client.query('create table a (n int)');
    await client.query("insert into migration values ('0000_old', 'x', now())");
    expect(await applied(client)).toEqual([{ name: '0000_old', sha256: 'x', release: null, breaks: null }]);
  });
  await expect(by('1.3.0')).rejects.toThrow(/0000_old was applied but its file is gone/);
  const columns = await withClient((client) =>
    client.query("select attname from pg_attribute where attrelid = 'migration'::regclass and attnum > 0"),
  );
  expect(columns.rows).toHaveLength(5);
});

test('releases are compared by their numbers', () => {
  expect(compareReleases('1.2.3', '1.2.3')).toBe(0);
  expect(compareReleases('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareReleases('0.9.9', '1.0.0')).toBeLessThan(0);
  expect(() => compareReleases('1.0', '1.0.0')).toThrow('1.0 is no release');
});
