/**
 * The numbers of the repository, to be compared from one time to another: `npm run house -- numbers [FOLDER]` prints
 * them as a table. Lines are those that are not blank; each says what it counts.
 */
import path from 'node:path';
import { importsOf } from './imports.ts';
import { floorOf, isTest, spotOf } from './rooms.ts';

export type SourceFile = { readonly file: string; readonly text: string };
type Row = { readonly what: string; readonly value: string };

const roomLinesMax = 11_000;
export const folderFilesMax = 40;
const fileLinesMax = 300;
export const publicNamesMax = 12;
const code = /\.(ts|tsx|mjs)$/;
/** What only tests, measurements and work on the repository run. */
const outside = /^(promises|journeys|bench|testing|tools|demo)\//;

/** Code that somebody wrote and reads: words are counted by themselves. */
export const isSource = ({ file }: SourceFile): boolean => code.test(file) && !file.startsWith('locales/');

const linesOf = ({ text }: SourceFile): number =>
  text.split('\n').filter((line) => line.trim() !== '').length;
const sum = (files: readonly SourceFile[]): number => files.reduce((lines, file) => lines + linesOf(file), 0);
const shown = (count: number): string => count.toLocaleString('en');

/** Every number, in the order in which it is printed. */
export function measure(files: readonly SourceFile[]): Row[] {
  const sources = files.filter(isSource);
  const product = sources.filter(({ file }) => !outside.test(file) && !isTest(file));
  const tests = sources.filter(({ file }) => !product.some((one) => one.file === file));
  const of = (pattern: RegExp): string => {
    const found = files.filter(({ file }) => pattern.test(file));
    return `${shown(sum(found))} in ${shown(found.length)} files`;
  };
  return [
    { what: 'Lines of the product', value: `${shown(sum(product))} in ${shown(product.length)} files` },
    {
      what: 'Lines of tests, rigs, tools and the demo world',
      value: `${shown(sum(tests))} in ${shown(tests.length)} files`,
    },
    { what: 'Lines of words, ten languages', value: of(/^locales\/.*\.ts$/) },
    { what: 'Lines of SQL in migrations', value: of(/^db\/migrations\/.*\.sql$/) },
    { what: 'Lines of the SQL layer (*.sql.ts)', value: of(/\.sql\.ts$/) },
    { what: 'Lines of a file of the product: half, nine tenths, most', value: quantiles(product) },
    { what: `Files of the product over ${fileLinesMax} lines`, value: over(product) },
    ...measureRooms(product),
    ...measureImports(product),
    { what: `Rooms that offer more than ${publicNamesMax} names`, value: wideRooms(product) },
    { what: `Folders of more than ${folderFilesMax} source files`, value: wideFolders(sources) },
    {
      what: 'Findings of the linter that are switched off',
      value: shown(countOf(sources, /oxlint-disable/g)),
    },
  ];
}

function quantiles(files: readonly SourceFile[]): string {
  const lines = files.map(linesOf).toSorted((one, other) => one - other);
  const at = (share: number): number =>
    lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0;
  return `${at(0.5)}, ${at(0.9)}, ${lines.at(-1) ?? 0}`;
}

const over = (files: readonly SourceFile[]): string =>
  shown(files.filter((file) => linesOf(file) > fileLinesMax).length);

function measureRooms(product: readonly SourceFile[]): Row[] {
  const rooms = Map.groupBy(product, ({ file }) => spotOf(file).room ?? '');
  rooms.delete('');
  const sized = [...rooms]
    .map(([room, files]) => ({ room, lines: sum(files), count: files.length }))
    .toSorted((one, other) => other.lines - one.lines);
  const largest = sized.slice(0, 5).map((one) => `${one.room} ${shown(one.lines)} (${one.count} files)`);
  const large = sized.filter(({ lines }) => lines > roomLinesMax);
  return [
    { what: 'Rooms', value: shown(sized.length) },
    { what: 'Largest rooms, in lines', value: largest.join(', ') },
    { what: `Rooms of more than ${shown(roomLinesMax)} lines`, value: shown(large.length) },
  ];
}

/** Imports from one room of another, by value or by type, contracts and screens included. */
function measureImports(product: readonly SourceFile[]): Row[] {
  const pairs = new Set<string>();
  let upward = 0;
  for (const { file, text } of product) {
    const { room: from } = spotOf(file);
    if (from === undefined) continue;
    for (const { target } of importsOf(text)) {
      const to = target.startsWith('#') ? spotOf(target.slice(1)).room : undefined;
      if (to === undefined || to === from) continue;
      pairs.add(`${from} ${to}`);
      if (floorOf(to) > floorOf(from)) upward += 1;
    }
  }
  const twoWay = [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
  return [
    { what: 'Imports of a later room', value: shown(upward) },
    { what: 'Pairs of rooms that import each other', value: `${twoWay.length} (${twoWay.join(', ')})` },
  ];
}

function wideRooms(product: readonly SourceFile[]): string {
  const texts = new Map(product.map(({ file, text }) => [file, text]));
  const wide = product.flatMap(({ file }) => {
    const room = /^features\/([^/]+)\/server\/public\.ts$/.exec(file)?.[1];
    const count = room === undefined ? 0 : namesOf(file, texts);
    return count > publicNamesMax ? [`${room} ${count}`] : [];
  });
  return wide.length === 0 ? '0' : `${wide.length} (${wide.join(', ')})`;
}

/** The names by value that a module offers; those behind `export *` are counted one by one. */
export function namesOf(file: string, texts: ReadonlyMap<string, string>): number {
  const text = texts.get(file) ?? '';
  const behind = [...text.matchAll(/^export \*(?: as \w+)? from '([^']+)'/gm)].map(([, target = '']) => {
    const reached = target.startsWith('#')
      ? target.slice(1)
      : path.posix.join(path.posix.dirname(file), target);
    return namesOf(reached, texts);
  });
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').filter((name) => name.trim() !== '' && !/^\s*type\s/.test(name)),
  );
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) /gm)];
  return behind.reduce((all, count) => all + count, 0) + listed.length + declared.length;
}

function wideFolders(sources: readonly SourceFile[]): string {
  const folders = Map.groupBy(sources, ({ file }) => path.posix.dirname(file));
  const wide = [...folders]
    .filter(([, files]) => files.length > folderFilesMax)
    .toSorted((one, other) => other[1].length - one[1].length)
    .map(([folder, files]) => `${folder} ${files.length}`);
  return `${wide.length} (${wide.join(', ')})`;
}

function countOf(files: readonly SourceFile[], pattern: RegExp): number {
  return files.reduce((count, { text }) => count + [...text.matchAll(pattern)].length, 0);
}

/** The rows as a table of Markdown. */
export function printNumbers(rows: readonly Row[]): string {
  return ['| What | Now |', '|---|---|', ...rows.map(({ what, value }) => `| ${what} | ${value} |`)].join(
    '\n',
  );
}
