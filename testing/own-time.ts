/** Time as this process had it: a limit that is held against it holds on a busy machine as on an idle one. */

const tickMs = 20;
/** What passes between two looks on a machine that has nothing else to do, at most. */
const idleMs = 2 * tickMs;

/** Milliseconds of processor time that this process has used, all its threads together. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * A stopwatch that runs while this process works or waits, and stands while the machine is with others: between two looks
 * pass at most the processor time that was used, or forty milliseconds of waiting.
 */
export function openStopwatch(): { ms(): number; close(): void } {
  let [sum, lookedAt, usedMs] = [0, performance.now(), cpuMs()];
  const look = (): number => {
    const [now, used] = [performance.now(), cpuMs()];
    sum += Math.min(now - lookedAt, Math.max(idleMs, used - usedMs));
    [lookedAt, usedMs] = [now, used];
    return sum;
  };
  const timer = setInterval(look, tickMs);
  return { ms: look, close: () => clearInterval(timer) };
}
