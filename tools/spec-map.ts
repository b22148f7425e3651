/**
 * Writes `docs/spec-map.md`: each clause of the specification with the call, the screen and the test that keep it.
 *
 *   node tools/run.mjs tools/spec-map.ts           node tools/run.mjs tools/spec-map.ts --problems   only what is missing
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './programs.ts';
import { resolveAll, type Row } from './spec-map/resolve.ts';

export const mapFile = path.join(root, 'docs/spec-map.md');

/** The map as text: one table a section. */
export function writeMap(rows: readonly Row[]): string {
  const sections = Map.groupBy(rows, ({ section }) => section);
  const parts = [...sections].map(([section, own]) =>
    [
      `## ${section}`,
      '',
      '| Clause | Call | Screen or rule | Tests |',
      '|---|---|---|---|',
      ...own.map(lineOf),
      '',
    ].join('\n'),
  );
  const head =
    '# What keeps the specification\n\nWritten by `node tools/run.mjs tools/spec-map.ts`; a test fails where something is missing or this page is old.\n';
  return `${[head, ...parts].join('\n').trimEnd()}\n`;
}

/** At most this many tests of a clause are named. */
const testsMax = 3;

function lineOf({ says, call, place, tests }: Row): string {
  const more = tests.length > testsMax ? ` and ${tests.length - testsMax} more` : '';
  const named = tests.slice(0, testsMax).map(code).join(', ');
  return `| ${says} | ${call === '' ? '' : code(call)} | ${place === '' ? '' : code(place)} | ${named}${more} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}

if (import.meta.main) {
  const { rows, problems } = await resolveAll();
  for (const problem of problems) console.error(problem);
  if (!process.argv.includes('--problems')) writeFileSync(mapFile, writeMap(rows));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
