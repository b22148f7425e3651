import { gather, titleOf } from './acts/invoices.ts';
import type { Gathered, SkipReason } from './acts/invoices.ts';
import { ordersOf } from './acts/orders.ts';
import type { PlannedOrder } from './acts/orders.ts';
import { readLines } from './read.ts';
import { matchReturns } from './acts/returns.ts';
import type { ReplayReturn } from './acts/returns.ts';
import { costOf, replayRules } from './rules.ts';

/** Goods of the warehouse. Pence of one piece; `totalQuantity` is what the whole run sells of it. */
export type PlannedGoods = {
  sku: string;
  title: string;
  lowestPence: number;
  costPence: number;
  totalQuantity: number;
};

/** Everything the run will do, and nothing that a server must answer first. */
export type ReplayPlan = {
  rules: typeof replayRules;
  /** Lines of trade that were read, the header and blank lines not among them. */
  linesRead: number;
  invoices: number;
  skipped: Record<SkipReason, number>;
  goods: PlannedGoods[];
  /** Countries that have an order, in the order of the first one; each is one shop. */
  shops: { country: string }[];
  /** In the order to be placed: by date, and as in the file where dates are equal. */
  orders: PlannedOrder[];
  /** One for each credit line, in file order. */
  returns: ReplayReturn[];
  /** What the server must be able to take: pieces of one order line, lines of one order. */
  largest: { linePieces: number; orderLines: number };
};

/**
 * Reads a file of invoices and says what is to be traded. The same file and limit give the same plan.
 *
 * @param limit Keeps the first so many invoices; everything, lowest prices too, then speaks of the part read.
 * @throws WrongFile with line and reason when the file is not of the form.
 */
export async function readPlan(path: string, limit?: number): Promise<ReplayPlan> {
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1)) {
    throw new RangeError(`the limit must be a whole number above 0, and is ${limit}`);
  }
  return planFrom(await gather(readLines(path), limit));
}

/**
 * Turns gathered invoices into orders and returns.
 *
 * Credits are matched in the order of the file, an invoice standing where its first line stands. Only what is
 * placed is sorted by date, because a clock does not run backwards; a file in order of date is left as it is.
 */
export function planFrom(gathered: Gathered): ReplayPlan {
  const steps = gathered.invoices.map((invoice) => ({ invoice, orders: ordersOf(invoice) }));
  const orders = steps.flatMap((step) => step.orders);
  orders.sort((left, right) => left.at.getTime() - right.at.getTime());
  for (const [index, order] of orders.entries()) order.index = index;

  return {
    rules: replayRules,
    linesRead: gathered.linesRead,
    invoices: gathered.invoices.length,
    skipped: gathered.skipped,
    goods: goodsOf(gathered),
    shops: [...new Set(orders.map((order) => order.country))].map((country) => ({ country })),
    orders,
    returns: matchReturns(steps),
    largest: largestOf(orders),
  };
}

function largestOf(orders: PlannedOrder[]): ReplayPlan['largest'] {
  const largest = { linePieces: 0, orderLines: 0 };
  for (const { lines } of orders) {
    largest.orderLines = Math.max(largest.orderLines, lines.length);
    for (const { quantity } of lines) largest.linePieces = Math.max(largest.linePieces, quantity);
  }
  return largest;
}

function goodsOf({ sold, titles }: Gathered): PlannedGoods[] {
  return [...sold].map(([sku, { lowestPence, totalQuantity }]) => ({
    sku,
    title: titleOf(titles, sku),
    lowestPence,
    costPence: costOf(lowestPence),
    totalQuantity,
  }));
}
