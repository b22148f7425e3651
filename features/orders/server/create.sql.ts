// The one place where an order comes into being. Only the checkout role may run it.
import { statement, type Tx } from '#platform/db/database.ts';

/** A line as the quote kept it. */
export type QuotedLine = {
  readonly goods_id: string;
  readonly code: string;
  readonly title: string;
  readonly picture: string;
  readonly supplier_id: string;
  readonly qty: number;
  readonly price_units: string;
  readonly cost_units: string;
  readonly restock_bps: number;
};

/** A supplier's parcel as the quote divided it. */
export type QuotedParcel = {
  readonly supplier_id: string;
  readonly cost_units: string;
  readonly ship_fee_units: string;
  readonly days_p50: number;
  readonly days_p90: number;
};

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

const insertOrderRow = statement<{ number: number }>(
  'order-bear',
  `with counted as (
     insert into order_counter as k (shop_id, last_number) values ($1, 1)
     on conflict (shop_id) do update set last_number = k.last_number + 1
     returning last_number
   ), born as (
     insert into shop_order (shop_id, id, number, evidence_id, payment_id, buyer, buyer_name, country,
       customer_ref, lang, currency, line_count, quantity, goods_units, shipping_units, tax_units, total_units,
       cost_units, supplier_shipping_units, commission_bps, paid_at, updated_at, tax_lines)
     select $1, $2, k.last_number, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $24::jsonb
     from counted k
     returning id, number
   ), lines as (
     insert into order_line (shop_id, order_id, n, goods_id, code, title, picture, supplier_id, qty,
       price_units, cost_units, restock_bps)
     select $1, $2, l.n, l.goods_id, l.code, l.title, l.picture, l.supplier_id, l.qty, l.price_units,
       l.cost_units, l.restock_bps
     from rows from (jsonb_to_recordset($22::jsonb) as (goods_id uuid, code text, title text, picture text,
       supplier_id uuid, qty int, price_units bigint, cost_units bigint, restock_bps int))
       with ordinality as l (goods_id, code, title, picture, supplier_id, qty, price_units, cost_units,
         restock_bps, n)
   ), parcels as (
     insert into parcel (shop_id, order_id, n, supplier_id, state, cost_units, ship_fee_units, days_p50,
       days_p90, created_at)
     select $1, $2, p.n, p.supplier_id, 'waiting', p.cost_units, p.ship_fee_units, p.days_p50, p.days_p90, $21
     from rows from (jsonb_to_recordset($23::jsonb) as (supplier_id uuid, cost_units bigint,
       ship_fee_units bigint, days_p50 int, days_p90 int))
       with ordinality as p (supplier_id, cost_units, ship_fee_units, days_p50, days_p90, n)
   ), written as (
     insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at, recorded_at)
     values ($1, $2, 1, 'pay', 'none', 'pending_payment', 'provider', $20, $21)
   )
   select number from born`,
);

/** Inserts the order with its lines, parcels and first event; gives its number in the shop. */
export async function insertOrder(tx: Tx, shopId: bigint, order: NewOrder): Promise<number> {
  const row = await tx.row(insertOrderRow, [
    shopId,
    order.id,
    order.evidenceId,
    order.paymentId,
    JSON.stringify(order.buyer),
    order.buyerName,
    order.country,
    order.customerRef,
    order.lang,
    order.currency,
    order.lineCount,
    order.quantity,
    order.goodsUnits,
    order.shippingUnits,
    order.taxUnits,
    order.totalUnits,
    order.costUnits,
    order.supplierShippingUnits,
    order.commissionBps,
    order.paidAt,
    order.now,
    order.lines,
    order.parcels,
    order.taxLines,
  ]);
  if (row === undefined) throw new Error('an order was not inserted');
  return row.number;
}
