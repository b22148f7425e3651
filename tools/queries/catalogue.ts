/** What PostgreSQL knows of the columns of tables: nulls, and the texts that a check allows. */
import type { Client } from 'pg';

export type TableColumn = {
  readonly table: string;
  readonly column: string;
  readonly notNull: boolean;
  /** What a check of the form `column in ('a', 'b')` allows. */
  readonly choices: readonly string[] | undefined;
};

export type Catalogue = {
  /** By `table oid.number`, as a result's columns name them. */
  readonly columns: ReadonlyMap<string, TableColumn>;
  readonly types: ReadonlyMap<number, string>;
};

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int as oid, format_type(oid, null) as name from pg_type',
  );
  const columns = await client.query<{ at: string; table: string; column: string; not_null: boolean }>(
    `select a.attrelid || '.' || a.attnum as at, c.relname as table, a.attname as column, a.attnotnull as not_null
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const checks = await client.query<{ at: string; definition: string }>(
    `select conrelid || '.' || conkey[1] as at, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and cardinality(conkey) = 1 order by conname`,
  );
  const choices = new Map<string, string[]>();
  for (const { at, definition } of checks.rows) {
    const found = choicesOf(definition);
    if (found !== undefined) choices.set(at, found);
  }
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    columns: new Map(
      columns.rows.map(({ at, table, column, not_null: notNull }) => [
        at,
        { table, column, notNull, choices: choices.get(at) },
      ]),
    ),
  };
}

/** The texts of a check that is nothing but a list of them. */
export function choicesOf(definition: string): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(
    definition,
  )?.[1];
  if (list === undefined) return undefined;
  return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text.replaceAll("''", "'"));
}
