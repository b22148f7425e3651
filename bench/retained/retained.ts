// `npm run bench -- retained [--limit ORDERS]`: what one order leaves in the database once it is over, by table. Orders of two
// lines go their whole way from quote to settled, by the front doors, on a clock that the run moves.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import { checkNotices } from '#features/notifications/contract.ts';
import { openClient } from '#tools/replay/client.ts';
import { openApp } from '#tools/replay/opening.ts';
import { connectAsOwner } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { ownPlace } from '#tools/replay/place.ts';
import type { ReplayPlan } from '#tools/replay/plan.ts';
import { startProgress } from '#tools/replay/progress.ts';
import { replay } from '#tools/replay/replay.ts';
import type { Run } from '#tools/replay/run.ts';
import { planOf } from '../checkout.ts';
import { round } from '../measure.ts';
import { readSizes, type TableSize } from './sizes.ts';

/** The orders of the measurement where not so many were asked for; before them come others, so that no page is the first one of its table. */
const ordersMax = 400;
const warmOrders = 100;
/** So few that an order's months are those of others too, each in another state, as in a shop that goes on. */
const ordersPerDay = 5;
/** The run does months in minutes: autovacuum, which looks once a minute, would come too seldom. */
const vacuumEveryMs = 2_000;
const shops = 2;
const linesOfOrder = 2;
/** Kilobytes (1,000 bytes) of rows that are kept for ever. */
const goalKb = 8;

/** Tables that only databases of test data fill: the doubles of the world, and their mailbox. */
const ofTestData = new Set([
  'mailbox_letter',
  'testpay_payment',
  'testpay_refund',
  'testchain',
  'testpayout',
]);
/** Tables whose rows go when they are old (docs/retention.md). */
const passing = new Set([
  'event',
  'goods_event',
  'notice',
  'notice_delivery',
  'rate',
  'security_event',
  'session',
  'stock_hold',
  'timer',
  'visit',
]);

type Row = {
  readonly table: string;
  readonly rows: number;
  readonly heap_bytes: number;
  readonly index_bytes: number;
  readonly bytes: number;
};

export async function benchRetained({ limit }: { readonly limit: number }): Promise<unknown> {
  const orders = Math.min(limit, ordersMax);
  const first = planFrom(new Date('2026-01-05T09:00:00.000Z'), warmOrders);
  const place = await ownPlace(first);
  const { server } = place;
  if (server === undefined) throw new Error('the measurement has no server of its own');
  stopOnSignal(() => server.stop());
  const client = openClient(place.base);
  const owner = await connectAsOwner(server.database.host);
  try {
    const app = await openApp({ client, operator: place.operator, run: place.name }, planOf(shops));
    const carrier = { code: testCarrierCode, secret: place.carrierSecret };
    const runOf = (name: string, plan: ReplayPlan): Run => ({
      client,
      clock: place.clock,
      plan,
      app,
      name,
      carrier,
      bought: new Map(),
      openCases: new Set(),
      refusedUnits: { outsideWindow: 0 },
      problems: [...app.refused],
    });
    await trade(runOf('warm', first), owner);
    const before = await readSizes(owner);
    const second = planFrom(new Date(place.clock.now().getTime() + 86_400_000), orders);
    await trade(runOf('count', second), owner);
    const after = await readSizes(owner);
    return report(orders, before, after);
  } finally {
    client.close();
    await owner.end();
    await server.stop();
  }
}

/** Orders of two lines, by turns in each shop, so many a day. */
function planFrom(from: Date, count: number): ReplayPlan {
  const plan = planOf(shops);
  const all = plan.orders;
  const orders = Array.from({ length: count }, (_none, index) => {
    const base = all[index % all.length];
    if (base === undefined) throw new Error('the plan has no shop');
    const start = (index * linesOfOrder) % (base.lines.length - linesOfOrder);
    const at = new Date(from.getTime() + Math.floor((index * 86_400_000) / ordersPerDay));
    return {
      ...base,
      index,
      invoice: String(index),
      at,
      lines: base.lines.slice(start, start + linesOfOrder),
    };
  });
  return { ...plan, orders };
}

/** @throws Error where an order did not come to its end. */
async function trade(run: Run, owner: Client): Promise<void> {
  const progress = startProgress(run.plan.orders.length);
  let isOver = false;
  const vacuum = async (): Promise<void> => {
    while (!isOver) {
      await owner.query('vacuum');
      await sleep(vacuumEveryMs);
    }
  };
  const vacuuming = vacuum();
  const pending = await replay(run, { progress, begun: () => undefined }).finally(() => (isOver = true));
  await vacuuming;
  progress.end();
  // Notices are made when a merchant looks; a look collects a part, and a timer the rest.
  for (const { merchant } of run.app.shops.values()) await merchant.ask(checkNotices, {});
  await run.clock.settle();
  if (pending > 0 || run.problems.length > 0) {
    throw new Error(`${pending} timers are pending; ${run.problems.slice(0, 3).join('; ')}`);
  }
}

function report(
  orders: number,
  before: ReadonlyMap<string, TableSize>,
  after: ReadonlyMap<string, TableSize>,
): unknown {
  const rows = [...after.values()]
    .flatMap((size) => rowOf(size, before.get(size.name), orders))
    .filter(({ bytes }) => bytes !== 0)
    .toSorted((left, right) => right.bytes - left.bytes);
  const sum = (some: readonly Row[]) => round(some.reduce((total, { bytes }) => total + bytes, 0) / 1_000, 2);
  const real = rows.filter(({ table }) => !ofTestData.has(table));
  const forEver = sum(real.filter(({ table }) => !passing.has(table)));
  console.error(tableOf(rows));
  return {
    bench: 'retained',
    orders,
    lines_an_order: linesOfOrder,
    goals: { kept_for_ever_kb: goalKb },
    kept_for_ever_kb: forEver,
    passing_kb: sum(real.filter(({ table }) => passing.has(table))),
    test_data_kb: sum(rows.filter(({ table }) => ofTestData.has(table))),
    tables: rows,
    missed: forEver > goalKb ? ['kept_for_ever_kb'] : [],
  };
}

function rowOf(size: TableSize, before: TableSize | undefined, orders: number): Row[] {
  const each = (name: 'heap' | 'indexes' | 'rows', digits: number) =>
    round((size[name] - (before?.[name] ?? 0)) / orders, digits);
  const [heap, indexes] = [each('heap', 0), each('indexes', 0)];
  const bytes = heap + indexes;
  return [{ table: size.name, rows: each('rows', 2), heap_bytes: heap, index_bytes: indexes, bytes }];
}

function tableOf(rows: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(26) : String(cell).padStart(10))).join('');
  const lines = rows.map((row) => line([row.table, row.rows, row.heap_bytes, row.index_bytes, row.bytes]));
  return [line(['an order leaves', 'rows', 'rows, B', 'indexes, B', 'B']), ...lines].join('\n');
}
