// Verifications that are to be taken back.
import { statement, type Tx } from '#platform/db/database.ts';

export type RecallRow = {
  shop_id: bigint;
  id: string;
  statement: string;
  asked_by: string;
  asked_at: Date;
  agreed_by: string | null;
};
export type ShownRecall = RecallRow & { shop_name: string; legal_name: string | null; asked_name: string };

const open = statement<ShownRecall>(
  'identity-recalls-open',
  `select r.shop_id, r.id, r.statement, r.asked_by, r.asked_at, r.agreed_by, s.name as shop_name, i.legal_name,
     o.name as asked_name
   from identity_recall r
   join shop s on s.shop_id = r.shop_id
   join identity i on i.shop_id = r.shop_id
   join operator o on o.id = r.asked_by
   where r.agreed_at is null order by r.asked_at, r.id limit 100`,
);

/** The oldest hundred that wait. */
export function openRecalls(tx: Tx): Promise<ShownRecall[]> {
  return tx.rows(open, []);
}

const insert = statement<{ id: string }>(
  'identity-recall-ask',
  `insert into identity_recall (shop_id, id, statement, asked_by, asked_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning id`,
);

/** False where one waits already. */
export async function insertRecall(tx: Tx, row: Omit<RecallRow, 'agreed_by'>): Promise<boolean> {
  const values = [row.shop_id, row.id, row.statement, row.asked_by, row.asked_at];
  return (await tx.row(insert, values)) !== undefined;
}

const find = statement<RecallRow>(
  'identity-recall-find',
  `select shop_id, id, statement, asked_by, asked_at, agreed_by from identity_recall
   where shop_id = $1 and id = $2`,
);

export function findRecall(tx: Tx, shopId: bigint, id: string): Promise<RecallRow | undefined> {
  return tx.row(find, [shopId, id]);
}

const agree = statement<{ done: boolean }>(
  'identity-recall-agree',
  `update identity_recall set agreed_by = $3, agreed_at = $4
   where shop_id = $1 and id = $2 and agreed_at is null returning true as done`,
);

export async function agreeRecall(
  tx: Tx,
  row: RecallRow,
  agreed: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  return (await tx.row(agree, [row.shop_id, row.id, agreed.by, agreed.at])) !== undefined;
}

const take = statement<{ moved: boolean }>(
  'identity-recall',
  `update identity set status = 'rejected', verified_at = null, legal_name = null, kind = null, country = null,
     document_ends_on = null
   where shop_id = $1 and status in ('verified', 'expiring') returning true as moved`,
);

/** Ends a verification. False where there is none, or a renewal is being looked at. */
export async function takeBack(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await tx.row(take, [shopId])) !== undefined;
}
