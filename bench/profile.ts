// `npm run bench -- profile`: what an order costs, statement by statement in the database and function by function in
// the server. JSON on standard output, the dearest of both as a short table beside it.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openClient } from '#tools/replay/client.ts';
import { openApp } from '#tools/replay/opening.ts';
import { connectAsOwner } from '#tools/replay/own-database.ts';
import { startOwnServer, stopOnSignal } from '#tools/replay/own-server.ts';
import { buyerOf, planOf } from './checkout.ts';
import { openCounter } from './counts.ts';
import { parseProfile, readProfile, type FunctionTime } from './cpu-profile.ts';
import type { BenchOptions } from './ledger.ts';
import { measure, round } from './measure.ts';

const clients = 8;
const statementsShown = 60;
const functionsShown = 60;
const tableRows = 15;

// What the owner asks, the bench among it, is not the application's work.
const statementsText = `select s.query, sum(s.calls)::int as calls, sum(s.total_exec_time) as ms,
    sum(s.rows)::int as rows, sum(s.plans)::int as plans, sum(s.total_plan_time) as plan_ms, sum(s.shared_blks_hit + s.shared_blks_read)::float8 as buffers, sum(s.wal_bytes)::float8 as wal_bytes, sum(s.wal_records)::int as wal_records
  from pg_stat_statements s join pg_roles r on r.oid = s.userid
  where r.rolname like 'stockless\\_%' group by s.query order by ms desc`;

type StatementCost = {
  query: string;
  calls: number;
  ms: number;
  rows: number;
  /** How often PostgreSQL planned it anew, and how long that took: a plan for all values is made once a connection. */
  plans: number;
  plan_ms: number;
  /** Pages of tables and indexes that were looked at: what a statement reads too much of stands here, on any machine. */
  buffers: number;
  wal_bytes: number;
  wal_records: number;
};

const nowUs = () => Number(process.hrtime.bigint() / 1_000n);

export async function benchProfile({ seconds, shops }: BenchOptions): Promise<unknown> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-profile-'));
  const plan = planOf(shops);
  const nodeWords = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const server = await startOwnServer({
    policy: 'bench',
    clockAt: undefined,
    countsStatements: true,
    nodeWords,
  });
  stopOnSignal(() => server.stop());
  const { host } = server.database;
  const client = openClient(server.base);
  const counter = await openCounter(host, true);
  const owner = await connectAsOwner(host);
  try {
    const app = await openApp({ client, operator: server.operator, run: 'bench' }, plan);
    const once = buyerOf(client, app, plan);
    const at = { clients, once, counter, serverPid: server.pid(), databasePid: server.database.pid() };
    const warm = await measure({ ...at, seconds: Math.max(2, seconds / 2) });
    if (warm.operations === 0) throw new Error('no order was made');
    const span = { fromUs: nowUs(), toUs: 0 };
    await owner.query('select pg_stat_statements_reset()');
    const orders = await measure({ ...at, seconds, isWarm: true });
    const { rows } = await owner.query<StatementCost>(statementsText);
    span.toUs = nowUs();
    // The profiler writes its file as the server ends.
    await server.stop();
    const functions = readFunctions(folder, span, orders.operations);
    const statements = rows.map((row) => perOrder(row, orders.operations));
    console.error(tableOf(statements, functions.functions));
    return {
      bench: 'profile',
      shops,
      orders,
      statements: statements.slice(0, statementsShown),
      ...functions,
    };
  } finally {
    client.close();
    await counter.close();
    await owner.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function perOrder(row: StatementCost, orders: number) {
  return {
    calls: round(row.calls / orders, 2),
    us: round((row.ms * 1000) / orders, 1),
    rows: round(row.rows / orders, 2),
    plans: round(row.plans / orders, 2),
    plan_us: round((row.plan_ms * 1000) / orders, 1),
    buffers: round(row.buffers / orders, 1),
    wal_bytes: round(row.wal_bytes / orders, 0),
    wal_records: round(row.wal_records / orders, 2),
    statement: row.query.replace(/\s+/g, ' ').trim().slice(0, 160),
  };
}

/** Self time of an order, in microseconds, by function and by file. */
function readFunctions(folder: string, span: { fromUs: number; toUs: number }, orders: number) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) throw new Error('the server left no profile');
  const profile = parseProfile(readFileSync(path.join(folder, file), 'utf8'));
  const { functions, files } = readProfile(profile, span, root);
  const each = <T extends { readonly self_ms: number }>(list: readonly T[]) =>
    list.slice(0, functionsShown).map((one) => ({ ...one, self_ms: round(one.self_ms / orders, 4) }));
  return { functions: each(functions), files: each(files) };
}

function tableOf(
  statements: readonly ReturnType<typeof perOrder>[],
  functions: readonly FunctionTime[],
): string {
  const said = statements
    .slice(0, tableRows)
    .map(
      ({ calls, us, plan_us, wal_bytes, statement }) =>
        `${calls}\t${us}\t${plan_us}\t${wal_bytes}\t${statement.slice(0, 80)}`,
    );
  const done = functions
    .slice(0, tableRows)
    .map(({ self_ms, function: name, file }) => `${round(self_ms * 1000, 1)}\t${name}\t${file}`);
  return ['calls\tµs\tplanning µs\tWAL B\tstatement, an order', ...said, 'µs\tfunction\tfile', ...done].join(
    '\n',
  );
}
