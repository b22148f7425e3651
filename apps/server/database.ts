// The database of a start: our own cluster, or somebody's server.
import { Client } from 'pg';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import type { Address } from '#platform/db/database.ts';
import { readAdmission, type Admission } from '#platform/db/instance.sql.ts';
import { startCluster, superuser, type Cluster } from '#platform/postgres/embedded.ts';
import { connectWhenReady } from '#platform/postgres/ready.ts';

export const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export type Opened = {
  readonly address: Address;
  /** Starts our own server again where it died; does nothing on somebody's. */
  revive(): Promise<void>;
  stop(): Promise<void>;
  /** Ends a server that this start began, because it goes no further. */
  abandon(): Promise<void>;
};

type Ask = {
  readonly dataDir: string;
  readonly url: string | undefined;
  /** Looks at the database as it stands. What it throws leaves everything as it was. */
  readonly admit: (found: Admission) => void;
  readonly log: (line: string) => void;
};

/** Starts or finds the server, asks whether it may be used, and brings its database to the shape of the migrations. */
export async function openServer({ dataDir, url, admit, log }: Ask): Promise<Opened> {
  const migrator = (makeClient: () => Client) => bringUp({ makeClient, admit, log });
  if (url !== undefined) {
    await migrator(() => new Client({ connectionString: url }));
    const nothing = () => Promise.resolve();
    return { address: { url }, revive: nothing, stop: nothing, abandon: nothing };
  }
  const place = { dataDir: path.join(dataDir, 'postgres'), log };
  let cluster = await startCluster(place);
  const host = cluster.socketDir;
  const stop = () => cluster.stop();
  try {
    await migrator(() => new Client({ host, user: superuser, database: 'stockless' }));
  } catch (error) {
    await endWhatWeBegan(cluster);
    throw error;
  }
  return {
    address: { host, database: 'stockless' },
    async revive() {
      cluster = await startCluster(place);
    },
    stop,
    async abandon() {
      await endWhatWeBegan(cluster);
    },
  };
}

/** A server that ran before belongs to another start as well, and one left behind would keep settings of before. */
async function endWhatWeBegan(cluster: Cluster): Promise<void> {
  if (!cluster.reused) await cluster.stop();
}

type BringUp = Pick<Ask, 'admit' | 'log'> & { readonly makeClient: () => Client };

async function bringUp({ makeClient, admit, log }: BringUp): Promise<void> {
  const connect = async () => {
    const client = await connectWhenReady(makeClient, log);
    client.on('error', (error) => log(`The migrator's connection broke: ${error.message}`));
    return client;
  };
  const client = await connect();
  try {
    admit(await readAdmission(client));
  } finally {
    await client.end();
  }
  await migrate({ connect, dir: migrationsDir, log });
}
