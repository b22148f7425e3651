// `npm run bench -- start`: how long a server takes from its first instruction to its first answers, and what it holds at rest.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assertBuilt } from '#apps/server/built-files.ts';
import { superuser } from '#platform/postgres/embedded.ts';
import { freePort } from '#tools/replay/own-child.ts';
import { openRunFolder, startOwnDatabase } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { cpuMsOf, memoryMbOf } from '#tools/replay/processes.ts';
import { buildServer } from '#tools/server-bundle/build.ts';
import { findServerBundle } from '#tools/server-bundle/find.ts';
import { serverEnv, serverFlags } from '#tools/server-node.ts';
import { round } from '../measure.ts';

const program = fileURLToPath(new URL('../../tools/serve.ts', import.meta.url));
/** Starts that are measured; one more before them fills the cache of compiled code. */
const starts = 7;
const idleMs = 10_000;
const startMsMax = 60_000;
const askEveryMs = 5;
/** Of a machine with nothing else to do. */
const goals = { healthz_ms: 700, idle_memory_mb: 175 };

type Start = {
  readonly healthzMs: number;
  readonly readyzMs: number;
  /** Processor time until the first good answer. */
  readonly cpuMs: number;
};

/** Starts `tools/serve.ts` as `npm run serve` does, time and again, on one migrated database. */
export async function benchStart(): Promise<unknown> {
  assertBuilt();
  await buildServer();
  const folder = await openRunFolder();
  const database = await startOwnDatabase(folder);
  stopOnSignal(() => database.stop());
  try {
    const url = `postgres://${superuser}@${encodeURIComponent(database.host)}/stockless`;
    const place = { url, folder };
    const cold = await measureOne(place);
    const warm: Start[] = [];
    for (let turn = 0; turn < starts; turn += 1) warm.push(await measureOne(place));
    const idle = await measureIdle(place);
    const figures = {
      healthz_ms: middle(warm.map(({ healthzMs }) => healthzMs)),
      readyz_ms: middle(warm.map(({ readyzMs }) => readyzMs)),
      cpu_ms: middle(warm.map(({ cpuMs }) => cpuMs)),
      idle_memory_mb: idle.memoryMb,
      idle_cpu_ms_per_s: idle.cpuMsPerSecond,
    };
    const missed = [
      ...(figures.healthz_ms > goals.healthz_ms ? ['healthz_ms'] : []),
      ...(figures.idle_memory_mb > goals.idle_memory_mb ? ['idle_memory_mb'] : []),
    ];
    // Whoever changes a source meanwhile measures the sources from then on.
    const runs = findServerBundle() === undefined ? 'sources' : 'bundle';
    const coldHealthzMs = round(cold.healthzMs, 0);
    return { bench: 'start', goals, runs, starts, ...figures, cold_healthz_ms: coldHealthzMs, missed };
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Place = { readonly url: string; readonly folder: string };

async function measureOne(place: Place): Promise<Start> {
  const server = await begin(place);
  try {
    const [healthzMs, readyzMs] = await Promise.all([server.until('/healthz'), server.until('/readyz')]);
    return { healthzMs, readyzMs, cpuMs: cpuMsOf(server.child.pid ?? 0) };
  } finally {
    await server.stop();
  }
}

async function measureIdle(place: Place): Promise<{ memoryMb: number; cpuMsPerSecond: number }> {
  const server = await begin(place);
  try {
    await server.until('/healthz');
    const pid = server.child.pid ?? 0;
    await sleep(idleMs / 2);
    const before = cpuMsOf(pid);
    await sleep(idleMs / 2);
    const cpuMsPerSecond = round((cpuMsOf(pid) - before) / (idleMs / 2_000), 1);
    return { memoryMb: memoryMbOf(pid), cpuMsPerSecond };
  } finally {
    await server.stop();
  }
}

type Begun = {
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process until the address answers 200. */
  until(address: string): Promise<number>;
  stop(): Promise<void>;
};

async function begin({ url, folder }: Place): Promise<Begun> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    ...serverEnv,
    NODE_COMPILE_CACHE: path.join(folder, 'compile'),
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...serverFlags, program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return {
    child,
    async until(address) {
      while (performance.now() - startedAt < startMsMax) {
        if (child.exitCode !== null) throw new Error(`the server ended:\n${said}`);
        if (await isAnswered(port, address)) return performance.now() - startedAt;
        await sleep(askEveryMs);
      }
      throw new Error(`the server did not answer at ${address}:\n${said}`);
    },
    async stop() {
      // A server that is told to end amid its start would end without an order.
      await waitUntil(() => said.includes('Ready in'));
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  const end = performance.now() + startMsMax;
  while (!isSo() && performance.now() < end) await sleep(askEveryMs);
}

function isAnswered(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: address, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
  });
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return round(sorted[Math.floor(sorted.length / 2)] ?? 0, 0);
}
