// `npm run replay`: trades a file of real invoices through the running product, from the outside.
import { NoEngine } from '#tools/conform/citus-engine.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import { makeChaos } from './acts/chaos.ts';
import { openClient } from './client.ts';
import { expectedFigures } from './figures.ts';
import { openApp } from './opening.ts';
import { stopOnSignal, type OwnServer } from './own-server.ts';
import { elsewhere, ownPlace, type Place } from './place.ts';
import { readPlan, type ReplayPlan } from './plan.ts';
import { cpuMsOf, cpuMsOfFamily, memoryMbOf } from './processes.ts';
import { startProgress } from './progress.ts';
import { WrongFile } from './read.ts';
import { replay } from './replay.ts';
import { makeReport, tableOf, type Report } from './report.ts';
import type { Run } from './run.ts';
import { readStatements } from './statements.ts';
import { readWords, usage, WrongWords, type Words } from './words.ts';

function say(line: string): void {
  process.stderr.write(`[replay] ${line}\n`);
}

let isEnding = false;

async function main(): Promise<number> {
  const words = readWords(process.argv.slice(2));
  if (!existsSync(words.file)) throw new WrongWords(`there is no file ${words.file}`);
  const plan = await readPlan(words.file, words.limit);
  say(
    `${plan.linesRead} lines, ${plan.invoices} invoices: ${plan.orders.length} orders of ${plan.shops.length} shops`,
  );
  const place = words.base === undefined ? await ownPlace(plan, words.isSpread) : elsewhere(words.base);
  const stop = endOnSignal(place);
  sayWhere(place);
  try {
    const report = await trade(words, plan, place);
    if (words.report !== undefined) writeFileSync(words.report, `${JSON.stringify(report, null, 2)}\n`);
    tell(report);
    return report.mismatches.length === 0 && report.pending === 0 ? 0 : 1;
  } finally {
    await stop();
  }
}

function sayWhere({ base, server }: Place): void {
  if (server !== undefined) {
    say(`a server of its own at ${base}, on a PostgreSQL that writes every commit to disk (fsync on)`);
    return;
  }
  say(`trading at ${base}. Its clock cannot be moved, so only what is due by that clock can be reconciled:`);
  say('orders are placed and paid at its own time; shipping, returns and settlements stay pending there');
}

async function trade(words: Words, plan: ReplayPlan, place: Place): Promise<Report> {
  const { base, clock, server, name, operator, carrierSecret } = place;
  const client = openClient(base, () => isEnding);
  const chaos =
    words.isChaos && server !== undefined ? makeChaos(server, plan.orders.length, words.isSpread) : undefined;
  const startedMs = performance.now();
  const elapsed = (): number => (performance.now() - startedMs) / 1000;
  const app = await openApp({ client, operator, run: name }, plan);
  say(`${plan.goods.length} goods and ${app.shops.size} shops after ${elapsed().toFixed(1)} s`);
  const run: Run = {
    client,
    clock,
    plan,
    app,
    name,
    carrier: { code: testCarrierCode, secret: carrierSecret },
    bought: new Map(),
    openCases: new Set(),
    refusedUnits: { outsideWindow: 0 },
    problems: [...app.refused],
  };
  const progress = startProgress(plan.orders.length);
  const pending = await replay(run, { progress, begun: (orders) => chaos?.onProgress(orders) });
  progress.end();
  const seconds = elapsed();
  const server_memory_mb = server === undefined ? 0 : memoryMbOf(server.pid());
  if (server !== undefined && chaos === undefined) sayCpu(server, plan.orders.length);
  const found = await readStatements(run);
  client.close();
  const { problems } = run;
  const measured = {
    seconds,
    server_memory_mb,
    pending,
    retries: client.retries(),
    kills: chaos?.kills ?? [],
    problems,
  };
  return makeReport(plan, expectedFigures(plan), found, measured);
}

/** Processor time says more than seconds where other programs share the machine. */
function sayCpu(server: OwnServer, orders: number): void {
  const each = (ms: number): string => `${(ms / Math.max(1, orders)).toFixed(1)} ms`;
  const { user, system } = process.cpuUsage();
  const own = each((user + system) / 1000);
  const pids = server.database.pids?.() ?? [server.database.pid()];
  const database = each(pids.reduce((sum, pid) => sum + cpuMsOfFamily(pid), 0));
  say(
    `processor time an order: server ${each(cpuMsOf(server.pid()))}, database ${database}, this client ${own}`,
  );
}

const mismatchesShown = 20;

/** Prints the table, and what does not reconcile. */
function tell(report: Report): void {
  console.log(tableOf(report));
  const { ledger, seconds, orders_per_second, server_memory_mb, retries, mismatches, pending } = report;
  console.log(
    `ledger: sum ${ledger.sum}, ${ledger.accounts} accounts, ${ledger.transfers} transfers, every hash checked`,
  );
  console.log(`${seconds} s, ${orders_per_second} orders/s, server memory ${server_memory_mb} MB`);
  if (retries > 0) console.log(`${retries} calls were cut off and made again under the same key`);
  for (const kill of report.kills) console.log(`killed: ${kill}`);
  for (const { shop, figure, expected, found } of mismatches.slice(0, mismatchesShown)) {
    console.log(`✗ ${shop}: ${figure} is ${found}, expected ${expected}`);
  }
  if (mismatches.length > mismatchesShown) console.log(`✗ and ${mismatches.length - mismatchesShown} more`);
  if (pending > 0) console.log(`${pending} orders or timers are still pending by the clock of that server.`);
  if (mismatches.length === 0 && pending === 0) console.log('Everything reconciles.');
}

/** Gives what puts the place away, once; a signal does it too. */
function endOnSignal({ server }: Place): () => Promise<void> {
  let ending: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    isEnding = true;
    return (ending ??= server?.stop() ?? Promise.resolve());
  };
  stopOnSignal(stop);
  return stop;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = sayFault(error);
}

/** Says what went wrong; 0 where there is nothing wrong, but no cluster to be had on this machine. */
function sayFault(error: unknown): 0 | 1 {
  if (error instanceof NoEngine) {
    say(`Skipped: ${error.message}`);
    return 0;
  }
  if (error instanceof WrongWords) say(`${error.message}\n${usage}`);
  else if (error instanceof WrongFile) say(`this file cannot be traded: ${error.message}`);
  else console.error(error);
  return 1;
}
