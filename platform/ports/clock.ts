// Time is a port: the platform asks, the world answers.

/** Why nothing may be done because of the hour: the host's clock and the database's are apart, or time has jumped. */
export type ClockFault = { readonly reason: 'differs' | 'jumped'; readonly byMs: number };

export type Clock = {
  now(): Date;
  /** Compares it with the database's time; a clock that is guarded has it. */
  readonly sync?: () => Promise<void>;
  /** How much the host's clock is ahead of the database's, in milliseconds; undefined before the first comparison. */
  readonly differenceMs?: () => number | undefined;
  /** Why time is not acted on at this moment; undefined where it is. */
  readonly fault?: () => ClockFault | undefined;
  /** Called when a fault begins, becomes another one, or ends. */
  readonly onFault?: (listener: (fault: ClockFault | undefined) => void) => void;
};

/** The host's clock as it is. An instance puts a guard around it (`guardClock`). */
export const systemClock: Clock = { now: () => new Date() };

export type VirtualClock = Clock & { set(to: Date): void };

/** A clock that stands until it is set. It never runs backwards. */
export function virtualClock(start: Date): VirtualClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set(to) {
      if (to.getTime() < time) throw new RangeError('a virtual clock does not run backwards');
      time = to.getTime();
    },
  };
}
