import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#domain/endpoint.ts';
import { refuse, type RefusalKey } from '#domain/errors.ts';
import { openTestHouse, type TestHouse } from '#platform/testing/house.ts';
import { keepOpen } from './pipeline.ts';

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

let house: TestHouse;
let trouble: RefusalKey | undefined;
let times = 0;
beforeAll(async () => {
  house = await openTestHouse({
    open: (opened) =>
      keepOpen(opened, spend, () => {
        if (trouble !== undefined) return Promise.reject(refuse(trouble));
        times += 1;
        return Promise.resolve({ times });
      }),
  });
});
afterAll(() => house.close());

test.for(['operationBusy', 'tooManyRequests'] as const)(
  'what was only too busy (%s) is done when it is asked again under the same key',
  async (key) => {
    const onceKey = randomUUID();
    trouble = key;
    expect((await house.call(spend, {}, { onceKey })).code).not.toBe(200);
    trouble = undefined;
    expect(await house.call(spend, {}, { onceKey })).toMatchObject({ code: 200 });
  },
);

test('what was refused for what it is stays refused under its key', async () => {
  const onceKey = randomUUID();
  trouble = 'insufficientBalance';
  const first = await house.answer(spend, {}, { onceKey });
  trouble = undefined;
  expect(await house.answer(spend, {}, { onceKey })).toEqual(first);
});
