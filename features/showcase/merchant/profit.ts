// What one piece leaves the shop at another price, worked out from what the server sent. The server decides.
import type { Asset } from '#domain/money.ts';
import { bpsOf, formatUnits, isAsset, parseUnits } from '#domain/money.ts';

export type PriceBasis = {
  readonly currency: string;
  readonly cost: string;
  readonly floor: string;
  /** Of the shop's level. */
  readonly commissionBps: number;
  /** A price whose profit the server has named; without it the floor says what the costs are. */
  readonly known?: { readonly price: string; readonly profit: string } | undefined;
};

/** Wire texts; only profit may be below zero. */
export type PriceView = {
  readonly isBelowFloor: boolean;
  readonly commission: string;
  /** What the supplier takes beside the cost of the goods, and the buyer does not pay. */
  readonly extra: string | undefined;
  readonly profit: string;
};

/** What a price leaves after commission and costs; undefined where it is no price. */
export function viewPrice(basis: PriceBasis, price: string): PriceView | undefined {
  const { currency, commissionBps } = basis;
  if (!isAsset(currency)) return undefined;
  const units = parseUnits(price, currency);
  const cost = parseUnits(basis.cost, currency);
  const floor = parseUnits(basis.floor, currency);
  if (units === undefined || cost === undefined || floor === undefined) return undefined;
  const commission = bpsOf(units, commissionBps);
  const costs = costsOf(basis, currency, cost) ?? costsAtFloor(floor, cost, commissionBps);
  return {
    isBelowFloor: units < floor,
    commission: formatUnits(commission, currency),
    extra: costs > cost ? formatUnits(costs - cost, currency) : undefined,
    profit: formatUnits(units - commission - costs, currency),
  };
}

function costsOf({ known, commissionBps }: PriceBasis, currency: Asset, cost: bigint): bigint | undefined {
  if (known === undefined || known.profit.startsWith('-')) return undefined;
  const price = parseUnits(known.price, currency);
  const profit = parseUnits(known.profit, currency);
  if (price === undefined || profit === undefined) return undefined;
  return nearest(price - bpsOf(price, commissionBps) - profit, cost);
}

/** At the floor nothing is lost and, but for rounding, nothing is left. */
function costsAtFloor(floor: bigint, cost: bigint, commissionBps: number): bigint {
  return nearest(floor - bpsOf(floor, commissionBps), cost);
}

/** A unit of difference is rounding of the commission, not a cost. */
function nearest(costs: bigint, cost: bigint): bigint {
  return costs - cost <= 1n && cost - costs <= 1n ? cost : costs;
}

/** A price some percent higher or lower, never below its floor. */
export function priceByPercent(
  row: { price: string; floor: string; currency: string },
  percent: number,
): string | undefined {
  if (!isAsset(row.currency) || !Number.isInteger(percent)) return undefined;
  const units = parseUnits(row.price, row.currency);
  const floor = parseUnits(row.floor, row.currency);
  if (units === undefined || floor === undefined) return undefined;
  const moved = (units * BigInt(100 + percent)) / 100n;
  return formatUnits(moved < floor ? floor : moved, row.currency);
}

/** True where one price is below another; false where either is no price. */
export function isBelow(price: string, floor: string, currency: string): boolean {
  if (!isAsset(currency)) return false;
  const units = parseUnits(price, currency);
  const least = parseUnits(floor, currency);
  return units !== undefined && least !== undefined && units < least;
}

/** Not below the floor, which a suggestion may be for a shop with a higher commission. */
export function notBelow(price: string, floor: string, currency: string): string {
  return isBelow(price, floor, currency) ? floor : price;
}
