// A server of the run's own, on a database of its own: started, watched, killed on purpose, started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { migrationsDir } from '#apps/server/database.ts';
import { newSecrets } from '#apps/server/secrets.ts';
import { migrate } from '#platform/db/migrate.ts';
import { removeCluster, startCluster, superuser } from '#platform/postgres/embedded.ts';
import type { Cluster } from '#platform/postgres/embedded.ts';
import { commandOf, isAlive, signal, waitUntilGone } from '#platform/postgres/processes.ts';
import { fromServer, type FromRun, type FromServer } from './messages.ts';
import type { Credentials } from './people.ts';
import { childrenOf, memoryMbOf } from './processes.ts';

const folderPrefix = 'stockless-run-';
const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
/** Young objects get 16 MB and not 64, and threads that hash passwords share their memory: a third less in all. */
const leanWords = ['--max-semi-space-size=16'];
const startMsMax = 60_000;
const endMsMax = 5_000;

export type OwnServer = {
  readonly base: string;
  readonly operator: Credentials;
  readonly carrierSecret: string;
  /** The folder of the database's socket, and the number of its first process. */
  readonly database: () => { readonly host: string; readonly pid: number };
  readonly pid: () => number;
  /** Sets the clock; what comes due is done in the background. */
  setClock(at: Date): Promise<void>;
  /** Does all that is due. Tells how many timers are left, and when the first is due. */
  settle(): Promise<Settled>;
  /** Ends the server without a warning, as a power cut does; it is started again. */
  killServer(): void;
  /** The same for the database: its first process and all of its children. */
  killDatabase(): void;
  /** Resident memory of the server, in megabytes. */
  memoryMb(): number;
  stop(): Promise<void>;
};

export type Settled = { readonly pending: number; readonly nextDue: Date | undefined };

type Ask = {
  readonly policy: 'replay' | 'bench';
  /** Where its clock stands at first; undefined for the clock of the machine. */
  readonly clockAt: Date | undefined;
  /** Words for the server's Node, to measure it. */
  readonly nodeWords?: readonly string[];
};

