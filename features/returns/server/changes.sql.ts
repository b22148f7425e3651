// Return cases in the order of their steps.
import { sql } from '#platform/db/sql.ts';
import { caseColumns } from './cases.sql.ts';

/**
 * The next steps after a place, one a case and moment, as far as nothing can come before them any more. That the buyer
 * has sent the goods is the one step that is no move.
 */
export const readCaseSteps = sql.rows('case-steps')<{ id: string; updated_at: Date }>`
  select s.id, s.at as updated_at from (
    (select distinct e.case_id as id, e.at from case_event e
      where e.shop_id = :shopId and e.at >= :at and (e.at, e.case_id) > (:at::timestamptz, :id::uuid)
        and e.at < :before
      order by e.at, e.case_id limit :limit)
    union
    (select c.id, c.sent_at as at from return_case c
      where c.shop_id = :shopId and (c.sent_at, c.id) > (:at::timestamptz, :id::uuid) and c.sent_at < :before
      order by c.sent_at, c.id limit :limit)
  ) s
  order by s.at, s.id limit :limit`;

export const readCasesByIds = sql.rows('case-by-ids')<{ look_text: string | null }>`
  select c.shop_id, o.number, o.currency, ${caseColumns} from return_case c
  join shop_order o on o.shop_id = :shopId and o.id = c.order_id
  where c.shop_id = :shopId and c.id = any(:ids::uuid[])`;
