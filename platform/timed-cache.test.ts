import { afterEach, expect, test, vi } from 'vitest';
import { makeTimedCache } from './timed-cache.ts';

afterEach(() => vi.useRealTimers());

test('a value is there until it is too old, also one that is undefined', () => {
  vi.useFakeTimers();
  const cache = makeTimedCache<string, number | undefined>({ entriesMax: 5, ttlMs: 100 });
  cache.set('a', 1);
  cache.set('none', undefined);
  vi.advanceTimersByTime(99);
  expect([cache.get('a')?.value, cache.get('none') !== undefined, cache.get('b')]).toEqual([
    1,
    true,
    undefined,
  ]);
  vi.advanceTimersByTime(1);
  expect(cache.get('a')).toBeUndefined();
});

test('of too many the one that was written longest ago goes', () => {
  const cache = makeTimedCache<string, number>({ entriesMax: 2, ttlMs: 60_000 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect([cache.size, cache.get('b'), cache.get('a')?.value, cache.get('c')?.value]).toEqual([
    2,
    undefined,
    3,
    4,
  ]);
  cache.delete('a');
  cache.clear();
  expect([cache.size, cache.get('c')]).toEqual([0, undefined]);
});
