/**
 * Writes `docs/indexes.md`: every index of the database and the queries that it serves. An index costs each write of its
 * table, so one that serves nothing goes.
 *
 *   npm run indexes                               writes the file
 *   node tools/run.mjs tools/indexes.ts --check   changes nothing; says which index serves nothing, and whether the file is old
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { madeQueries } from '#platform/db/sql.ts';
import { listStatements, type NamedText } from './indexes/list-statements.ts';
import { readIndexes, type Index } from './indexes/read-indexes.ts';
import { readPlans, type IndexUse } from './indexes/read-plans.ts';
import { reasons } from './indexes/reasons.ts';
import { inMigratedDatabase } from './schema/migrated.ts';
import { root } from './programs.ts';
import { collectTexts } from './statements/collect-texts.ts';

const file = 'docs/indexes.md';
const namesShown = 4;

if (import.meta.main) process.exitCode = await main(process.argv.includes('--check'));

function main(isCheck: boolean): Promise<number> {
  return inMigratedDatabase(async (client) => {
    const indexes = await readIndexes(client);
    const used = await readPlans(client, await allTexts());
    const faults = findFaults(indexes, used);
    const wanted = writePage(indexes, used);
    const place = path.join(root, file);
    if (!isCheck) writeFileSync(place, wanted);
    else if (!existsSync(place) || readFileSync(place, 'utf8') !== wanted)
      faults.push(`${file}:1: is not what the schema and the statements give: npm run indexes`);
    for (const fault of faults) console.error(fault);
    return faults.length > 0 ? 1 : 0;
  });
}

/** Statements by name, those that are made as a module is loaded first: they are recorded while it loads. */
async function allTexts(): Promise<NamedText[]> {
  const files = globSync('{apps,features,platform}/**/*.sql.ts', { cwd: root }).toSorted();
  const named = await collectTexts(files);
  return [...named, ...madeQueries, ...(await listStatements())];
}

/** What an index is there for where no statement's plan names it. */
function otherReason(index: Index): string | undefined {
  if (index.isUnique) return 'a rule: refuses a second row';
  const written = reasons[index.name];
  if (written !== undefined) return written;
  if (index.foreignKeys.length > 0) return `foreign key ${index.foreignKeys.join(', ')}`;
  return undefined;
}

/** One line for each index that serves nothing, and for each reason that is not needed. */
export function findFaults(indexes: readonly Index[], used: IndexUse): string[] {
  const unused = indexes
    .filter((index) => !index.isConstraint && !used.has(index.name) && otherReason(index) === undefined)
    .map(({ name, table }) => {
      return `${file}:1: the index ${name} of ${table} serves no statement: drop it, or say in tools/indexes/reasons.ts what it is for`;
    });
  const known = new Map(indexes.map((index) => [index.name, index]));
  const idle = Object.keys(reasons)
    .filter((name) => !known.has(name) || used.has(name))
    .map(
      (name) =>
        `tools/indexes/reasons.ts:1: ${name} needs no reason: it ${known.has(name) ? 'serves a statement' : 'is not there'}`,
    );
  return [...unused, ...idle];
}

export function writePage(indexes: readonly Index[], used: IndexUse): string {
  const tables = new Map<string, Index[]>();
  for (const index of indexes) {
    if (index.isConstraint) continue;
    tables.set(index.table, [...(tables.get(index.table) ?? []), index]);
  }
  const parts = [...tables].map(
    ([table, rows]) =>
      `## ${table}\n\n| index | on | serves |\n|---|---|---|\n${rows.map((row) => lineOf(row, used)).join('\n')}\n`,
  );
  return `# Indexes, and the queries that they serve

Written by \`npm run indexes\` from the schema and every statement of the code: PostgreSQL's planner is asked, as each role of
the application, which indexes it can answer a statement with. Those of primary keys and unique constraints are left out:
they are rules first. An index costs every write of its table; one that serves nothing fails \`npm run check\`.

${parts.join('\n')}`;
}

function lineOf(index: Index, used: IndexUse): string {
  const names = [...(used.get(index.name) ?? [])].toSorted();
  const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : '';
  const serves =
    names.length === 0
      ? (otherReason(index) ?? 'nothing')
      : `${names
          .slice(0, namesShown)
          .map((name) => `\`${name}\``)
          .join(', ')}${more}`;
  const unique = index.isUnique ? 'unique ' : '';
  return `| \`${index.name}\` | ${unique}\`${index.columns.replaceAll('|', '\\|')}\` | ${serves} |`;
}
