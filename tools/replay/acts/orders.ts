import type { Invoice, SaleLine } from './invoices.ts';

/** One checkout. `index` is its place in `ReplayPlan.orders`, `customerId` null is a guest. */
export type PlannedOrder = {
  index: number;
  invoice: string;
  country: string;
  customerId: string | null;
  at: Date;
  lines: SaleLine[];
};

/**
 * A shop sells one sku at one price at a time, so an invoice that shows a sku at k prices becomes k orders:
 * the first price seen goes to the first order, the second to the second.
 */
export function ordersOf(invoice: Invoice): PlannedOrder[] {
  if (invoice.kind === 'credit') return [];
  const { number, at, customerId, country } = invoice;
  const orders: PlannedOrder[] = [];
  const prices = new Map<string, number>();
  for (const line of invoice.lines) {
    const place = prices.get(line.sku) ?? 0;
    prices.set(line.sku, place + 1);
    const order = orders[place] ?? { index: -1, invoice: number, country, customerId, at, lines: [] };
    order.lines.push(line);
    orders[place] = order;
  }
  return orders;
}
