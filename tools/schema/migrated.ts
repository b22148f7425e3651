/** A throw-away database with every migration applied, for tools that ask PostgreSQL about the schema. */
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { superuser } from '#platform/postgres/embedded.ts';
import { root } from '../programs.ts';
import { openEmptyCluster } from '../test-cluster.ts';

export const migrationsDir = path.join(root, 'db/migrations');

/** Does the work as the owner; gives its exit code, or 1 and what went wrong on standard error. */
export async function inMigratedDatabase(work: (client: Client) => Promise<number>): Promise<number> {
  const cluster = await openEmptyCluster('check');
  const connect = async (): Promise<Client> => {
    const client = new Client({ host: cluster.socketDir, user: superuser, database: 'postgres' });
    await client.connect();
    return client;
  };
  try {
    await migrate({ connect, dir: migrationsDir });
    const client = await connect();
    const code = await work(client);
    await client.end();
    return code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await cluster.stop();
  }
}
