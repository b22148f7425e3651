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
/** Days after the last order has ended at which the sizes are read again, when what is due by then has gone. */
const [youngAge, oldAge] = [30, 401];
/** The measured orders end more than a year ago: the database deletes nothing that its own clock calls young. */
const yearsAgo = 4;
/** Tables whose rows go or get smaller when orders are old. What they leave free is used by the next orders: it is taken out. */
const emptied = ['order_event', 'letter', 'tracking_event', 'idempotency', 'notice', 'event'];
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
  readonly toast_bytes: number;
  readonly index_bytes: number;
  readonly bytes: number;
  readonly indexes: Readonly<Record<string, number>>;
};
type Sizes = ReadonlyMap<string, TableSize>;

export async function benchRetained({ limit }: { readonly limit: number }): Promise<unknown> {
  const orders = Math.min(limit, ordersMax);
  const first = planFrom(new Date(Date.now() - yearsAgo * 365 * 86_400_000), warmOrders);
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
    const warm = runOf('warm', first);
    await trade(warm, owner);
    await growOld(warm, oldAge);
    const before = await readAged(owner);
    const second = planFrom(new Date(place.clock.now().getTime() + 86_400_000), orders);
    const run = runOf('count', second);
    await trade(run, owner);
    const after = await readSizes(owner);
    await growOld(run, youngAge);
    const young = await readSizes(owner);
    await growOld(run, oldAge - youngAge);
    const old = await readAged(owner);
    await owner.query('reindex database');
    return report(orders, { before, after, young, old, packed: await readSizes(owner) });
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

/** Moves the clock, and lets everything be done that is due by then. */
async function growOld({ clock }: Run, days: number): Promise<void> {
  await clock.to(new Date(clock.now().getTime() + days * 86_400_000));
  await clock.settle();
}

async function readAged(owner: Client): Promise<Sizes> {
  for (const table of emptied) await owner.query(`vacuum full ${owner.escapeIdentifier(table)}`);
  return readSizes(owner);
}

type Measured = {
  /** Of the orders before, grown old. */
  readonly before: Sizes;
  readonly after: Sizes;
  readonly young: Sizes;
  readonly old: Sizes;
  /** The same, with every index made anew. */
  readonly packed: Sizes;
};

function report(orders: number, { before, after, young, old, packed }: Measured): unknown {
  const sums = (sizes: Sizes) => sumsOf(rowsOf(sizes, before, orders));
  const rows = rowsOf(old, before, orders);
  console.error(tableOf(rows, rowsOf(packed, before, orders)));
  const { kept_for_ever_kb: forEver } = sumsOf(rows);
  return {
    bench: 'retained',
    orders,
    lines_an_order: linesOfOrder,
    goals: { kept_for_ever_kb: goalKb },
    days_after_the_end: oldAge,
    kept_for_ever_kb: forEver,
    at_the_end: sums(after),
    days_later: { [youngAge]: sums(young), [oldAge]: sums(old) },
    indexes_made_anew: sums(packed),
    tables: rows,
    missed: forEver > goalKb ? ['kept_for_ever_kb'] : [],
  };
}

function rowsOf(sizes: Sizes, before: Sizes, orders: number): Row[] {
  return [...sizes.values()]
    .map((size) => rowOf(size, before.get(size.name), orders))
    .filter(({ bytes }) => bytes !== 0)
    .toSorted((left, right) => right.bytes - left.bytes);
}

function sumsOf(rows: readonly Row[]) {
  const sum = (some: readonly Row[]) => round(some.reduce((total, { bytes }) => total + bytes, 0) / 1_000, 2);
  const real = rows.filter(({ table }) => !ofTestData.has(table));
  return {
    kept_for_ever_kb: sum(real.filter(({ table }) => !passing.has(table))),
    passing_kb: sum(real.filter(({ table }) => passing.has(table))),
    test_data_kb: sum(rows.filter(({ table }) => ofTestData.has(table))),
  };
}

function rowOf(size: TableSize, before: TableSize | undefined, orders: number): Row {
  const each = (now: number, then: number | undefined, digits = 0) =>
    round((now - (then ?? 0)) / orders, digits);
  const heap = each(size.heap, before?.heap);
  const toast = each(size.toast, before?.toast);
  const indexes = [...size.indexes].map(
    ([name, bytes]) => [name, each(bytes, before?.indexes.get(name))] as const,
  );
  const ofIndexes = indexes.reduce((total, [, bytes]) => total + bytes, 0);
  return {
    table: size.name,
    rows: each(size.rows, before?.rows, 2),
    heap_bytes: heap,
    toast_bytes: toast,
    index_bytes: ofIndexes,
    bytes: heap + toast + ofIndexes,
    indexes: Object.fromEntries(indexes),
  };
}

/** The last column is of indexes made anew: what is above it are pages that changes have left half empty. */
function tableOf(rows: readonly Row[], packed: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(52) : String(cell).padStart(8))).join('');
  const anew = new Map(packed.map((row) => [row.table, row]));
  const lines = rows.flatMap(
    ({ table, rows: count, heap_bytes, toast_bytes, index_bytes, bytes, indexes }) => [
      line([table, count, heap_bytes, toast_bytes, index_bytes, bytes, anew.get(table)?.bytes ?? 0]),
      ...Object.entries(indexes)
        .filter(([, each]) => each !== 0)
        .toSorted(([, left], [, right]) => right - left)
        .map(([name, each]) =>
          line([`  ${name}`, '', '', '', each, '', anew.get(table)?.indexes[name] ?? 0]),
        ),
    ],
  );
  return [line(['an order leaves', 'rows', 'heap', 'toast', 'indexes', 'bytes', 'anew']), ...lines].join(
    '\n',
  );
}
