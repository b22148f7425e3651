// What one unit costs delivered, by the same function that prices a buyer's cart.
import { formatUnits, type Asset } from '#domain/money/money.ts';
import type { Environment } from '#platform/environment.ts';
import { priceCart, type ClosedWhy, type Pricing } from '../pricing.ts';
import type { Tables } from '../table-cache.ts';
import type { LandedGoods } from './landed-cost.sql.ts';

export type PricedUnit = Pick<
  Pricing,
  'choice' | 'taxLines' | 'goodsUnits' | 'shippingUnits' | 'taxUnits'
> & {
  readonly costUnits: bigint;
};

type Sale = {
  readonly qty: number;
  /** What the buyer pays for one; the price that the goods come with where it is left out. */
  readonly priceUnits?: bigint | undefined;
};

/** A sale of one kind of goods and nothing else, sent the cheapest way; or why it cannot be sent there. */
export function priceLanded(
  goods: LandedGoods,
  tables: Tables,
  env: Pick<Environment, 'policy'>,
  { qty, priceUnits = goods.price_units }: Sale,
): PricedUnit | { readonly closed: ClosedWhy } {
  const { policy } = env;
  const wish = { currency: policy.currency, service: undefined, policy };
  const priced = priceCart([{ goods: { ...goods, price_units: priceUnits }, qty }], tables, wish);
  if ('closed' in priced) return { closed: priced.closed[0]?.why ?? 'no_lane' };
  return { ...priced, costUnits: goods.cost_units * BigInt(qty) };
}

/** The lines of taxes and duties as they are shown: what is due, of which part, and where the rule is written. */
export function presentTaxes(lines: Pricing['taxLines'], asset: Asset) {
  return lines.map(({ rule, baseUnits, units }) => ({
    kind: rule.kind,
    label: rule.label,
    rate_bps: rule.bps,
    base: formatUnits(baseUnits, asset),
    amount: formatUnits(units, asset),
    source: rule.source === '' ? null : rule.source,
    source_date: rule.sourceDate === '' ? null : rule.sourceDate,
  }));
}
