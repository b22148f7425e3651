/** Holds the columns that PostgreSQL gives against the row type that TypeScript believes. */
import type { Column } from './describe.ts';
import type { Field } from './read-rows.ts';

/** What node-postgres makes of a type with the parsers of `platform/db/database.ts`. */
const kinds: Record<string, string> = {
  bigint: 'bigint',
  'bigint[]': 'bigint[]',
  smallint: 'number',
  integer: 'number',
  'integer[]': 'number[]',
  'smallint[]': 'number[]',
  real: 'number',
  'double precision': 'number',
  'double precision[]': 'number[]',
  numeric: 'string',
  text: 'string',
  'text[]': 'string[]',
  'character varying': 'string',
  name: 'string',
  uuid: 'string',
  'uuid[]': 'string[]',
  boolean: 'boolean',
  'boolean[]': 'boolean[]',
  date: 'Date',
  'timestamp with time zone': 'Date',
  'timestamp with time zone[]': 'Date[]',
  bytea: 'Buffer',
  'bytea[]': 'Buffer[]',
};

/** What is wrong, a sentence each. */
export function compareRow(columns: readonly Column[], row: readonly Field[]): string[] {
  const faults: string[] = [];
  for (const { name, kinds: believed, mayBeNull } of row) {
    const own = columns.filter((column) => column.name === name);
    const [column] = own;
    if (column === undefined) {
      faults.push(`gives no column ${name}, which its row type names`);
      continue;
    }
    if (own.length > 1) faults.push(`gives the column ${name} ${own.length} times`);
    const kind = kinds[column.type];
    if (kind !== undefined && believed.some((one) => one !== kind && one !== 'unknown'))
      faults.push(`gives ${name} as ${column.type} (${kind}), its row type says ${believed.join(' | ')}`);
    if (column.mayBeNull && !mayBeNull)
      faults.push(`gives ${name}, which may be null in its table, its row type says it never is`);
  }
  for (const { name } of columns) {
    if (!row.some((field) => field.name === name))
      faults.push(`gives a column ${name} that its row type does not name`);
  }
  return faults;
}
