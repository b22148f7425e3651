// Nodes share due timers: each is a runner with its own connections on one real database.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, statement, type Database } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { makeLog } from '#platform/log.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { leaseLanes } from './lanes.sql.ts';
import { makeRunner, type Runner, type RunnerParts, type TimerKind, type TimerKinds } from './runner.ts';
import { setTimers, setTimersOfShops } from './timers.sql.ts';

const now = new Date('2026-03-01T12:00:00Z');
const times = { leaseMs: 1_500, renewMs: 150 };
const waitMs = 20_000;

let database: TestDatabase;
let databases: Database[] = [];
let runners: Runner[] = [];
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  db = openNode().db;
  await across(`delete from timer`);
  await across(`update timer_lane set holder = null, until = null`);
  await across(`delete from timer_node`);
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await Promise.all(databases.map((one) => one.close()));
  [runners, databases] = [[], []];
});

function openNode(): RunnerParts {
  const own = openDatabase({ host: database.host, database: database.database }, () => undefined);
  databases.push(own);
  return { db: own, clock: virtualClock(now), log: makeLog('silent') };
}

function startNode(kinds: TimerKinds<RunnerParts>): Runner {
  const runner = makeRunner(openNode(), kinds, times);
  runners.push(runner);
  runner.start(50);
  return runner;
}

function across<Row>(text: string): Promise<Row[]> {
  return acrossShops('tools', () =>
    db.direct.rows(statement<Row>(`lanes-test-${text.length}-${text.slice(0, 20)}`, text), []),
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it did not come to that');
    await sleep(20);
  }
}

/** A timer for each of the shops 1 to `count`. */
async function setForShops(count: number): Promise<void> {
  const timers = Array.from({ length: count }, (_none, at) => ({
    shopId: BigInt(at + 1),
    subject: randomUUID(),
  }));
  await acrossShops('tools', () => setTimersOfShops(db.direct, timers, { kind: 'once', dueAt: now }));
}

type Lane = { lane: number; holder: string | null };
const listLanes = () => across<Lane>('select lane, holder from timer_lane order by lane');

/** Until every lane has a holder, and each of so many nodes its share. */
function shared(nodes: number): Promise<void> {
  return until(async () => {
    const lanes = await listLanes();
    const holders = new Set(lanes.map(({ holder }) => holder));
    const most = Math.ceil(lanes.length / nodes);
    const isFair = [...holders].every((one) => lanes.filter(({ holder }) => holder === one).length <= most);
    return holders.size === nodes && !holders.has(null) && isFair;
  });
}

test('two nodes share the lanes, do each timer once, and leave the lanes free', async () => {
  const done = { first: new Set<string>(), second: new Set<string>() };
  let worked = 0;
  const counting = (list: Set<string>): TimerKinds<RunnerParts> => ({
    once: {
      async run({ due }) {
        for (const { subject } of due) list.add(subject);
        worked += due.length;
        await sleep(1);
      },
    },
  });
  const nodes = [startNode(counting(done.first)), startNode(counting(done.second))];
  await shared(2);
  await setForShops(300);
  await until(() => worked >= 300);
  await Promise.all(nodes.map((node) => node.stop()));
  expect(worked).toBe(300);
  expect(done.first.size).toBeGreaterThan(0);
  expect(done.second.size).toBeGreaterThan(0);
  expect(new Set([...done.first, ...done.second]).size).toBe(300);
  expect((await listLanes()).filter(({ holder }) => holder !== null)).toEqual([]);
  expect(await across('select node from timer_node')).toEqual([]);
});

test('the lanes of a node that died are taken over when its lease is over', async () => {
  const dead = randomUUID();
  expect(await leaseLanes(db.aside, dead, 1)).toHaveLength(65);
  let moved = 0;
  await setForShops(20);
  startNode({
    once: {
      async run({ due }) {
        moved += due.length;
        await Promise.resolve();
      },
    },
  });
  const begunAt = performance.now();
  await until(() => moved === 20);
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  expect((await listLanes()).filter(({ holder }) => holder === dead)).toEqual([]);
});

test('several shops are worked at once, never one shop twice', async () => {
  const working = new Map<bigint, number>();
  let [mostOfOne, mostOfAll, moved] = [0, 0, 0];
  const busy: TimerKind<RunnerParts> = {
    async run({ shopId, due }) {
      working.set(shopId, (working.get(shopId) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, ...working.values());
      mostOfAll = Math.max(
        mostOfAll,
        [...working.values()].reduce((sum, one) => sum + one, 0),
      );
      await sleep(30);
      working.set(shopId, (working.get(shopId) ?? 0) - 1);
      moved += due.length;
    },
  };
  for (let shop = 1n; shop <= 12n; shop += 1n) {
    const timers = ['a', 'b', 'c'].map((kind) => ({ subject: randomUUID(), kind, dueAt: now }));
    await inShop(shop, () => setTimers(db.direct, shop, timers));
  }
  startNode({ a: busy, b: busy, c: busy });
  await until(() => moved === 36);
  expect(mostOfOne).toBe(1);
  expect(mostOfAll).toBe(4);
});

test('what fails in one shop keeps no other shop of its lane waiting', async () => {
  // Of 65 shops at least two have the same lane.
  await setForShops(65);
  const rows = await across<{ shop_id: bigint; lane: number }>(
    'select shop_id, lane from timer order by shop_id',
  );
  const failing = rows.find((one) =>
    rows.some((other) => other.lane === one.lane && other.shop_id > one.shop_id),
  );
  const done = new Set<bigint>();
  startNode({
    once: {
      async run({ shopId }) {
        await Promise.resolve();
        if (shopId === failing?.shop_id) throw new Error('this shop cannot be worked');
        done.add(shopId);
      },
    },
  });
  await until(() => done.size === 64);
  await until(async () => (await across<{ tries: number }>('select tries from timer'))[0]?.tries === 1);
  expect(await across('select shop_id from timer')).toEqual([{ shop_id: failing?.shop_id }]);
});

test('the timers of one shop are worked in the order in which they became due', async () => {
  const order: string[] = [];
  const noting = (kind: string): TimerKind<RunnerParts> => ({
    async run({ due }) {
      await sleep(5);
      order.push(...due.map(({ due_at: at }) => `${kind}${(now.getTime() - at.getTime()) / 1_000}`));
    },
  });
  const timer = (kind: string, seconds: number) => ({
    subject: randomUUID(),
    kind,
    dueAt: new Date(now.getTime() - seconds * 1_000),
  });
  const timers = [timer('c', 10), timer('a', 20), timer('b', 30), timer('a', 40), timer('c', 5)];
  await inShop(7n, () => setTimers(db.direct, 7n, timers));
  startNode({ a: noting('a'), b: noting('b'), c: noting('c') });
  await until(() => order.length === 5);
  expect(order).toEqual(['a40', 'a20', 'b30', 'c10', 'c5']);
});

test('a kind whose statement always takes too long keeps no other timer of its shop waiting', async () => {
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  let moved = 0;
  const timers = ['slow', 'works'].map((kind, at) => ({
    subject: randomUUID(),
    kind,
    dueAt: new Date(now.getTime() - 60_000 + at),
  }));
  await acrossShops('tools', () => setTimers(db.direct, 0n, timers));
  startNode({
    slow: { run: () => Promise.reject(late) },
    works: {
      async run({ due }) {
        moved += due.length;
        await Promise.resolve();
      },
    },
  });
  await until(() => moved === 1);
  expect(await across('select kind from timer')).toEqual([{ kind: 'slow' }]);
});
