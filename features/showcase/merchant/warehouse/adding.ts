// The prices at which several products are added: by the shop's rule, as suggested, or by a part of the cost.
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { endPrice, type PriceEnding } from '#domain/pricing/price-rule.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { isBelow, lossOf, notBelow, rulePrice, viewPrice } from '#features/showcase/merchant/profit.ts';
import type { Good, Rule } from '#features/showcase/merchant/types.ts';

export const addingWays = ['rule', 'suggested', 'percent', 'profit'] as const;

export type Pricing = {
  readonly way: (typeof addingWays)[number];
  /** Whole percents on the cost, as typed. */
  readonly percent: string;
  /** What each unit is to leave after its commission, as typed. */
  readonly profit: string;
  readonly ending: PriceEnding;
};

export type PricedGood = {
  readonly good: Good;
  readonly price: string;
  readonly profit: string;
  /** The way would have made a loss: it is sold at the least price instead. */
  readonly isRaised: boolean;
};

/** Percents that a markup may have; undefined where something else was typed. */
export function readPercent(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (!/^\d{1,4}$/.test(plain)) return undefined;
  return Number(plain) * 100 > limits.priceMarkupBpsMax ? undefined : Number(plain);
}

type Shop = { readonly rule: Rule | null; readonly commissionBps: number };

/** What each is sold at and leaves; undefined where the way gives no prices. No price is below break-even. */
export function priceGoods(
  goods: readonly Good[],
  pricing: Pricing,
  { rule, commissionBps }: Shop,
): PricedGood[] | undefined {
  const priced = goods.map((good) => {
    const plain =
      pricing.way === 'profit' ? profitPrice(good, pricing, commissionBps) : plainPrice(good, pricing, rule);
    if (plain === undefined) return undefined;
    const { currency, cost, floor_price: floor } = good;
    const price = notBelow(plain.price, floor, currency);
    const basis = { currency, cost, commissionBps, lossIfReturned: lossOf(good) };
    const view = viewPrice(basis, price);
    if (view === undefined) return undefined;
    return { good, price, profit: view.profit, isRaised: isBelow(plain.before, floor, currency) };
  });
  const whole = priced.filter((one) => one !== undefined);
  return whole.length === goods.length ? whole : undefined;
}

/** The least price with this ending that leaves the profit; what is typed counts in the goods' currency. */
function profitPrice(
  { currency, cost }: Good,
  { profit, ending }: Pricing,
  commissionBps: number,
): { price: string; before: string } | undefined {
  const amount = amountOf(profit, currency);
  if (amount === undefined || !isAsset(currency)) return undefined;
  const [costUnits, profitUnits] = [parseUnits(cost, currency), parseUnits(amount, currency)];
  if (costUnits === undefined || profitUnits === undefined) return undefined;
  // A price that covers the cost and the profit besides its commission leaves the profit.
  const least = floorUnits(costUnits + profitUnits, commissionBps);
  const price = formatUnits(endPrice(least, ending, currency), currency);
  return { price, before: price };
}

/** The price, and what it would be if there were no floor. */
function plainPrice(
  good: Good,
  { way, percent, ending }: Pricing,
  rule: Rule | null,
): { price: string; before: string } | undefined {
  const { currency, cost, floor_price: floor, suggested_price: suggested } = good;
  if (way === 'suggested') return { price: suggested, before: suggested };
  const percents = readPercent(percent);
  const marks =
    way === 'rule'
      ? rule
      : percents === undefined
        ? undefined
        : { bands: [{ cost_from: zeroOf(cost), percent_bps: percents * 100, amount: zeroOf(cost) }], ending };
  if (marks === null || marks === undefined) return undefined;
  const price = rulePrice(marks, { cost, floor, currency });
  const before = rulePrice(marks, { cost, floor: zeroOf(cost), currency });
  return price === undefined || before === undefined ? undefined : { price, before };
}

/** Nothing, with as many decimals as another amount of the currency. */
function zeroOf(amount: string): string {
  return amount.replaceAll(/\d+(?=\.|$)/g, (digits, at: number) =>
    at === 0 ? '0' : '0'.repeat(digits.length),
  );
}
