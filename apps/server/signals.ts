// The orderly end of a process.
import { setTimeout as sleep } from 'node:timers/promises';
import type { InstanceKind } from '#platform/settings.ts';
import { say } from './say.ts';

/** Requests under way get this long to end. */
const drainMs = 10_000;

/** `DRAIN_SECONDS` where it is not given: nothing balances the load of a test instance. */
export const drainSecondsOf: Readonly<Record<InstanceKind, number>> = { real: 5, test: 0 };

export type DrainOptions = {
  /** Says from now on that no more calls are to be sent. */
  readonly drain: () => void;
  /** How long calls that come all the same are still taken before the end begins. */
  readonly graceMs: number;
};

/**
 * Calls `drain` at once on the first signal to end, waits for the grace time, and then ends the process: with 0 where `end`
 * is done in time, and with 1 otherwise. A second signal ends the wait.
 */
export function endOnSignal({ drain, graceMs }: DrainOptions, end: () => Promise<void>): void {
  const hurry = new AbortController();
  let isEnding = false;
  const stop = async (signal: string) => {
    if (isEnding) return hurry.abort();
    isEnding = true;
    drain();
    say(`${signal}: finishing what is under way`);
    await sleep(graceMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    const late = setTimeout(() => process.exit(1), drainMs + 5_000);
    await end();
    clearTimeout(late);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}
