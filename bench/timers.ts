// `npm run bench -- timers [--limit SHOPS]`: how many shops' due timers one node works in a second, and how many three do.
// Each shop has one timer, and its handler does nothing, or waits as one does that asks another side. A node is a process of
// its own with its own connections, as in an installation.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Client } from 'pg';
import { openDatabase } from '#platform/db/database.ts';
import { makeRunner, type RunnerParts } from '#platform/jobs/runner.ts';
import { makeLog } from '#platform/log.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { connectAsOwner, openRunFolder, startOwnDatabase } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { cpuMsOf, cpuMsOfFamily } from '#tools/replay/processes.ts';
import { serverEnv, serverFlags } from '#tools/server-node.ts';
import { round } from './measure.ts';

const shopsMost = 20_000;
const manyNodes = 3;
const kind = 'bench.timer';
/** How long the second kind of handler waits: a question to another side near by. */
const waitMs = 20;
/** Lanes are shared out within this: nodes look every 2 s. */
const settleMs = 7_000;
const timeoutMs = 180_000;
/** How often it is asked whether all is done. */
const lookMs = 200;
/** Shops a second of one node with empty handlers, and how many times as many three do. */
const goals = { per_second: 500, factor: 2.5 };

const optionsShape = z.object({ host: z.string(), waitMs: z.int() });

type Run = { readonly nodes: number; readonly shops: number; readonly waitMs: number };

export async function benchTimers({ limit }: { readonly limit: number }): Promise<unknown> {
  const database = await startOwnDatabase(await openRunFolder());
  stopOnSignal(() => database.stop());
  const shops = Math.min(limit, shopsMost);
  const owner = await connectAsOwner(database.host);
  try {
    const place = { owner, host: database.host, databasePid: database.pid() };
    const empty = await measurePair(place, { shops, waitMs: 0 });
    const waiting = await measurePair(place, { shops: Math.ceil(shops / 4), waitMs });
    const missed = [
      ...(empty.one.shops_per_second < goals.per_second ? ['per_second'] : []),
      ...(waiting.factor < goals.factor ? ['factor'] : []),
    ];
    return { bench: 'timers', goals, empty_handlers: empty, handlers_that_wait: waiting, missed };
  } finally {
    await owner.end();
    await database.stop();
  }
}

type Place = { readonly owner: Client; readonly host: string; readonly databasePid: number };

async function measurePair(place: Place, run: Omit<Run, 'nodes'>) {
  const one = await measureNodes(place, { ...run, nodes: 1 });
  const three = await measureNodes(place, { ...run, nodes: manyNodes });
  return { ...run, one, three, factor: round(three.shops_per_second / one.shops_per_second, 2) };
}

/** What the nodes themselves look for, while they have nothing to do, is counted too: a few a second. */
async function measureNodes(place: Place, run: Run) {
  const before = await readTransactions(place.owner);
  const nodes = await Promise.all(Array.from({ length: run.nodes }, () => startNode(place.host, run.waitMs)));
  const measured = await workAndStop(place, nodes, run);
  // A process of the server counts what it did last when its connection ends.
  await sleep(lookMs);
  const made = (await readTransactions(place.owner)) - before;
  return { ...measured, transactions_per_timer: round(made / run.shops, 2) };
}

async function workAndStop(place: Place, nodes: readonly ChildProcess[], run: Run) {
  try {
    return await workAll(place, nodes, run);
  } finally {
    await Promise.all(nodes.map(stopNode));
  }
}

/** Waits until the nodes share the lanes, then makes all timers due at once. */
async function workAll({ owner, databasePid }: Place, nodes: readonly ChildProcess[], { shops }: Run) {
  await sleep(settleMs);
  const cpu = { nodes: cpuOf(nodes), database: cpuMsOfFamily(databasePid) };
  const startedAt = performance.now();
  await owner.query(
    `insert into timer (shop_id, subject, kind, due_at)
     select n, gen_random_uuid(), $1, now() from generate_series(1, $2::int) n`,
    [kind, shops],
  );
  await waitUntilDone(owner);
  const seconds = (performance.now() - startedAt) / 1_000;
  const each = (whole: number) => round(whole / shops, 2);
  return {
    shops_per_second: round(shops / seconds, 1),
    node_cpu_ms_per_timer: each(cpuOf(nodes) - cpu.nodes),
    database_cpu_ms_per_timer: each(cpuMsOfFamily(databasePid) - cpu.database),
  };
}

function cpuOf(nodes: readonly ChildProcess[]): number {
  return nodes.reduce((sum, { pid = 0 }) => sum + cpuMsOf(pid), 0);
}

/** Statements outside of a transaction are transactions of their own, and count as such. */
async function readTransactions(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(
    `select (xact_commit + xact_rollback)::text as count from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.count ?? 0);
}

async function waitUntilDone(owner: Client): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const { rows } = await owner.query<{ left: boolean }>('select exists (select from timer) as left');
    if (rows[0]?.left === false) return;
    await sleep(lookMs);
  }
  throw new Error(`timers are left after ${timeoutMs / 1_000} s`);
}

async function startNode(host: string, wait: number): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify({ host, waitMs: wait })], {
    execArgv: [...serverFlags],
    env: { ...process.env, ...serverEnv },
  });
  await once(child, 'message');
  return child;
}

async function stopNode(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.send('stop');
  await ended;
}

/** A node: the product's own runner, with a handler that does nothing. */
function runNode(options: z.infer<typeof optionsShape>): void {
  const log = makeLog('warn');
  const db = openDatabase({ host: options.host, database: 'stockless' }, (error) => log.warn({ error }));
  const env: RunnerParts = { db, clock: systemClock, log };
  const runner = makeRunner(env, { [kind]: { run: () => sleep(options.waitMs) } });
  runner.start(500);
  process.on('message', () => {
    void runner.stop().then(async () => {
      await db.close();
      process.exit(0);
    });
  });
  process.send?.('ready');
}

if (import.meta.main) runNode(optionsShape.parse(JSON.parse(process.argv[2] ?? '')));
