/**
 * A real PostgreSQL 18 that comes with the packages and is supervised here: no password file, no port, only a socket
 * in a folder that nobody else may enter. It is started apart from the program, so it outlives a program that was
 * killed, and the next start adopts it.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { packagedPostgres } from './packaged.ts';
import { choosePlace, findData } from './place.ts';
import type { Place } from './place.ts';
import { connectWhenReady } from './ready.ts';
import { commandOf, isAlive, signal, waitUntilGone } from './processes.ts';

/** The name of the superuser of every cluster made here; trusted on the socket, which only its owner can reach. */
export const superuser = 'stockless';

export type Cluster = {
  /** The folder of the socket: the `host` to give to a client. */
  socketDir: string;
  pid: number;
  /** True when a living server was adopted instead of a new one started. */
  reused: boolean;
  /** Ends every connection, stops the server and waits for it. Removes all of a throw-away cluster. */
  stop(): Promise<void>;
};

type Input = {
  dataDir: string;
  throwaway?: boolean;
  log?: (line: string) => void;
  /** How long a start may take, in milliseconds; a server that applies the log of a backup needs longer than others. */
  limitMs?: number;
};

const startLimitMs = 120_000;
const stopLimitMs = 60_000;
/** A lock file is written within this after it was made. */
const spoiltLockMs = 5_000;
const logSizeMax = 10_000_000;

/** Settings for two shared cores. Durability is left at PostgreSQL's own defaults: on. */
const lasting = {
  max_connections: '100',
  shared_buffers: '256MB',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  // Plans of a young database are made for empty tables; statistics have to keep up with its first orders.
  autovacuum_naptime: '5s',
};

/** For tests: nothing survives a power cut, and nothing has to. */
const fleeting = {
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  jit: 'off',
  autovacuum_naptime: '30s',
};

/**
 * Starts the server of `dataDir`, or adopts it when it still lives. Starting twice at once is safe: one starts, the
 * other adopts. A lasting cluster also gets its database `stockless`.
 */
export async function startCluster(ask: Input): Promise<Cluster> {
  const place = choosePlace(ask.dataDir, ask.log);
  const limitMs = ask.limitMs ?? startLimitMs;
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const found = await findLiving(place, deadline);
    if (found) return await open(ask, place, { ...found, reused: true });
    makeData(place, ask.throwaway ?? false);
    const pid = await launch(place, ask.throwaway ? fleeting : lasting, deadline);
    if (pid !== undefined) return await open(ask, place, { pid, socketDir: place.socketDir, reused: false });
    // Processes of a killed server need a moment to notice that it is gone; or another start was faster.
    await sleep(200);
  }
  throw new Error(`PostgreSQL was not ready after ${limitMs / 1000} s:\n${tailOf(place.logFile)}`);
}

/** Creates the database unless it is there. Two callers at once both succeed. */
export async function ensureDatabase(socketDir: string, database = 'stockless'): Promise<void> {
  const client = await connectWhenReady(
    () => new Client({ host: socketDir, user: superuser, database: 'postgres' }),
  );
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rows.length === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } catch (error) {
    const isThere =
      error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code));
    if (!isThere) throw error;
  } finally {
    await client.end();
  }
}

