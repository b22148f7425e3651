/**
 * `npm run conform -- embedded | postgres | citus`: whether the product can run on this kind of database. It migrates a
 * new one, asks for the plan of every statement, and looks whether the rows of shops are kept apart.
 *
 *   embedded   the packaged PostgreSQL
 *   postgres [VERSION…]   PostgreSQL 15 to 18 as operators have it, of Debian or of npm, with two logins: each is migrated and
 *              served, one sale is made, and the server ends in order; a version that cannot be had is skipped with a reason.
 *              With CONFORM_URL only the plans are asked for, of that server, in a database that is empty
 *   citus      a coordinator and two workers on this machine; skipped with a reason where the extension cannot be built
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { madeQueries } from '#platform/db/sql.ts';
import { connectWhenReady } from '#platform/postgres/ready.ts';
import { connectAsOwner, startOwnDatabase } from '../replay/own-database.ts';
import { listStatements, type NamedText } from '../indexes/list-statements.ts';
import { root } from '../programs.ts';
import { migrationsDir } from '../schema/migrated.ts';
import { collectTexts } from '../statements/collect-texts.ts';
import { sayTally } from '../testing/tally.ts';
import { planStatements, type Planned } from './census.ts';
import { startCitusDatabase } from './citus-database.ts';
import { NoEngine } from './citus-engine.ts';
import { checkFence } from './fence-check.ts';
import { findFaults } from './faults.ts';
import { checkVersion } from './postgres.ts';
import { postgresVersions } from '../engines/postgres.ts';

const usage = 'usage: npm run conform -- embedded | postgres [15] [16] [17] [18] | citus';

process.exitCode = await main(process.argv[2] ?? '', process.argv.slice(3));

async function main(engine: string, versions: readonly string[]): Promise<number> {
  if (engine === 'postgres' && process.env['CONFORM_URL'] === undefined) return checkVersions(versions);
  const checks = { embedded: checkEmbedded, postgres: checkPostgres, citus: checkCitus };
  if (engine !== 'embedded' && engine !== 'postgres' && engine !== 'citus') {
    console.error(usage);
    return 2;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-conform-'));
  try {
    const faults = await checks[engine](folder);
    for (const fault of faults) console.log(`✗ ${fault}`);
    console.log(
      sayTally({ passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1, skipped: 0 }),
    );
    return faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoEngine)) throw error;
    console.log(`Skipped: ${error.message}`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkEmbedded(folder: string): Promise<string[]> {
  const database = await startOwnDatabase(folder);
  try {
    const planned = await census(() => connectAsOwner(database.host));
    return [...findFaults(planned, { isSpread: false }), ...(await checkFence(database.host))];
  } finally {
    await database.stop();
  }
}

/** Versions one after the other, all of them where none is named: each has the machine for itself. */
async function checkVersions(named: readonly string[]): Promise<number> {
  const versions = postgresVersions.filter((one) => named.length === 0 || named.includes(one));
  if (versions.length === 0 || (named.length > 0 && versions.length < named.length)) {
    console.error(usage);
    return 2;
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const version of versions) {
    const checkPlans = async (connect: () => Promise<Client>) =>
      findFaults(await census(connect), { isSpread: false });
    const { faults, skipped } = await checkVersion({ version, checkPlans });
    for (const fault of faults) console.log(`✗ ${fault}`);
    if (skipped !== undefined) console.log(`Skipped: PostgreSQL ${version}: ${skipped}`);
    total[faults.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped'] += 1;
  }
  console.log(sayTally(total));
  return total.failed === 0 ? 0 : 1;
}

/** The login has to be a superuser: it plans as each role of the application. */
async function checkPostgres(): Promise<string[]> {
  const connectionString = process.env['CONFORM_URL'];
  if (connectionString === undefined)
    throw new Error('CONFORM_URL is missing: the address of an empty database.');
  const connect = () => connectWhenReady(() => new Client({ connectionString }));
  await migrate({ connect, dir: migrationsDir });
  return findFaults(await census(connect), { isSpread: false });
}

async function checkCitus(folder: string): Promise<string[]> {
  const database = await startCitusDatabase(folder, (line) => console.log(line));
  try {
    const { tables, leftOut } = database.spread;
    console.log(
      `${tables.length} tables are spread, without these keys: ${leftOut.map(({ key }) => key).join(', ')}`,
    );
    const planned = await census(() => connectAsOwner(database.host));
    return [...findFaults(planned, { isSpread: true }), ...(await checkFence(database.host))];
  } finally {
    await database.stop();
  }
}

async function census(connect: () => Promise<Client>): Promise<Planned[]> {
  const planned = await planStatements(connect, await listTexts());
  const count = (of: (one: Planned) => boolean): number => planned.filter(of).length;
  console.log(
    `${planned.length} statements: ${count(({ reach }) => reach === 'one')} ask one shard, ${count(({ reach }) => reach === 'many')} ask many, ${count(({ reach }) => reach === 'copied')} none, ${count(({ refusal }) => refusal !== undefined)} are refused`,
  );
  return planned;
}

async function listTexts(): Promise<NamedText[]> {
  const files = globSync('{apps,features,platform}/**/*.sql.ts', { cwd: root }).toSorted();
  const named = await collectTexts(files);
  return [...named, ...madeQueries, ...(await listStatements())];
}
