/** Counts what the test programs report, so that one line can say it for all of them. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod/mini';

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
      assertionResults: z.array(z.object({ status: z.string() })),
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

/** The test files of a report that did not pass, as it names them. */
export function listFailedTests(file: string): string[] {
  if (!existsSync(file)) return [];
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
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
