// Private files of all shops, one batch after the other: for turning the keys of the vault.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type KeptFile = RowOf<typeof list>;

const list = sql.rows('files-private-of-all')`select shop_id, id, kind from file
  where folder is null and erased_at is null and (shop_id, id) > (:shopId, :id::uuid)
  order by shop_id, id limit :limit`;

/** @param after The last one seen; undefined begins. */
export function privateFilesAfter(
  tx: Tx,
  after: Pick<KeptFile, 'shop_id' | 'id'> | undefined,
  limit: number,
): Promise<KeptFile[]> {
  return list(tx, {
    shopId: after?.shop_id ?? 0n,
    id: after?.id ?? '00000000-0000-0000-0000-000000000000',
    limit,
  });
}
