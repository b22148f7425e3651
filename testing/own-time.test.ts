import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cpuMs, openStopwatch } from './own-time.ts';

test('a stopwatch runs while the process waits or works, and stands while it is kept from both', async () => {
  const stopwatch = openStopwatch();
  await sleep(200);
  const waited = stopwatch.ms();
  expect(waited).toBeGreaterThan(40);
  expect(waited).toBeLessThanOrEqual(1_000);
  const usedMs = cpuMs();
  while (cpuMs() - usedMs < 120);
  const worked = stopwatch.ms() - waited;
  expect(worked).toBeGreaterThan(100);
  // The thread sleeps, as if the machine were with others.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(stopwatch.ms() - waited - worked).toBeLessThan(450);
  stopwatch.close();
});
