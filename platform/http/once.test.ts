import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/wire/endpoint.ts';
import { refuse, type RefusalKey } from '#domain/wire/errors.ts';
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

let pipeline: TestPipeline;
let trouble: RefusalKey | undefined;
let times = 0;
beforeAll(async () => {
  pipeline = await openTestPipeline({
    open: (opened) =>
      handle(opened, spend, () => {
        if (trouble !== undefined) return Promise.reject(refuse(trouble));
        times += 1;
        return Promise.resolve({ times });
      }),
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
