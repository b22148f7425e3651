import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addTallies, listFailedTests, readPlaywrightTally, readVitestTally, sayTally } from './tally.ts';

let folder = '';
const file = (): string => path.join(folder, 'report.json');

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-tally-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const vitest = (passed: number, failed: number, testResults: unknown[] = []): void => {
  const counts = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 0 };
  writeFileSync(file(), JSON.stringify({ ...counts, testResults }));
};

test('the last line names the skipped only when there are any', () => {
  expect(sayTally({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  const sum = addTallies([
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 2, failed: 0, skipped: 4 },
  ]);
  expect(sayTally(sum)).toBe('5 passed, 1 failed, 4 skipped');
});

test('a run that failed is never counted as fine', () => {
  expect(readVitestTally(file(), 0).failed).toBe(1);
  vitest(5, 0);
  expect(readVitestTally(file(), 0)).toEqual({ passed: 5, failed: 0, skipped: 1 });
  expect(readVitestTally(file(), 1)).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

test('a test file that does not load counts as one failure', () => {
  vitest(5, 1, [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]);
  expect(readVitestTally(file(), 1).failed).toBe(2);
});

test('a journey that passed at the second try has failed', () => {
  writeFileSync(file(), JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }));
  expect(readPlaywrightTally(file(), 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('the end of a run says which test failed and why, on one line each', () => {
  const failed = {
    status: 'failed',
    fullName: 'walks end',
    failureMessages: ['\u001B[31mseed: 7\u001B[39m\n  at once'],
  };
  vitest(5, 1, [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] },
    { name: 'c.test.ts', status: 'failed', message: 'no such\nmodule', assertionResults: [] },
    { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]);
  expect(listFailedTests(file())).toEqual([
    'a.test.ts',
    'walks end: seed: 7 at once',
    'c.test.ts: no such module',
  ]);
  failed.failureMessages = ['x'.repeat(5000)];
  vitest(5, 1, [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }]);
  expect(listFailedTests(file())[1]?.length).toBeLessThan(1600);
});
