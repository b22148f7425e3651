/**
 * Asks PostgreSQL what every statement of the `*.sql.ts` takes and gives, with the schema that the migrations make, and
 * writes it as types to the `queries.gen.ts` of each room. Runs none of them.
 *
 *   npm run queries                           writes the files
 *   node tools/run.mjs tools/queries.ts --check   changes nothing; says where a statement is refused or a file is old
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import { madeQueries, type MadeQuery } from '#platform/db/sql.ts';
import { inMigratedDatabase } from './schema/migrated.ts';
import { root } from './programs.ts';
import { readCatalogue } from './queries/catalogue.ts';
import { describeQuery } from './queries/describe.ts';
import { staleEntries } from './queries/nulls.ts';
import { writeQuery, writeRoom } from './queries/write.ts';

const sources = '{apps,features,platform}/**/*.sql.ts';

if (import.meta.main) process.exitCode = await main(process.argv.includes('--check'));

function main(isCheck: boolean): Promise<number> {
  return inMigratedDatabase(async (client) => {
    const { faults, files } = await writeTypes(client, await readQueries());
    if (!isCheck) for (const [file, text] of files) writeFileSync(path.join(root, file), text);
    const findings = [...faults, ...(isCheck ? compareFiles(files) : [])];
    for (const finding of findings) console.error(finding);
    return findings.length > 0 ? 1 : 0;
  });
}

/** A query and the place where its name stands. */
export type PlacedQuery = MadeQuery & { readonly file: string; readonly line: number };

/** Every query of the `*.sql.ts`, as the modules make them when they are loaded. */
export async function readQueries(): Promise<PlacedQuery[]> {
  const places = new Map<string, { file: string; line: number }>();
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const { 1: name = '', index } of text.matchAll(/\bsql\.\w+\(\s*'([^']+)'/g)) {
      const before = places.get(name);
      if (before !== undefined)
        throw new Error(`${file}:1: the name ${name} stands in ${before.file} as well`);
      places.set(name, { file, line: text.slice(0, index).split('\n').length });
    }
    await import(pathToFileURL(path.join(root, file)).href);
  }
  return madeQueries.map((query) => {
    const place = places.get(query.name);
    if (place === undefined) throw new Error(`the query ${query.name} is named in no *.sql.ts`);
    return { ...query, ...place };
  });
}

type Written = { readonly faults: string[]; readonly files: Map<string, string> };

/** The file of each room, and a line for each statement that PostgreSQL refuses. */
export async function writeTypes(client: Client, queries: readonly PlacedQuery[]): Promise<Written> {
  const catalogue = await readCatalogue(client);
  const narrow = readNarrow();
  const faults: string[] = [];
  const rooms = new Map<string, string[]>();
  for (const query of queries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const described = await describeQuery(client, query.text, catalogue);
    if (described instanceof Error) {
      faults.push(say(query, `is refused by PostgreSQL: ${described.message}`));
      continue;
    }
    const twice = described.columns.find(
      ({ name }, at, all) => all.findIndex((one) => one.name === name) < at,
    );
    if (twice !== undefined) faults.push(say(query, `gives the column ${twice.name} more than once`));
    const file = `${path.dirname(query.file)}/queries.gen.ts`;
    const members = rooms.get(file) ?? [];
    faults.push(...staleEntries(query, described, catalogue).map((fault) => say(query, fault)));
    members.push(writeQuery(query, described, narrow, catalogue));
    rooms.set(file, members);
  }
  return { faults, files: new Map([...rooms].map(([file, members]) => [file, writeRoom(members)])) };

  function say({ file, line, name }: PlacedQuery, fault: string): string {
    return `${file}:${line}: the statement ${name} ${fault}`;
  }
}

/** A line for each file that is not as it would be written, with the first statement that differs. */
export function compareFiles(files: ReadonlyMap<string, string>): string[] {
  const there = globSync('{apps,features,platform}/**/queries.gen.ts', { cwd: root });
  const left = there
    .filter((file) => !files.has(file))
    .map((file) => `${file}:1: no statement is left that it is for: take it out`);
  return [
    ...left,
    ...[...files].flatMap(([file, wanted]) => {
      const at = path.join(root, file);
      const present = existsSync(at) ? readFileSync(at, 'utf8') : '';
      return compareText(file, wanted, present);
    }),
  ];
}

/** One line where a file is old. */
export function compareText(file: string, wanted: string, present: string): string[] {
  if (wanted === present) return [];
  const lines = present.split('\n');
  const line = wanted.split('\n').findIndex((text, at) => text !== lines[at]);
  const name = /^ {4}'([^']+)'/.exec(wanted.split('\n')[line] ?? '')?.[1];
  const what = name === undefined ? 'is old' : `says another thing of ${name} than the schema`;
  return [`${file}:${line + 1}: ${what}: npm run queries`];
}

/** The columns that `db/columns.ts` gives a type of their own. */
function readNarrow(): Set<string> {
  const text = readFileSync(path.join(root, 'db/columns.ts'), 'utf8');
  return new Set([...text.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, key = '']) => key));
}
