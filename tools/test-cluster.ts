/** The throw-away PostgreSQL of one test run, with a migrated template that each test file copies. */
import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { removeCluster, startCluster, superuser } from '#platform/postgres/embedded.ts';
import type { Cluster } from '#platform/postgres/embedded.ts';
import { commandOf, isAlive } from '#platform/postgres/processes.ts';
import { templateDatabase } from '#platform/testing/database.ts';
import { root } from './programs.ts';

/** What the folders of the clusters begin with, and the programs that open them. */
const users = {
  test: { prefix: 'stockless-test-', programs: /tools\/test\.ts/ },
  // Any tool: one that is not named here would lose its cluster to the next one that begins.
  check: { prefix: 'stockless-check-', programs: /tools\/[\w-]+\.ts/ },
} as const;
type User = keyof typeof users;

const memoryNeededBytes = 2 ** 30;

/** Starts a throw-away cluster with the template. */
export async function openTestCluster(): Promise<Cluster> {
  const startedAt = performance.now();
  const cluster = await openEmptyCluster('test');
  try {
    await makeTemplate(cluster.socketDir);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  console.log(`Test database ready in ${Math.round(performance.now() - startedAt)} ms.`);
  return cluster;
}

/** Starts the cluster in memory where there is room, and clears away those of runs that were killed. */
export async function openEmptyCluster(user: User): Promise<Cluster> {
  const base = chooseBase();
  for (const folder of new Set([base, os.tmpdir()])) await sweep(folder, user);
  return await startCluster({
    dataDir: path.join(base, `${users[user].prefix}${process.pid}`),
    throwaway: true,
    log: (line) => console.error(line),
  });
}

function chooseBase(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const room = statfsSync('/dev/shm');
    if (room.bavail * room.bsize > memoryNeededBytes) return '/dev/shm';
  } catch {
    // There is no file system in memory here.
  }
  return os.tmpdir();
}

/** The folder's name says which run it belongs to; a process of that number that is another program does not count. */
async function sweep(base: string, user: User): Promise<void> {
  const { prefix, programs } = users[user];
  for (const name of readdirSync(base)) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (!Number.isSafeInteger(owner)) continue;
    const isRunning = owner !== process.pid && isAlive(owner) && programs.test(commandOf(owner));
    if (!isRunning) await removeCluster(path.join(base, name));
  }
}

/** Nobody may connect to the template, because a template in use cannot be copied. */
async function makeTemplate(socketDir: string): Promise<void> {
  const connect = async (database: string): Promise<Client> => {
    const client = new Client({ host: socketDir, user: superuser, database });
    await client.connect();
    return client;
  };
  const admin = await connect('postgres');
  try {
    await admin.query(`create database ${templateDatabase}`);
    const dir = path.join(root, 'db/migrations');
    if (existsSync(dir)) await migrate({ connect: () => connect(templateDatabase), dir });
    await admin.query(`alter database ${templateDatabase} with is_template true allow_connections false`);
  } finally {
    await admin.end();
  }
}
