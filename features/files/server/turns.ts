// Pictures are made anew a few at a time: each may take a core for a second and hundreds of megabytes.
import { refuse } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs work on a picture when its turn comes.
 *
 * @throws Refused `operationBusy` where too many wait already.
 */
export async function takePictureTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= limits.picturesAtOnce) {
    if (waiting.length >= limits.picturesWaitingMax) throw refuse('operationBusy', { reason: 'uploads' });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The turn is handed over, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
