// What one piece leaves the shop at another price, by the same rules as the server. The server decides.
import { bpsOf, formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { rulePriceUnits } from '#domain/pricing/price-rule.ts';
import { pieceMoney } from '#domain/pricing/prices.ts';
import type { Good, Rule } from './types.ts';

export type PriceBasis = {
  readonly currency: string;
  readonly cost: string;
  /** Of the shop's level. */
  readonly commissionBps: number;
  /** What the shop is worse off by when one piece comes back; it does not depend on the price. */
  readonly lossIfReturned: string;
};

/** Wire texts; profits may be below zero. */
export type PriceView = {
  readonly commission: string;
  readonly profit: string;
  readonly expected: string;
};

/** What a price leaves after commission and cost; undefined where it is no price. */
export function viewPrice(basis: PriceBasis, price: string): PriceView | undefined {
  const { currency, commissionBps } = basis;
  if (!isAsset(currency)) return undefined;
  const priceUnits = parseUnits(price, currency);
  const costUnits = parseUnits(basis.cost, currency);
  const lossUnits = parseUnits(basis.lossIfReturned, currency);
  if (priceUnits === undefined || costUnits === undefined || lossUnits === undefined) return undefined;
  const money = pieceMoney({ priceUnits, costUnits, shipFeeUnits: lossUnits, commissionBps, restockBps: 0 });
  return {
    commission: formatUnits(money.commission, currency),
    profit: formatUnits(money.profit, currency),
    expected: formatUnits(money.expectedProfit, currency),
  };
}

/** What the shop is worse off by when one piece of a good comes back on a change of mind. */
export function lossOf({ currency, cost, ship, returns }: Good): string {
  if (!isAsset(currency)) return cost;
  const costUnits = parseUnits(cost, currency) ?? 0n;
  const shipUnits = parseUnits(ship.price, currency) ?? 0n;
  return formatUnits(shipUnits + bpsOf(costUnits, returns.restock_bps), currency);
}

/** The price at which a good is added: by the rule, else the suggested one, lifted to the floor. */
export function startPrice(
  good: Pick<Good, 'currency' | 'cost' | 'floor_price' | 'suggested_price'>,
  rule: Rule | null,
): string {
  const { currency, cost, floor_price, suggested_price } = good;
  if (rule === null) return notBelow(suggested_price, floor_price, currency);
  return rulePrice(rule, { cost, floor: floor_price, currency }) ?? floor_price;
}

/** What a rule makes of a cost; undefined where something is no amount. */
export function rulePrice(
  rule: Pick<Rule, 'bands' | 'ending'>,
  { cost, floor, currency }: { cost: string; floor: string; currency: string },
): string | undefined {
  if (!isAsset(currency)) return undefined;
  const costUnits = parseUnits(cost, currency);
  const floorUnits = parseUnits(floor, currency);
  const bands = rule.bands.map(({ cost_from, percent_bps, amount }) => ({
    fromUnits: parseUnits(cost_from, currency) ?? 0n,
    percentBps: percent_bps,
    addUnits: parseUnits(amount, currency) ?? 0n,
  }));
  if (costUnits === undefined || floorUnits === undefined || bands.length === 0) return undefined;
  const units = rulePriceUnits({ bands, ending: rule.ending }, { costUnits, floorUnits, asset: currency });
  return formatUnits(units, currency);
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
