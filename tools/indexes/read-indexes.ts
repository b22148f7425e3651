/** The indexes of the schema, and what keeps each apart from the statements that it answers. */
import type { Client } from 'pg';

export type Index = {
  readonly name: string;
  readonly table: string;
  /** As `create index` says it, from the columns on. */
  readonly columns: string;
  /** Refuses a second row: a rule, whether or not a statement looks there. */
  readonly isUnique: boolean;
  /** Made by a primary key, a unique constraint or an exclusion. */
  readonly isConstraint: boolean;
  /** Foreign keys of this table that begin with the same column: deletes and changes of the other table look there. */
  readonly foreignKeys: readonly string[];
};

const text = `
  select i.relname as name, t.relname as table, x.indisunique as "isUnique",
    regexp_replace(pg_get_indexdef(x.indexrelid), '^CREATE (UNIQUE )?INDEX .*? USING (btree )?', '') as columns,
    exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x')) as "isConstraint",
    coalesce((select array_agg(k.conname::text order by k.conname) from pg_constraint k
      where k.conrelid = x.indrelid and k.contype = 'f' and k.conkey[1] = x.indkey[0]
        and (k.conkey[2] is null or k.conkey[2] = any(x.indkey[1:]))), '{}') as "foreignKeys"
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where i.relnamespace = 'public'::regnamespace order by t.relname, i.relname`;

export async function readIndexes(client: Client): Promise<Index[]> {
  return (await client.query<Index>(text)).rows;
}
