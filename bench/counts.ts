// What the database counts of its own work, for figures of one operation.
import { connectAsOwner } from '#tools/replay/own-database.ts';

export type Counts = {
  /** Statements by the application, `begin` and `commit` among them; undefined where they are not counted. */
  readonly statements: number | undefined;
  readonly walBytes: number;
};

export type Counter = {
  read(): Promise<Counts>;
  close(): Promise<void>;
};

const walText = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes";
// What the owner asks, this counter among it, is not the application's work.
const statementsText = `select coalesce(sum(s.calls), 0)::text as calls from pg_stat_statements s
  join pg_roles r on r.oid = s.userid where r.rolname like 'stockless\\_%'`;

/** Opens a connection that reads the counters. Statements are there where the database was started to count them. */
export async function openCounter(host: string, countsStatements: boolean): Promise<Counter> {
  const client = await connectAsOwner(host);
  return {
    async read() {
      const wal = await client.query<{ bytes: string }>(walText);
      const counted = countsStatements ? await client.query<{ calls: string }>(statementsText) : undefined;
      const calls = counted?.rows[0]?.calls;
      return {
        walBytes: Number(wal.rows[0]?.bytes ?? 0),
        statements: calls === undefined ? undefined : Number(calls),
      };
    },
    close: () => client.end(),
  };
}
