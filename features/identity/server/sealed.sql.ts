// Sealed numbers of documents: read and put back when the keys of the vault are turned.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SealedRow = RowOf<typeof list>;

const list = sql.rows('identity-sealed')`select shop_id, id, number_sealed as sealed from identity_application
  where number_sealed is not null and (shop_id, id) > (:shopId, :id::uuid) order by shop_id, id limit :limit`;

export function sealedAfter(tx: Tx, after: SealedRow | undefined, limit: number): Promise<SealedRow[]> {
  const id = after?.id ?? '00000000-0000-0000-0000-000000000000';
  return list(tx, { shopId: after?.shop_id ?? 0n, id, limit });
}

const put = sql.run('identity-reseal')`update identity_application set number_sealed = :sealed
  where shop_id = :shopId and id = :id and number_sealed = :rowSealed`;

/** Puts the same number back under another key; nothing where it was erased in the meantime. */
export async function putSealed(tx: Tx, row: SealedRow, sealed: Buffer): Promise<void> {
  await put(tx, { shopId: row.shop_id, id: row.id, sealed, rowSealed: row.sealed });
}
