// A slow machine is no reason for a smaller demo world: what was only too busy is done again.
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '#domain/wire/errors.ts';
import { isOutage } from '#platform/db/database.ts';

/** Half a minute in all. */
const pausesMs = [100, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * Does something that changes nothing more when it is done twice.
 *
 * @throws what it was refused with, or the outage that outlasted every pause: the next start goes on from here.
 */
export async function untilDone<T>(act: () => Promise<T>, pauses: readonly number[] = pausesMs): Promise<T> {
  const [pauseMs, ...rest] = pauses;
  try {
    return await act();
  } catch (error) {
    if (pauseMs === undefined || !isBusy(error)) throw error;
    await sleep(pauseMs);
    return untilDone(act, rest);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Refused
    ? error.key === 'systemBusy' || error.key === 'operationBusy'
    : isOutage(error);
}
