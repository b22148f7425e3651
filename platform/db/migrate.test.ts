import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDatabase } from '#platform/postgres/embedded.ts';
import { openTestDatabase } from '#platform/testing/database.ts';
import type { TestDatabase } from '#platform/testing/database.ts';
import { applied, createdTables, migrate, readMigrations } from './migrate.ts';

let dir = '';
let copy: TestDatabase;
let database = '';

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'stockless-migrations-'));
  copy = await openTestDatabase();
  // Beside the migrated copy an empty database is needed; it goes away with the cluster.
  database = `${copy.database}_empty`;
  await ensureDatabase(copy.host, database);
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

async function look(sql: string): Promise<unknown[]> {
  const client = await connect();
  const found = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return found.rows;
}

const write = (name: string, sql: string): void => writeFileSync(path.join(dir, name), sql);

test('migrations are applied in order, once, and written down with their hash', async () => {
  write('0001_first.sql', 'create table a (n int primary key);');
  write(
    '0002_second.sql',
    'alter table a add column m int;\n-- part: keys\nalter table a add check (m > 0);',
  );
  expect(await migrate({ connect, dir })).toEqual(['0001_first', '0002_second']);
  expect(await migrate({ connect, dir })).toEqual([]);
  const client = await connect();
  const present = await applied(client);
  await client.end();
  const none = { release: null, breaks: null };
  expect(present).toEqual(readMigrations(dir).map(({ name, sha256 }) => ({ name, sha256, ...none })));
});

test('two nodes that migrate at once apply each migration once', async () => {
  for (const number of ['1', '2', '3']) write(`000${number}_n.sql`, `create table t${number} (n int);`);
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate({ connect, dir })));
  expect(done.flat().toSorted()).toEqual(['0001_n', '0002_n', '0003_n']);
});

test('a migration that fails leaves nothing, and goes through when it is mended', async () => {
  write('0001_first.sql', 'create table a (n int);');
  write('0002_second.sql', 'create table b (n int);\n\nselect nonsense;');
  await expect(migrate({ connect, dir })).rejects.toThrow(/0002_second failed.*line 3/);
  expect(await look("select to_regclass('b') as b")).toEqual([{ b: null }]);
  write('0002_second.sql', 'create table b (n int);');
  expect(await migrate({ connect, dir })).toEqual(['0002_second']);
});

test('a node killed in the middle of a migration holds nobody up and loses nothing', async () => {
  write('0001_slow.sql', 'create table a (n int); select pg_sleep(60);');
  const dying = migrate({ connect, dir }).catch((error: unknown) => String(error));
  let backend: unknown[] = [];
  while (backend.length === 0) {
    backend = await look(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep%'`,
    );
  }
  expect(await dying).toMatch(/0001_slow failed/);
  write('0001_slow.sql', 'create table a (n int);');
  expect(await migrate({ connect, dir })).toEqual(['0001_slow']);
});

test('a file that was changed or removed after it was applied is refused', async () => {
  write('0001_first.sql', 'create table a (n int);');
  await migrate({ connect, dir });
  write('0001_first.sql', 'create table a (n bigint);');
  await expect(migrate({ connect, dir })).rejects.toThrow(/0001_first was changed/);
  rmSync(path.join(dir, '0001_first.sql'));
  await expect(migrate({ connect, dir })).rejects.toThrow(/0001_first was applied but its file is gone/);
});

test('a number may be left out, but neither used twice nor missing', () => {
  write('0001_first.sql', '');
  write('0003_third.sql', '');
  expect(readMigrations(dir).map(({ name }) => name)).toEqual(['0001_first', '0003_third']);
  write('0003_twin.sql', '');
  expect(() => readMigrations(dir)).toThrow(/0003_third.sql and 0003_twin.sql have the same number/);
  rmSync(path.join(dir, '0003_twin.sql'));
  write('later.sql', '');
  expect(() => readMigrations(dir)).toThrow(/later.sql should be named like 0001/);
});

test('the tables that a migration creates are read from its text, partitions left out', () => {
  const sql = `create table if not exists a (n int); -- create table b (n int)
    CREATE UNLOGGED TABLE c (n int); create table d_2026 partition of d for values in (1);`;
  expect(createdTables(sql)).toEqual(['a', 'c']);
});
