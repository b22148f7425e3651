// What people of the console are called.
import { statement, type Tx } from '#platform/db/database.ts';

type NameRow = { id: string; name: string };
const names = statement<NameRow>(
  'operator-names',
  'select id, name from operator where id = any($1::uuid[])',
);

/** Names by id; ids that are null or unknown are left out. */
export async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((one) => one !== null);
  const rows = known.length === 0 ? [] : await tx.rows(names, [known]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
