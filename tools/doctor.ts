/**
 * Checks the configuration of a start without starting and without changing anything.
 *
 *   npm run doctor     lists everything that would keep this instance from starting; ends with 1 where there is something
 *   npm run doctor -- mail you@example.org    sends one email there, and looks up what its domain says of our mail
 *
 * A database that is running is asked whether it may be used with these settings. One that rests stays at rest: the start
 * asks it the same before it changes anything. Buckets are asked for a name.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { faultsOf, loginFaults } from '#apps/server/admission.ts';
import { checkInstance, type Checked } from '#apps/server/instance-check.ts';
import { readSecrets } from '#apps/server/secrets.ts';
import { checkBuckets } from '#apps/server/files/storage.ts';
import { readAdmission, type Admission } from '#platform/db/instance.sql.ts';
import { readLogins } from '#platform/db/logins.ts';
import { findCluster, superuser } from '#platform/postgres/embedded.ts';
import type { SettingFault } from '#platform/settings.ts';
import { namePlace } from '#platform/storage/place.ts';
import { checkMail } from './doctor/mail.ts';

process.exitCode = await main(process.argv.slice(2));

async function main([act, address]: readonly string[]): Promise<number> {
  if (act === undefined) return checkStart();
  if (act === 'mail' && address !== undefined) return checkMail(process.env, address);
  console.error('npm run doctor [-- mail ADDRESS]');
  return 2;
}

async function checkStart(): Promise<number> {
  const checked = checkInstance(process.env);
  const { files, vault } = checked.env.buckets;
  const [{ said, faults: found }, inBuckets] = await Promise.all([
    askDatabase(checked),
    checkBuckets(checked.env.buckets),
  ]);
  const faults = [...checked.faults, ...found, ...inBuckets];
  console.log(
    `Instance  ${checked.kind}${checked.env.instance === undefined ? ' (INSTANCE is not set)' : ''}`,
  );
  console.log(`Database  ${said}`);
  for (const [name, place] of Object.entries({ Pictures: files, Private: vault }))
    if (place !== undefined) console.log(`${name.padEnd(10)}${namePlace(place)} at ${place.endpoint}`);
  if (faults.length === 0) {
    console.log('Nothing keeps this instance from starting.');
    return 0;
  }
  console.log(`${faults.length} to mend:`);
  for (const { setting, says } of faults) console.log(`  ${setting}: ${says}`);
  return 1;
}

type Answer = { readonly said: string; readonly faults: readonly SettingFault[] };

async function askDatabase({ env }: Checked): Promise<Answer> {
  const client = makeClient(env);
  if (client === undefined) {
    const isThere = existsSync(path.join(env.dataDir, 'postgres'));
    const said = isThere
      ? 'rests, so it was not asked: the start asks it'
      : `none yet: the first start makes it in ${env.dataDir}`;
    return { said, faults: [] };
  }
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await readAdmission(client);
    const said = found.kind === undefined ? 'answers, and is new' : `answers, of a ${found.kind} instance`;
    const logins = await readLogins(client, { withOwn: env.databaseUrl !== undefined });
    const isReal = (env.instance ?? 'test') === 'real';
    return { said, faults: [...databaseFaults(found, env), ...(isReal ? loginFaults(logins) : [])] };
  } catch (error) {
    const says = `does not answer: ${error instanceof Error ? error.message : String(error)}`;
    return { said: 'does not answer', faults: [{ setting: 'DATABASE_URL', says }] };
  } finally {
    await client.end().catch(() => undefined);
  }
}

function makeClient({ databaseUrl, dataDir }: Checked['env']): Client | undefined {
  const limits = { connectionTimeoutMillis: 5_000, statement_timeout: 5_000 };
  if (databaseUrl !== undefined) return new Client({ connectionString: databaseUrl, ...limits });
  const socketDir = findCluster(path.join(dataDir, 'postgres'));
  if (socketDir === undefined) return undefined;
  return new Client({ host: socketDir, user: superuser, database: 'stockless', ...limits });
}

function databaseFaults(found: Admission, env: Checked['env']): SettingFault[] {
  try {
    return faultsOf(found, { env, secrets: readSecrets(env) });
  } catch {
    // A broken file of keys is named among the settings.
    return [];
  }
}
