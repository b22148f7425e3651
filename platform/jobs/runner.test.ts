import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { makeRunner } from './runner.ts';
import { clearTimers, setTimers } from './timers.sql.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(() => pipeline.close());

const other = randomUUID();
let done: string[];
beforeEach(() => {
  done = [];
});

/** One timer of a kind in trouble, due first, and one of a kind that works. */
async function due(troubled: string): Promise<void> {
  const at = pipeline.clock.now().getTime();
  await setTimers(pipeline.db.direct, 1n, [
    { subject: randomUUID(), kind: troubled, dueAt: new Date(at - 60_000) },
    { subject: other, kind: 'works', dueAt: new Date(at - 1_000) },
  ]);
}

const works = {
  run: async ({ due: list }: { due: readonly { subject: string }[] }) => {
    await Promise.resolve();
    done.push(...list.map(({ subject }) => subject));
  },
};

test('a timer that nobody knows keeps no other one waiting', async () => {
  await due('of-another-version');
  await makeRunner(pipeline.env, { works }).runDue();
  expect(done).toEqual([other]);
});

test('another side that refuses connections is not taken for the database: everybody else goes on', async () => {
  await due('reaches');
  const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  await makeRunner(pipeline.env, { works, reaches: { reach: () => Promise.reject(refusal) } }).runDue();
  expect(done).toEqual([other]);
  await clearTimers(pipeline.db.direct, { shopId: 1n, subjects: [other], kinds: ['works'] });
});
