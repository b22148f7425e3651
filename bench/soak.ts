// `npm run bench -- soak --minutes 30`: mixed load for a long time, and whether the server's memory grows under it.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { openClient } from '#tools/replay/client.ts';
import { openApp } from '#tools/replay/opening.ts';
import { connectAsOwner } from '#tools/replay/own-database.ts';
import { startOwnServer, stopOnSignal, type OwnServer } from '#tools/replay/own-server.ts';
import { cpuMsOf, cpuMsOfFamily, memoryMbOf } from '#tools/replay/processes.ts';
import { planOf } from './checkout.ts';
import { round } from './measure.ts';
import { makeYardstick, measureYardstick } from './pgbench.ts';
import { fitSlope, isGrowing, type Slope } from './slope.ts';
import { drive, lanesOf, type Driven } from './soak-load.ts';

export type SoakOptions = { readonly minutes: number };

const shops = 5;
const sampleMs = 60_000;
/**
 * Growth an hour above which the run fails. Caches that fill up to their bound and code that is compiled late let both
 * wander by a few megabytes, the more so in a short run. A leak of a kilobyte an order is 28 MB an hour here.
 */
const growthMbPerHourMax = { resident: 30, heap: 20 };

type Sample = {
  readonly minute: number;
  readonly resident_mb: number;
  /** After a full collection: what is still reachable. */
  readonly heap_mb: number;
  /** Buffers and the like beside the heap, after the same collection. */
  readonly external_mb: number;
  /** Open files of the server, its sockets among them. */
  readonly open_files: number;
  readonly connections: number;
  readonly timers_due: number;
  readonly emails_waiting: number;
  readonly notices_waiting: number;
  readonly operations: number;
  readonly server_cpu_ms: number;
  readonly database_cpu_ms: number;
};

const queuesText = `select
  (select count(*)::int from pg_stat_activity where usename like 'stockless\\_%') as connections,
  (select count(*)::int from timer where due_at <= now()) as timers_due,
  (select count(*)::int from letter where state = 'waiting') as emails_waiting,
  (select count(*)::int from notice_delivery where state = 'waiting') as notices_waiting`;

type Queues = Pick<Sample, 'connections' | 'timers_due' | 'emails_waiting' | 'notices_waiting'>;

/** A server of its own with shops, buyers and merchants at a gentle rate, a sample each minute, and the line through them. */
export async function benchSoak({ minutes }: SoakOptions): Promise<unknown> {
  buildPages();
  const plan = planOf(shops);
  const nodeWords = ['--expose-gc'];
  const server = await startOwnServer({ policy: 'bench', clockAt: undefined, nodeWords, hasPages: true });
  stopOnSignal(() => server.stop());
  const client = openClient(server.base);
  const owner = await connectAsOwner(server.database.host);
  try {
    const app = await openApp({ client, operator: server.operator, run: 'bench' }, plan);
    const lanes = lanesOf({ base: server.base, client, app, plan });
    const idle = await takeIdle(server);
    const driven = drive(lanes);
    const samples = await takeSamples({ server, owner, driven, minutes });
    await driven.stop();
    const after = await takeIdle(server);
    await makeYardstick(server.database.host);
    const yardstick = await measureYardstick(server.database.host, 8, 10);
    return {
      bench: 'soak',
      minutes,
      rates_per_second: Object.fromEntries(lanes.map(({ name, perSecond }) => [name, perSecond])),
      operations: driven.done(),
      failed: driven.failed(),
      turns_left_out: driven.left(),
      memory_mb: {
        idle_before: idle,
        most: Math.max(...samples.map((one) => one.resident_mb)),
        idle_after: after,
      },
      ...cpuOf(samples),
      samples,
      ...judge(samples),
      yardstick,
    };
  } finally {
    client.close();
    await owner.end();
    await server.stop();
  }
}

