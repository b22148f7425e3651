// How large each table is: its rows, what was moved out of them for its length, and each of its indexes, after a vacuum has
// taken away what is dead.
import type { Client } from 'pg';

export type TableSize = {
  readonly name: string;
  /** Bytes of the rows without what was moved out of them. */
  readonly heap: number;
  /** Bytes of what was moved out of the rows for its length, with its own index. */
  readonly toast: number;
  /** Bytes of each index by its name. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly rows: number;
};

/** Sizes of every table by its name. Counts rows one by one: for databases of a measurement. */
export async function readSizes(owner: Client): Promise<ReadonlyMap<string, TableSize>> {
  await owner.query('vacuum (analyze)');
  const { rows: tables } = await owner.query<{ name: string; heap: string; toast: string }>(
    `select relname as name, pg_relation_size(oid)::text as heap,
       coalesce(pg_total_relation_size(nullif(reltoastrelid, 0)), 0)::text as toast
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const { rows: indexes } = await owner.query<{ owner: string; name: string; bytes: string }>(
    `select t.relname as owner, i.relname as name, pg_relation_size(i.oid)::text as bytes
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relnamespace = 'public'::regnamespace order by i.relname`,
  );
  const sizes = new Map<string, TableSize>();
  for (const { name, heap, toast } of tables) {
    const counted = await owner.query<{ rows: string }>(
      `select count(*)::text as rows from ${owner.escapeIdentifier(name)}`,
    );
    sizes.set(name, {
      name,
      heap: Number(heap),
      toast: Number(toast),
      indexes: new Map(
        indexes.filter((index) => index.owner === name).map((index) => [index.name, Number(index.bytes)]),
      ),
      rows: Number(counted.rows[0]?.rows ?? 0),
    });
  }
  return sizes;
}
