import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAlone, type Runner } from './second-try.ts';

const runs = (rounds: Awaited<ReturnType<Runner>>[]): { run: Runner; asked: string[][] } => {
  const asked: string[][] = [];
  const run: Runner = (files, round) => {
    asked.push(files);
    const answer = rounds[round - 1];
    if (answer === undefined) throw new Error('a round too many');
    return Promise.resolve(answer);
  };
  return { run, asked };
};
const ofSix = (failed: number, files: string[]) => ({
  tally: { passed: 6 - failed, failed, skipped: 1 },
  failed: files,
});
const ci = { CI: 'true' };

// What it says would be read as said of this very run.
beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('what passes alone is counted as passed', async () => {
  const { run, asked } = runs([
    ofSix(2, ['a.test.ts', 'b.test.ts']),
    { tally: { passed: 4, failed: 0, skipped: 0 }, failed: [] },
  ]);
  expect(await tryAlone(run, [], ci)).toEqual({ passed: 6, failed: 0, skipped: 1 });
  expect(asked).toEqual([[], ['a.test.ts', 'b.test.ts']]);
});

test('what fails alone has failed', async () => {
  const { run } = runs([
    ofSix(2, ['a.test.ts', 'b.test.ts']),
    { tally: { passed: 3, failed: 1, skipped: 0 }, failed: ['a.test.ts'] },
  ]);
  expect(await tryAlone(run, [], ci)).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

test('a second round that ends badly without a failed test has failed too', async () => {
  const { run } = runs([
    ofSix(1, ['a.test.ts']),
    { tally: { passed: 3, failed: 1, skipped: 0 }, failed: [] },
  ]);
  expect(await tryAlone(run, [], ci)).toMatchObject({ failed: 1 });
});

test('many failures are no slowness, an error outside of all tests is none, and nobody at work gets a second try', async () => {
  const many = runs([ofSix(5, ['a', 'b', 'c', 'd', 'e'])]);
  expect(await tryAlone(many.run, [], ci)).toMatchObject({ failed: 5 });
  const outside = runs([ofSix(1, [])]);
  expect(await tryAlone(outside.run, [], ci)).toMatchObject({ failed: 1 });
  const atWork = runs([ofSix(1, ['a.test.ts'])]);
  expect(await tryAlone(atWork.run, ['a'], {})).toMatchObject({ failed: 1 });
  expect(atWork.asked).toEqual([['a']]);
});
