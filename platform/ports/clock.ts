// Time is a port: the house asks, the world answers.

export type Clock = { now(): Date };

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
