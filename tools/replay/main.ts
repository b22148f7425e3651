// `npm run replay`: trades a file of real invoices through the running product, from the outside.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { testCarrierCode } from '#apps/server/compose.ts';
import { makeChaos, type Chaos } from './chaos.ts';
import { openClient } from './client.ts';
import { expectedFigures } from './figures.ts';
import { openTown } from './opening.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import type { Credentials } from './people.ts';
import { readPlan, type ReplayPlan } from './plan.ts';
import { cpuMsOf, cpuMsOfFamily } from './processes.ts';
import { startProgress } from './progress.ts';
import { WrongFile } from './read.ts';
import { replay } from './replay.ts';
import { makeReport, tableOf, type Report } from './report.ts';
import type { Clockwork, Run } from './run.ts';
import { dayOf } from './schedule.ts';
import { readStatements } from './statements.ts';
import { readWords, usage, WrongWords, type Words } from './words.ts';

/** Where the run trades: a server of its own with a clock that can be moved, or one that runs elsewhere. */
type Place = {
  readonly base: string;
  readonly operator: Credentials;
  readonly carrierSecret: string;
  readonly clock: Clockwork;
  readonly server: OwnServer | undefined;
  readonly name: string;
};

function say(line: string): void {
  process.stderr.write(`[replay] ${line}\n`);
}

let isEnding = false;

async function main(): Promise<number> {
  const words = readWords(process.argv.slice(2));
  if (!existsSync(words.file)) throw new WrongWords(`there is no file ${words.file}`);
  const plan = await readPlan(words.file, words.limit);
  say(`${plan.linesRead} lines, ${plan.invoices} invoices: ${plan.orders.length} orders of ${plan.shops.length} shops`);
  const place = await openPlace(words, plan);
  const stop = endOnSignal(place);
  try {
    const report = await trade(words, plan, place);
    if (words.report !== undefined) writeFileSync(words.report, `${JSON.stringify(report, null, 2)}\n`);
    return tell(report, place);
  } finally {
    await stop();
  }
}

async function openPlace(words: Words, plan: ReplayPlan): Promise<Place> {
  if (words.base !== undefined) return elsewhere(words.base);
  const first = dayOf(plan.orders[0]?.at ?? new Date(0));
  const profile = process.env['REPLAY_CPU_PROFILE'];
  const nodeWords = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = await startOwnServer({ policy: 'replay', clockAt: first, nodeWords });
  say(`a server of its own on ${server.base}, on a durable PostgreSQL (fsync, full_page_writes, synchronous_commit on)`);
  let now = first;
  const clock: Clockwork = {
    isOurs: true,
    now: () => now,
    async to(at) {
      if (at <= now) return;
      now = at;
      await server.setClock(at);
    },
    settle: () => server.settle(),
  };
  const { base, operator, carrierSecret } = server;
  return { base, operator, carrierSecret, clock, server, name: '1' };
}

/** A server that is not ours: its clock cannot be moved, so only what is due by that clock can be reconciled. */
function elsewhere(base: string): Place {
  const { OPERATOR_USER: username, OPERATOR_PASSWORD: password, CARRIER_SECRET: carrierSecret } = process.env;
  if (!username || !password || !carrierSecret) {
    throw new WrongWords('--base needs OPERATOR_USER, OPERATOR_PASSWORD and CARRIER_SECRET in the environment');
  }
  say(`trading at ${base}: its clock cannot be moved, so only what is due by that clock can be reconciled`);
  const clock: Clockwork = {
    isOurs: false,
    now: () => new Date(),
    to: () => Promise.resolve(),
    settle: () => Promise.resolve({ pending: 0, nextDue: undefined }),
  };
  return { base, operator: { username, password }, carrierSecret, clock, server: undefined, name: randomBytes(3).toString('hex') };
}

async function trade(words: Words, plan: ReplayPlan, place: Place): Promise<Report> {
  const { base, clock, server, name, carrierSecret } = place;
  const client = openClient(base, () => isEnding);
  const chaos: Chaos | undefined = words.isChaos && server !== undefined ? makeChaos(server, plan.orders.length) : undefined;
  const startedMs = performance.now();
  const town = await openTown({ client, operator: place.operator, run: name }, plan);
  say(`${plan.goods.length} goods and ${town.shops.size} shops after ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  const run: Run = {
    client,
    clock,
    plan,
    town,
    name,
    carrier: { code: testCarrierCode, secret: carrierSecret },
    bought: new Map(),
    openCases: new Set(),
    refusedUnits: { outsideWindow: 0 },
    problems: [],
  };
  const progress = startProgress(plan.orders.length);
  const pending = await replay(run, { progress, begun: (orders) => chaos?.hear(orders) });
  progress.end();
  const seconds = (performance.now() - startedMs) / 1000;
  if (server !== undefined) {
    const per = (ms: number) => `${(ms / plan.orders.length).toFixed(1)} ms`;
    const own = process.cpuUsage();
    say(`CPU an order: server ${per(cpuMsOf(server.pid()))}, database ${per(cpuMsOfFamily(server.database().pid))}, this client ${per((own.user + own.system) / 1000)}`);
  }
  const found = await readStatements(run);
  client.close();
  return makeReport(plan, expectedFigures(plan), found, {
    seconds,
    server_memory_mb: server?.memoryMb() ?? 0,
    pending,
    retries: client.retries(),
    kills: chaos?.kills ?? [],
    problems: run.problems,
  });
}

const mismatchesShown = 20;

/** Prints the table and what does not reconcile; gives the exit code. */
function tell(report: Report, { server }: Place): number {
  console.log(tableOf(report));
  const { ledger, seconds, orders_per_second, server_memory_mb, mismatches } = report;
  console.log(`ledger: sum ${ledger.sum}, ${ledger.accounts} accounts, ${ledger.transfers} transfers, every hash checked`);
  console.log(`${seconds} s, ${orders_per_second} orders/s, server memory ${server_memory_mb} MB, ${report.retries} calls made again`);
  for (const kill of report.kills) console.log(`killed: ${kill}`);
  for (const { shop, figure, expected, found } of mismatches.slice(0, mismatchesShown)) {
    console.log(`✗ ${shop}: ${figure} is ${found}, expected ${expected}`);
  }
  if (mismatches.length > mismatchesShown) console.log(`✗ and ${mismatches.length - mismatchesShown} more`);
  if (server === undefined && mismatches.length > 0) console.log('What is not due by the clock of that server is still pending there.');
  if (mismatches.length === 0) console.log('Everything reconciles.');
  return mismatches.length === 0 ? 0 : 1;
}

/** Gives what puts the place away, once; a signal does it too. */
function endOnSignal({ server }: Place): () => Promise<void> {
  let ending: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    isEnding = true;
    return (ending ??= server?.stop() ?? Promise.resolve());
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) {
    process.once(name, () => void stop().then(() => process.exit(130)));
  }
  return stop;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof WrongWords) say(`${error.message}\n${usage}`);
  else if (error instanceof WrongFile) say(`this file cannot be traded: ${error.message}`);
  else console.error(error);
  process.exitCode = 1;
}
