// An order by the number that people write down.
import { sql } from '#platform/db/sql.ts';

export const findByNumber = sql.row('order-by-number')`
  select o.id, coalesce(o.buyer->>'email', '') as email, s.handle from shop_order o
  join shop s on s.shop_id = o.shop_id
  where o.shop_id = :shopId and o.number = :number`;
