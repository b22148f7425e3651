// Looks at documents: each on record.
import type { IdentityFile } from '#domain/identity/identity.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export const insertLook = sql.run('identity-look')`
  insert into identity_view (shop_id, id, application_id, viewer_id, at, field, position, reason)
  values (:shopId, :id, :applicationId, :by, :at, :field?, :position?, :reason)`;

const at = statement<{ field: IdentityFile; position: number }>(
  'identity-looked-at',
  `select distinct field, position from identity_view
   where shop_id = $1 and application_id = $2 and viewer_id = $3 and field is not null`,
);

/** The documents of an application that a person has opened. */
export function looksAt(tx: Tx, shopId: bigint, applicationId: string, by: string) {
  return tx.rows(at, [shopId, applicationId, by]);
}

/** Looks at the shop's documents, newest first. */
export const viewsOf = sql.rows('identity-views')`
  select at, field, reason from identity_view where shop_id = :shopId order by at desc, id desc limit :limit`;

const name = sql.row('identity-viewer-name')`select name from operator where id = :id`;

export async function nameOf(tx: Tx, id: string): Promise<string> {
  return (await name(tx, { id }))?.name ?? '';
}
