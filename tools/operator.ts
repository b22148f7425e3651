/**
 * People of the console, from the command line, on the database of the running instance or of one that rests.
 *
 *   npm run operator -- add NAME            makes an owner and prints the password, once
 *   npm run operator -- add NAME catalogue  makes a person who looks after goods
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refused } from '#domain/errors.ts';
import { makeOperator } from '#features/operators/server/public.ts';
import { openDatabase, sqlState, type Address } from '#platform/db/database.ts';
import { readEnv, type Env } from '#platform/env.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { startCluster } from '#platform/postgres/embedded.ts';

const usage = 'npm run operator -- add NAME [owner|catalogue]';

process.exitCode = await main(process.argv.slice(2));

async function main([act, name, role = 'owner']: string[]): Promise<number> {
  if (act !== 'add' || name === undefined || (role !== 'owner' && role !== 'catalogue')) {
    console.error(usage);
    return 2;
  }
  try {
    const opened = await openAddress(readEnv(process.env));
    try {
      await add(opened.address, name, role);
    } finally {
      await opened.close();
    }
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  }
}

/** A server that was running before goes on; one that was started for this is stopped again. */
async function openAddress(env: Env): Promise<{ address: Address; close: () => Promise<void> }> {
  if (env.databaseUrl !== undefined)
    return { address: { url: env.databaseUrl }, close: async () => undefined };
  const dataDir = path.join(env.dataDir, 'postgres');
  if (!existsSync(dataDir))
    throw new Error(`There is no instance in ${env.dataDir} yet: run "npm start" first.`);
  const cluster = await startCluster({ dataDir });
  return {
    address: { host: cluster.socketDir, database: 'stockless' },
    close: async () => (cluster.reused ? undefined : cluster.stop()),
  };
}

async function add(address: Address, username: string, role: 'owner' | 'catalogue'): Promise<void> {
  const db = openDatabase(address, (error) => console.error(error.message), 1);
  const password = randomBytes(15).toString('base64url');
  try {
    await makeOperator(
      { db, clock: systemClock, random: systemRandom },
      { username, password, name: username, role },
    );
  } finally {
    await db.close();
  }
  console.log(`Username  ${username.toLowerCase()}`);
  console.log(`Password  ${password}`);
  console.log('It is shown this once: keep it, and sign in to the console with it.');
}

function reasonOf(error: unknown): string {
  if (sqlState(error) === '42P01') return 'The database is empty: run "npm start" first.';
  if (error instanceof Refused && error.key === 'usernameExists') return 'This name is taken.';
  if (error instanceof Refused) return 'A name has 3 to 64 letters, digits or . _ - @';
  return error instanceof Error ? error.message : String(error);
}
