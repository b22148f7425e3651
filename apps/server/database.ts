// The database of a start: our own cluster, or somebody's server.
import { Client } from 'pg';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lendRoles, mayMigrate, readLogins, sessionUser, type LoginPowers } from '#platform/db/logins.ts';
import { migrate } from '#platform/db/migrate.ts';
import { listMissing, planAll, planMigrations, type PlannedMigration } from '#platform/db/migration-plan.ts';
import { assertSessions, type Address } from '#platform/db/database.ts';
import { readAdmission, type Admission } from '#platform/db/instance.sql.ts';
import { startCluster, superuser, type Cluster } from '#platform/postgres/embedded.ts';
import { explainTls, type NamedAddress } from '#platform/postgres/explain-tls.ts';
import { connectWhenReady } from '#platform/postgres/ready.ts';
import { programVersion } from './build.ts';

export const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export type Opened = {
  readonly address: Address;
  /** Starts our own server again where it died; does nothing on somebody's. */
  revive(): Promise<void>;
  stop(): Promise<void>;
  /** Ends a server that this start began, because it goes no further. */
  abandon(): Promise<void>;
};

/** Where a database is. */
type Place = {
  readonly dataDir: string;
  readonly url: string | undefined;
  /** The same database as its owner. */
  readonly migrateUrl?: string | undefined;
  readonly log: (line: string) => void;
};

type Input = Place & {
  /** Looks at the database as it stands. What it throws leaves everything as it was. */
  readonly admit: (found: Admission) => void;
  /** Looks at what the application's logins could do beyond their roles. */
  readonly admitLogins: (found: readonly LoginPowers[]) => void;
  /** Somebody's server is migrated as the owner of `migrateUrl` alone, even where the other login could. */
  readonly migratesAsOwnerOnly?: boolean;
};

/** Starts or finds the server, asks whether it may be used, and brings its database to the shape of the migrations. */
export async function openServer(ask: Input): Promise<Opened> {
  const { url, log } = ask;
  if (url !== undefined) {
    await openOthers(ask, url);
    const nothing = () => Promise.resolve();
    return { address: { url }, revive: nothing, stop: nothing, abandon: nothing };
  }
  const place = { dataDir: clusterOf(ask), log };
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
  const asApplication = connectorTo({ url, setting: 'DATABASE_URL' }, log);
  const findLogins = (client: Client) => readLogins(client, { withOwn: true });
  const { login, may, before } = await using(asApplication, async (client) => {
    if (migrateUrl === undefined) ask.admit(await readAdmission(client));
    const found = await findLogins(client);
    ask.admitLogins(found);
    return { login: await sessionUser(client), may: await mayMigrate(client), before: found };
  });
  if (migrateUrl === undefined && (!may || ask.migratesAsOwnerOnly === true)) {
    await using(asApplication, assertMigrated);
    await assertSessions({ url });
    return;
  }
  const asOwner =
    migrateUrl === undefined
      ? asApplication
      : connectorTo({ url: migrateUrl, setting: 'MIGRATE_DATABASE_URL' }, log);
  await bringUp(ask, asOwner);
  await using(asOwner, (client) => lendRoles(client, login));
  // Once more, whoever migrated: what was made now may be the login's own. A test instance is told what is new.
  const after = await using(asApplication, findLogins);
  if (!isDeepStrictEqual(after, before)) ask.admitLogins(after);
  await assertSessions({ url });
}

/** @throws Error where this version needs another shape of the database than it has. */
async function assertMigrated(client: Client): Promise<void> {
  const missing = await listMissing(client, migrationsDir, ownRelease());
  if (missing.length === 0) return;
  const shown = missing.length > namesShown ? [...missing.slice(0, namesShown), '…'] : missing;
  throw new Error(
    `The database lacks ${missing.length} migrations of this version (${shown.join(', ')}), and this start may not apply them: give MIGRATE_DATABASE_URL, or run \`npm run migrate\` with it first`,
  );
}

/** The release of this program: what is older or newer than it is told by the database. */
function ownRelease(): { readonly release: string } {
  return { release: programVersion() };
}

/** Enough to know a release by; a new database lacks all. */
const namesShown = 10;

type MigrateInput = Place & Pick<Input, 'admit'>;

/**
 * Brings a database to the shape of this version and ends: no login of the application is looked at, and nothing is marked.
 * The login of `url` may take the roles of the application afterwards, where `migrateUrl` names another one.
 *
 * @returns the names of the migrations that were applied.
 * @throws Error where the login may not change tables, or a migration fails: those before it stay applied.
 */
export async function migrateDatabase(ask: MigrateInput): Promise<string[]> {
  const { url, migrateUrl, admit, log } = ask;
  return withMigrator(ask, async (connect) => {
    await using(connect, async (client) => {
      admit(await readAdmission(client));
      if (await mayMigrate(client)) return;
      throw new Error(
        `the login ${await sessionUser(client)} may not make tables in this database: give the address of its owner as MIGRATE_DATABASE_URL`,
      );
    });
    const done = await migrate({ connect, dir: migrationsDir, ...ownRelease(), log });
    if (url !== undefined && migrateUrl !== undefined) {
      const login = await using(connectorTo({ url, setting: 'DATABASE_URL' }, log), sessionUser);
      await using(connect, (client) => lendRoles(client, login));
    }
    return done;
  });
}

/** What `migrateDatabase` would apply. Changes nothing; a packaged server that rests is started and stopped again. */
export async function planDatabase(place: Place): Promise<PlannedMigration[]> {
  const isNew = place.url === undefined && place.migrateUrl === undefined && !existsSync(clusterOf(place));
  if (isNew) return planAll(migrationsDir);
  return withMigrator(place, (connect) =>
    using(connect, (client) => planMigrations(client, migrationsDir, ownRelease())),
  );
}

/** Works with connections of the login that migrates: the owner's, or the packaged server's superuser. */
async function withMigrator<T>(place: Place, work: (connect: Connect) => Promise<T>): Promise<T> {
  const { log, migrateUrl, url } = place;
  if (migrateUrl !== undefined)
    return work(connectorTo({ url: migrateUrl, setting: 'MIGRATE_DATABASE_URL' }, log));
  if (url !== undefined) return work(connectorTo({ url, setting: 'DATABASE_URL' }, log));
  const cluster = await startCluster({ dataDir: clusterOf(place), log });
  const host = cluster.socketDir;
  try {
    return await work(connector(() => new Client({ host, user: superuser, database: 'stockless' }), log));
  } finally {
    await endWhatWeBegan(cluster);
  }
}

function clusterOf({ dataDir }: Pick<Place, 'dataDir'>): string {
  return path.join(dataDir, 'postgres');
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

/** Connects to somebody's server. */
function connectorTo(address: NamedAddress, log: Input['log']): Connect {
  const connect = connector(() => new Client({ connectionString: address.url }), log);
  return async () => {
    try {
      return await connect();
    } catch (error) {
      throw explainTls(error, address);
    }
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
  await migrate({ connect, dir: migrationsDir, ...ownRelease(), log });
}
