/** Counts what the test programs report, so that one line can say it for all of them. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod/mini';

/** Characters of a failed test's message: room for the counterexample and the seed of a random walk. */
const longestMessage = 1500;

export type Tally = { passed: number; failed: number; skipped: number };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z._default(z.string(), ''),
      status: z.string(),
      message: z._default(z.string(), ''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z._default(z.string(), ''),
          failureMessages: z._default(z.array(z.string()), []),
        }),
      ),
    }),
  ),
});

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z._default(
    z.array(
      z.object({
        file: z.string(),
        specs: z._default(z.array(z.object({ ok: z.boolean() })), []),
        suites: z._default(
          z.array(z.object({ specs: z._default(z.array(z.object({ ok: z.boolean() })), []) })),
          [],
        ),
      }),
    ),
    [],
  ),
});

/** The line that ends a run: `12 passed, 0 failed`, with the skipped ones when there are any. */
export function sayTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function addTallies(tallies: Tally[]): Tally {
  const sum: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) {
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
  }
  return sum;
}

/** A file that does not even load has no tests to fail, so it counts as one failure. */
export function readVitestTally(file: string, code: number): Tally {
  const report = existsSync(file) ? VitestReport.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  );
  return admit(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** A journey that passes only at the second try counts as failed: it would fail a person too. */
export function readPlaywrightTally(file: string, code: number): Tally {
  const report = existsSync(file)
    ? PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
    : undefined;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return admit(code, { passed: expected, failed: unexpected + flaky, skipped });
}

/** What did not pass, as the end of a run repeats it: the file, then each of its tests with what it said. */
export function listFailedTests(file: string, nameOf = (path: string): string => path): string[] {
  if (!existsSync(file)) return [];
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      message === '' ? nameOf(name) : `${nameOf(name)}: ${sayOnOneLine(message)}`,
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${sayOnOneLine(failureMessages.join(' '))}`),
    ]);
}

/** A message of a test on one line, without colours, cut where it begins to repeat itself. */
function sayOnOneLine(message: string): string {
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/gu, ' ').trim();
  return plain.length > longestMessage ? `${plain.slice(0, longestMessage)}…` : plain;
}

/** The journeys of a report that did not pass, by their files. */
export function listFailedJourneys(file: string): string[] {
  if (!existsSync(file)) return [];
  const report = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const hasFailed = ({ specs }: { specs: { ok: boolean }[] }): boolean => specs.some(({ ok }) => !ok);
  return report.suites
    .filter((suite) => hasFailed(suite) || suite.suites.some(hasFailed))
    .map((suite) => suite.file);
}

/** A program that says it failed has failed, also when no test did: an error outside of every test, for one. */
function admit(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
