// The commission of an order, from its lines as the database has them.
import { lineCommission, type SoldLine as Sold } from '#domain/recipes/order.ts';
import type { LineRow } from './orders.sql.ts';

export type SoldLine = Pick<
  LineRow,
  | 'qty'
  | 'returned_qty'
  | 'price_units'
  | 'cost_units'
  | 'discount_units'
  | 'allowed_units'
  | 'allowed_tax_units'
  | 'allowed_cost_units'
>;

/** A line as the recipes of money read it. */
export function soldOf(line: Pick<LineRow, 'qty' | 'price_units' | 'cost_units' | 'discount_units'>): Sold {
  return {
    priceUnits: line.price_units,
    costUnits: line.cost_units,
    qty: line.qty,
    discountUnits: line.discount_units,
  };
}

/** K of what is kept, each line rounded down by itself. */
export function commissionOf(lines: readonly SoldLine[], bps: number): bigint {
  return lines.reduce((total, line) => {
    const allowed = {
      units: line.allowed_units,
      taxUnits: line.allowed_tax_units,
      costUnits: line.allowed_cost_units,
    };
    return total + lineCommission(soldOf(line), line.qty - line.returned_qty, bps, allowed);
  }, 0n);
}
