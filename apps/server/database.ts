// The database of a start: our own cluster, or somebody's server.
import { Client } from 'pg';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lendRoles, mayMigrate, readLogins, sessionUser, type LoginPowers } from '#platform/db/logins.ts';
import { applied, migrate, readMigrations } from '#platform/db/migrate.ts';
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

type Input = {
  readonly dataDir: string;
  readonly url: string | undefined;
  /** The same database as its owner. */
  readonly migrateUrl?: string | undefined;
  /** Looks at the database as it stands. What it throws leaves everything as it was. */
  readonly admit: (found: Admission) => void;
  /** Looks at what the application's logins could do beyond their roles. */
  readonly admitLogins: (found: readonly LoginPowers[]) => void;
  readonly log: (line: string) => void;
};

/** Starts or finds the server, asks whether it may be used, and brings its database to the shape of the migrations. */
export async function openServer(ask: Input): Promise<Opened> {
  const { dataDir, url, log } = ask;
  if (url !== undefined) {
    await openOthers(ask, url);
    const nothing = () => Promise.resolve();
    return { address: { url }, revive: nothing, stop: nothing, abandon: nothing };
  }
  const place = { dataDir: path.join(dataDir, 'postgres'), log };
  let cluster = await startCluster(place);
  const host = cluster.socketDir;
  const stop = () => cluster.stop();
  try {
    const connect = connector(() => new Client({ host, user: superuser, database: 'stockless' }), log);
    await bringUp(ask, connect);
    // The application signs in as its roles themselves, and the superuser's name is the migrations' alone.
    await using(connect, async (client) => ask.admitLogins(await readLogins(client, { withOwn: false })));
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

/** Somebody's server: one login owns and migrates, the other one is the application's. */
async function openOthers(ask: Input, url: string): Promise<void> {
  const { migrateUrl, log } = ask;
  const asApplication = connector(() => new Client({ connectionString: url }), log);
  const findLogins = (client: Client) => readLogins(client, { withOwn: true });
  const { login, may, before } = await using(asApplication, async (client) => {
    if (migrateUrl === undefined) ask.admit(await readAdmission(client));
    const found = await findLogins(client);
    ask.admitLogins(found);
    return { login: await sessionUser(client), may: await mayMigrate(client), before: found };
  });
  if (migrateUrl === undefined && !may) {
    await using(asApplication, assertMigrated);
    return;
  }
  const asOwner =
    migrateUrl === undefined
      ? asApplication
      : connector(() => new Client({ connectionString: migrateUrl }), log);
  await bringUp(ask, asOwner);
  await using(asOwner, (client) => lendRoles(client, login));
  // Once more, whoever migrated: what was made now may be the login's own. A test instance is told what is new.
  const after = await using(asApplication, findLogins);
  if (!isDeepStrictEqual(after, before)) ask.admitLogins(after);
}

/** @throws Error where this version needs another shape of the database than it has. */
async function assertMigrated(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('migration') is not null as is_there`,
  );
  const done = new Set(rows[0]?.is_there === true ? (await applied(client)).map(({ name }) => name) : []);
  const missing = readMigrations(migrationsDir).filter(({ name }) => !done.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `This version has ${missing.length} migrations that the database has not, and the login of DATABASE_URL may not make them: give MIGRATE_DATABASE_URL`,
  );
}

/** A server that ran before belongs to another start as well, and one left behind would keep settings of before. */
async function endWhatWeBegan(cluster: Cluster): Promise<void> {
  if (!cluster.reused) await cluster.stop();
}

type Connect = () => Promise<Client>;

function connector(makeClient: () => Client, log: Input['log']): Connect {
  return async () => {
    const client = await connectWhenReady(makeClient, log);
    client.on('error', (error) => log(`A connection of the start broke: ${error.message}`));
    return client;
  };
}

async function using<T>(connect: Connect, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function bringUp({ admit, log }: Pick<Input, 'admit' | 'log'>, connect: Connect): Promise<void> {
  await using(connect, async (client) => admit(await readAdmission(client)));
  await migrate({ connect, dir: migrationsDir, log });
}
