// The database of a start: our own cluster, or somebody's server.
import { Client } from 'pg';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import type { Address } from '#platform/db/database.ts';
import { startCluster, superuser } from '#platform/postgres/embedded.ts';

export const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export type Opened = {
  readonly address: Address;
  /** Starts our own server again where it died; does nothing on somebody's. */
  revive(): Promise<void>;
  stop(): Promise<void>;
};

type Ask = {
  readonly dataDir: string;
  readonly url: string | undefined;
  readonly log: (line: string) => void;
};

/** Starts or finds the server and brings its database to the shape of the migrations. */
export async function openServer({ dataDir, url, log }: Ask): Promise<Opened> {
  if (url !== undefined) {
    await bringUp(() => new Client({ connectionString: url }), log);
    return { address: { url }, revive: () => Promise.resolve(), stop: () => Promise.resolve() };
  }
  const place = { dataDir: path.join(dataDir, 'postgres'), log };
  let cluster = await startCluster(place);
  const host = cluster.socketDir;
  await bringUp(() => new Client({ host, user: superuser, database: 'stockless' }), log);
  return {
    address: { host, database: 'stockless' },
    async revive() {
      cluster = await startCluster(place);
    },
    stop: () => cluster.stop(),
  };
}

async function bringUp(makeClient: () => Client, log: (line: string) => void): Promise<void> {
  const connect = async () => {
    const client = makeClient();
    client.on('error', (error) => log(`The migrator's connection broke: ${error.message}`));
    await client.connect();
    return client;
  };
  await migrate({ connect, dir: migrationsDir, log });
}
