/**
 * Whether the product runs on a version of PostgreSQL as operators have it: with passwords, an owner that may create roles and
 * nothing else, and a login of the application that may do less. The programs of an operator are run, one after the other.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { listMissingFiles } from '#apps/server/built-files.ts';
import { NotAvailable } from '../engines/cache.ts';
import { openPostgres, type PostgresVersion } from '../engines/postgres.ts';
import { logins, makeLogins, startPostgres, type PostgresServer } from '../engines/postgres-server.ts';
import { addOperator, runToEnd, startNode } from './node.ts';
import { makeSale } from './sale.ts';

type Input = {
  readonly version: PostgresVersion;
  /** Asks for the plan of every statement and gives what is wrong with it. */
  readonly checkPlans: (connect: () => Promise<Client>) => Promise<string[]>;
};

/** Faults, one line each; `skipped` says why this version was not tried. */
export type VersionResult = { readonly faults: readonly string[]; readonly skipped?: string };

/** Migrates, plans every statement, starts a server, sells, and ends in order. Takes half a minute. */
export async function checkVersion({ version, checkPlans }: Input): Promise<VersionResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-conform-'));
  // The account of the server passes through to what is its own.
  chmodSync(folder, 0o711);
  try {
    const engine = openPostgres(version);
    const startedAt = performance.now();
    const server = await startPostgres(engine, { folder });
    try {
      await makeLogins(server);
      const faults = await tryServer(server, { folder, checkPlans });
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      console.log(`PostgreSQL ${version} (${engine.name}): ${seconds} s`);
      return { faults: faults.map((fault) => `PostgreSQL ${version}: ${fault}`) };
    } finally {
      await server.stop();
    }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return error instanceof NotAvailable
      ? { faults: [], skipped: said }
      : { faults: [`PostgreSQL ${version}: ${said}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Trial = Pick<Input, 'checkPlans'> & { readonly folder: string };

async function tryServer(server: PostgresServer, { folder, checkPlans }: Trial): Promise<string[]> {
  const application = { INSTANCE: 'test', DATABASE_URL: server.urlOf(logins.application) };
  await runToEnd('tools/migrate.ts', {
    ...application,
    MIGRATE_DATABASE_URL: server.urlOf(logins.owner),
  });
  const faults = await checkPlans(() => server.connect(logins.application.database));
  if (listMissingFiles().length > 0) await runToEnd('tools/build.ts', {}, ['--plain']);
  const node = await startNode(folder, application);
  try {
    if (node.process.said().includes('WARNING: DATABASE_URL'))
      faults.push(`the login may do too much: ${node.process.said()}`);
    const sold = await makeSale(node.base, await addOperator(node));
    if (sold !== 1) faults.push(`the merchant sees ${sold} orders after one sale`);
  } finally {
    await node.process.stop();
  }
  const code = await node.process.ended;
  if (code !== 0) faults.push(`the server ended with ${code}: ${node.process.said()}`);
  return faults;
}
