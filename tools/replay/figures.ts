import type { PlannedOrder } from './acts/orders.ts';
import type { ReplayPlan } from './plan.ts';
import { replayRules } from './rules.ts';

/** The seven figures of a shop. `units` are the pieces sold, returned ones included; money is in pence. */
export type ShopFigures = {
  orders: number;
  units: number;
  captured: bigint;
  supplier_cost: bigint;
  refunded: bigint;
  fee: bigint;
  settled: bigint;
};

/** `lines` and `units` speak of the credit lines that are not skipped. */
export type ReturnFigures = {
  lines: number;
  units: number;
  matched_units: number;
  unmatched_units: number;
  outside_window_units: number;
};

export type ExpectedFigures = {
  total: ShopFigures;
  shops: Record<string, ShopFigures>;
  returns: ReturnFigures;
};

/**
 * What the server's own statements must say once nothing is pending. The names are those of the report.
 *
 * Supplier cost is what the supplier keeps after taking its goods back; the fee is taken from each order line
 * by what the buyer keeps of it, and rounded down there.
 */
export function expectedFigures(plan: ReplayPlan): ExpectedFigures {
  const returned = returnedUnits(plan);
  const costs = new Map(plan.goods.map((goods) => [goods.sku, BigInt(goods.costPence)]));
  const total = noFigures();
  const shops = new Map(plan.shops.map(({ country }) => [country, noFigures()]));

  for (const order of plan.orders) {
    const figures = orderFigures(order, returned.get(order.index), costs);
    addTo(total, figures);
    addTo(shops.get(order.country), figures);
  }
  return { total, shops: Object.fromEntries(shops), returns: returnFigures(plan) };
}

function orderFigures(
  order: PlannedOrder,
  returned: Units | undefined,
  costs: Map<string, bigint>,
): ShopFigures {
  const sums = noFigures();
  sums.orders = 1;
  for (const [lineIndex, { sku, quantity, pricePence }] of order.lines.entries()) {
    const back = returned?.get(lineIndex) ?? 0;
    const price = BigInt(pricePence);
    const kept = BigInt(quantity - back);
    sums.units += quantity;
    sums.captured += price * BigInt(quantity);
    sums.refunded += price * BigInt(back);
    sums.supplier_cost += (costs.get(sku) ?? 0n) * kept;
    sums.fee += (price * kept * BigInt(replayRules.commissionBps)) / 10_000n;
  }
  sums.settled = sums.captured - sums.refunded - sums.supplier_cost - sums.fee;
  return sums;
}

function addTo(sums: ShopFigures | undefined, figures: ShopFigures): void {
  if (!sums) throw new Error('the plan holds an order of a country that is not among its shops');
  sums.orders += figures.orders;
  sums.units += figures.units;
  sums.captured += figures.captured;
  sums.supplier_cost += figures.supplier_cost;
  sums.refunded += figures.refunded;
  sums.fee += figures.fee;
  sums.settled += figures.settled;
}

/** Returned units by line index. */
type Units = Map<number, number>;

function returnedUnits({ returns }: ReplayPlan): Map<number, Units> {
  const byOrder = new Map<number, Units>();
  for (const { orderIndex, lineIndex, units, outcome } of returns.flatMap(({ parts }) => parts)) {
    if (outcome !== 'matched') continue;
    const lines = byOrder.get(orderIndex) ?? new Map<number, number>();
    byOrder.set(orderIndex, lines.set(lineIndex, (lines.get(lineIndex) ?? 0) + units));
  }
  return byOrder;
}

function returnFigures({ returns }: ReplayPlan): ReturnFigures {
  const figures = {
    lines: returns.length,
    units: 0,
    matched_units: 0,
    unmatched_units: 0,
    outside_window_units: 0,
  };
  for (const { parts, unmatchedUnits } of returns) {
    figures.unmatched_units += unmatchedUnits;
    figures.units += unmatchedUnits;
    for (const { outcome, units } of parts) {
      figures[`${outcome}_units`] += units;
      figures.units += units;
    }
  }
  return figures;
}

function noFigures(): ShopFigures {
  return { orders: 0, units: 0, captured: 0n, supplier_cost: 0n, refunded: 0n, fee: 0n, settled: 0n };
}
