// Lines of an order of which something comes back: what their pieces were paid with, and what was given on those that are kept.
import { noAllowance, paidForKept, paidThrough, type Allowance } from './order.ts';

/** A line of the order with what comes back of it. */
export type ReturnedLine = {
  readonly n: number;
  readonly supplierId: string;
  readonly priceUnits: bigint;
  readonly costUnits: bigint;
  readonly restockBps: number;
  readonly qty: number;
  /** What the whole line was sold for less than its pieces. */
  readonly discountUnits: bigint;
  /** Returned by earlier cases. */
  readonly returnedQty: number;
  /** Comes back now, or is what an offer is about; 0 for the lines that stay. */
  readonly nowQty: number;
  /** Given on the pieces that are kept; it is set off where they come back after all. */
  readonly allowed?: Allowance;
};

export const zero = 0n;

export function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

export function sumOf<T>(list: readonly T[], unitsOf: (one: T) => bigint): bigint {
  return list.reduce((sum, one) => sum + unitsOf(one), zero);
}

/** What the pieces up to the last one that comes back were paid with. */
export function goodsValue(lines: readonly ReturnedLine[], qtyOf: (line: ReturnedLine) => number): bigint {
  return sumOf(lines, (line) => paidThrough(line, qtyOf(line)));
}

/** What the pieces that come back now were paid with. */
export function valueNow(line: ReturnedLine): bigint {
  return paidThrough(line, line.returnedQty + line.nowQty) - paidThrough(line, line.returnedQty);
}

/**
 * The part of a line's allowance that goes with the pieces that come back: all of it with the last one, and never less than
 * what is left over where the pieces that are kept were paid with less.
 */
export function allowanceOf(line: ReturnedLine): Allowance {
  const { allowed = noAllowance, qty, returnedQty, nowQty } = line;
  const kept = BigInt(qty - returnedQty);
  if (nowQty === 0 || kept === zero) return noAllowance;
  const part = (units: bigint) => (units * BigInt(nowQty)) / kept;
  const most = (units: bigint, over: bigint) => (units > over ? units : over);
  const rest = paidForKept(line, qty - returnedQty - nowQty);
  const value = valueNow(line);
  const wished = most(part(allowed.units), allowed.units - rest);
  const units = wished < value ? wished : value;
  return {
    units,
    taxUnits: part(allowed.taxUnits),
    costUnits: most(part(allowed.costUnits), allowed.costUnits - (allowed.units - units)),
  };
}

export function less(left: Allowance, right: Allowance): Allowance {
  return {
    units: left.units - right.units,
    taxUnits: left.taxUnits - right.taxUnits,
    costUnits: left.costUnits - right.costUnits,
  };
}
