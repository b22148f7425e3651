// What people say became of a payout: one names the bank's reference, another one confirms it.
import { sql } from '#platform/db/sql.ts';

export type Outcome = 'paid' | 'returned';
export const findMark = sql.row('payout-mark-find')<{ outcome: Outcome }>`
  select outcome, reference, first_by, first_at, second_by from payout_mark
  where shop_id = :shopId and payout_id = :payoutId and outcome = :outcome`;

export const listMarks = sql.rows('payout-mark-all')<{ outcome: Outcome }>`
  select payout_id, outcome, reference, first_by, first_at, second_by from payout_mark
  where shop_id = :shopId and payout_id = any(:payoutIds::uuid[]) order by first_at, payout_id, outcome`;

export const putMark = sql.run('payout-mark-put')`
  insert into payout_mark (shop_id, payout_id, outcome, reference, first_by, first_at)
    values (:shopId, :payoutId, :outcome, :reference, :by, :at)
  on conflict (shop_id, payout_id, outcome) do update set reference = excluded.reference,
    first_by = excluded.first_by, first_at = excluded.first_at where payout_mark.second_by is null`;

export const confirmMark = sql.run('payout-mark-confirm')`
  update payout_mark set second_by = :by, second_at = :at
  where shop_id = :shopId and payout_id = :payoutId and outcome = :outcome and second_by is null`;
