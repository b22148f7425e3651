import type { CreditLine, Invoice } from './invoices.ts';
import type { PlannedOrder } from './orders.ts';
import { receivedAt, windowEndsAt } from '#tools/replay/rules.ts';

/**
 * Units of one credit line that found one order line.
 *
 * `matched` units are returned, at the later of the credit and the receipt of the order. `outside_window`
 * units are asked for at the date of the credit and refused; they stay with the buyer, and a later credit may
 * ask again.
 */
export type ReturnPart = {
  orderIndex: number;
  lineIndex: number;
  units: number;
  outcome: 'matched' | 'outside_window';
  effectAt: Date;
};

/** One credit line. Units of all parts and `unmatchedUnits` add up to the units of the line. */
export type ReplayReturn = {
  creditInvoice: string;
  lineNo: number;
  customerId: string;
  sku: string;
  creditAt: Date;
  parts: ReturnPart[];
  unmatchedUnits: number;
};

/** An invoice in its place in the file, with the orders that came of it (none of a credit). */
export type FileStep = { invoice: Invoice; orders: PlannedOrder[] };

/** An order line that may still be returned in part. */
type Kept = { order: PlannedOrder; lineIndex: number; unreturned: number };

/**
 * Finds for each credit line the order lines it takes back, newest first, in whatever shop the customer
 * bought. The steps stand in file order; the orders must already carry their index.
 */
export function matchReturns(steps: FileStep[]): ReplayReturn[] {
  const bought = creditedGoods(steps);
  const returns: ReplayReturn[] = [];
  for (const { invoice, orders } of steps) {
    for (const order of orders) remember(bought, order);
    if (invoice.kind === 'sale') continue;
    for (const line of invoice.lines) {
      const { lineNo, sku, customerId, at: creditAt } = line;
      const { parts, left } = takeBack(bought.get(keyOf(customerId, sku)) ?? [], line);
      returns.push({
        creditInvoice: invoice.number,
        lineNo,
        customerId,
        sku,
        creditAt,
        parts,
        unmatchedUnits: left,
      });
    }
  }
  return returns;
}

function takeBack(bought: Kept[], line: CreditLine): { parts: ReturnPart[]; left: number } {
  const parts: ReturnPart[] = [];
  let left = line.quantity;
  for (const kept of bought.toReversed()) {
    const units = Math.min(left, kept.unreturned);
    if (units === 0) continue;
    parts.push(toPart(kept, units, line.at));
    if (parts.at(-1)?.outcome === 'matched') kept.unreturned -= units;
    left -= units;
  }
  return { parts, left };
}

function toPart({ order, lineIndex }: Kept, units: number, creditAt: Date): ReturnPart {
  const where = { orderIndex: order.index, lineIndex, units };
  if (creditAt > windowEndsAt(order.at)) return { ...where, outcome: 'outside_window', effectAt: creditAt };
  const received = receivedAt(order.at);
  return { ...where, outcome: 'matched', effectAt: creditAt > received ? creditAt : received };
}

/**
 * What some credit speaks of, nothing bought yet: few of many order lines ever come back, and only those are
 * kept.
 */
function creditedGoods(steps: FileStep[]): Map<string, Kept[]> {
  const credits = steps.flatMap(({ invoice }) => (invoice.kind === 'credit' ? invoice.lines : []));
  return new Map(credits.map(({ customerId, sku }) => [keyOf(customerId, sku), []]));
}

function remember(bought: Map<string, Kept[]>, order: PlannedOrder): void {
  const { customerId } = order;
  if (customerId === null) return;
  for (const [lineIndex, { sku, quantity }] of order.lines.entries()) {
    bought.get(keyOf(customerId, sku))?.push({ order, lineIndex, unreturned: quantity });
  }
}

/** A sku holds no space, so what stands before the first one is the sku, whatever the customer id holds. */
function keyOf(customerId: string, sku: string): string {
  return `${sku} ${customerId}`;
}
