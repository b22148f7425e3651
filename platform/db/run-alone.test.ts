import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { roleNames } from './database.ts';
import { runAlone } from './run-alone.ts';
import { prepareSettings } from './send-query.ts';

type Told = { pid: number; shop: string | null; n: number };

const text = `select pg_backend_pid() as pid, nullif(current_setting('stockless.shop', true), '') as shop,
  10 / $1::int as n`;

let copy: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  copy = await openTestDatabase();
  pool = new Pool({
    host: copy.host,
    database: copy.database,
    user: roleNames.app,
    max: 4,
    pipeline: true,
  });
  // As `database.ts` opens them.
  const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
  for (const client of clients) await prepareSettings(client);
  for (const client of clients) client.release();
});

afterAll(async () => {
  await pool.end();
  await copy.drop();
});

async function ask(n: number, shop: bigint, isGeneric = true): Promise<Told | undefined> {
  const config = { name: 'told', text, values: [n] };
  return (await runAlone<Told>(pool, config, { shop, isGeneric })).rows[0];
}

const pidsOf = (told: readonly (Told | undefined)[]) => new Set(told.map((one) => one?.pid)).size;

test('statements of one turn with a generic plan share a connection, each for its own shop', async () => {
  const told = await Promise.all([ask(1, 7n), ask(2, 8n), ask(5, 7n)]);
  expect(told.map((one) => [one?.shop, one?.n])).toEqual([
    ['7', 10],
    ['8', 5],
    ['7', 2],
  ]);
  expect(pidsOf(told)).toBe(1);
});

test('one that fails fails alone', async () => {
  const told = await Promise.allSettled([ask(1, 7n), ask(0, 8n), ask(2, 9n)]);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told[1]).toMatchObject({ reason: { code: '22012' } });
  expect(told[2]).toMatchObject({ value: { shop: '9', n: 5 } });
});

test('nobody travels with a statement that may take long, and few travel together', async () => {
  expect(pidsOf(await Promise.all([ask(1, 7n, false), ask(2, 7n, false), ask(5, 7n)]))).toBe(3);
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(1, 7n)));
  expect(pidsOf(many)).toBe(3);
});

test('connections come back, whatever became of what they carried', async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.allSettled([ask(turn % 3, 7n), ask(1, 8n)]);
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([4, 4, 0]);
});

test('without a connection every one of them is refused', async () => {
  const closed = new Pool({ host: '/nowhere', user: roleNames.app, max: 1, pipeline: true });
  const failing = [1, 2].map((n) =>
    runAlone(closed, { name: 'told', text, values: [n] }, { shop: 7n, isGeneric: true }),
  );
  const told = await Promise.allSettled(failing);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await closed.end();
});
