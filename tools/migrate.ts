/**
 * Brings the database to the shape of this version, and ends: for a step of its own before servers of a new version start.
 *
 *   npm run migrate            applies what is missing; run again, it goes on where it stopped
 *   npm run migrate -- plan    lists what would be applied, and which locks each takes; changes nothing
 *
 * The database is that of MIGRATE_DATABASE_URL, else of DATABASE_URL, else the packaged PostgreSQL in DATA_DIR. Where both
 * are given, the login of DATABASE_URL may take the roles of the application afterwards. Ends with 1 where anything failed.
 */
import { faultsOf } from '#apps/server/admission.ts';
import { migrateDatabase, planDatabase } from '#apps/server/database.ts';
import type { PlannedMigration } from '#platform/db/migration-plan.ts';
import type { Admission } from '#platform/db/instance.sql.ts';
import { checkEnv, type Env } from '#platform/env.ts';
import { SettingsRefused } from '#platform/settings.ts';

const usage = 'npm run migrate [-- plan]';

/** What this command reads; a job that migrates has no need of the other settings. */
const ownSettings = /^(?:INSTANCE|DATA_DIR|(?:MIGRATE_)?DATABASE_URL(?:_FILE)?)$/;

process.exitCode = await main(process.argv.slice(2));

async function main([act, ...rest]: string[]): Promise<number> {
  if (rest.length > 0 || (act !== undefined && act !== 'plan')) {
    console.error(usage);
    return 1;
  }
  try {
    const env = readSettings();
    const { dataDir, databaseUrl: url, migrateUrl } = env;
    const place = { dataDir, url, migrateUrl, log: (line: string) => console.error(line) };
    if (act === 'plan') showPlan(await planDatabase(place));
    else showDone(await migrateDatabase({ ...place, admit: (found) => assertKind(found, env) }), env);
    return 0;
  } catch (error) {
    console.error(textOf(error));
    return 1;
  }
}

/** Where a host has several addresses, each failed with a reason of its own, and the error of all of them has no text. */
function textOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(String).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function readSettings(): Env {
  const { env, faults } = checkEnv(process.env);
  const own = faults.filter(({ setting }) => ownSettings.test(setting));
  if (own.length > 0) throw new SettingsRefused(own, 'These settings keep the database from being migrated:');
  return env;
}

/** A database of the other kind is somebody else's. Where INSTANCE is not given, nobody said which one is meant. */
function assertKind(found: Admission, env: Env): void {
  if (env.instance === undefined) return;
  const faults = faultsOf(found, { env, secrets: undefined }).filter(({ setting }) => setting === 'INSTANCE');
  if (faults.length > 0) throw new SettingsRefused(faults, 'This database is not migrated:');
}

function showPlan(planned: readonly PlannedMigration[]): void {
  if (planned.length === 0) {
    console.log('Nothing is missing: the database has every migration of this version.');
    return;
  }
  console.log(`${planned.length} migrations would be applied:`);
  for (const { name, lock } of planned) {
    console.log(`  ${name}`);
    console.log(`    locks: ${lock === '' ? 'the file does not say' : lock}`);
  }
}

function showDone(done: readonly string[], { databaseUrl, migrateUrl }: Env): void {
  if (done.length === 0)
    console.log('Nothing was missing: the database has every migration of this version.');
  else console.log(`${done.length} migrations were applied.`);
  if (databaseUrl === undefined && migrateUrl !== undefined)
    console.log('DATABASE_URL is not given: no login was allowed to take the roles of the application.');
}
