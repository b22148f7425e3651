// O12 for one parcel of several: what came back is refunded less its shipping, the rest of the order goes on.
import { transferOf } from '#domain/recipes/order.ts';
import type { Transfer } from '#domain/ledger/postings.ts';
import { restock } from '#features/goods/server/public.ts';
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
  const kept = lines
    .map((line) => ({ ...line, qty: line.qty - line.returned_qty }))
    .filter(({ qty }) => qty > 0);
  if (kept.length === 0) return { refundUnits: 0n, transfers: [] };
  await sql.returnUnits(tx, shopId, order.id, kept);
  await restock(
    tx,
    kept.map((line) => ({ goodsId: line.goods_id, qty: line.qty })),
  );
  const { refundUnits, transfers } = recipe(order, kept, all);
  const refund = { payment_id: order.payment_id, order_id: order.id, case_id: null };
  await startRefunds(context, [{ ...refund, units: refundUnits, reason: 'undeliverable' }]);
  return { refundUnits, transfers };
}

/** Each supplier gives its cost back, the tax account its share, the escrow the rest of the price. */
function recipe(order: sql.OrderRow, kept: readonly sql.LineRow[], all: readonly sql.LineRow[]): PartBack {
  const valueOf = (lines: readonly sql.LineRow[], qtyOf: (line: sql.LineRow) => number) =>
    lines.reduce((sum, line) => sum + line.price_units * BigInt(qtyOf(line)), 0n);
  const before = valueOf(all, (line) => line.returned_qty);
  const goods = valueOf(kept, (line) => line.qty);
  const taxThrough = (value: bigint) => (order.tax_units * value) / order.goods_units;
  const tax = taxThrough(before + goods) - taxThrough(before);
  const costs = new Map<string, bigint>();
  for (const line of kept) {
    costs.set(line.supplier_id, (costs.get(line.supplier_id) ?? 0n) + line.cost_units * BigInt(line.qty));
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
