// Withdrawals in the order of their steps.
import { sql } from '#platform/db/sql.ts';

/**
 * The next steps after a place, one a withdrawal and moment, as far as nothing can come before them any more. That it was
 * asked for is the first step.
 */
export const readWithdrawalSteps = sql.rows('withdrawal-steps')<{ id: string; updated_at: Date }>`
  select s.id, s.at as updated_at from (
    (select distinct e.withdrawal_id as id, e.at from withdrawal_event e
      where e.shop_id = :shopId and (e.at, e.withdrawal_id) > (:at::timestamptz, :id::uuid) and e.at < :before
      order by e.at, e.withdrawal_id limit :limit)
    union
    (select w.id, w.created_at as at from withdrawal w
      where w.shop_id = :shopId and w.created_at >= :at and (w.created_at, w.id) > (:at::timestamptz, :id::uuid)
        and w.created_at < :before
      order by w.created_at, w.id limit :limit)
  ) s
  order by s.at, s.id limit :limit`;
