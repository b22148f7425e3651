// Statements that travel with the commit: they are in it, or nothing is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { openDatabase, statement, type Database, type Tx } from './database.ts';

let copy: TestDatabase;
let db: Database;

beforeAll(async () => {
  copy = await openTestDatabase();
  db = openDatabase({ host: copy.host, database: copy.database }, () => undefined, 2);
});

afterAll(async () => {
  await db.close();
  await copy.drop();
});

const add = statement<never>(
  'commit-test-add',
  `insert into rate (key, window_at, used) values ($1, '2026-01-01Z', $2)`,
);
const list = statement<{ key: string }>(
  'commit-test-list',
  `select key from rate where key like $1 order by key`,
);

const enter = (tx: Tx, key: string, used: number) => tx.rows(add, [key, used]);
const keysLike = async (key: string) => (await db.direct.rows(list, [`${key}%`])).map((row) => row.key);

function closeWith(tx: Tx, send: () => Promise<unknown>): void {
  tx.withCommit?.(async () => {
    await send();
  });
}

test('what is sent with the commit is committed with what was before it', async () => {
  const given = await db.transaction(async (tx) => {
    await enter(tx, 'good-1', 1);
    closeWith(tx, () => enter(tx, 'good-2', 1));
    closeWith(tx, () => Promise.all([enter(tx, 'good-3', 1), enter(tx, 'good-4', 1)]));
    return 'given';
  });
  expect(given).toBe('given');
  expect(await keysLike('good')).toEqual(['good-1', 'good-2', 'good-3', 'good-4']);
});

test('where it fails nothing is committed, the reason is its own, and the connection goes on', async () => {
  for (let round = 0; round < 3; round += 1) {
    const failed = db.transaction(async (tx) => {
      await enter(tx, 'bad-1', 1);
      closeWith(tx, () => enter(tx, 'bad-1', 1));
      closeWith(tx, () => enter(tx, 'bad-2', 1));
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
  }
  expect(await keysLike('bad')).toEqual([]);
  await db.transaction((tx) => enter(tx, 'bad-3', 1));
  expect(await keysLike('bad')).toEqual(['bad-3']);
});

test('a transaction whose work is refused sends none of it', async () => {
  const refused = db.transaction(async (tx) => {
    closeWith(tx, () => enter(tx, 'never', 1));
    await enter(tx, 'never-2', 1);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await keysLike('never')).toEqual([]);
});

test('a statement that comes after the commit was sent is a fault', async () => {
  const late = db.transaction((tx) => {
    closeWith(tx, async () => {
      await enter(tx, 'late-1', 1);
      await enter(tx, 'late-2', 1);
    });
    return Promise.resolve();
  });
  await expect(late).rejects.toThrow('came after the end of its transaction');
});
