// Products of the orders that were paid in a period, and how often they were viewed.
import { sql, type RowOf } from '#platform/db/sql.ts';
import { dividedLines, partSums } from './order-parts.sql.ts';

/** How many orders were paid in a period. */
export const countOrders = sql.row('insight-count')<{ orders: number; sold: bigint }>`
  select count(*)::int as orders, coalesce(sum(total_units), 0)::bigint as sold
  from shop_order where shop_id = :shopId and paid_at >= :from and paid_at < :to`;

export type ProductRow = RowOf<typeof sumProducts>;

type Parts = {
  units: bigint;
  returned: bigint;
  paid: bigint;
  cost: bigint;
  fees: bigint;
  tax: bigint;
  refunds: bigint;
  open: bigint;
  profit: bigint;
};

export const sumProducts = sql.rows('insight-products')<Parts & { goods_id: string; orders: number }>`
  with chosen as materialized (
    select o.id, o.line_count from shop_order o where o.shop_id = :shopId and o.paid_at >= :from and o.paid_at < :to
  ), ${dividedLines}
  select d.goods_id, count(distinct d.order_id)::int as orders, ${partSums} from divided d group by d.goods_id`;

/** The orders of a period that have a product, the newest first, with its part of each. */
export const listProductOrders = sql.rows('insight-product-orders')<Parts>`
  with chosen as materialized (
    select o.id, o.line_count from shop_order o
    where o.shop_id = :shopId and o.paid_at >= :from and o.paid_at < :to
      and exists (select from order_line l where l.shop_id = :shopId and l.order_id = o.id and l.goods_id = :goodsId)
    order by o.paid_at desc, o.number desc limit :limit offset :offset
  ), ${dividedLines}
  select o.id, o.number, o.status, o.paid_at, o.total_units, ${partSums}
  from divided d join shop_order o on o.shop_id = :shopId and o.id = d.order_id
  where d.goods_id = :goodsId
  group by o.id, o.number, o.status, o.paid_at, o.total_units
  order by o.paid_at desc, o.number desc`;

export type TitleRow = RowOf<typeof listTitles>;

export const listTitles = sql.rows('insight-titles')<{ title: string }>`
  select g.id, g.picture, coalesce(
      (select t.title from listing_text t where t.shop_id = :shopId and t.goods_id = g.id and t.lang = :language),
      (select t.title from goods_text t where t.goods_id = g.id and t.lang = :language), g.title) as title
  from goods g where g.id = any(:ids::uuid[])`;
