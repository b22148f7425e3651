// What people say became of a payout: one names the bank's reference, another one confirms it.
import { statement, type Tx } from '#platform/db/database.ts';

export type Outcome = 'paid' | 'returned';
export type MarkRow = {
  outcome: Outcome;
  reference: string;
  first_by: string;
  first_at: Date;
  second_by: string | null;
};
export type MarkKey = { readonly shopId: bigint; readonly payoutId: string; readonly outcome: Outcome };
type By = { readonly by: string; readonly at: Date };

const find = statement<MarkRow>(
  'payout-mark-find',
  `select outcome, reference, first_by, first_at, second_by from payout_mark
   where shop_id = $1 and payout_id = $2 and outcome = $3`,
);

export function findMark(tx: Tx, { shopId, payoutId, outcome }: MarkKey): Promise<MarkRow | undefined> {
  return tx.row(find, [shopId, payoutId, outcome]);
}

const all = statement<MarkRow & { payout_id: string }>(
  'payout-mark-all',
  `select payout_id, outcome, reference, first_by, first_at, second_by from payout_mark
   where shop_id = $1 and payout_id = any($2::uuid[]) order by first_at, payout_id, outcome`,
);

export function listMarks(tx: Tx, shopId: bigint, payoutIds: readonly string[]) {
  return tx.rows(all, [shopId, payoutIds]);
}

const put = statement<never>(
  'payout-mark-put',
  `insert into payout_mark (shop_id, payout_id, outcome, reference, first_by, first_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, payout_id, outcome) do update set reference = excluded.reference,
     first_by = excluded.first_by, first_at = excluded.first_at where payout_mark.second_by is null`,
);

export async function putMark(tx: Tx, key: MarkKey, one: By & { readonly reference: string }): Promise<void> {
  await tx.rows(put, [key.shopId, key.payoutId, key.outcome, one.reference, one.by, one.at]);
}

const confirm = statement<never>(
  'payout-mark-confirm',
  `update payout_mark set second_by = $4, second_at = $5
   where shop_id = $1 and payout_id = $2 and outcome = $3 and second_by is null`,
);

export async function confirmMark(tx: Tx, key: MarkKey, { by, at }: By): Promise<void> {
  await tx.rows(confirm, [key.shopId, key.payoutId, key.outcome, by, at]);
}
