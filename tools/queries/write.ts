/** Writes what a statement takes and gives as TypeScript. */
import type { MadeQuery } from '#platform/db/sql.ts';
import type { Catalogue } from './catalogue.ts';
import type { Description } from './describe.ts';
import { nullnessOf } from './nulls.ts';
import { typeGiven, typeTaken, unionOf } from './types.ts';

export type Narrow = ReadonlySet<string>;

/** The member of `Queries` for one statement, on one line. */
export function writeQuery(
  query: MadeQuery,
  { values, columns }: Description,
  narrow: Narrow,
  catalogue: Catalogue,
): string {
  const taken = query.names.map((name, at) => {
    const wide = values[at] ?? 'text';
    const own = wide === 'text' ? narrowValue(query, name, narrow, catalogue) : undefined;
    const type = own ?? typeTaken(wide);
    return query.optional.has(name) ? `${name}?: ${type} | null | undefined` : `${name}: ${type}`;
  });
  const open: string[] = [];
  const row = columns.map((column) => {
    const at = column.from === undefined ? '' : `${column.from.table}.${column.from.column}`;
    const choices = column.type === 'text' ? column.from?.choices : undefined;
    const type = narrow.has(at)
      ? `ColumnTypes['${at}']`
      : choices === undefined
        ? typeGiven(column.type)
        : unionOf(choices);
    const nullness = nullnessOf(query.name, query.text, column, { catalogue });
    if (nullness === 'open') open.push(`'${column.name}'`);
    return `${column.name}: ${type}${nullness === 'sure' ? '' : ' | null'}`;
  });
  return `    '${query.name}': { values: { ${taken.join('; ')} }; row: { ${row.join('; ')} }; open: ${open.join(' | ') || 'never'} };`;
}

/** The type of the column that a value is compared with or written to, where one column alone can be meant. */
function narrowValue(
  { text, names }: MadeQuery,
  name: string,
  narrow: Narrow,
  { columns }: Catalogue,
): string | undefined {
  const n = `\\$${names.indexOf(name) + 1}(?![\\d:])`;
  const met = new Set<string>();
  for (const [, column] of text.matchAll(new RegExp(`\\b(\\w+) = ${n}`, 'g'))) met.add(column ?? '');
  for (const [, column] of text.matchAll(new RegExp(`\\b(\\w+) = coalesce\\(${n}`, 'g')))
    met.add(column ?? '');
  for (const [, list = '', row = ''] of text.matchAll(
    /insert into \w+(?: as \w+)? \(([^)]*)\)\s*values \(([^)]*)\)/g,
  )) {
    const at = row.split(',').findIndex((item) => new RegExp(`^${n}$`).test(item.trim()));
    if (at >= 0) met.add(list.split(',')[at]?.trim() ?? '');
  }
  const [column] = met;
  if (met.size !== 1 || column === undefined) return undefined;
  const own = [...columns.values()].filter(
    (one) => one.column === column && new RegExp(`\\b${one.table}\\b`).test(text),
  );
  const [only] = own;
  if (own.length !== 1 || only === undefined) return undefined;
  const key = `${only.table}.${column}`;
  if (narrow.has(key)) return `ColumnTypes['${key}']`;
  return only.choices === undefined ? undefined : unionOf(only.choices);
}

/** The file of a room. */
export function writeRoom(members: readonly string[]): string {
  const text = members.join('\n');
  const imports = text.includes('ColumnTypes[')
    ? "import type { ColumnTypes } from '#db/columns.ts';"
    : 'export type {};';
  return `// Written by \`npm run queries\` from the statements of this room and the schema: what each takes and gives.
${imports}

declare module '#platform/db/sql.ts' {
  interface Queries {
${text}
  }
}
`;
}