/** The pages of buyers must be there; what is built already is not built again. */
function buildPages(): void {
  const program = fileURLToPath(new URL('../tools/build.ts', import.meta.url));
  const words = [program, '--plain', 'merchant', 'console', 'storefrontClient', 'storefrontServer'];
  const built = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the front ends do not build: ${built.stderr}`);
}

/** Resident memory once nobody asks for anything. */
async function takeIdle(server: OwnServer): Promise<number> {
  await sleep(5_000);
  await server.collect();
  await sleep(2_000);
  return memoryMbOf(server.pid());
}

type Taking = {
  readonly server: OwnServer;
  readonly owner: Client;
  readonly driven: Driven;
  readonly minutes: number;
};

async function takeSamples({ server, owner, driven, minutes }: Taking): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (let minute = 0; minute <= minutes; minute += 1) {
    await sleep(Math.max(0, startedAt + minute * sampleMs - performance.now()));
    const pid = server.pid();
    // Before the collection, which the server does not do by itself at this moment.
    const resident_mb = memoryMbOf(pid);
    const { heapMb, externalMb } = await server.collect();
    const { rows } = await owner.query<Queues>(queuesText);
    const queues = rows[0] ?? { connections: 0, timers_due: 0, emails_waiting: 0, notices_waiting: 0 };
    const sample = {
      minute,
      resident_mb,
      heap_mb: round(heapMb, 1),
      external_mb: round(externalMb, 1),
      open_files: openFilesOf(pid),
      ...queues,
      operations: Object.values(driven.done()).reduce((sum, count) => sum + count, 0),
      server_cpu_ms: cpuMsOf(pid),
      database_cpu_ms: cpuMsOfFamily(server.database.pid()),
    };
    samples.push(sample);
    // A run of half an hour that is cut short has said something.
    console.error(JSON.stringify(sample));
  }
  return samples;
}

function openFilesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** CPU of one operation of the mix, and of each half of the run, so that one that becomes dearer is seen. */
function cpuOf(samples: readonly Sample[]) {
  const middle = samples[Math.floor(samples.length / 2)];
  const [first, last] = [samples[0], samples.at(-1)];
  const between = (from: Sample | undefined, to: Sample | undefined) => {
    const count = Math.max(1, (to?.operations ?? 0) - (from?.operations ?? 0));
    const each = (ms: number) => round(ms / count, 3);
    return {
      server_cpu_ms: each((to?.server_cpu_ms ?? 0) - (from?.server_cpu_ms ?? 0)),
      database_cpu_ms: each((to?.database_cpu_ms ?? 0) - (from?.database_cpu_ms ?? 0)),
    };
  };
  return {
    cpu_an_operation: between(first, last),
    cpu_by_halves: [between(first, middle), between(middle, last)],
  };
}

/** Growth over the second half: the first fills caches and compiles what is used often. */
function judge(samples: readonly Sample[]) {
  const late = samples.slice(Math.floor(samples.length / 2));
  const hours = ({ minute }: Sample) => minute / 60;
  const resident = fitSlope(late.map((one) => ({ x: hours(one), y: one.resident_mb })));
  const heap = fitSlope(late.map((one) => ({ x: hours(one), y: one.heap_mb })));
  const verdicts = {
    resident: verdictOf(resident, growthMbPerHourMax.resident),
    heap: verdictOf(heap, growthMbPerHourMax.heap),
  };
  return {
    growth_mb_per_hour: verdicts,
    missed: Object.entries(verdicts)
      .filter(([, { verdict }]) => verdict === 'grows')
      .map(([name]) => `${name} memory grows`),
  };
}

function verdictOf(fitted: Slope, limit: number) {
  const said = isGrowing(fitted, limit) ? 'grows' : 'steady';
  const verdict = Number.isFinite(fitted.stderr) ? said : 'too short';
  return { slope: round(fitted.slope, 1), stderr: round(fitted.stderr, 1), limit, verdict };
}
