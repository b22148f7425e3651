// What people of the console are called.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const names = sql.rows('operator-names')`select id, name from operator where id = any(:known::uuid[])`;

/** Names by id; ids that are null or unknown are left out. */
export async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((one) => one !== null);
  const rows = known.length === 0 ? [] : await names(tx, { known });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
