import { expect, test } from 'vitest';
import { makeHotPages } from './hot.ts';

function open() {
  let now = 1_000;
  let made = 0;
  const pages = makeHotPages<string>({
    nowMs: () => now,
    isCacheable: (value) => value !== 'private',
    bytesOf: (value) => value.length,
    bytesMax: 100,
  });
  const ask = (key: string, value = 'page') =>
    pages.take(key, () => {
      made += 1;
      return Promise.resolve(value);
    });
  return {
    ask,
    made: () => made,
    sizeBytes: () => pages.sizeBytes(),
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

test('pages of one second take no more memory than they may', async () => {
  const { ask, made, pass, sizeBytes } = open();
  const page = 'x'.repeat(40);
  const heat = async (key: string) => {
    for (let n = 0; n < 6; n += 1) await ask(key, page);
  };
  for (const key of ['/a', '/b', '/c']) await heat(key);
  expect(sizeBytes()).toBe(80);
  // The third is made for each who asks, until the others' second is over.
  const before = made();
  await ask('/c', page);
  await ask('/a', page);
  expect(made() - before).toBe(1);
  pass(1_001);
  await ask('/c', page);
  expect(sizeBytes()).toBe(40);
});

test('says whether what is made will be kept', async () => {
  const pages = makeHotPages<boolean>({
    nowMs: () => 0,
    isCacheable: () => true,
    bytesOf: () => 1,
    bytesMax: 10,
  });
  const told: boolean[] = [];
  for (let n = 0; n < 7; n += 1) told.push(await pages.take('/a', (isHot) => Promise.resolve(isHot)));
  expect(told).toEqual([false, false, false, false, false, true, true]);
});
