import { expect, test } from 'vitest';
import { makeTextCache } from './text-cache.ts';

function open(bytesMax: number) {
  const made: string[] = [];
  const cache = makeTextCache(bytesMax);
  const take = (key: string, text = key) =>
    cache.take(key, () => {
      made.push(key);
      return text;
    });
  return { cache, take, made };
}

test('makes a text once', () => {
  const { take, made } = open(1_000);
  expect([take('a', 'first'), take('a', 'second')]).toEqual(['first', 'first']);
  expect(made).toEqual(['a']);
});

test('holds its bound, and forgets what nobody asked for', () => {
  const { cache, take, made } = open(400);
  for (let n = 0; n < 1_000; n += 1) {
    take('asked', 'x'.repeat(10));
    take(`key-${n}`, 'x'.repeat(10));
    expect(cache.sizeBytes()).toBeLessThanOrEqual(400);
  }
  expect(made.filter((key) => key === 'asked')).toHaveLength(1);
  made.length = 0;
  take('key-1');
  expect(made).toEqual(['key-1']);
});

test('gives a text that is larger than its half, and does not keep it', () => {
  const { cache, take } = open(100);
  expect(take('large', 'x'.repeat(60))).toHaveLength(60);
  expect(cache.sizeBytes()).toBe(0);
});
