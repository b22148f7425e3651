// A durable PostgreSQL of the run's own, in a folder that goes with the run.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrationsDir } from '#apps/server/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { removeCluster, startCluster, superuser } from '#platform/postgres/embedded.ts';
import { commandOf, isAlive, signal } from '#platform/postgres/processes.ts';
import { childrenOf } from './processes.ts';

export type OwnDatabase = {
  /** The folder of the socket. */
  readonly host: string;
  /** The number of its first process. */
  readonly pid: () => number;
  /** Those of all its servers, where there are several. */
  readonly pids?: () => readonly number[];
  /** Ends its first process and all children without a warning, and starts it again. */
  kill(): void;
  /** Stops it and removes all it holds. */
  stop(): Promise<void>;
};

const folderPrefix = 'stockless-run-';

/** The folder of this run, which nobody else uses. Clears away those of runs that were killed. */
export async function openRunFolder(): Promise<string> {
  await sweep();
  const folder = path.join(os.tmpdir(), `${folderPrefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Databases of runs that were killed go on by themselves; the folder's name says whose they are. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const owner = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length)) : Number.NaN;
    if (!Number.isSafeInteger(owner) || owner === process.pid) continue;
    if (isAlive(owner) && /replay|bench|vitest/.test(commandOf(owner))) continue;
    const folder = path.join(os.tmpdir(), name);
    await removeCluster(path.join(folder, 'database'));
    rmSync(folder, { recursive: true, force: true });
  }
}

type Input = {
  /** Counts every statement by its text, for measurements. */
  readonly countsStatements?: boolean;
};

/** Starts the server with all its durable settings, and brings its database to the shape of the migrations. */
export async function startOwnDatabase(folder: string, ask: Input = {}): Promise<OwnDatabase> {
  const dataDir = path.join(folder, 'database');
  let cluster = await startCluster({ dataDir });
  const host = cluster.socketDir;
  if (ask.countsStatements === true) {
    await tell(host, "alter system set shared_preload_libraries = 'pg_stat_statements'");
    await cluster.stop();
    cluster = await startCluster({ dataDir });
    await tell(host, 'create extension pg_stat_statements');
    await tell(host, 'alter system set pg_stat_statements.track_planning = on');
    await tell(host, 'select pg_reload_conf()');
  }
  await migrate({ connect: () => connectAsOwner(host), dir: migrationsDir });
  let reviving: Promise<void> = Promise.resolve();

  async function revive(): Promise<void> {
    cluster = await startCluster({ dataDir });
  }

  return {
    host,
    pid: () => cluster.pid,
    kill() {
      const { pid } = cluster;
      for (const one of [pid, ...childrenOf(pid)]) signal(one, 'SIGKILL');
      reviving = revive();
      reviving.catch((error: unknown) => console.error(error));
    },
    async stop() {
      await reviving.catch(() => undefined);
      await removeCluster(dataDir);
    },
  };
}

/** A connection with the rights of the database's owner. */
export async function connectAsOwner(host: string, database = 'stockless'): Promise<Client> {
  const client = new Client({ host, user: superuser, database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tell(host: string, text: string): Promise<void> {
  const client = await connectAsOwner(host);
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
