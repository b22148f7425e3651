// Looks at documents: each on record.
import type { IdentityFile, LookReason } from '#domain/identity/identity.ts';
import { statement, type Tx } from '#platform/db/database.ts';

const insert = statement<never>(
  'identity-look',
  `insert into identity_view (shop_id, id, application_id, viewer_id, at, field, position, reason)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** `field` and `position` are null where what was typed was opened. */
export type Looked = {
  readonly id: string;
  readonly applicationId: string;
  readonly by: string;
  readonly at: Date;
  readonly field: IdentityFile | null;
  readonly position: number | null;
  readonly reason: LookReason;
};

export async function insertLook(tx: Tx, shopId: bigint, looked: Looked): Promise<void> {
  const { id, applicationId, by, at, field, position, reason } = looked;
  await tx.rows(insert, [shopId, id, applicationId, by, at, field, position, reason]);
}

const at = statement<{ field: IdentityFile; position: number }>(
  'identity-looked-at',
  `select distinct field, position from identity_view
   where shop_id = $1 and application_id = $2 and viewer_id = $3 and field is not null`,
);

/** The documents of an application that a person has opened. */
export function looksAt(tx: Tx, shopId: bigint, applicationId: string, by: string) {
  return tx.rows(at, [shopId, applicationId, by]);
}

const list = statement<{ at: Date; field: IdentityFile | null; reason: LookReason }>(
  'identity-views',
  `select at, field, reason from identity_view where shop_id = $1 order by at desc, id desc limit $2`,
);

/** Looks at the shop's documents, newest first. */
export function viewsOf(
  tx: Tx,
  shopId: bigint,
  limit: number,
): Promise<{ at: Date; field: IdentityFile | null; reason: LookReason }[]> {
  return tx.rows(list, [shopId, limit]);
}

const name = statement<{ name: string }>('identity-viewer-name', 'select name from operator where id = $1');

export async function nameOf(tx: Tx, id: string): Promise<string> {
  return (await tx.row(name, [id]))?.name ?? '';
}
