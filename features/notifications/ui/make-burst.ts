/** What comes within this time belongs together. */
const gatherMs = 300;

export type Burst = { readonly ask: () => void; readonly stop: () => void };

/**
 * Work that many events ask for: done once for all that come together, never twice at a time, and with a pause between.
 * What is asked for while nobody looks at the page is done once somebody does.
 */
export function makeBurst(work: () => Promise<unknown>, pauseMs: number): Burst {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let nextAt = 0;

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    isWanted = false;
    try {
      await work();
    } finally {
      isRunning = false;
      nextAt = performance.now() + pauseMs;
      plan();
    }
  }

  function plan(): void {
    if (!isWanted || isRunning || timer !== undefined || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void run(), Math.max(gatherMs, nextAt - performance.now()));
  }

  document.addEventListener('visibilitychange', plan);
  return {
    ask() {
      isWanted = true;
      plan();
    },
    stop() {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    },
  };
}
