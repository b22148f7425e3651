import { expect, test } from 'vitest';
import { makeHotPages } from './hot.ts';

function open() {
  let now = 1_000;
  let made = 0;
  const pages = makeHotPages<string>(
    () => now,
    (value) => value !== 'private',
  );
  const ask = (key: string, value = 'page') =>
    pages.take(key, () => {
      made += 1;
      return Promise.resolve(value);
    });
  return {
    ask,
    made: () => made,
    pass: (ms: number) => {
      now += ms;
    },
    fail: (key: string) => pages.take(key, () => Promise.reject(new Error('no'))),
  };
}

test('a page that few ask for is made for each of them', async () => {
  const { ask, made, pass } = open();
  for (let n = 0; n < 5; n += 1) await ask('/a');
  pass(1_001);
  for (let n = 0; n < 5; n += 1) await ask('/a');
  expect(made()).toBe(10);
});

test('a hot page is made once a second, and a cold one beside it is not kept', async () => {
  const { ask, made, pass } = open();
  await Promise.all(Array.from({ length: 105 }, () => ask('/a')));
  expect(made()).toBe(6);
  pass(1_001);
  await Promise.all(Array.from({ length: 100 }, () => ask('/a')));
  expect(made()).toBe(7);
  await ask('/b');
  expect(made()).toBe(8);
  pass(5_000);
  await ask('/a');
  await ask('/a');
  expect(made()).toBeGreaterThan(8);
});

test('what failed or is for one visitor alone is kept for nobody', async () => {
  const { ask, made, fail } = open();
  for (let n = 0; n < 6; n += 1) await ask('/a', 'private');
  expect(made()).toBe(6);
  await ask('/a', 'private');
  expect(made()).toBe(7);
  for (let n = 0; n < 8; n += 1) await expect(fail('/b')).rejects.toThrow('no');
  expect(await ask('/b')).toBe('page');
});
