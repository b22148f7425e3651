// How large each table is: its rows and their indexes, after a vacuum has taken away what is dead.
import type { Client } from 'pg';

export type TableSize = {
  readonly name: string;
  /** Bytes of the rows, what was moved out of them for its length included. */
  readonly heap: number;
  readonly indexes: number;
  readonly rows: number;
};

/** Sizes of every table by its name. Counts rows one by one: for databases of a measurement. */
export async function readSizes(owner: Client): Promise<ReadonlyMap<string, TableSize>> {
  await owner.query('vacuum (analyze)');
  const { rows: tables } = await owner.query<{ name: string; heap: string; indexes: string }>(
    `select relname as name, pg_table_size(oid)::text as heap, pg_indexes_size(oid)::text as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sizes = new Map<string, TableSize>();
  for (const { name, heap, indexes } of tables) {
    const counted = await owner.query<{ rows: string }>(
      `select count(*)::text as rows from ${owner.escapeIdentifier(name)}`,
    );
    const rows = Number(counted.rows[0]?.rows ?? 0);
    sizes.set(name, { name, heap: Number(heap), indexes: Number(indexes), rows });
  }
  return sizes;
}