/** Starts a durable database in a folder of the run, brings it up, and starts the server on it. */
export async function startOwnServer(ask: Ask): Promise<OwnServer> {
  await sweep();
  const folder = path.join(os.tmpdir(), `${folderPrefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const dataDir = path.join(folder, 'database');
  let cluster = await startCluster({ dataDir });
  const host = cluster.socketDir;
  if (process.env['DBG']) { const k = await connect(host); await k.query("alter system set shared_preload_libraries = 'pg_stat_statements'"); await k.query("alter system set pg_stat_statements.track = 'top'"); if (process.env['DBG']==='2') for (const q of ["session_preload_libraries='auto_explain'","auto_explain.log_min_duration=0","auto_explain.sample_rate=0.01","auto_explain.log_analyze=on","auto_explain.log_triggers=on","auto_explain.log_timing=on"]) await k.query('alter system set '+q); await k.end(); await cluster.stop(); cluster = await startCluster({ dataDir }); const j = await connect(host); await j.query('create extension pg_stat_statements'); await j.end(); }
  await migrate({ connect: () => connect(host), dir: migrationsDir });
  if (process.env['ANA']) { const k = await connect(host); k.on('error', () => undefined); setInterval(() => void k.query('analyze').catch(() => undefined), Number(process.env['ANA'])).unref(); }
  const secrets = newSecrets();
  const operator = { username: 'operator', password: randomBytes(18).toString('base64url') };
  const port = await freePort();
  let clockAt = ask.clockAt;
  let isEnding = false;

  const start = () =>
    startChild(ask.nodeWords ?? [], {
      kind: 'start',
      id: 0,
      host,
      port,
      folder,
      clockAt: clockAt?.toISOString() ?? null,
      policy: ask.policy,
      secrets,
      operator,
    });
  let child = await start();
  watch();

  /** A server that ends is started again at the time that was wished last. */
  function watch(): void {
    const ended = child;
    ended.process.once('exit', () => void (isEnding ? undefined : startAgain(ended)));
  }

  async function startAgain(ended: Child): Promise<void> {
    while (!isEnding && child === ended) {
      try {
        child = await start();
        watch();
      } catch (error) {
        // The database may be away as well; it comes back by itself.
        console.error(`[replay] the server did not start: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(500);
      }
    }
  }

  /** Tells the server, and tells the next one where this one is killed meanwhile. */
  async function tell(message: (id: number) => FromRun): Promise<FromServer> {
    const deadline = performance.now() + startMsMax;
    for (;;) {
      const said = await child.tell(message);
      if (said?.kind === 'done') return said;
      if (isEnding || performance.now() > deadline) throw new Error(`the server failed: ${said?.reason ?? 'it is gone'}`);
      await sleep(100);
    }
  }

  return {
    base: `http://127.0.0.1:${port}`,
    operator,
    carrierSecret: secrets.carrier[0] ?? '',
    database: () => ({ host, pid: cluster.pid }),
    pid: () => child.process.pid ?? 0,
    async setClock(at) {
      clockAt = at;
      await tell((id) => ({ kind: 'clock', id, at: at.toISOString() }));
    },
    async settle() {
      const said = await tell((id) => ({ kind: 'settle', id }));
      const isTold = said.kind === 'done';
      const nextDue = isTold ? (said.nextDue ?? undefined) : undefined;
      return { pending: isTold ? (said.pending ?? 0) : 0, nextDue: nextDue === undefined ? undefined : new Date(nextDue) };
    },
    killServer() {
      child.process.kill('SIGKILL');
    },
    killDatabase() {
      const { pid } = cluster;
      for (const one of [pid, ...childrenOf(pid)]) signal(one, 'SIGKILL');
      void reviveDatabase().catch((error: unknown) => console.error(error));
    },
    memoryMb: () => memoryMbOf(child.process.pid ?? 0),
    async stop() {
      isEnding = true;
      if (process.env['DBG']) { const k = await connect(host); const r = await k.query("select calls, round(total_exec_time::numeric,0) as ms, round((total_exec_time/calls)::numeric,3) as each, round((rows::numeric/calls),1) as rows, wal_bytes/calls as wal, left(regexp_replace(query,'\\s+',' ','g'),110) as q from pg_stat_statements order by total_exec_time desc limit 40"); for (const x of r.rows) console.error(String(x.calls).padStart(7), String(x.ms).padStart(7), String(x.each).padStart(8), String(x.rows).padStart(7), String(x.wal).slice(0,7).padStart(8), x.q); await k.end(); if (process.env['DBG']==='2') { const fs = await import('node:fs'); fs.cpSync(dataDir + '/postgres/server.log', '/tmp/h/server.log'); } }
      await endChild(child.process);
      await removeCluster(dataDir);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function reviveDatabase(): Promise<void> {
    const revived: Cluster = await startCluster({ dataDir });
    cluster = revived;
  }
}

/** Ends a server as its parent's end would, and by force where that takes too long. */
async function endChild(running: ChildProcess): Promise<void> {
  const { pid } = running;
  if (pid === undefined) return;
  if (running.connected) running.disconnect();
  if (!(await waitUntilGone(pid, endMsMax))) running.kill('SIGKILL');
}

type Child = {
  readonly process: ChildProcess;
  /** The answer; undefined where the process ended before it gave one. */
  tell(message: (id: number) => FromRun): Promise<FromServer | undefined>;
};

async function startChild(nodeWords: readonly string[], ask: Extract<FromRun, { kind: 'start' }>): Promise<Child> {
  const stdio: ['ignore', 'inherit', 'inherit', 'ipc'] = ['ignore', 'inherit', 'inherit', 'ipc'];
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const running = spawn(process.execPath, [...leanWords, ...nodeWords, serverFile], { stdio, env });
  const waiting = new Map<number, (said: FromServer | undefined) => void>();
  let lastId = 0;
  running.on('message', (message: unknown) => {
    const said = z.parse(fromServer, message);
    waiting.get(said.id)?.(said);
    waiting.delete(said.id);
  });
  const lose = (): void => {
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  };
  running.on('exit', lose);
  running.on('error', lose);
  const tell: Child['tell'] = (message) =>
    new Promise((resolve) => {
      if (!running.connected) {
        resolve(undefined);
        return;
      }
      lastId += 1;
      const id = lastId;
      waiting.set(id, resolve);
      running.send(message(id), (error) => {
        if (error === null) return;
        waiting.delete(id);
        resolve(undefined);
      });
    });
  const said = await tell((id) => ({ ...ask, id }));
  if (said?.kind === 'done') return { process: running, tell };
  running.kill('SIGKILL');
  throw new Error(said?.reason ?? 'the server ended while it started');
}

async function connect(host: string): Promise<Client> {
  const client = new Client({ host, user: superuser, database: 'stockless' });
  await client.connect();
  return client;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Databases of runs that were killed go on by themselves; the folder's name says whose they are. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const owner = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length)) : Number.NaN;
    if (!Number.isSafeInteger(owner) || owner === process.pid) continue;
    const isRunning = isAlive(owner) && /node|vitest/.test(commandOf(owner));
    if (isRunning) continue;
    const folder = path.join(os.tmpdir(), name);
    await removeCluster(path.join(folder, 'database'));
    rmSync(folder, { recursive: true, force: true });
  }
}
