// What an unverified shop has earned and not been paid. Only a verified name is paid out, so from a limit on the shop
// takes no new orders until its merchant is verified. Orders go on, and the money stays the merchant's.
import type { Asset } from '#domain/money/money.ts';
import { majorUnits } from '#domain/money/major-units.ts';
import type { Policy } from '#domain/policy.ts';

/** `unpaid_units` is null for a verified merchant. */
export type UnpaidFacts = { readonly currency: Asset; readonly unpaid_units: bigint | null };

export type Unpaid = {
  readonly units: bigint;
  readonly stopUnits: bigint;
  /** From where the merchant is told. */
  readonly isNear: boolean;
  /** From here on there are no new orders. */
  readonly isStopped: boolean;
};

type Limited = Pick<Policy, 'unverifiedUnpaid'>;

/** Undefined for a verified merchant, and where the platform sets no limit. */
export function unpaidOf(
  { currency, unpaid_units: units }: UnpaidFacts,
  { unverifiedUnpaid: limit }: Limited,
): Unpaid | undefined {
  if (units === null || limit === undefined) return undefined;
  const stopUnits = majorUnits(currency, limit.stopMajor);
  const isNear = units >= majorUnits(currency, limit.tellMajor);
  return { units, stopUnits, isNear, isStopped: units >= stopUnits };
}

/** The limit in a currency; null where the platform sets none. */
export function stopUnitsIn(currency: Asset, { unverifiedUnpaid: limit }: Limited): bigint | null {
  return limit === undefined ? null : majorUnits(currency, limit.stopMajor);
}
