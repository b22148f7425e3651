// Orders in the order in which they changed.
import { sql } from '#platform/db/sql.ts';
import { orderColumns } from '#features/orders/server/list.sql.ts';

/** The next orders after a place, as far as nothing can come before them any more. */
export const readChangedOrders = sql.rows('order-changed')`
  select ${orderColumns} from shop_order o
  where o.shop_id = :shopId and (o.updated_at, o.id) > (:at::timestamptz, :id::uuid) and o.updated_at < :before
  order by o.updated_at, o.id limit :limit`;
