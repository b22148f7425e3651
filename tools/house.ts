/**
 * The platform check: who imports whom, where SQL stands and whose tables it names, how long files are and how many a
 * folder has, how much a room offers, and which names are refused. Prints every
 * finding as `file:line: reason` and exits with 1 when there is one. `numbers [FOLDER]` prints the numbers of a tree.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readsAcross } from '#db/reads-across.ts';
import { droppedTables } from '#db/dropped-tables.ts';
import { breakingMigrations, releaseBefore, toleratedMigrations } from '#db/releases.ts';
import { tables } from '#db/tables.ts';
import { checkCitations, checkPaths } from './house/documents.ts';
import { checkImports } from './house/imports.ts';
import type { Finding } from './house/imports.ts';
import { checkLooks } from './house/looks.ts';
import { checkNames } from './house/names.ts';
import { checkTree } from './house/tree.ts';
import { measure, printNumbers, type SourceFile } from './house/numbers.ts';
import { checkExpands, checkReleases, type Releases } from './house/releases.ts';
import {
  checkMigration,
  checkRegistry,
  checkSchemaRooms,
  checkSqlPlace,
  checkTableOwners,
} from './house/sql.ts';
import type { Registry } from './house/sql.ts';
import { root } from './programs.ts';

const linesMax = 300;
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'coverage']);
const code = /\.(ts|tsx|mjs)$/;
const written = /\.(ts|tsx|mjs|css|sql|html|json|md)$/;

/** Documents, and the catalogues that goods are told to: nobody finds theirs without its name. */
const namesOthers =
  /^docs\/|^domain\/goods\/feeds\.ts$|^features\/storefront\/server\/feeds\/feed\.rules\.ts$/;
/** The word is put together here, so that this file does not carry what it looks for. */
const brand = new RegExp(['tik', 'tok'].join(''), 'i');

if (import.meta.main) {
  const [command, folder = root] = process.argv.slice(2);
  if (command === 'numbers') console.log(printNumbers(measure(readTree(folder, listFiles(folder, '')))));
  else reportFindings();
}

function reportFindings(): void {
  const { lastMigration } = releaseBefore;
  const releases = { lastMigration, breaking: breakingMigrations, tolerated: toleratedMigrations };
  const findings = checkHouse(root, undefined, releases);
  for (const { file, line, reason } of findings) console.error(`${file}:${line}: ${reason}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/**
 * Every finding in the tree under `top`, in the order of its files.
 *
 * @param releases What nodes of the release before can live with; where it is left out, migrations may take anything away.
 */
export function checkHouse(
  top: string,
  registry: Registry = { tables, readsAcross, dropped: Object.keys(droppedTables) },
  releases?: Releases,
): Finding[] {
  const names = listFiles(top, '');
  const files = readTree(top, names);
  const findings = files.flatMap(({ file, text }) => checkFile(file, text, registry));
  const library = { files: withFolders(names), product: findProduct(files) };
  findings.push(
    ...files.flatMap(({ file, text }) => [
      ...checkCitations(file, text, library),
      ...checkPaths(file, text, library),
    ]),
  );
  findings.push(...checkTree(files));
  const migrations = files.filter(({ file }) => isMigration(file));
  findings.push(
    ...checkRegistry(
      migrations.map(({ text }) => text),
      registry,
    ),
  );
  return releases === undefined ? findings : [...findings, ...checkAgainst(releases, migrations)];
}

function checkAgainst(releases: Releases, migrations: readonly SourceFile[]): Finding[] {
  const names = migrations.map(({ file }) => path.basename(file, '.sql'));
  return [
    ...migrations.flatMap(({ file, text }) => checkExpands(file, text, releases)),
    ...checkReleases(names, releases),
  ];
}

function readTree(top: string, names: readonly string[]): SourceFile[] {
  return names
    .filter((name) => written.test(name))
    .map((file) => ({ file, text: readFileSync(path.join(top, file), 'utf8') }));
}

/** What can be cited: each file, and each folder that holds one. */
function withFolders(names: readonly string[]): Set<string> {
  const folders = names.flatMap((name) => {
    const parts = name.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  });
  return new Set(folders);
}

function findProduct(files: readonly { file: string; text: string }[]): string {
  return files.find(({ file }) => file === 'docs/product.md')?.text ?? '';
}

/** Every finding in one file. */
export function checkFile(file: string, text: string, registry: Registry): Finding[] {
  const findings = [...checkLength(file, text), ...checkBrand(file, text), ...checkLooks(file, text)];
  if (isMigration(file)) findings.push(...checkMigration(file, text, registry));
  if (file === 'db/schema.sql') findings.push(...checkSchemaRooms(text, registry));
  if (!code.test(file)) return findings;
  findings.push(...checkImports(file, text), ...checkSqlPlace(file, text), ...checkNames(file, text));
  findings.push(...checkTableOwners(file, text, registry));
  return findings;
}

function isMigration(file: string): boolean {
  return /^db\/migrations\/.*\.sql$/.test(file);
}

function listFiles(top: string, folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(path.join(top, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name)) {
      found.push(...listFiles(top, name));
    }
    if (entry.isFile() && !name.endsWith('package-lock.json')) found.push(name);
  }
  return found.toSorted();
}

/** Words in ten languages and what a program has written are as long as they are; so are documents. */
function checkLength(file: string, text: string): Finding[] {
  if (/^locales\/|\.(gen\.ts|md|json|html)$|^db\/schema\.sql$/.test(file)) return [];
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (lines <= linesMax) return [];
  return [{ file, line: linesMax, reason: `${lines} lines, ${linesMax} are the limit` }];
}

function checkBrand(file: string, text: string): Finding[] {
  if (namesOthers.test(file)) return [];
  const line = text.split('\n').findIndex((one) => brand.test(one)) + 1;
  return line > 0 ? [{ file, line, reason: "names a third party's brand" }] : [];
}
