/** A cluster of Citus on this machine: a coordinator and two workers, reached through sockets that nobody else may enter. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { superuser } from '#platform/postgres/embedded.ts';
import { choosePlace, type Place } from '#platform/postgres/place.ts';
import { signal, waitUntilGone } from '#platform/postgres/processes.ts';
import { connectWhenReady } from '#platform/postgres/ready.ts';
import { childrenOf } from '../replay/processes.ts';
import type { Engine } from './citus-engine.ts';

type Node = {
  /** The folder of its socket. */
  readonly socketDir: string;
  /** The number of its first process. */
  readonly pid: () => number;
  start(): Promise<void>;
  /** Ends its first process and all of its children without a warning, and starts it again. */
  kill(): Promise<void>;
  /** Stops it and removes all it holds. */
  stop(): Promise<void>;
};

export type CitusCluster = {
  readonly coordinator: Node;
  readonly workers: readonly Node[];
  stop(): Promise<void>;
};

const database = 'stockless';

const settings = {
  shared_preload_libraries: 'citus',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  max_prepared_transactions: '400',
  // Spreading locks every table and all of their shards in one transaction.
  max_locks_per_transaction: '1024',
  shared_buffers: '128MB',
  // Nothing of it has to survive.
  fsync: 'off',
  wal_level: 'logical',
  jit: 'off',
  log_min_messages: 'warning',
  'citus.shard_count': '4',
  'citus.recover_2pc_interval': '2s',
  // A worker knows for which shop a transaction works by what the coordinator was told.
  'citus.propagate_set_commands': 'local',
  'citus.max_cached_conns_per_worker': '4',
  // Append-only tables that are copied everywhere cannot be locked otherwise by who may only add rows.
  'citus.skip_advisory_lock_permission_checks': 'on',
};

/** Starts it with an empty database; `joinWorkers` makes it a cluster once the tables are there. */
export async function startCitus(folder: string, engine: Engine): Promise<CitusCluster> {
  const nodes = ['coordinator', 'worker-1', 'worker-2'].map((name) =>
    openNode(path.join(folder, name), engine),
  );
  for (const node of nodes) {
    await node.start();
    await inNode(
      node.socketDir,
      'postgres',
      async (client) => void (await client.query(`create database ${database}`)),
    );
  }
  const [coordinator, ...workers] = nodes;
  if (coordinator === undefined) throw new Error('a cluster has a coordinator');
  return {
    coordinator,
    workers,
    async stop() {
      for (const node of nodes) await node.stop();
    },
  };
}

/** Adds the extension and the workers. The tables are on the coordinator then, for `spreadTables`. */
export async function joinWorkers({ coordinator, workers }: CitusCluster): Promise<void> {
  for (const { socketDir } of [...workers, coordinator])
    await inNode(socketDir, database, async (client) => void (await client.query('create extension citus')));
  await inNode(coordinator.socketDir, database, async (client) => {
    await client.query('select citus_set_coordinator_host($1, 5432)', [coordinator.socketDir]);
    for (const { socketDir } of workers) await client.query('select citus_add_node($1, 5432)', [socketDir]);
  });
}

async function inNode(host: string, name: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connectWhenReady(() => new Client({ host, user: superuser, database: name }));
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function openNode(folder: string, engine: Engine): Node {
  const place = choosePlace(folder);
  let pid = 0;
  makeData(place, engine);
  return {
    socketDir: place.socketDir,
    pid: () => pid,
    async start() {
      pid = await launch(place, engine);
    },
    async kill() {
      for (const one of [pid, ...childrenOf(pid)]) signal(one, 'SIGKILL');
      await waitUntilGone(pid, goneMs);
      rmSync(path.join(place.data, 'postmaster.pid'), { force: true });
      pid = await launch(place, engine);
    },
    async stop() {
      signal(pid, 'SIGINT');
      if (!(await waitUntilGone(pid, goneMs))) signal(pid, 'SIGKILL');
      const logs = process.env['CONFORM_LOGS'];
      if (logs !== undefined) copyFileSync(place.logFile, path.join(logs, `${path.basename(folder)}.log`));
      for (const one of [place.home, place.socketDir, place.asked])
        rmSync(one, { recursive: true, force: true });
    },
  };
}

const goneMs = 20_000;
const readyMs = 60_000;

function makeData({ account, data }: Place, { home, env }: Engine): void {
  const words = [
    '-D',
    data,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    '--no-instructions',
  ];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const made = spawnSync(path.join(home, 'bin/initdb'), [...words, ...locale], {
    ...account,
    cwd: '/',
    env,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
}

async function launch({ account, data, socketDir, logFile }: Place, { home, env }: Engine): Promise<number> {
  const flags = { ...settings, unix_socket_directories: socketDir };
  const words = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(logFile, 'a', 0o600);
  const child = spawn(path.join(home, 'bin/postgres'), ['-D', data, ...words], {
    ...account,
    cwd: '/',
    env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline && child.exitCode === null) {
    await sleep(20);
    const state = readText(path.join(data, 'postmaster.pid')).split('\n');
    if (Number(state[0]) === child.pid && state[7]?.trim() === 'ready') {
      child.unref();
      return child.pid ?? 0;
    }
  }
  throw new Error(`A node of the cluster did not start:\n${readText(logFile).slice(-2_000)}`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
