import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Counter } from './counts.ts';
import { measure } from './measure.ts';

/** A database that counts three statements and a hundred bytes an operation. */
function counterOf(operations: () => number): Counter {
  return {
    read: () => Promise.resolve({ statements: operations() * 3, walBytes: operations() * 100 }),
    close: () => Promise.resolve(),
  };
}

const here = { seconds: 0.2, serverPid: process.pid, databasePid: process.pid };

test('every operation is counted, and what the database counted is divided by them', async () => {
  let made = 0;
  const once = async (): Promise<void> => {
    await sleep(5);
    made += 1;
  };
  const measured = await measure({ ...here, clients: 4, counter: counterOf(() => made), once });
  expect(measured).toMatchObject({ clients: 4, failed: 0, statements: 3, wal_bytes: 100 });
  expect(measured.operations).toBeGreaterThan(3);
  // Warming up is not counted.
  expect(measured.operations).toBeLessThan(made);
  expect(measured.p50_ms).toBeGreaterThanOrEqual(4.5);
  expect(measured.p99_ms).toBeGreaterThanOrEqual(measured.p50_ms);
});

test('a batch counts for as many operations as it holds', async () => {
  const once = (): Promise<void> => sleep(10);
  const measured = await measure({ ...here, clients: 1, batch: 500, counter: counterOf(() => 0), once });
  expect(measured.operations % 500).toBe(0);
  expect(measured.per_second).toBeGreaterThan(1_000);
});

test('what fails is counted apart, and is no operation', async () => {
  let turn = 0;
  const once = async (): Promise<void> => {
    await sleep(5);
    turn += 1;
    if (turn % 2 === 0) throw new Error('every second one fails');
  };
  const measured = await measure({ ...here, clients: 1, counter: counterOf(() => 0), once });
  expect(measured.failed).toBeGreaterThan(0);
  expect(Math.abs(measured.failed - measured.operations)).toBeLessThanOrEqual(2);
});
