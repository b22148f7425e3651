import { expect, test } from 'vitest';
import { systemRandom } from './random.ts';

const shape = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const noiseOf = (id: string) => BigInt(`0x${id.replaceAll('-', '').slice(13)}`) & ((1n << 62n) - 1n);

test('ids are versions 7 of their time, in the order in which they were made, also within one millisecond', () => {
  const times = [0, 1_772_442_000_000, 1_772_442_000_001, 2 ** 48 - 1];
  const made = times.flatMap((time) =>
    Array.from({ length: 5_000 }, () => ({ time, id: systemRandom.id(new Date(time)) })),
  );
  const ids = made.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { time, id } of made) {
    const [, first = '', second = ''] = shape.exec(id) ?? [];
    expect([id, Number.parseInt(first + second, 16)]).toEqual([id, time]);
  }
});

test('nobody tells an id from the one before it, or from one of another millisecond', () => {
  const at = new Date('2026-03-02T09:00:00.000Z');
  const noises = Array.from({ length: 1_000 }, () => noiseOf(systemRandom.id(at)));
  const steps = noises.slice(1).map((noise, index) => noise - (noises[index] ?? 0n));
  expect(new Set(steps).size).toBe(steps.length);
  // A step is 48 random bits: half of a thousand are above 2^47, and one below 2^10 comes once in 270 million runs.
  expect(steps.some((step) => step > 1n << 47n)).toBe(true);
  expect(steps.filter((step) => step > 0n && step < 1n << 10n)).toEqual([]);
  const starts = Array.from({ length: 1_000 }, (_one, n) => noiseOf(systemRandom.id(new Date(n))));
  expect(new Set(starts).size).toBe(starts.length);
});
