// O9 for an order of several suppliers: the parcels that never came are cut off and refunded, the others go on.
import { paidShipping, paidThrough, transferOf, shipTaxRecipe } from '#domain/recipes/order.ts';
import type { OrderMoney } from '#domain/recipes/order.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import type { TimerReason } from '#domain/states/order.ts';
import { stock } from '#features/goods/server/public.ts';
import { soldOf } from './commission.ts';
import { moneyOf, moveOrders, type Context } from './moves.ts';
import * as sql from './orders.sql.ts';
import * as parcels from './parcels.sql.ts';
import { startRefunds } from './refunds.ts';

type Order = sql.OrderRow;

/**
 * Refunds the lines of parcels that no carrier has seen, and lets the order count as shipped with the others.
 * The goods of a cut line count as returned, so nothing of them is settled or refunded again.
 */
export async function cutUnshipped(
  context: Context,
  order: Order,
  rows: readonly parcels.ParcelRow[],
): Promise<void> {
  const { tx, shopId } = context;
  const missing = rows.filter(({ shipped_at }) => shipped_at === null);
  const lines = (await sql.readLines(tx, shopId, [order.id])).filter((line) =>
    missing.some(({ supplier_id }) => supplier_id === line.supplier_id),
  );
  await sql.returnUnits(tx, shopId, order.id, lines);
  await parcels.moveParcels(tx, {
    shopId,
    orderIds: [order.id],
    from: ['to_ship', 'labelled'],
    to: 'cancelled',
  });
  await stock.release(
    context,
    lines.map((line) => ({ goodsId: line.goods_id, qty: line.qty })),
  );
  const { refundUnits, taxUnits, transfers } = cutRecipe(order, lines, missing);
  const refund = { payment_id: order.payment_id, order_id: order.id, case_id: null };
  await startRefunds(context, [{ ...refund, units: refundUnits, reason: 'not_shipped' }]);
  const scans = rows.flatMap(({ shipped_at }) => (shipped_at === null ? [] : [shipped_at.getTime()]));
  await moveOrders(context, [order], {
    move: 'ship',
    actor: 'carrier',
    at: new Map([[order.id, new Date(Math.max(...scans))]]),
    reason: 'part_not_scanned' satisfies TimerReason,
    effect: () => ({
      change: { refunded_add: refundUnits },
      transfers: [...transfers, ...shipTaxRecipe(moneyOf(order), order.tax_units - taxUnits)],
    }),
  });
}

/** The money of an order without what was cut off: what a carrier brings back is this much. */
export function sentMoney(
  order: Order,
  lines: readonly sql.LineRow[],
  sent: readonly parcels.ParcelRow[],
): OrderMoney {
  const cut = lines.reduce((sum, line) => sum + paidThrough(soldOf(line), line.returned_qty), 0n);
  const allowedTax = lines.reduce((sum, line) => sum + line.allowed_tax_units, 0n);
  return {
    id: order.id,
    totalUnits: order.total_units - order.refunded_units,
    taxUnits: order.tax_units - (order.tax_units * cut) / order.goods_units - allowedTax,
    costUnits: sent.reduce((sum, row) => sum + row.cost_units, 0n),
    supplierShippingUnits: sent.reduce((sum, row) => sum + row.ship_fee_units, 0n),
  };
}

type Cut = { refundUnits: bigint; taxUnits: bigint; transfers: Transfer[] };

/** Cost and shipping of what was not sent come back to the escrow; price, tax and shipping to the buyer. */
function cutRecipe(order: Order, lines: readonly sql.LineRow[], missing: readonly parcels.ParcelRow[]): Cut {
  const goods = lines.reduce((sum, line) => sum + paidThrough(soldOf(line), line.qty), 0n);
  const fees = missing.reduce((sum, row) => sum + row.ship_fee_units, 0n);
  const costs = missing.reduce((sum, row) => sum + row.cost_units, 0n);
  const taxUnits = (order.tax_units * goods) / order.goods_units;
  // The buyer gets back what was paid for the delivery of these parcels: less than it costs where the shop paid of it.
  const delivery = { paidUnits: order.shipping_units, feeUnits: order.supplier_shipping_units };
  const refundUnits = goods + taxUnits + paidShipping(delivery, fees);
  const actor = 'timer';
  const both = { debit: order.id, credit: order.id };
  const release = { units: costs + fees, actor, onceKey: `${order.id}:cut-cost` } as const;
  const refund = { units: refundUnits, actor, onceKey: `${order.id}:cut` } as const;
  return {
    refundUnits,
    taxUnits,
    transfers: [
      transferOf('release_cost', order.id, release, both),
      transferOf('cancel_refund', order.id, refund, { debit: order.id }),
    ],
  };
}
