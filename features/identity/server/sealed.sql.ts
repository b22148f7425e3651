// Sealed numbers of documents: read and put back when the keys of the vault are turned.
import { statement, type Tx } from '#platform/db/database.ts';

export type SealedRow = { shop_id: bigint; id: string; sealed: Buffer };

const list = statement<SealedRow>(
  'identity-sealed',
  `select shop_id, id, number_sealed as sealed from identity_application
   where number_sealed is not null and (shop_id, id) > ($1, $2::uuid) order by shop_id, id limit $3`,
);

export function sealedAfter(tx: Tx, after: SealedRow | undefined, limit: number): Promise<SealedRow[]> {
  const id = after?.id ?? '00000000-0000-0000-0000-000000000000';
  return tx.rows(list, [after?.shop_id ?? 0n, id, limit]);
}

const put = statement<never>(
  'identity-reseal',
  `update identity_application set number_sealed = $3
   where shop_id = $1 and id = $2 and number_sealed = $4`,
);

/** Puts the same number back under another key; nothing where it was erased in the meantime. */
export async function putSealed(tx: Tx, row: SealedRow, sealed: Buffer): Promise<void> {
  await tx.rows(put, [row.shop_id, row.id, sealed, row.sealed]);
}
