import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/wire/endpoint.ts';
import { refusals, refuse, type RefusalKey } from '#domain/wire/errors.ts';
import { statement } from '#platform/db/database.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { handle } from './pipeline.ts';

const spend = endpoint({
  name: 'spend',
  method: 'POST',
  path: '/spend',
  actor: 'anyone',
  summary: 'Spends once.',
  input: z.object({}),
  output: z.object({ times: z.int() }),
  refuses: ['insufficientBalance'],
  once: true,
});

const greet = endpoint({
  name: 'greet',
  method: 'POST',
  path: '/greet',
  actor: 'anyone',
  summary: 'Greets once.',
  input: z.object({}),
  output: z.object({ times: z.int() }),
  refuses: [],
  once: 'optional',
});

let pipeline: TestPipeline;
/** What is done before the answer of `greet`. */
let before: () => Promise<void> = () => Promise.resolve();
let greeted = 0;
let trouble: RefusalKey | undefined;
let times = 0;
beforeAll(async () => {
  pipeline = await openTestPipeline({
    open: (opened) => {
      handle(opened, spend, () => {
        if (trouble !== undefined) return Promise.reject(refuse(trouble));
        times += 1;
        return Promise.resolve({ times });
      });
      handle(opened, greet, async () => {
        await before();
        greeted += 1;
        return { times: greeted };
      });
    },
  });
});
afterAll(() => pipeline.close());

test.for(['operationBusy', 'tooManyRequests'] as const)(
  'what was only too busy (%s) is done when it is asked again under the same key',
  async (key) => {
    const onceKey = randomUUID();
    trouble = key;
    expect((await pipeline.call(spend, {}, { onceKey })).code).not.toBe(200);
    trouble = undefined;
    expect(await pipeline.call(spend, {}, { onceKey })).toMatchObject({ code: 200 });
  },
);

test('what was refused for what it is stays refused under its key', async () => {
  const onceKey = randomUUID();
  trouble = 'insufficientBalance';
  const first = await pipeline.answer(spend, {}, { onceKey });
  trouble = undefined;
  expect(await pipeline.answer(spend, {}, { onceKey })).toEqual(first);
});

const unanswered = statement<{ n: number }>(
  'test-unanswered',
  'select count(*)::int as n from idempotency where answer is null',
);
const die = statement<never>(
  'test-die',
  'update idempotency set answer = null, status = null where key = $1',
);

test('a key whose process died is taken over after a minute, and never before', async () => {
  const onceKey = randomUUID();
  const first = await pipeline.answer(greet, {}, { onceKey });
  expect(await pipeline.answer(greet, {}, { onceKey })).toEqual(first);
  // As a process leaves it that dies before its transaction commits.
  await pipeline.db.transaction((tx) => tx.rows(die, [onceKey]));
  expect((await pipeline.call(greet, {}, { onceKey })).code).toBe(refusals.operationBusy.code);
  pipeline.clock.set(new Date(pipeline.clock.now().getTime() + 60_000));
  expect((await pipeline.call(greet, {}, { onceKey })).code).toBe(refusals.operationBusy.code);
  pipeline.clock.set(new Date(pipeline.clock.now().getTime() + 1_000));
  const again = await pipeline.call(greet, {}, { onceKey });
  expect(again).toMatchObject({ code: 200, data: { times: greeted } });
  expect(await pipeline.call(greet, {}, { onceKey })).toEqual(again);
});

test('a call that was taken over while it ran changes nothing, and takes the claim of the other from nobody', async () => {
  const onceKey = randomUUID();
  const reached = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  let calls = 0;
  before = async () => {
    calls += 1;
    if (calls > 1) return;
    reached.resolve();
    await goesOn.promise;
  };
  const slow = pipeline.call(greet, {}, { onceKey });
  await reached.promise;
  pipeline.clock.set(new Date(pipeline.clock.now().getTime() + 61_000));
  const quick = await pipeline.call(greet, {}, { onceKey });
  expect(quick.code).toBe(200);
  goesOn.resolve();
  expect((await slow).code).toBe(refusals.operationBusy.code);
  expect(await pipeline.call(greet, {}, { onceKey })).toEqual(quick);
  expect((await pipeline.db.direct.row(unanswered, []))?.n).toBe(0);
});
