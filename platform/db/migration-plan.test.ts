// What would be applied is told before it is, and nothing is changed by telling.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDatabase } from '#platform/postgres/embedded.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { listMissing, lockOf, planAll, planMigrations } from './migration-plan.ts';
import { migrate } from './migrate.ts';

let dir = '';
let copy: TestDatabase;
let database = '';

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'stockless-plan-'));
  copy = await openTestDatabase();
  database = `${copy.database}_plan`;
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

async function plan() {
  const client = await connect();
  try {
    const planned = await planMigrations(client, dir);
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    return { planned, tables: rows[0]?.n };
  } finally {
    await client.end();
  }
}

const write = (name: string, sql: string): void => writeFileSync(path.join(dir, name), sql);

test('an empty database lacks everything, and has nothing after the plan', async () => {
  write('0001_first.sql', '-- room: x\n-- why:  y\n-- lock: a new table.\n\ncreate table a (n int);');
  write('0002_second.sql', 'create table b (n int);');
  const wanted = [
    { name: '0001_first', lock: 'a new table.' },
    { name: '0002_second', lock: '' },
  ];
  expect(await plan()).toEqual({ planned: wanted, tables: 0 });
  expect(planAll(dir)).toEqual(wanted);
});

test('what was applied is left out, and a file that was changed since is refused', async () => {
  write('0001_first.sql', 'create table a (n int);');
  await migrate({ connect, dir });
  write('0002_second.sql', '-- lock: none.\n\ncreate table b (n int);');
  expect(await plan()).toEqual({ planned: [{ name: '0002_second', lock: 'none.' }], tables: 2 });
  await migrate({ connect, dir });
  expect((await plan()).planned).toEqual([]);
  write('0001_first.sql', 'create table a (n bigint);');
  await expect(plan()).rejects.toThrow(/0001_first was changed/);
});

test('a server of the version before is missing nothing beside a newer database', async () => {
  write('0001_first.sql', 'create table a (n int);');
  write('0002_second.sql', 'create table b (n int);');
  await migrate({ connect, dir });
  rmSync(path.join(dir, '0002_second.sql'));
  write('0003_third.sql', 'create table c (n int);');
  const client = await connect();
  try {
    expect(await listMissing(client, dir)).toEqual(['0003_third']);
    rmSync(path.join(dir, '0003_third.sql'));
    expect(await listMissing(client, dir)).toEqual([]);
    await expect(planMigrations(client, dir)).rejects.toThrow(/0002_second was applied but its file is gone/);
  } finally {
    await client.end();
  }
});

test('words about locks go on over indented lines, and end with the head', () => {
  const sql = `-- room: devices
-- why:  no lock: here.
-- lock: one read and write of withdrawal,
--       short exclusive locks of the three.

-- A comment.
create table a (n int);`;
  expect(lockOf(sql)).toBe('one read and write of withdrawal, short exclusive locks of the three.');
  expect(lockOf('-- room: x\ncreate table a (n int);')).toBe('');
});
