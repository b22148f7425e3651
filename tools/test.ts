/**
 * `npm test`: makes a throw-away PostgreSQL with a migrated template, runs the tests, then the browser journeys.
 *
 *   npm test                     everything        npm test -- wallet money      only test files whose path says so
 *   npm test -- --unit wallet    the same          npm test -- --journeys        only the browser journeys
 */
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addTallies,
  listFailedJourneys,
  listFailedTests,
  readPlaywrightTally,
  readVitestTally,
  sayTally,
} from './testing/tally.ts';
import type { Tally } from './testing/tally.ts';
import { openTestCluster } from './test-cluster.ts';
import { root, runProgram } from './programs.ts';

type Wish = { hasTests: boolean; hasJourneys: boolean; words: string[] };

const nowhere = ['**/node_modules', 'dist'];
const isPure = /^(?:domain|locales|packages|testing|ui)\/|\.tsx$/;

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const wish = readWish(words);
  const reports = mkdtempSync(path.join(os.tmpdir(), 'stockless-reports-'));
  const cluster = needsDatabase(wish) ? await openTestCluster() : undefined;
  const env = { ...process.env, STOCKLESS_TEST_SOCKET: cluster?.socketDir, NODE_ENV: 'test', TZ: 'UTC' };
  try {
    const tallies: Tally[] = [];
    if (wish.hasJourneys) tallies.push(...(await buildScreens(env)));
    if (wish.hasTests) tallies.push(await runVitest(wish.words, reports, env));
    if (wish.hasJourneys) tallies.push(...(await runPlaywright(wish, reports, env)));
    const total = addTallies(tallies);
    console.log(sayTally(total));
    return total.failed > 0 || total.passed === 0 ? 1 : 0;
  } finally {
    await cluster?.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}

function readWish(words: string[]): Wish {
  const rest = words.filter((word) => word !== '--unit' && word !== '--journeys');
  if (words.includes('--journeys')) return { hasTests: false, hasJourneys: true, words: rest };
  const isWhole = rest.length === 0 && !words.includes('--unit');
  return { hasTests: true, hasJourneys: isWhole, words: rest };
}

/** Tests of the domain, of words and of screens have no database: who runs one of them need not wait for it. */
function needsDatabase({ hasJourneys, words }: Wish): boolean {
  if (hasJourneys || words.length === 0) return true;
  const tests = globSync('*/**/*.{test,promise}.{ts,tsx}', { cwd: root, exclude: nowhere });
  const wanted = words.map((word) => tests.filter((file) => file.includes(word)));
  return wanted.some((files) => files.length === 0 || !files.every((file) => isPure.test(file)));
}

/** The journeys look at the built screens; a build that fails is a failure like any other. */
async function buildScreens(env: NodeJS.ProcessEnv): Promise<Tally[]> {
  const build = path.join(root, 'tools/build.ts');
  if (!existsSync(build)) return [];
  const code = await runProgram([build], { ...env, NODE_ENV: 'production' });
  if (code === 0) return [];
  console.error(`The front ends do not build (code ${code}).`);
  return [{ passed: 0, failed: 1, skipped: 0 }];
}

async function runVitest(words: string[], reports: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const program = path.join(root, 'node_modules/vitest/vitest.mjs');
  const report = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runProgram([program, 'run', ...reporters, ...words], env);
  sayFailed(listFailedTests(report, (file) => path.relative(root, file)));
  return readVitestTally(report, code);
}

async function runPlaywright(wish: Wish, reports: string, env: NodeJS.ProcessEnv): Promise<Tally[]> {
  if (!existsSync(path.join(root, 'journeys'))) return [];
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const report = path.join(reports, 'playwright.json');
  const words = [program, 'test', '--reporter=list,json', ...(wish.hasTests ? [] : wish.words)];
  const code = await runProgram(words, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  sayFailed(listFailedJourneys(report));
  return [readPlaywrightTally(report, code)];
}

/** What failed, in lines that the end of a CI run repeats: its log may be cut, and chance does not fail twice. */
function sayFailed(failures: readonly string[]): void {
  for (const failure of failures) console.log(`failed: ${failure}`);
}
