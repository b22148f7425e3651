// Customers, gathered from orders in the order of their numbers, and what the merchant wrote about them.
import type { OrderStatus } from '#domain/states/order-status.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export const openCursor = sql.run('customer-cursor-open')`
  insert into customer_cursor (shop_id, up_to) values (:shopId, 0) on conflict (shop_id) do nothing`;

/** Up to which order buyers were gathered. Whoever reads it gathers alone. */
export const lockCursor = sql.row('customer-cursor-lock')`
  select up_to from customer_cursor where shop_id = :shopId for update`;

export const moveCursor = sql.run('customer-cursor-move')`
  update customer_cursor set up_to = :upTo where shop_id = :shopId`;

/** Orders after a number. One whose buyer is erased has no address. */
export const listNewOrders = sql.rows('customer-new-orders')<{ email: string }>`
  select number, paid_at, coalesce(buyer_email, '') as email from shop_order
  where shop_id = :shopId and number > :after order by number limit :limit`;

export const addOrders = sql.run('customer-add-orders')`
  insert into customer as c (shop_id, ref, orders, last_number, last_at)
  select :shopId::bigint, o.ref, count(*)::int, max(o.number), max(o.at)
  from unnest(:refs::text[], :numbers::int[], :ats::timestamptz[]) as o (ref, number, at) group by o.ref
  on conflict (shop_id, ref) do update set orders = c.orders + excluded.orders,
    last_number = greatest(c.last_number, excluded.last_number), last_at = greatest(c.last_at, excluded.last_at)`;

/**
 * Customers from their newest order on. Their value is summed from the orders of those of the page alone.
 * - orders_all: With those that were cancelled; `orders` and `value_units` are without them.
 */
const shown = `select c.ref, c.orders as orders_all, c.last_at, c.tags, c.version, o.buyer_name, o.country, o.buyer_email,
    s.orders, s.value_units, n.notes
  from page c
  join shop_order o on o.shop_id = :shopId and o.number = c.last_number
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(a.total_units - a.refunded_units), 0)::bigint as value_units
    from shop_order a
    where a.shop_id = :shopId and a.buyer_email = o.buyer_email and a.cancelled_at is null
  ) s
  cross join lateral (
    select count(*)::int as notes from customer_note t where t.shop_id = :shopId and t.ref = c.ref
  ) n`;

const asked = `c.shop_id = :shopId and (:isReturning?::boolean is null or (c.orders > 1) = :isReturning?)
  and (:tag?::text is null or :tag? = any(c.tags))`;

type Counted = { orders: number; value_units: bigint; notes: number };

export type CustomerRow = RowOf<typeof listRecent>;

export const listRecent = sql.rows('customer-list-recent')<Counted>`
  with page as materialized (
    select * from customer c where ${asked} order by c.last_number desc limit :limit offset :offset
  )
  ${shown} order by c.last_number desc`;

export const listFrequent = sql.rows('customer-list-frequent')<Counted>`
  with page as materialized (
    select * from customer c where ${asked} order by c.orders desc, c.last_number desc limit :limit offset :offset
  )
  ${shown} order by c.orders desc, c.last_number desc`;

export const findCustomer = sql.row('customer-find')<Counted>`
  with page as materialized (select * from customer c where c.shop_id = :shopId and c.ref = :ref)
  ${shown}`;

export const countCustomers = sql.row('customer-count')<{ customers: number }>`
  select count(*)::int as customers from customer c where ${asked}`;

export const listTags = sql.rows('customer-tags')<{ tag: string }>`
  select t.tag from customer c cross join lateral unnest(c.tags) as t (tag)
  where c.shop_id = :shopId and c.tags <> '{}' group by t.tag order by count(*) desc, t.tag limit :limit`;

export const listOrdersOf = sql.rows('customer-orders')<{ status: OrderStatus }>`
  select id, number, status, total_units, refunded_units, paid_at from shop_order
  where shop_id = :shopId and buyer_email = :email order by number desc limit :limit`;

export const listNotes = sql.rows('customer-notes')`
  select id, body, at from customer_note where shop_id = :shopId and ref = :ref order by at desc, id desc`;

export const lockCustomer = sql.row('customer-lock')`
  select ref, version from customer where shop_id = :shopId and ref = :ref for update`;

/** False where the customer has as many notes as there may be. */
export const addNote = sql.has('customer-note-add')`
  insert into customer_note (shop_id, id, ref, slot, body, at)
  select :shopId::bigint, :id::uuid, :ref::text, s.slot, :body::text, :at::timestamptz
  from generate_series(1, :max::int) as s (slot)
  where not exists (select from customer_note n where n.shop_id = :shopId and n.ref = :ref and n.slot = s.slot)
  order by s.slot limit 1
  returning id`;

export const deleteNote = sql.has('customer-note-delete')`
  delete from customer_note where shop_id = :shopId and id = :id returning id`;

export const setTags = sql.has('customer-tags-set')`
  update customer set tags = :tags::text[], version = version + 1
  where shop_id = :shopId and ref = :ref and version = :version returning ref`;

/** The buyer of an order that may be erased soon; no row where there is none any more. */
export const findBuyer = sql.row('customer-buyer')<{ email: string }>`
  select number, buyer_email as email from shop_order
  where shop_id = :shopId and id = :orderId and buyer_email <> ''`;

export const deleteNotesOf = sql.run('customer-notes-delete')`
  delete from customer_note where shop_id = :shopId and (:ref?::text is null or ref = :ref?)`;

export const deleteCustomers = sql.run('customer-delete')`
  delete from customer where shop_id = :shopId and (:ref?::text is null or ref = :ref?)`;

/** A customer as the orders say that are left and were gathered before; nothing where there are none. */
export const restoreCustomer = sql.run('customer-restore')`
  insert into customer (shop_id, ref, orders, last_number, last_at)
  select :shopId::bigint, :ref::text, count(*)::int, max(o.number), max(o.paid_at)
  from shop_order o join customer_cursor f on f.shop_id = :shopId and o.number <= f.up_to
  where o.shop_id = :shopId and o.buyer_email = :email and o.number <> :without having count(*) > 0`;
