import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';
import { csvOf } from './sample.ts';
import { scheduleOf } from './schedule.ts';

/** The moments as short text: when, and what of each kind. */
async function momentsOf(...lines: string[]): Promise<string[]> {
  const plan = await readPlan(await csvOf(...lines));
  return scheduleOf(plan).map(({ at, dispatch, orders, returns }) =>
    [
      at.toISOString().slice(0, 16),
      ...(dispatch === undefined
        ? []
        : [`taken ${dispatch.taken.length} delivered ${dispatch.delivered.length}`]),
      ...orders.map(({ index }) => `order ${index}`),
      ...returns.map(({ outcome, lines: back }) => `${outcome} ${back.map(({ units }) => units).join('+')}`),
    ].join(', '),
  );
}

test('an order is labelled at the next midnight, taken after a day and delivered after four', async () => {
  expect(await momentsOf('1,11111,CUP,1,2010-01-01T10:00:00,2,7,France')).toEqual([
    '2010-01-01T10:00, order 0',
    '2010-01-02T00:00, taken 0 delivered 0',
    '2010-01-03T00:00, taken 1 delivered 0',
    '2010-01-06T00:00, taken 0 delivered 1',
  ]);
});

test('orders of one minute are one moment, and a later one is another', async () => {
  const moments = await momentsOf(
    '1,11111,CUP,1,2010-01-01T10:00:00,2,7,France',
    '2,11111,CUP,1,2010-01-01T10:00:00,2,8,France',
    '3,11111,CUP,1,2010-01-01T10:01:00,2,9,France',
  );
  expect(moments.slice(0, 2)).toEqual(['2010-01-01T10:00, order 0, order 1', '2010-01-01T10:01, order 2']);
});

test('what comes back before its order was received waits for that moment, as one request', async () => {
  const moments = await momentsOf(
    '1,11111,CUP,5,2010-01-01T10:00:00,2,7,France',
    'C2,11111,CUP,-1,2010-01-03T10:00:00,2,7,France',
    'C3,11111,CUP,-2,2010-01-04T10:00:00,2,7,France',
    'C4,11111,CUP,-1,2010-02-01T10:00:00,2,7,France',
  );
  expect(moments.filter((moment) => moment.includes('matched'))).toEqual([
    '2010-01-12T10:00, matched 3',
    '2010-02-01T10:00, matched 1',
  ]);
  // The supplier looks at what came back at the midnight after it.
  expect(moments.filter((moment) => moment.includes('taken')).slice(-2)).toEqual([
    '2010-01-13T00:00, taken 0 delivered 0',
    '2010-02-02T00:00, taken 0 delivered 0',
  ]);
});

test('what the product will refuse is asked line by line: two lines may speak of the same pieces', async () => {
  const moments = await momentsOf(
    '1,11111,CUP,5,2010-01-01T10:00:00,2,7,France',
    'C2,11111,CUP,-4,2010-09-01T10:00:00,2,7,France',
    'C2,11111,CUP,-3,2010-09-01T10:00:00,2,7,France',
  );
  expect(moments).toContain('2010-09-01T10:00, outside_window 4, outside_window 3');
});
