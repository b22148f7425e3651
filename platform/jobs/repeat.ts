// Work that a running server does again and again.

export type Repeated = {
  /** No round begins any more; waits for the one that is under way. */
  readonly stop: () => Promise<void>;
};

/** Does the work every so often, one round at a time: a slow round delays the next one. The work must not throw. */
export function repeat(everyMs: number, work: () => Promise<unknown>): Repeated {
  let underWay: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    underWay ??= work().finally(() => (underWay = undefined));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
