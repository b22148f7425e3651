// How whoever has the machine logs in as who owns the tables. The command and the demo's card share it. For test data alone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { Address } from '#platform/db/database.ts';
import { readAdmission } from '#platform/db/instance.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { root } from '../programs.ts';
import { saveLie } from './lies.ts';
import type { Owner } from './owner.ts';

type OwnerParts = {
  readonly login: ClientConfig;
  readonly env: Owner['env'];
  /** Where the server looks for what it is to answer instead. */
  readonly folder: string;
};

/** The owner's login to the database of an instance. */
export function ownerLogin(address: Address, migrateUrl: string | undefined): ClientConfig {
  return 'url' in address
    ? { connectionString: migrateUrl ?? address.url }
    : { host: address.host, database: address.database, user: 'stockless' };
}

/**
 * Lends the owner's rights for as long as the work takes.
 *
 * @throws Error where the database is not marked as test data.
 */
export async function withOwner<T>(
  { login, env, folder }: OwnerParts,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const client = new Client(login);
  // What is lost in the middle fails the statement under way; without a listener it would end the whole server.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const owner: Owner = {
      client,
      env,
      lie: (told) => Promise.resolve(saveLie(folder, told)),
      script: () => Promise.resolve(newestScript()),
    };
    const { kind } = await readAdmission(client);
    if (kind !== 'test') throw new Error('this is no test data');
    return await acrossShops('tools', () => work(owner));
  } finally {
    await client.end();
  }
}

/** A script of the merchant's app that is loaded with its first page. */
function newestScript(): { path: string; text: string } {
  const folder = path.join(root, 'dist', 'merchant', 'assets');
  const name = readdirSync(folder).find((one) => /^index-.*\.js$/.test(one));
  if (name === undefined) throw new Error('the front ends are not built');
  return { path: `/assets/${name}`, text: readFileSync(path.join(folder, name), 'utf8') };
}
