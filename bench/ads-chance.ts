// Chance of the simulator: the same series for the same number.

export type Dice = {
  /** From 0 to 1, without 1. */
  next(): number;
  below(count: number): number;
};

/** Mulberry32. */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return { next, below: (count) => Math.floor(next() * count) };
}

export const uuidOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
