// Counts between two moments, out of rows that were counted by steps and out of what is added one by one.
import type { StepRow } from './counts.sql.ts';

/** How many there were of a key behind one of the moments, up to another of them. */
type CountIn = (key: string, since: number, until: number) => number;

/** @param rows In the order of their steps, counted by these moments. */
export function countSteps(rows: readonly StepRow[], moments: readonly number[]): CountIn {
  const placeOf = new Map(moments.map((moment, place) => [moment, place]));
  const known = new Map<string, { readonly steps: number[]; readonly sums: number[] }>();
  for (const { key, step, count } of rows) {
    const { steps, sums } = known.get(key) ?? { steps: [], sums: [] };
    steps.push(step);
    sums.push(count + (sums.at(-1) ?? 0));
    known.set(key, { steps, sums });
  }
  const upTo = (key: string, moment: number): number => {
    const { steps, sums } = known.get(key) ?? { steps: [], sums: [] };
    const place = placeOf.get(moment);
    if (place === undefined) throw new Error('nothing was counted by this moment');
    return sums[countUpTo(steps, place) - 1] ?? 0;
  };
  return (key, since, until) => upTo(key, until) - upTo(key, since);
}

/** Counts what is added in the order of its time. */
export function makeTally() {
  const known = new Map<string, number[]>();
  return {
    add(key: string, at: number): void {
      const times = known.get(key);
      if (times === undefined) known.set(key, [at]);
      else times.push(at);
    },
    /** How many there were behind a moment. */
    since(key: string, moment: number): number {
      const times = known.get(key) ?? [];
      return times.length - countUpTo(times, moment);
    },
  };
}

/** How many of an ascending list are no greater than a value. */
function countUpTo(list: readonly number[], value: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
