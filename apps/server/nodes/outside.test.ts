// Several nodes on one real database: one of them looks outside, and another one does when that one is gone.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, statement, type Database } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { leaseLanes } from '#platform/jobs/lanes.sql.ts';
import { leaseTimes } from '#platform/jobs/lanes.ts';
import { makeRunner, type Runner } from '#platform/jobs/runner.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { makeLook } from './outside.ts';

let pipeline: TestPipeline;
let runners: Runner[] = [];
let databases: Database[] = [];
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  const clear = async (text: string) => pipeline.db.direct.rows(statement(text, text), []);
  await acrossShops('tools', async () => {
    await clear('update timer_lane set holder = null, until = null');
    await clear('delete from timer_node');
  });
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await Promise.all(databases.map((one) => one.close()));
  [runners, databases] = [[], []];
});

type Asked = { looks: number; reaches: number; works: number; starts: number };

const nobody = () => Promise.reject(new Error('nobody asks this here'));

function countingProvider(asked: Asked): PaymentProvider {
  return {
    name: 'counting',
    method: 'test',
    grade: 'test',
    waitMinutes: 30,
    takes: () => true,
    open: nobody,
    read: () => undefined,
    fetch: nobody,
    refund: nobody,
    async look() {
      await Promise.resolve();
      asked.looks += 1;
      return 0;
    },
    async reach() {
      await Promise.resolve();
      asked.reaches += 1;
    },
  };
}

/** A node with connections of its own, that looks when it is told to. */
function startNode(times = leaseTimes) {
  const db = openDatabase(
    { host: pipeline.database.host, database: pipeline.database.database },
    () => undefined,
  );
  databases.push(db);
  const asked: Asked = { looks: 0, reaches: 0, works: 0, starts: 0 };
  const env = { ...pipeline.env, db, payments: [countingProvider(asked)] };
  const runner = makeRunner(env, {}, times);
  runners.push(runner);
  runner.start(50);
  const deposits = {
    async start() {
      await Promise.resolve();
      asked.starts += 1;
    },
    async work() {
      await Promise.resolve();
      asked.works += 1;
    },
  };
  return { runner, asked, look: makeLook({ env, deposits, runner }) };
}

async function until(isSo: () => boolean): Promise<number> {
  const startedAt = performance.now();
  await expect.poll(isSo, { timeout: 30_000, interval: 50 }).toBe(true);
  return performance.now() - startedAt;
}

test('of three nodes one asks chains and providers, and the others ask only whether they are there', async () => {
  const first = startNode();
  await until(() => first.runner.isLeader());
  const others = [startNode(), startNode()];
  // They have lanes of shops by now, and still not the platform's.
  await sleep(leaseTimes.renewMs * 2);
  for (let round = 0; round < 5; round += 1) await Promise.all([first, ...others].map((node) => node.look()));
  expect(first.asked).toEqual({ looks: 5, reaches: 0, works: 5, starts: 0 });
  expect(others.map(({ asked }) => asked)).toEqual([
    { looks: 0, reaches: 1, works: 0, starts: 1 },
    { looks: 0, reaches: 1, works: 0, starts: 1 },
  ]);
});

test('a node that ends in order is followed at once, and one that was killed within 10 s', async () => {
  const first = startNode();
  await until(() => first.runner.isLeader());
  const second = startNode();
  await first.runner.stop();
  expect(first.runner.isLeader()).toBe(false);
  expect(await until(() => second.runner.isLeader())).toBeLessThan(leaseTimes.renewMs + 1_000);
  await second.runner.stop();

  // A node that was killed has leased all lanes a moment ago, and renews nothing.
  expect(await acrossShops('tools', () => leaseLanes(pipeline.db.aside, randomUUID(), 6))).toHaveLength(65);
  const third = startNode();
  expect(await until(() => third.runner.isLeader())).toBeLessThan(10_000);
  await third.look();
  expect(third.asked).toMatchObject({ looks: 1, works: 1 });
});
