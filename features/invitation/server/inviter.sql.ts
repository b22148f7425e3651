// Who let a depositor in: may decide nothing about their money.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const inviter = sql.row('deposit-inviter')`
  select n.made_by from merchant m join invitation n on n.id = m.invitation_id
  where m.shop_id = :shopId and m.id = :personId`;

/** Who let the depositor in. */
export async function inviterOf(tx: Tx, shopId: bigint, personId: string): Promise<string> {
  const row = await inviter(tx, { shopId, personId });
  if (row === undefined) throw new Error(`nobody let ${personId} in`);
  return row.made_by;
}
