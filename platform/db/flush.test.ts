// Commits that are answered before they are on disk, and the wait for them.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { openDatabase, statement, type Database } from './database.ts';
import { flushCommits } from './flush.sql.ts';

let copy: TestDatabase;
const opened: Database[] = [];

beforeAll(async () => {
  copy = await openTestDatabase();
});

afterAll(async () => {
  for (const db of opened) await db.close();
  await copy.drop();
});

function open(isAsync: boolean): Database {
  const { host, database } = copy;
  const db = openDatabase({ host, database, isAsync }, () => undefined, 1);
  opened.push(db);
  return db;
}

test('an asynchronous database answers before the disk does, in every role', async () => {
  const shown = statement<{ how: string }>(
    'flush-test-how',
    `select current_setting('synchronous_commit') as how`,
  );
  const read = (role: 'app' | 'checkout' | 'people') =>
    open(true).transaction(async (tx) => (await tx.row(shown, []))?.how, role);
  expect(await Promise.all([read('app'), read('checkout'), read('people')])).toEqual(['off', 'off', 'off']);
});

test('after the wait everything that was committed before is on disk', async () => {
  const client = new Client({ host: copy.host, database: copy.database, user: 'stockless_app' });
  await client.connect();
  // As the demo world writes: answered at once, written later.
  await client.query(`set synchronous_commit = off`);
  const places = [];
  for (let round = 0; round < 5; round += 1) {
    await client.query(`select pg_logical_emit_message(true, 'test', repeat('x', 10000))`);
    const before = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
    await flushCommits(open(false).direct);
    const text = 'select pg_current_wal_flush_lsn() >= $1::pg_lsn as is_there';
    const after = await client.query<{ is_there: boolean }>(text, [before.rows[0]?.at]);
    places.push(after.rows[0]?.is_there);
  }
  await client.end();
  expect(places).toEqual([true, true, true, true, true]);
});
