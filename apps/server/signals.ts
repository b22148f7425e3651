// The orderly end of a process.
import { say } from './say.ts';

/** Requests under way get this long to end. */
const drainMs = 10_000;

/**
 * Calls `drain` at once on the first signal to end and then ends the process: with 0 where `end` is done in time, and
 * with 1 otherwise.
 */
export function endOnSignal(drain: () => void, end: () => Promise<void>): void {
  let isEnding = false;
  const stop = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    drain();
    say(`${signal}: finishing what is under way`);
    const late = setTimeout(() => process.exit(1), drainMs + 5_000);
    await end();
    clearTimeout(late);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}
