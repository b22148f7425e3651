// Orders that emails are written about, with what was charged for each and given back of it.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type MailedRow = RowOf<typeof listMailed>;

export const listMailed = sql.rows('checkout-mailed-orders')<{
  pay_currency: string;
  pay_units: bigint;
  refunded_pay_units: bigint;
}>`
  select o.id, o.buyer, o.status, o.currency, o.goods_units, o.shipping_units, o.tax_units, o.total_units, o.confirmed_at,
    o.delivered_at, coalesce(e.pay_currency, e.currency) as pay_currency, coalesce(e.pay_units, e.units) as pay_units,
    coalesce((select sum(coalesce(r.pay_units, r.units)) from refund r
      where r.shop_id = :shopId and r.order_id = o.id), 0)::bigint as refunded_pay_units
  from shop_order o join payment_evidence e on e.shop_id = o.shop_id and e.id = o.evidence_id
  where o.shop_id = :shopId and o.id = any(:orderIds::uuid[])`;
