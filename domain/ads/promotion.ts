// What can be bought of promotion (docs/product.md 4.1): its plans, and the least of each amount.
import { ads, adSlots, adSurfaces, type Surface } from './parameters.ts';
import { limits } from '#domain/limits.ts';
import { scales, type Asset } from '#domain/money/money.ts';

type Plan = {
  readonly id: Surface | 'order';
  /** Where its places are; the plan that is paid by the order has places everywhere. */
  readonly surface: Surface | 'all';
  readonly pays: 'click' | 'order';
  /** Places on one page of results that may be sponsored, counted from 1. */
  readonly slots: readonly number[];
};

export const promotionPlans: readonly Plan[] = [
  ...adSurfaces.map((id) => ({ id, surface: id, pays: 'click', slots: adSlots[id].slots }) as const),
  { id: 'order', surface: 'all', pays: 'order', slots: [] },
];

export type PlanId = Plan['id'];

/** The version of the delivery algorithm that plans are sold with. */
export const promotionAlgorithm = ads.version;

/**
 * Units of an amount that is written in hundredths of the major unit, rounded up: 2 of USD is 2n, 2 of JPY is 1n.
 * For limits of ours, which are never negative.
 */
export function unitsOfHundredths(hundredths: number, asset: Asset): bigint {
  const scaled = BigInt(hundredths) * 10n ** BigInt(scales[asset]);
  return (scaled + 99n) / 100n;
}

/** Steps that a budget is offered in: no limit, for any amount can be typed. */
const budgetStepHundredths = 100;

/** The least that a campaign may cost in all, cost a day, and bid for a click, and the step that budgets are offered in. */
export function promotionMinimums(asset: Asset): Readonly<Record<'total' | 'day' | 'bid' | 'step', bigint>> {
  return {
    total: unitsOfHundredths(limits.promotionTotalMinHundredths, asset),
    day: unitsOfHundredths(limits.promotionDayMinHundredths, asset),
    bid: unitsOfHundredths(limits.promotionBidMinHundredths, asset),
    step: unitsOfHundredths(budgetStepHundredths, asset),
  };
}
