// The one place where an order comes into being. Only the checkout role may run it.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type NewOrder = {
  readonly id: string;
  readonly evidenceId: string;
  readonly paymentId: string;
  readonly buyer: unknown;
  readonly buyerName: string;
  readonly country: string;
  readonly customerRef: string;
  readonly lang: string;
  readonly currency: string;
  readonly lineCount: number;
  readonly quantity: bigint;
  readonly goodsUnits: bigint;
  readonly shippingUnits: bigint;
  readonly taxUnits: bigint;
  readonly totalUnits: bigint;
  readonly costUnits: bigint;
  /** What was taken off goods and delivery, and what of it a code took; null where nothing was. */
  readonly discountUnits: bigint | null;
  readonly deliveryDiscountUnits: bigint | null;
  readonly codeId: string | null;
  readonly codeUnits: bigint | null;
  readonly supplierShippingUnits: bigint;
  readonly commissionBps: number;
  /** The quote's lines and parcels as JSON text, passed through unread. */
  readonly lines: string;
  readonly parcels: string;
  /** Taxes and duties as they were quoted, JSON text too. */
  readonly taxLines: string;
  readonly paidAt: Date;
  readonly now: Date;
};

const insertOrderRow = sql.row('order-bear')`with counted as (
    insert into order_counter as k (shop_id, last_number) values (:shopId, 1)
    on conflict (shop_id) do update set last_number = k.last_number + 1
    returning last_number
  ), born as (
    insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country,
      customer_ref, lang, currency, line_count, quantity, goods_units, shipping_units, tax_units, total_units,
      cost_units, supplier_shipping_units, commission_bps, paid_at, updated_at, tax_lines, discount_units,
      delivery_discount_units, code_id, code_units)
    select :shopId, :id, k.last_number, :evidenceId, :paymentId, :buyer::jsonb, :buyerName, :country,
      :customerRef, :lang, :currency, :lineCount, :quantity, :goodsUnits, :shippingUnits, :taxUnits,
      :totalUnits, :costUnits,
      :supplierShippingUnits, :commissionBps, :paidAt, :now, :taxLines::jsonb, :discountUnits?,
      :deliveryDiscountUnits?, :codeId?, :codeUnits?
    from counted k
    returning id, number
  ), lines as (
    insert into order_line (shop_id, order_id, n, goods_id, code, title, picture, supplier_id, qty,
      price_units, cost_units, restock_bps, number, list_units, sale_id, quantity_discount_units,
      code_discount_units)
    select :shopId, :id, l.n, l.goods_id, l.code, l.title, l.picture, l.supplier_id, l.qty, l.price_units,
      l.cost_units, l.restock_bps, k.last_number, l.list_units, l.sale_id, l.quantity_discount_units,
      l.code_discount_units
    from counted k cross join rows from (jsonb_to_recordset(:lines::jsonb) as (goods_id uuid, code text, title text, picture text,
      supplier_id uuid, qty int, price_units bigint, cost_units bigint, restock_bps int, list_units bigint, sale_id uuid,
      quantity_discount_units bigint, code_discount_units bigint))
      with ordinality as l (goods_id, code, title, picture, supplier_id, qty, price_units, cost_units,
        restock_bps, list_units, sale_id, quantity_discount_units, code_discount_units, n)
    returning n
  ), parcels as (
    insert into parcel (shop_id, order_id, n, supplier_id, state, cost_units, ship_fee_units, days_p50,
      days_p90, created_at)
    select :shopId, :id, p.n, p.supplier_id, 'waiting', p.cost_units, p.ship_fee_units, p.days_p50,
      p.days_p90, :now
    from rows from (jsonb_to_recordset(:parcels::jsonb) as (supplier_id uuid, cost_units bigint,
      ship_fee_units bigint, days_p50 int, days_p90 int))
      with ordinality as p (supplier_id, cost_units, ship_fee_units, days_p50, days_p90, n)
    returning n
  ), written as (
    insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at, recorded_at)
    values (:shopId, :id, 1, 'pay', 'none', 'pending_payment', 'provider', :paidAt, :now)
  )
  select number from born`;

/** Inserts the order with its lines, parcels and first event; gives its number in the shop. */
export async function insertOrder(tx: Tx, shopId: bigint, order: NewOrder): Promise<number> {
  const row = await insertOrderRow(tx, {
    shopId,
    id: order.id,
    evidenceId: order.evidenceId,
    paymentId: order.paymentId,
    buyer: JSON.stringify(order.buyer),
    buyerName: order.buyerName,
    country: order.country,
    customerRef: order.customerRef,
    lang: order.lang,
    currency: order.currency,
    lineCount: order.lineCount,
    quantity: order.quantity,
    goodsUnits: order.goodsUnits,
    shippingUnits: order.shippingUnits,
    taxUnits: order.taxUnits,
    totalUnits: order.totalUnits,
    costUnits: order.costUnits,
    discountUnits: order.discountUnits,
    deliveryDiscountUnits: order.deliveryDiscountUnits,
    codeId: order.codeId,
    codeUnits: order.codeUnits,
    supplierShippingUnits: order.supplierShippingUnits,
    commissionBps: order.commissionBps,
    paidAt: order.paidAt,
    now: order.now,
    lines: order.lines,
    parcels: order.parcels,
    taxLines: order.taxLines,
  });
  if (row === undefined) throw new Error('an order was not inserted');
  return row.number;
}
