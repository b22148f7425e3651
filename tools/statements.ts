/**
 * Holds every named statement against the schema that the migrations make: PostgreSQL must take it, and its columns
 * must be those of the row type that TypeScript believes. Prints each finding as `file:line: reason`; runs none of them.
 *
 *   node tools/run.mjs tools/statements.ts
 */
import { globSync } from 'node:fs';
import type { Client } from 'pg';
import { madeQueries } from '#platform/db/sql.ts';
import { inMigratedDatabase } from './schema/migrated.ts';
import { root } from './programs.ts';
import { collectTexts, type StatementText } from './statements/collect-texts.ts';
import { compareRow } from './statements/compare.ts';
import { describeStatements } from './statements/describe.ts';
import { neverNull } from './statements/never-null.ts';
import { readRows, type Call } from './statements/read-rows.ts';

if (import.meta.main) process.exitCode = await main();

function main(): Promise<number> {
  const files = globSync('{apps,features,platform}/**/*.sql.ts', { cwd: root }).toSorted();
  return inMigratedDatabase(async (client) => {
    const findings = await checkStatements(client, readRows(files), await collectTexts(files));
    for (const finding of findings) console.error(finding);
    return findings.length > 0 ? 1 : 0;
  });
}

/** Every finding, a line each. */
export async function checkStatements(
  client: Client,
  calls: readonly Call[],
  texts: readonly StatementText[],
  known: Readonly<Record<string, string>> = neverNull,
): Promise<string[]> {
  const places = new Map(calls.map((call) => [`${call.file}:${call.line}`, call]));
  const described = await describeStatements(
    client,
    texts.map(({ text }) => text),
  );
  // Those of a `sql.rows` or its like are the business of `tools/queries.ts`.
  const others = new Set(madeQueries.map(({ name }) => name));
  const unused = new Set(Object.keys(known).filter((key) => !others.has(key.slice(0, key.indexOf('.')))));
  const findings = texts.flatMap(({ name, file, line }, at) => {
    const call = places.get(`${file}:${line}`);
    const columns = described[at] ?? [];
    const say = (fault: string): string => `${file}:${line}: the statement ${name} ${fault}`;
    if (call === undefined) return [say('is named by no call that the compiler sees')];
    if (columns instanceof Error) return [say(`is refused by PostgreSQL: ${columns.message}`)];
    if (call.row === undefined) return [];
    const sure = columns.map((column) => {
      const isKnown = column.mayBeNull && unused.delete(`${name}.${column.name}`);
      return isKnown ? { ...column, mayBeNull: false } : column;
    });
    return compareRow(sure, call.row).map(say);
  });
  const stale = [...unused].map(
    (key) => `tools/statements/never-null.ts:1: ${key} needs no entry: take it out`,
  );
  return [...findings, ...stale];
}
