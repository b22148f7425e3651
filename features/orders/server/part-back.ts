// O12 for one parcel of several: what came back is refunded less its shipping, the rest of the order goes on.
import { paidForKept, paidThrough, transferOf } from '#domain/recipes/order.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { stock } from '#features/goods/server/public.ts';
import { soldOf } from './commission.ts';
import type { Context } from './moves.ts';
import * as sql from './orders.sql.ts';
import type { ParcelRow } from './parcels.sql.ts';
import { startRefunds } from './refunds.ts';

export type PartBack = { readonly refundUnits: bigint; readonly transfers: readonly Transfer[] };

/**
 * Takes back the lines of parcels that a carrier returned while others were delivered: goods on the shelf, refund
 * on its way. The caller posts the transfers with the move to delivered. The supplier keeps what shipping cost.
 */
export async function takePartBack(
  context: Context,
  order: sql.OrderRow,
  returned: readonly ParcelRow[],
): Promise<PartBack> {
  const { tx, shopId } = context;
  const all = await sql.readLines(tx, shopId, [order.id]);
  const lines = all.filter((line) => returned.some(({ supplier_id }) => supplier_id === line.supplier_id));
  const kept = lines.filter((line) => keptOf(line) > 0);
  if (kept.length === 0) return { refundUnits: 0n, transfers: [] };
  const pieces = kept.map((line) => ({ n: line.n, goodsId: line.goods_id, qty: keptOf(line) }));
  await sql.returnUnits(tx, shopId, order.id, pieces);
  await stock.restock(context, pieces);
  const { refundUnits, transfers } = recipe(order, kept, all);
  const refund = { payment_id: order.payment_id, order_id: order.id, case_id: null };
  await startRefunds(context, [{ ...refund, units: refundUnits, reason: 'undeliverable' }]);
  return { refundUnits, transfers };
}

function keptOf(line: sql.LineRow): number {
  return line.qty - line.returned_qty;
}

/** Each supplier gives its cost back, the tax account its share, the escrow the rest of the price. */
function recipe(order: sql.OrderRow, kept: readonly sql.LineRow[], all: readonly sql.LineRow[]): PartBack {
  const before = all.reduce((sum, line) => sum + paidThrough(soldOf(line), line.returned_qty), 0n);
  const goods = kept.reduce((sum, line) => sum + paidForKept(soldOf(line), keptOf(line)), 0n);
  const taxThrough = (value: bigint) => (order.tax_units * value) / order.goods_units;
  const tax = taxThrough(before + goods) - taxThrough(before);
  const costs = new Map<string, bigint>();
  for (const line of kept) {
    const cost = line.cost_units * BigInt(keptOf(line));
    costs.set(line.supplier_id, (costs.get(line.supplier_id) ?? 0n) + cost);
  }
  const cost = [...costs.values()].reduce((sum, units) => sum + units, 0n);
  const actor = 'carrier';
  const key = (what: string) => `${order.id}:part-back:${what}`;
  return {
    refundUnits: goods + tax,
    transfers: [
      ...[...costs].map(([supplierId, units]) =>
        transferOf(
          'return_supplier',
          order.id,
          { units, actor, onceKey: key(supplierId) },
          { debit: supplierId },
        ),
      ),
      transferOf('return_tax', order.id, { units: tax, actor, onceKey: key('tax') }),
      transferOf(
        'cancel_refund',
        order.id,
        { units: goods - cost, actor, onceKey: key('rest') },
        { debit: order.id },
      ),
    ],
  };
}
