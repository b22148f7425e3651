// Who let a depositor in: may decide nothing about their money.
import { statement, type Tx } from '#platform/db/database.ts';

const inviter = statement<{ made_by: string }>(
  'deposit-inviter',
  `select n.made_by from merchant m join invitation n on n.id = m.invitation_id
   where m.shop_id = $1 and m.id = $2`,
);

/** Who let the depositor in. */
export async function inviterOf(tx: Tx, shopId: bigint, personId: string): Promise<string> {
  const row = await tx.row(inviter, [shopId, personId]);
  if (row === undefined) throw new Error(`nobody let ${personId} in`);
  return row.made_by;
}
