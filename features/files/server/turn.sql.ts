// Private files of all shops, one batch after the other: for turning the keys of the vault.
import type { FileKind } from '#domain/files.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type KeptFile = { shop_id: bigint; id: string; kind: FileKind };

const list = statement<KeptFile>(
  'files-private-of-all',
  `select shop_id, id, kind from file
   where folder is null and erased_at is null and (shop_id, id) > ($1, $2::uuid)
   order by shop_id, id limit $3`,
);

/** @param after The last one seen; undefined begins. */
export function privateFilesAfter(
  tx: Tx,
  after: Pick<KeptFile, 'shop_id' | 'id'> | undefined,
  limit: number,
): Promise<KeptFile[]> {
  return tx.rows(list, [after?.shop_id ?? 0n, after?.id ?? '00000000-0000-0000-0000-000000000000', limit]);
}