/** The folder of the socket of the server that serves this folder now, if there is one. Changes nothing. */
export function findCluster(dataDir: string): string | undefined {
  const data = findData(dataDir);
  if (data === undefined) return undefined;
  const lines = readText(path.join(data, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  return isAlive(pid) && commandOf(pid).includes(data) ? lines[4]?.trim() : undefined;
}

async function open(ask: Input, place: Place, server: Omit<Cluster, 'stop'>): Promise<Cluster> {
  if (!ask.throwaway) await ensureDatabase(server.socketDir);
  const stop = async (): Promise<void> => {
    await stopServer(server.pid);
    if (!ask.throwaway) return;
    for (const folder of [place.home, place.socketDir, place.asked])
      rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** The living server of our data, if there is one; clears away what a dead one left. */
async function findLiving(
  place: Place,
  deadline: number,
): Promise<{ pid: number; socketDir: string } | undefined> {
  const pidFile = path.join(place.data, 'postmaster.pid');
  const unreachableAt = Date.now() + 10_000;
  while (existsSync(pidFile) && Date.now() < deadline) {
    // Lines: process, data folder, start time, port, socket folder, …
    const lines = readText(pidFile).split('\n');
    const pid = Number(lines[0]);
    if (!isAlive(pid) || !commandOf(pid).includes(place.data)) {
      // The number belongs to nobody, or to a stranger: without this PostgreSQL may refuse to start. Processes
      // that a killed server left are found by their shared memory, not by this file.
      if (readText(pidFile).startsWith(`${pid}\n`)) rmSync(pidFile, { force: true });
      else forgetSpoiltLocks(place);
      return undefined;
    }
    const socketDir = lines[4]?.trim() || place.socketDir;
    if (await isOurs(socketDir, place.data)) return { pid, socketDir };
    // A server that runs but whose socket was swept away can only be stopped.
    const isMute = Date.now() > unreachableAt && !existsSync(path.join(socketDir, '.s.PGSQL.5432'));
    if (isMute) await stopServer(pid);
    await sleep(100);
  }
  return undefined;
}

/** Asks whoever answers at the socket which data it serves. */
async function isOurs(socketDir: string, data: string): Promise<boolean> {
  const client = new Client({
    host: socketDir,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    const folder = answer.rows[0]?.folder;
    return folder !== undefined && realpathSync(folder) === realpathSync(data);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the data aside and renames it, so that data which exists is whole, also after a kill in the middle. */
function makeData(place: Place, isThrowaway: boolean): void {
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  for (const name of readdirSync(place.home)) {
    const maker = Number(/^new-(\d+)$/.exec(name)?.[1]);
    if (maker && !isAlive(maker)) rmSync(path.join(place.home, name), { recursive: true, force: true });
  }
  const aside = path.join(path.dirname(place.data), `new-${process.pid}`);
  rmSync(aside, { recursive: true, force: true });
  const words = ['-D', aside, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const initdb = path.join(packagedPostgres(place.account), 'bin/initdb');
  const made = spawnSync(initdb, [...words, ...locale, ...(isThrowaway ? ['--no-sync'] : [])], {
    ...place.account,
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  try {
    renameSync(aside, place.data);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(path.join(place.data, 'PG_VERSION'))) throw error;
  }
}

/** Starts the server and waits until it answers. Undefined when it has to be tried again. */
async function launch(
  place: Place,
  settings: Record<string, string>,
  deadline: number,
): Promise<number | undefined> {
  const flags = {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: place.socketDir,
    unix_socket_permissions: '0700',
    log_min_messages: 'warning',
  };
  const words = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(place.logFile) && statSync(place.logFile).size > logSizeMax) {
    renameSync(place.logFile, `${place.logFile}.1`);
  }
  const logStart = existsSync(place.logFile) ? statSync(place.logFile).size : 0;
  const output = openSync(place.logFile, 'a', 0o600);
  const child = spawn(
    path.join(packagedPostgres(place.account), 'bin/postgres'),
    ['-D', place.data, ...words],
    {
      ...place.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  child.unref();
  while (Date.now() < deadline) {
    if ((await Promise.race([ended, failed, sleep(15, 'wait' as const)])) === 'ended') {
      const said = readText(place.logFile).slice(logStart);
      if (/pre-existing shared memory block|lock file "[^"]*" already exists/.test(said)) return undefined;
      if (/lock file "[^"]*" is empty|bogus data in lock file/.test(said)) {
        forgetSpoiltLocks(place);
        return undefined;
      }
      throw new Error(`PostgreSQL stopped while starting:\n${said.slice(-4_000)}`);
    }
    const state = readText(path.join(place.data, 'postmaster.pid')).split('\n');
    if (Number(state[0]) === child.pid && state[7]?.trim() === 'ready') return child.pid;
  }
  if (child.pid !== undefined) signal(child.pid, 'SIGQUIT');
  throw new Error(`PostgreSQL was not ready in time:\n${tailOf(place.logFile)}`);
}

/**
 * Removes lock files that name no process: a power cut leaves them empty, full of zeros or of old blocks. A young one may be
 * that of another start, which has made it and is about to write it. A server that lives is found by its shared memory.
 */
function forgetSpoiltLocks({ data, socketDir }: Place): void {
  for (const file of [path.join(data, 'postmaster.pid'), path.join(socketDir, '.s.PGSQL.5432.lock')]) {
    const facts = statSync(file, { throwIfNoEntry: false });
    const isSpoilt = facts !== undefined && !/^-?\d+\n/.test(readText(file));
    if (isSpoilt && Date.now() - facts.mtimeMs > spoiltLockMs) rmSync(file, { force: true });
  }
}

/** Fast shutdown; where that takes too long, the one that recovers at the next start. */
async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, stopLimitMs)) return;
  signal(pid, 'SIGQUIT');
  if (!(await waitUntilGone(pid, 10_000))) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const tailOf = (file: string): string => readText(file).slice(-4_000);

/** Stops the server that still lives on that folder, if there is one, and removes the folder with all it holds. */
export async function removeCluster(dataDir: string): Promise<void> {
  const place = choosePlace(dataDir);
  const living = await findLiving(place, Date.now() + startLimitMs);
  if (living) await stopServer(living.pid);
  for (const folder of [place.home, place.socketDir, place.asked])
    rmSync(folder, { recursive: true, force: true });
}
