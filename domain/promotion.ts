// Promotion as it is disclosed (product.md 4.1). It is not open: no page shows goods of several shops yet.
import { limits } from './limits.ts';
import { scales, type Asset } from './money.ts';

/** The version of the delivery algorithm that is described; another description is another version. */
export const promotionAlgorithm = 1;

/** Why nobody can buy promotion; a machine word, also the reason of the refusal. */
export const promotionClosed = 'promotion_closed';

type Plan = {
  readonly id: string;
  readonly surface: 'explore' | 'search';
  /** Places on one page of results that may be sponsored, counted from 1 (product.md 4.1). */
  readonly slots: readonly number[];
};

export const promotionPlans = [
  { id: 'explore', surface: 'explore', slots: [3, 8, 15] },
  { id: 'search', surface: 'search', slots: [2, 6] },
] as const satisfies readonly Plan[];

export type PlanId = (typeof promotionPlans)[number]['id'];

/**
 * Units of an amount that is written in hundredths of the major unit, rounded up: 2 of USD is 2n, 2 of JPY is 1n.
 * For limits of ours, which are never negative.
 */
export function unitsOfHundredths(hundredths: number, asset: Asset): bigint {
  const scaled = BigInt(hundredths) * 10n ** BigInt(scales[asset]);
  return (scaled + 99n) / 100n;
}

/** The least that a campaign may cost in all, cost a day, and bid for a click. */
export function promotionMinimums(asset: Asset): { total: bigint; day: bigint; bid: bigint } {
  return {
    total: unitsOfHundredths(limits.promotionTotalMinHundredths, asset),
    day: unitsOfHundredths(limits.promotionDayMinHundredths, asset),
    bid: unitsOfHundredths(limits.promotionBidMinHundredths, asset),
  };
}
