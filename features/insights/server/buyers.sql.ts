// Orders of a period by where, when and by whom they were made, and what came back.
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { ReturnReason } from '#domain/states/return-case.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** Whether the buyer of an order `o` had an order before that was not cancelled. */
const buyerKind = `case when coalesce(o.buyer_email, '') = '' then 'erased'
    when exists (select from shop_order b where b.shop_id = :shopId and b.buyer_email = o.buyer_email
      and b.number < o.number and b.cancelled_at is null) then 'again' else 'first' end`;

export type FacetRow = RowOf<typeof sumOrders>;

/** Each order in each of its four sums. */
export const sumOrders = sql.rows('insight-orders-sums')<{
  facet: 'country' | 'weekday' | 'hour' | 'buyer';
  key: string;
  orders: number;
  sold: bigint;
}>`
  with chosen as materialized (
    select o.country, extract(isodow from o.paid_at at time zone :tz)::int::text as weekday,
      extract(hour from o.paid_at at time zone :tz)::int::text as hour, ${buyerKind} as buyer, o.total_units
    from shop_order o where o.shop_id = :shopId and o.paid_at >= :from and o.paid_at < :to
  )
  select case when grouping(c.country) = 0 then 'country' when grouping(c.weekday) = 0 then 'weekday'
      when grouping(c.hour) = 0 then 'hour' else 'buyer' end as facet,
    coalesce(c.country, c.weekday, c.hour, c.buyer) as key, count(*)::int as orders, sum(c.total_units)::bigint as sold
  from chosen c
  group by grouping sets ((c.country), (c.weekday), (c.hour), (c.buyer))
  order by 1, 3 desc, 2`;

/** The orders of one sum, the newest first. */
export const listFacetOrders = sql.rows('insight-orders')<{ status: OrderStatus }>`
  select o.id, o.number, o.status, o.paid_at, o.total_units from shop_order o
  where o.shop_id = :shopId and o.paid_at >= :from and o.paid_at < :to
    and (:country?::text is null or o.country = :country?)
    and (:weekday?::int is null or extract(isodow from o.paid_at at time zone :tz) = :weekday?)
    and (:hour?::int is null or extract(hour from o.paid_at at time zone :tz) = :hour?)
    and (:buyer?::text is null or ${buyerKind} = :buyer?)
  order by o.paid_at desc, o.number desc limit :limit offset :offset`;

/** Requests by reason and product; a request with two products is one of each, so `case_id` is counted above. */
export type ReturnRow = RowOf<typeof sumReturns>;

export const sumReturns = sql.rows('insight-returns')<{
  reason: ReturnReason;
  cases: number;
  pieces: number;
}>`
  select c.reason, case when grouping(l.goods_id) = 0 then l.goods_id::text end as goods_id, count(distinct c.id)::int as cases, sum(r.qty)::int as pieces
  from return_case c
  join return_line r on r.shop_id = :shopId and r.case_id = c.id
  join order_line l on l.shop_id = :shopId and l.order_id = c.order_id and l.n = r.n
  where c.shop_id = :shopId and c.created_at >= :from and c.created_at < :to
  group by grouping sets ((c.reason), (c.reason, l.goods_id))
  order by 3 desc, 1, 2`;

/** The orders of requests for one reason, by the newest request. */
export const listReturnOrders = sql.rows('insight-return-orders')<{ status: OrderStatus }>`
  select o.id, o.number, o.status, c.created_at as paid_at, c.units as total_units
  from return_case c join shop_order o on o.shop_id = :shopId and o.id = c.order_id
  where c.shop_id = :shopId and c.reason = :reason and c.created_at >= :from and c.created_at < :to
  order by c.created_at desc, c.id limit :limit offset :offset`;
