// What a buyer paid for an order, divided over the parts of its price: in the money of the payment, by the rate that the
// quote locked and by no later one.
import { formatUnits, type Money } from './money.ts';

/** What was charged for the whole price of an order. Units of `asset`; the price is in the order's own currency. */
export type Paid = Money & { readonly priceUnits: bigint };

/**
 * Splits a whole in proportion to weights so that the parts sum to it exactly: what rounding leaves goes to the largest
 * remainders, of equal ones to the earlier.
 *
 * @throws RangeError where there is something to split and no weight above zero: a bug in the caller.
 */
export function apportion(whole: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  if (sum <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('apportion needs weights that are not negative and sum above 0');
  }
  const parts = weights.map((weight, index) => ({
    index,
    units: (whole * weight) / sum,
    rest: (whole * weight) % sum,
  }));
  const left = whole - parts.reduce((total, { units }) => total + units, 0n);
  const byRest = parts.toSorted((one, other) =>
    one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1,
  );
  const isRaised = new Set(byRest.slice(0, Number(left)).map(({ index }) => index));
  return parts.map(({ index, units }) => (isRaised.has(index) ? units + 1n : units));
}

/**
 * What giving back `units` of the price gives back of the charge, after `before` of it went back: as the database divides
 * it for a refund (`refund_enter`), so that all of it together is all that was charged.
 */
export function paidBack(
  { units: charged, priceUnits }: Omit<Paid, 'asset'>,
  before: bigint,
  units: bigint,
): bigint {
  return ((before + units) * charged) / priceUnits - (before * charged) / priceUnits;
}

/** An amount of the price by itself, rounded to the nearest: for what is no part of a sum, such as the price of a piece. */
export function paidFor({ units: charged, priceUnits }: Paid, units: bigint): bigint {
  return (units * charged * 2n + priceUnits) / (priceUnits * 2n);
}

/** Writes an amount of the payment's money. */
export function paidText({ asset }: Pick<Paid, 'asset'>, units: bigint): string {
  return formatUnits(units, asset);
}
