/** A database of its own for each test file: a copy of the migrated template that `npm test` has made. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export type TestDatabase = {
  /** The folder of the server's socket, to be given to a client as its host. */
  host: string;
  database: string;
  /** The superuser; the roles of the product are there as well. */
  user: string;
  /** Ends every connection to the copy and removes it. */
  drop(): Promise<void>;
};

/** The template that `tools/test.ts` makes once a run. */
export const templateDatabase = 'template_stockless';

const user = 'stockless';
const tries = 50;

/**
 * Makes a fresh copy of the template. Call it in `beforeAll`, and `drop` in `afterAll`.
 *
 * @throws when the tests were not started by `npm test`, because then there is no server to copy on.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const host = process.env['STOCKLESS_TEST_SOCKET'];
  if (!host) throw new Error('This test needs a database: start it with `npm test -- <part of its path>`');
  const database = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await copyTemplate(host, database);
  const drop = (): Promise<void> => tell(host, `drop database if exists ${database} with (force)`);
  return { host, database, user, drop };
}

/** PostgreSQL copies a template only while nobody is connected to it, so a copy may have to wait its turn. */
async function copyTemplate(host: string, database: string): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await tell(host, `create database ${database} template ${templateDatabase} strategy file_copy`);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === '55006';
      if (!isBusy || turn === tries) throw error;
      await sleep(50);
    }
  }
}

async function tell(host: string, statement: string): Promise<void> {
  const client = new Client({ host, user, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
