// Verifications that are to be taken back.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type RecallRow = RowOf<typeof findRecall>;
/** The oldest hundred that wait. */
export const openRecalls = sql.rows('identity-recalls-open')`
  select r.shop_id, r.id, r.statement, r.asked_by, r.asked_at, r.agreed_by, s.name as shop_name, i.legal_name,
    o.name as asked_name
  from identity_recall r
  join shop s on s.shop_id = r.shop_id
  join identity i on i.shop_id = r.shop_id
  join operator o on o.id = r.asked_by
  where r.agreed_at is null order by r.asked_at, r.id limit 100`;

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

export const findRecall = sql.row('identity-recall-find')`
  select shop_id, id, statement, asked_by, asked_at, agreed_by from identity_recall
  where shop_id = :shopId and id = :id`;

export const agreeRecall = sql.has('identity-recall-agree')`
  update identity_recall set agreed_by = :by, agreed_at = :at
  where shop_id = :shop_id and id = :id and agreed_at is null returning true as done`;

/** Ends a verification. False where there is none, or a renewal is being looked at. */
export const takeBack = sql.has('identity-recall')`
  update identity set status = 'rejected', verified_at = null, legal_name = null, kind = null, country = null,
    document_ends_on = null
  where shop_id = :shopId and status in ('verified', 'expiring') returning true as moved`;
